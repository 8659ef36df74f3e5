import { type CardId, cardOf, look, move, objectsIn, type Ref, randomOf, type Seat } from '@tafelrunde/kernel';
import type { WordNode } from '@tafelrunde/words';
import { handOf } from '../rules/table.ts';
import { type Chapter, clockwise, deckOf, discardOf, hand, type M, turnOrder } from '../state.ts';
import { here } from './context.ts';
import { clause, inBoth, plural } from './speech.ts';
import { UNLIMITED } from './stats.ts';
import { formsOf, nounOf, seatsOf, type Who } from './who.ts';
import { type Amount, amountOf, type SoulWord, sayAmount } from './word.ts';

/* Words about loot cards. */

interface Loot extends WordNode {
  readonly word: 'loot';
  readonly n: Amount;
  readonly who: Who;
}

interface DiscardLoot extends WordNode {
  readonly word: 'discardLoot';
  readonly n: number | 'any' | 'all';
  readonly who: Who;
}

interface StealLoot extends WordNode {
  readonly word: 'stealLoot';
  readonly from: Who;
  /** Seen before it is chosen, or taken at random. */
  readonly how: 'seen' | 'random';
}

interface GiveLoot extends WordNode {
  readonly word: 'giveLoot';
  readonly from: Who;
}

interface GiveToPlay extends WordNode {
  readonly word: 'giveToPlay';
  readonly from: Who;
}

interface LookAtHand extends WordNode {
  readonly word: 'lookAtHand';
  readonly of: Who;
}

interface SwapLoot extends WordNode {
  readonly word: 'swapLoot';
  readonly with: Who;
}

interface ReturnLoot extends WordNode {
  readonly word: 'returnLoot';
}

interface PassHands extends WordNode {
  readonly word: 'passHands';
}

interface LootPlays extends WordNode {
  readonly word: 'lootPlays';
  readonly n: number | 'unlimited';
}

interface MatchLoot extends WordNode {
  readonly word: 'matchLoot';
  readonly with: Who;
}

export const loot = (n: Amount, who: Who = 'you'): Loot => ({ word: 'loot', n, who });
/** Also a cost. `any`: as many as one likes; the number is left in `n`. */
export const discardLoot = (n: DiscardLoot['n'], who: Who = 'you'): DiscardLoot => ({ word: 'discardLoot', n, who });
export const stealLoot = (how: StealLoot['how'], from: Who): StealLoot => ({ word: 'stealLoot', how, from });
/** They choose a loot card and give it to you. */
export const giveLoot = (from: Who): GiveLoot => ({ word: 'giveLoot', from });
/** A loot card of their choice, which you have to play if you can, without a loot play. */
export const giveToPlay = (from: Who): GiveToPlay => ({ word: 'giveToPlay', from });
export const lookAtHand = (of: Who): LookAtHand => ({ word: 'lookAtHand', of });
/** You may swap a loot card with one of theirs; you choose both. */
export const swapLoot = (other: Who): SwapLoot => ({ word: 'swapLoot', with: other });
/** From your hand onto the loot deck. */
export const returnLoot = (): ReturnLoot => ({ word: 'returnLoot' });
/** Everybody's hand to the left. */
export const passHands = (): PassHands => ({ word: 'passHands' });
/** FS-076. */
export const lootPlays = (n: LootPlays['n']): LootPlays => ({ word: 'lootPlays', n });
export const matchLoot = (other: Who): MatchLoot => ({ word: 'matchLoot', with: other });

export interface LootWordOps {
  discardCards: { seat: Seat; min: number; max: number };
  stealSeen: { seat: Seat; from: Seat };
  giveCard: { seat: Seat; to: Seat; n?: number; played?: true };
  swapGive: { seat: Seat; with: Seat };
  swapTake: { seat: Seat; with: Seat; given: number };
  returnCard: { seat: Seat };
}

const NO = 'button:no';

const lootWord: SoulWord<Loot> = {
  run: (m, { n, who }) => {
    const cards = amountOf(m, n);
    if (cards > 0) for (const seat of seatsOf(m, who, here(m))) m.put({ op: 'lootCards', seat, n: cards });
  },
  text: inBoth((lang, { n, who }) => {
    const what = n === 'n' && lang === 'de' ? 'ebenso viele' : sayAmount(n, lang);
    return clause(lang, nounOf(who), {
      en: [`loot ${what}`, `loots ${what}`],
      de: [`nimm ${what} Beute`, `nimmt ${what} Beute`],
    });
  }),
};

const sayDiscard = {
  en: (n: DiscardLoot['n']): string =>
    n === 'all' ? 'all loot in hand' : n === 'any' ? 'any number of loot' : `${n} loot`,
  de: (n: DiscardLoot['n']): string =>
    n === 'all' ? 'alle Handkarten' : n === 'any' ? 'beliebig viele Beute' : `${n} Beute`,
} as const;

const discardWord: SoulWord<DiscardLoot> = {
  run: (m, { n, who }) => {
    for (const seat of seatsOf(m, who, here(m))) {
      if (n === 'all') discardAll(m, seat);
      else m.put({ op: 'discardCards', seat, min: n === 'any' ? 0 : n, max: n === 'any' ? handOf(m, seat) : n });
    }
  },
  can: (m, { n, who }) => typeof n !== 'number' || seatsOf(m, who, here(m)).every((seat) => handOf(m, seat) >= n),
  text: inBoth((lang, { n, who }) =>
    clause(lang, nounOf(who), {
      en: [`discard ${sayDiscard.en(n)}`, `discards ${sayDiscard.en(n)}`],
      de: [`wirf ${sayDiscard.de(n)} ab`, `wirft ${sayDiscard.de(n)} ab`],
    }),
  ),
};

function discardAll(m: M, seat: Seat): void {
  for (const card of objectsIn(m, hand(seat))) move(m, card, discardOf('loot'));
}

const stealWord: SoulWord<StealLoot> = {
  run: (m, { from, how }) => {
    const { seat } = here(m);
    for (const each of seatsOf(m, from, here(m))) {
      if (each === seat) continue;
      if (how === 'seen') {
        look(m, seat, objectsIn(m, hand(each)));
        m.put({ op: 'stealSeen', seat, from: each });
      } else {
        const card = randomOf(m, hand(each));
        if (card !== undefined) move(m, card, hand(seat));
      }
    }
  },
  text: inBoth((lang, { from, how }) => {
    const { en, de } = formsOf(from);
    if (how === 'random') {
      return lang === 'en' ? `steal a random loot card from ${en}` : `stiehl ${de.dat} 1 zufällige Beute`;
    }
    return lang === 'en'
      ? `look at the hand of ${en} and steal a loot card from it`
      : `sieh dir die Handkarten von ${de.dat} an und stiehl 1 Beute davon`;
  }),
};

const giveWord: SoulWord<GiveLoot> = {
  run: (m, { from }) => {
    const { seat } = here(m);
    for (const each of seatsOf(m, from, here(m))) if (each !== seat) m.put({ op: 'giveCard', seat: each, to: seat });
  },
  text: inBoth((lang, { from }) => {
    const { en, de } = formsOf(from);
    return lang === 'en' ? `${en} gives you a loot card` : `${de.nom} gibt dir 1 Beute`;
  }),
};

const giveToPlayWord: SoulWord<GiveToPlay> = {
  run: (m, { from }) => {
    const { seat } = here(m);
    for (const each of seatsOf(m, from, here(m))) m.put({ op: 'giveCard', seat: each, to: seat, played: true });
  },
  text: inBoth((lang, { from }) => {
    const { en, de } = formsOf(from);
    return lang === 'en'
      ? `${en} gives you a loot card, open to all; you have to play it if able, which uses no loot play`
      : `${de.nom} gibt dir offen 1 Beute; du musst sie, wenn möglich, zusätzlich spielen`;
  }),
};

const lookWord: SoulWord<LookAtHand> = {
  run: (m, { of }) => {
    for (const each of seatsOf(m, of, here(m))) look(m, here(m).seat, objectsIn(m, hand(each)));
  },
  text: inBoth((lang, { of }) => {
    const { en, de } = formsOf(of);
    return lang === 'en' ? `look at the hand of ${en}` : `sieh dir die Handkarten von ${de.dat} an`;
  }),
};

const swapWord: SoulWord<SwapLoot> = {
  run: (m, { with: other }) => {
    const { seat } = here(m);
    for (const each of seatsOf(m, other, here(m))) {
      look(m, seat, objectsIn(m, hand(each)));
      if (each !== seat && handOf(m, each) > 0) m.put({ op: 'swapGive', seat, with: each });
    }
  },
  text: inBoth((lang, { with: other }) => {
    const { en, de } = formsOf(other);
    return lang === 'en'
      ? `look at the hand of ${en}; you may swap a loot card with one from it`
      : `sieh dir die Handkarten von ${de.dat} an; tausche, wenn du willst, 1 Beute gegen eine davon`;
  }),
};

const returnWord: SoulWord<ReturnLoot> = {
  run: (m) => m.put({ op: 'returnCard', seat: here(m).seat }),
  text: inBoth((lang) =>
    lang === 'en'
      ? 'put a loot card of your hand on top of the loot deck'
      : 'lege 1 Beute deiner Hand oben auf den Beutestapel',
  ),
};

const passWord: SoulWord<PassHands> = {
  run: (m) => {
    const hands = turnOrder(m, here(m).seat).map((seat) => ({
      to: clockwise(m, seat),
      cards: objectsIn(m, hand(seat)),
    }));
    for (const { to, cards } of hands) for (const card of cards) move(m, card, hand(to));
  },
  text: inBoth((lang) =>
    lang === 'en'
      ? 'each player gives their hand to the player on their left'
      : 'jede Person gibt ihre Hand nach links weiter',
  ),
};

const playsWord: SoulWord<LootPlays> = {
  run: (m, { n }) => {
    const { seat } = here(m);
    m.state.lootPlays[seat] = (m.state.lootPlays[seat] ?? 0) + (n === 'unlimited' ? UNLIMITED : n);
  },
  text: inBoth((lang, { n }) => {
    if (n === 'unlimited') {
      return lang === 'en'
        ? 'you may play any number of loot this turn'
        : 'du darfst in diesem Zug beliebig viele Beute spielen';
    }
    return lang === 'en'
      ? `you may play ${n} additional loot ${plural(n, 'card', 'cards')} this turn`
      : `du darfst in diesem Zug ${n} zusätzliche Beute spielen`;
  }),
};

const matchWord: SoulWord<MatchLoot> = {
  run: (m, { with: other }) => {
    const { seat } = here(m);
    for (const each of seatsOf(m, other, here(m))) {
      const n = handOf(m, each) - handOf(m, seat);
      if (n > 0) m.put({ op: 'lootCards', seat, n });
    }
  },
  text: inBoth((lang, { with: other }) => {
    const { en, de } = formsOf(other);
    return lang === 'en'
      ? `loot until you have as many loot cards as ${en}`
      : `nimm Beute, bis du so viele auf der Hand hast wie ${de.nom}`;
  }),
};

export const lootWords = {
  loot: lootWord,
  discardLoot: discardWord,
  stealLoot: stealWord,
  giveLoot: giveWord,
  giveToPlay: giveToPlayWord,
  lookAtHand: lookWord,
  swapLoot: swapWord,
  returnLoot: returnWord,
  passHands: passWord,
  lootPlays: playsWord,
  matchLoot: matchWord,
} as const;

/** Puts them into discard, where everybody sees them, and says which cards they are. */
const discarded = (m: M, picks: readonly Ref[]): CardId[] =>
  picks.flatMap((pick) => {
    const lying = typeof pick === 'number' ? move(m, pick, discardOf('loot')) : undefined;
    return lying === undefined ? [] : (cardOf(m, lying) ?? []);
  });

export const lootWordRules: Chapter<LootWordOps> = {
  discardCards: {
    options: (m, { seat }) => objectsIn(m, hand(seat)),
    min: (_, { min }) => min,
    max: (_, { max }) => max,
    answer: (m, _, picks) => {
      m.let('result', discarded(m, picks));
      m.let('n', picks.length);
      m.let('did', picks.length > 0);
    },
  },

  stealSeen: {
    options: (m, { from }) => objectsIn(m, hand(from)),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') move(m, pick, hand(seat));
    },
  },

  giveCard: {
    options: (m, { seat, n = 1 }) => (n === 0 ? [] : objectsIn(m, hand(seat))),
    min: (_, { n = 1 }) => n,
    answer: (m, { to, played = false }, picks) => {
      for (const pick of picks) {
        const lying = typeof pick === 'number' ? move(m, pick, hand(to), { openly: played }) : undefined;
        if (played && lying !== undefined) m.put({ op: 'playGiven', seat: to, object: lying });
      }
    },
  },

  swapGive: {
    options: (m, { seat }) => [NO, ...objectsIn(m, hand(seat))],
    answer: (m, { seat, with: other }, [pick]) => {
      if (typeof pick === 'number') m.put({ op: 'swapTake', seat, with: other, given: pick });
    },
  },

  swapTake: {
    options: (m, { with: other }) => objectsIn(m, hand(other)),
    answer: (m, { seat, with: other, given }, [pick]) => {
      if (typeof pick !== 'number') return;
      move(m, pick, hand(seat));
      move(m, given, hand(other));
    },
  },

  returnCard: {
    options: (m, { seat }) => objectsIn(m, hand(seat)),
    answer: (m, _, [pick]) => {
      if (typeof pick === 'number') move(m, pick, deckOf('loot'));
    },
  },
};
