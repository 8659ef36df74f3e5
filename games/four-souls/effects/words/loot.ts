import { type CardId, cardOf, move, objectsIn, type Ref, type Seat } from '@tafelrunde/kernel';
import type { WordNode } from '@tafelrunde/words';
import { deckOf, discardOf, hand } from '../../places.ts';
import { handOf } from '../../rules/table.ts';
import type { Chapter, M } from '../../state.ts';
import { UNLIMITED } from '../holding/stats.ts';
import { here } from '../language/context.ts';
import { clause, inBoth, plural } from '../language/speech.ts';
import { type Amount, amountOf, type SoulWord, sayAmount } from '../language/word.ts';
import { formsOf, nounOf, seatsOf, type Who } from '../selectors/who.ts';

/* Words about loot cards: drawing, discarding and playing them. */

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

interface ReturnLoot extends WordNode {
  readonly word: 'returnLoot';
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
/** From your hand onto the loot deck. */
export const returnLoot = (): ReturnLoot => ({ word: 'returnLoot' });
/** FS-076. */
export const lootPlays = (n: LootPlays['n']): LootPlays => ({ word: 'lootPlays', n });
export const matchLoot = (other: Who): MatchLoot => ({ word: 'matchLoot', with: other });

export interface LootWordOps {
  discardCards: { seat: Seat; min: number; max: number };
  returnCard: { seat: Seat };
}

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

const returnWord: SoulWord<ReturnLoot> = {
  run: (m) => m.put({ op: 'returnCard', seat: here(m).seat }),
  text: inBoth((lang) =>
    lang === 'en'
      ? 'put a loot card of your hand on top of the loot deck'
      : 'lege 1 Beute deiner Hand oben auf den Beutestapel',
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
  returnLoot: returnWord,
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

  returnCard: {
    options: (m, { seat }) => objectsIn(m, hand(seat)),
    answer: (m, _, [pick]) => {
      if (typeof pick === 'number') move(m, pick, deckOf('loot'));
    },
  },
};
