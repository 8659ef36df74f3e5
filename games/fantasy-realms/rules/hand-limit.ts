import { count, move, type ObjectNumber, objectsIn, type Seat } from '@tafelrunde/kernel';
import { type At, type Chapter, DISCARD, hand, withItems, withSuits } from '../state.ts';

export interface HandLimitOps {
  /** Discards down to the limit; asks nothing of a hand that keeps it. */
  reduce: { seat: Seat };
}

/** FR-045, FR-049. */
function handLimit(m: At): number {
  if (withSuits(m)) return 9;
  return withItems(m) && m.match.options.handLimit === 'eight' ? 8 : Number.POSITIVE_INFINITY;
}

const excess = (m: At, seat: Seat): number => Math.max(0, count(m, hand(seat)) - handLimit(m));

/** FR-047: a card that was used to gain a card stays. */
function dispensable(m: At, seat: Seat): ObjectNumber[] {
  const { spent } = m.state;
  return objectsIn(m, hand(seat)).filter((card) => !spent.includes(card));
}

export const handLimitRules: Chapter<HandLimitOps> = {
  // FR-046.
  reduce: {
    options: (m, { seat }) => (excess(m, seat) > 0 ? dispensable(m, seat) : []),
    min: (m, { seat }) => excess(m, seat),
    max: (m, { seat }) => excess(m, seat),
    answer: (m, _, picks) => {
      for (const pick of picks) if (typeof pick === 'number') move(m, pick, DISCARD);
    },
  },
};
