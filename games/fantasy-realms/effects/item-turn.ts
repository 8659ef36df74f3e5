import { move, objectsIn, type Seat } from '@tafelrunde/kernel';
import { named, seatOf, type WordNode } from '@tafelrunde/words';
import { draw } from '../rules/piles.ts';
import { type Chapter, DECK, hand } from '../state.ts';
import type { ItemWord } from './item-word.ts';

/* Words that change how the turn goes on, or take its place. */

interface SkipDiscard extends WordNode {
  readonly word: 'skipDiscard';
}

interface ExtraTurn extends WordNode {
  readonly word: 'extraTurn';
}

interface Transmute extends WordNode {
  readonly word: 'transmute';
  readonly least: number;
  readonly most: number;
}

/** Portal. */
export const skipDiscard = (): SkipDiscard => ({ word: 'skipDiscard' });
/** Hourglass. */
export const extraTurn = (): ExtraTurn => ({ word: 'extraTurn' });
/** Staff of Transmutation. */
export const transmute = (least: number, most: number): Transmute => ({ word: 'transmute', least, most });

export interface ItemTurnOps {
  transmuteCards: { seat: Seat; least: number; most: number };
}

const skipDiscardWord: ItemWord<SkipDiscard> = {
  run: (m) => {
    m.state.skipDiscard = true;
  },
  says: () =>
    named({
      en: 'discard nothing this turn: Your hand stays one card larger',
      de: 'lege in diesem Zug keine Karte ab: Deine Hand bleibt um eine Karte größer',
    }),
};

const extraTurnWord: ItemWord<ExtraTurn> = {
  run: (m) => {
    m.state.extraTurn = true;
  },
  says: () =>
    named({
      en: 'take another turn, and draw a new cursed item only after it',
      de: 'mache noch einen Zug und ziehe erst danach einen neuen verfluchten Gegenstand',
    }),
};

const transmuteWord: ItemWord<Transmute> = {
  run: (m, { least, most }) => m.put({ op: 'transmuteCards', seat: seatOf(m), least, most }),
  says: ({ least, most }) =>
    named({
      en: `put ${least} to ${most} cards of your hand under the deck, then draw as many cards from the deck`,
      de: `lege ${least} bis ${most} Handkarten unter den Nachziehstapel, ziehe dann ebenso viele Karten vom Nachziehstapel`,
    }),
};

export const itemTurnWords = {
  skipDiscard: skipDiscardWord,
  extraTurn: extraTurnWord,
  transmute: transmuteWord,
} as const;

export const itemTurnRules: Chapter<ItemTurnOps> = {
  // The cards go down one by one as they are picked: the last lies lowest.
  transmuteCards: {
    options: (m, { seat }) => objectsIn(m, hand(seat)),
    min: (_, { least }) => least,
    max: (_, { most }) => most,
    ordered: true,
    answer: (m, { seat }, picks) => {
      for (const pick of picks) if (typeof pick === 'number') move(m, pick, DECK, { to: 'bottom' });
      for (let i = 0; i < picks.length; i++) draw(m, seat);
    },
  },
};
