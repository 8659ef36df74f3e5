import type { Suit } from '../cards/suits.ts';
import { bit, type Cards, count, everybody, first, peek, type Tableau } from '../scoring/tableau.ts';
import type { Definitions, Terms } from './score-definition.ts';
import { listOr, signed, suitsAs } from './score-speech.ts';
import { finder } from './score-who.ts';

/** The words that look at base strengths. */
export interface StrengthWords {
  sumOfStrengths: { suit: Suit };
  bestStrength: { suits: readonly Suit[] };
  eachOtherOdd: { points: number };
  allOdd: { points: number };
}

type Term = Terms<StrengthWords>;

export const sumOfStrengths = (suit: Suit): Term => ({ word: 'sumOfStrengths', suit });
export const bestStrength = (...suits: readonly Suit[]): Term => ({ word: 'bestStrength', suits });
export const eachOtherOdd = (points: number): Term => ({ word: 'eachOtherOdd', points });
export const allOdd = (points: number): Term => ({ word: 'allOdd', points });

export const strengthWords: Definitions<StrengthWords> = {
  sumOfStrengths: {
    measure: ({ suit }) => {
      const find = finder([suit]);
      return (t, self) => {
        t.because = find(t, self);
        let sum = 0;
        for (let rest = t.because & t.active; rest !== 0; rest &= rest - 1) sum += peek(t.strength, first(rest));
        return sum;
      };
    },
    ceiling: ({ suit }) => {
      const find = finder([suit]);
      return (t, self, changing) => {
        let sum = changing * strongest(t, t.active);
        for (let rest = find(t, self); rest !== 0; rest &= rest - 1) sum += Math.max(peek(t.strength, first(rest)), 0);
        return sum;
      };
    },
    text: {
      en: ({ suit }) => `+ the sum of the base strengths of ${suitsAs([suit], 'ofAll', 'en').join('')}`,
      de: ({ suit }) => `+ die Summe der Basisstärken ${suitsAs([suit], 'ofAll', 'de').join('')}`,
    },
  },
  bestStrength: {
    measure: ({ suits }) => {
      const find = finder(suits);
      return (t, self) => {
        let best = 0;
        let holder: Cards = 0;
        for (let rest = find(t, self) & t.active; rest !== 0; rest &= rest - 1) {
          const strength = peek(t.strength, first(rest));
          if (strength > best) {
            best = strength;
            holder = rest & -rest;
          }
        }
        t.because = holder;
        return best;
      };
    },
    ceiling: ({ suits }) => {
      const find = finder(suits);
      return (t, self, changing) => strongest(t, changing > 0 ? t.active : find(t, self));
    },
    text: {
      en: ({ suits }) => `+ the highest base strength of ${listOr(suitsAs(suits, 'ofOne', 'en'), 'en')}`,
      de: ({ suits }) => `+ die höchste Basisstärke ${listOr(suitsAs(suits, 'ofOne', 'de'), 'de')}`,
    },
  },
  eachOtherOdd: {
    measure:
      ({ points }) =>
      (t, self) => {
        t.because = odd(t) & ~bit(self);
        return points * count(t.because);
      },
    ceiling: (_, measure) => measure,
    text: {
      en: ({ points }) => `${signed(points)} for each other active card with an odd base strength`,
      de: ({ points }) => `${signed(points)} für jede andere aktive Karte mit ungerader Basisstärke`,
    },
  },
  allOdd: {
    measure:
      ({ points }) =>
      (t) => {
        t.because = odd(t);
        return t.because === everybody(t) ? points : 0;
      },
    ceiling: (_, measure) => measure,
    text: {
      en: ({ points }) => `${signed(points)} if all cards of the hand are active and have odd base strengths`,
      de: ({ points }) => `${signed(points)}, wenn alle Handkarten aktiv sind und ungerade Basisstärken haben`,
    },
  },
};

function strongest(t: Tableau, cards: Cards): number {
  let most = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) most = Math.max(most, peek(t.strength, first(rest)));
  return most;
}

function odd(t: Tableau): Cards {
  let found = 0;
  for (let rest = t.active; rest !== 0; rest &= rest - 1) {
    if ((peek(t.strength, first(rest)) & 1) !== 0) found |= rest & -rest;
  }
  return found;
}
