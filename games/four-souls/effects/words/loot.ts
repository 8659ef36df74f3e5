import { type CardId, cardOf, move, objectsIn, type Ref, type Said, type Seat } from '@tafelrunde/kernel';
import { allowed, clause, verb, type WordNode } from '@tafelrunde/words';
import { deckOf, discardOf, hand } from '../../places.ts';
import { handOf } from '../../rules/table.ts';
import type { Chapter, M } from '../../state.ts';
import { UNLIMITED } from '../holding/stats.ts';
import { here } from '../language/context.ts';
import { type Amount, amountOf, plural, type SoulWord, sayAmount } from '../language/word.ts';
import { nounOf, seatsOf, subjectOf, type Who } from '../selectors/who.ts';

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

const LOOT = verb('loot {n}', 'nimm nimmst nimmt nehmen | {n} Beute');
/** Of cards one takes as many, of loot as much. */
const AS_MUCH: Said = { en: 'that many', de: 'ebenso viel' };
const DISCARD = verb('discard {what}', 'wirf wirfst wirft werfen ab | {what}');
const RETURN = verb(
  'put a loot card of your hand on top of the loot deck',
  'lege legst legt legen | 1 Beute deiner Hand oben auf das Beutedeck',
);
const PLAY_ANY = verb(
  'play any number of loot this turn',
  'spiele spielst spielt spielen | in diesem Zug beliebig viel Beute',
  { en: 'any number of loot plays', de: 'beliebig viel Beute spielen', isOffer: true },
);
const PLAY_MORE = verb(
  'play {n} additional loot {cards} this turn',
  'spiele spielst spielt spielen | in diesem Zug {n} zusätzliche Beute',
  { en: '+{n} loot play', de: '+{n} Beute spielen', isOffer: true },
);
const MATCH = verb(
  'loot until you have as many loot cards as {whom}',
  'nimm nimmst nimmt nehmen | Beute, bis du so viel auf der Hand hast wie {whom.nom}',
);

const lootWord: SoulWord<Loot> = {
  run: (m, { n, who }) => {
    const cards = amountOf(m, n);
    if (cards > 0) for (const seat of seatsOf(m, who, here(m))) m.put({ op: 'lootCards', seat, n: cards });
  },
  says: ({ n, who }, say) => clause(subjectOf(who, say), LOOT, { n: n === 'n' ? AS_MUCH : sayAmount(n) }),
};

function sayDiscard(n: DiscardLoot['n']): Said {
  if (n === 'all') return { en: 'all loot in hand', de: 'alle Handkarten' };
  return n === 'any' ? { en: 'any number of loot', de: 'beliebig viel Beute' } : { en: `${n} loot`, de: `${n} Beute` };
}

const discardWord: SoulWord<DiscardLoot> = {
  run: (m, { n, who }) => {
    for (const seat of seatsOf(m, who, here(m))) {
      if (n === 'all') discardAll(m, seat);
      else m.put({ op: 'discardCards', seat, min: n === 'any' ? 0 : n, max: n === 'any' ? handOf(m, seat) : n });
    }
  },
  can: (m, { n, who }) => typeof n !== 'number' || seatsOf(m, who, here(m)).every((seat) => handOf(m, seat) >= n),
  says: ({ n, who }, say) => clause(subjectOf(who, say), DISCARD, { what: sayDiscard(n) }),
};

function discardAll(m: M, seat: Seat): void {
  for (const card of objectsIn(m, hand(seat))) move(m, card, discardOf('loot'));
}

const returnWord: SoulWord<ReturnLoot> = {
  run: (m) => m.put({ op: 'returnCard', seat: here(m).seat }),
  says: (_, say) => clause(say.you, RETURN),
};

const playsWord: SoulWord<LootPlays> = {
  run: (m, { n }) => {
    const { seat } = here(m);
    m.state.lootPlays[seat] = (m.state.lootPlays[seat] ?? 0) + (n === 'unlimited' ? UNLIMITED : n);
  },
  says: ({ n }, say) =>
    allowed(
      n === 'unlimited'
        ? clause(say.you, PLAY_ANY)
        : clause(say.you, PLAY_MORE, { n, cards: plural(n, 'card', 'cards') }),
    ),
};

const matchWord: SoulWord<MatchLoot> = {
  run: (m, { with: other }) => {
    const { seat } = here(m);
    for (const each of seatsOf(m, other, here(m))) {
      const n = handOf(m, each) - handOf(m, seat);
      if (n > 0) m.put({ op: 'lootCards', seat, n });
    }
  },
  says: ({ with: other }, say) => clause(say.you, MATCH, { whom: nounOf(other, say) }),
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
