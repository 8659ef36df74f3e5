import { type CardId, cardIndex } from '../cards/ids.ts';
import { type Suit, suitIndex } from '../cards/suits.ts';
import { bit, count } from '../scoring/tableau.ts';
import type { Definitions, Terms } from './score-definition.ts';
import { eachOf, listAnd, signed } from './score-speech.ts';

/** The words that look beyond suits, names and strengths of the hand. */
export interface TableWords {
  /** For every card of the discard area that matches (FR-107), and once more for one name. */
  inDiscard: { points: number; suits: readonly Suit[]; andFor?: CardId };
  perOtherPlayer: { points: number };
  /** For every active card with a penalty that is not wholly cleared (FR-105). */
  unclearedPenalties: { points: number };
}

type Term = Terms<TableWords>;

export const inDiscard = (points: number, ...suits: readonly Suit[]): Term => ({
  word: 'inDiscard',
  points,
  suits,
});
export const inDiscardAndFor = (points: number, andFor: CardId, ...suits: readonly Suit[]): Term => ({
  word: 'inDiscard',
  points,
  suits,
  andFor,
});
export const perOtherPlayer = (points: number): Term => ({ word: 'perOtherPlayer', points });
export const unclearedPenalties = (points: number): Term => ({ word: 'unclearedPenalties', points });

export const tableWords: Definitions<TableWords> = {
  inDiscard: {
    measure: ({ points, suits, andFor }) => {
      const wanted = suits.reduce((set, suit) => set | bit(suitIndex(suit)), 0);
      const name = andFor === undefined ? -1 : cardIndex(andFor);
      return (t) => {
        t.because = 0;
        let found = t.context.discardNames.has(name) ? 1 : 0;
        for (const own of t.context.discardSuits) if ((own & wanted) !== 0) found++; // FR-129: one card, counted once
        return points * found;
      };
    },
    ceiling: (_, measure) => measure,
    text: {
      en: ({ points, suits, andFor }, name) => {
        const extra = andFor === undefined ? [] : [`for ${name(andFor)}`];
        return `discard area: ${signed(points)} for ${listAnd([...eachOf(suits, 'en', name), ...extra], 'en')}`;
      },
      de: ({ points, suits, andFor }, name) => {
        const extra = andFor === undefined ? [] : [`für ${name(andFor)}`];
        return `Ablagebereich: ${signed(points)} für ${listAnd([...eachOf(suits, 'de', name), ...extra], 'de')}`;
      },
    },
  },
  perOtherPlayer: {
    measure:
      ({ points }) =>
      (t) => {
        t.because = 0;
        return points * (t.context.players - 1);
      },
    ceiling: (_, measure) => measure,
    text: {
      en: ({ points }) => `${signed(points)} for each other player`,
      de: ({ points }) => `${signed(points)} für jede andere Person im Spiel`,
    },
  },
  unclearedPenalties: {
    measure:
      ({ points }) =>
      (t) => {
        t.because = t.active & t.penalized & ~t.cleared;
        return points * count(t.because);
      },
    ceiling:
      ({ points }) =>
      (t) =>
        points * count(t.penalized),
    text: {
      en: ({ points }) => `${signed(points)} for each active card with a penalty that is not cleared`,
      de: ({ points }) => `${signed(points)} für jede aktive Karte mit nicht aufgehobener Strafe`,
    },
  },
};
