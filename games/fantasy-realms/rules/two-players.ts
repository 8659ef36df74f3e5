import { count, move, type ObjectNumber, objectsIn, type Ref, type Seat } from '@tafelrunde/kernel';
import { type At, type Chapter, DECK, DISCARD, type Game, hand, handSize, PILE_DECK } from '../state.ts';
import { draw, takeable } from './piles.ts';

/** The game for two: hands are drafted card by card before normal turns begin. */
export interface TwoPlayerOps {
  draft: { seat: Seat };
  /** FR-024: one of the cards just drawn goes to the discard area. */
  dropDrawn: { seat: Seat; drawn: readonly ObjectNumber[] };
}

/** FR-023, FR-026, FR-037. */
export const isDrafting = (m: At, seat: Seat): boolean => m.seats === 2 && count(m, hand(seat)) < handSize(m.match);

export const twoPlayerRules: Chapter<TwoPlayerOps> = {
  // FR-023, FR-025.
  draft: {
    options: (m, { seat }) => {
      const options: Ref[] = takeable(m, seat);
      if (count(m, DECK) > 0) options.push(PILE_DECK);
      return options;
    },
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') move(m, pick, hand(seat));
      else if (pick === PILE_DECK) m.put({ op: 'dropDrawn', seat, drawn: drawTwo(m, seat) });
    },
  },
  dropDrawn: {
    options: (m, { seat, drawn }) => (m.match.options.draftDiscard === 'hand' ? objectsIn(m, hand(seat)) : drawn),
    answer: (m, _, [pick]) => {
      if (typeof pick === 'number') move(m, pick, DISCARD);
    },
  },
};

function drawTwo(m: Game, seat: Seat): ObjectNumber[] {
  return [draw(m, seat), draw(m, seat)].filter((card) => card !== undefined);
}
