import { count, move, type ObjectNumber, objectsIn, type Ref, type Seat, topOf } from '@tafelrunde/kernel';
import { named, seatOf, type WordNode } from '@tafelrunde/words';
import { draw as drawCard, takeable, unsealed } from '../rules/piles.ts';
import { type Chapter, DECK, DISCARD, type Game, hand } from '../state.ts';
import { cardsIn, type HowMany, howMany, type ItemWord, MOVED, topCardsIn } from './item-word.ts';

/* Words that move cards between the deck, the discard area and the hand. */

interface DeckToDiscard extends WordNode {
  readonly word: 'deckToDiscard';
  readonly n: HowMany;
}

interface Draw extends WordNode {
  readonly word: 'draw';
  readonly n: number;
}

interface TakeFromDiscard extends WordNode {
  readonly word: 'takeFromDiscard';
  readonly n: number;
}

interface Discard extends WordNode {
  readonly word: 'discard';
  readonly n: HowMany;
}

interface Bury extends WordNode {
  readonly word: 'bury';
  readonly n: number;
}

export const deckToDiscard = (n: HowMany): DeckToDiscard => ({ word: 'deckToDiscard', n });
export const draw = (n: number): Draw => ({ word: 'draw', n });
export const takeFromDiscard = (n: number): TakeFromDiscard => ({ word: 'takeFromDiscard', n });
export const discard = (n: HowMany): Discard => ({ word: 'discard', n });
/** From the discard area to the bottom of the deck. */
export const bury = (n: number): Bury => ({ word: 'bury', n });

export interface ItemCardOps {
  takeDiscarded: { seat: Seat; n: number };
  /** Discards from the hand any cards but `except`. */
  discardCards: { seat: Seat; n: number; except?: ObjectNumber };
  buryCards: { seat: Seat; n: number };
}

const deckToDiscardWord: ItemWord<DeckToDiscard> = {
  run: (m, { n }) => {
    for (let left = howMany(m, n); left > 0; left--) {
      const top = topOf(m, DECK);
      if (top !== undefined) move(m, top, DISCARD);
    }
  },
  says: ({ n }) =>
    named({
      en: `move ${topCardsIn.en(n)} into the discard area`,
      de: `lege ${topCardsIn.de(n)} in den Ablagebereich`,
    }),
};

const drawWord: ItemWord<Draw> = {
  run: (m, { n }) => {
    const before = count(m, DECK);
    for (let i = 0; i < n; i++) drawCard(m, seatOf(m));
    m.let(MOVED, before - count(m, DECK));
  },
  says: ({ n }) =>
    named({ en: `draw ${cardsIn.en(n)} from the deck`, de: `ziehe ${cardsIn.de(n)} vom Nachziehstapel` }),
};

const takeFromDiscardWord: ItemWord<TakeFromDiscard> = {
  run: (m, { n }) => m.put({ op: 'takeDiscarded', seat: seatOf(m), n }),
  says: ({ n }) =>
    named({ en: `take ${cardsIn.en(n)} from the discard area`, de: `nimm ${cardsIn.de(n)} aus dem Ablagebereich` }),
};

const discardWord: ItemWord<Discard> = {
  run: (m, { n }) => m.put({ op: 'discardCards', seat: seatOf(m), n: howMany(m, n) }),
  says: ({ n }) =>
    named({ en: `discard ${cardsIn.en(n)} from your hand`, de: `lege ${cardsIn.de(n)} aus deiner Hand ab` }),
};

const buryWord: ItemWord<Bury> = {
  run: (m, { n }) => m.put({ op: 'buryCards', seat: seatOf(m), n }),
  says: ({ n }) =>
    named({
      en: `move ${cardsIn.en(n)} from the discard area under the deck`,
      de: `lege ${cardsIn.de(n)} aus dem Ablagebereich unter den Nachziehstapel`,
    }),
};

export const itemCardWords = {
  deckToDiscard: deckToDiscardWord,
  draw: drawWord,
  takeFromDiscard: takeFromDiscardWord,
  discard: discardWord,
  bury: buryWord,
} as const;

/** Moves what was picked, and leaves in the frame how many cards that were. */
function moveAll(m: Game, picks: readonly Ref[], moveOne: (card: ObjectNumber) => void): void {
  for (const pick of picks) if (typeof pick === 'number') moveOne(pick);
  m.let(MOVED, picks.length);
}

export const itemCardRules: Chapter<ItemCardOps> = {
  takeDiscarded: {
    options: (m, { seat }) => takeable(m, seat),
    min: (_, { n }) => n,
    answer: (m, { seat }, picks) => moveAll(m, picks, (card) => move(m, card, hand(seat))),
  },

  discardCards: {
    options: (m, { seat, n, except }) => (n === 0 ? [] : objectsIn(m, hand(seat)).filter((card) => card !== except)),
    min: (_, { n }) => n,
    answer: (m, _, picks) => moveAll(m, picks, (card) => move(m, card, DISCARD)),
  },

  // The cards go down one by one as they are picked: the last lies lowest.
  buryCards: {
    options: (m) => unsealed(m),
    min: (_, { n }) => n,
    ordered: true,
    answer: (m, _, picks) => moveAll(m, picks, (card) => move(m, card, DECK, { to: 'bottom' })),
  },
};
