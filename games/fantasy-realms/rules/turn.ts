import { count, move, type ObjectNumber, objectsIn, type Ref, type Seat, scope } from '@tafelrunde/kernel';
import { type Chapter, clockwise, DECK, DISCARD, type Game, hand, PILE_DECK, USE_ITEM, withItems } from '../state.ts';
import { endsNow } from './end-of-game.ts';
import { mayUse } from './items.ts';
import { draw, takeable } from './piles.ts';
import { isDrafting } from './two-players.ts';

/** A turn: draw one card, discard one card. */
export interface TurnOps {
  turn: { seat: Seat };
  /** With cursed items: the part of the turn that an item may replace (FR-054); `leave('play')` ends it. */
  play: { seat: Seat };
  take: { seat: Seat };
  drop: { seat: Seat };
  endTurn: { seat: Seat };
}

export const turnRules: Chapter<TurnOps> = {
  turn: (m, { seat }) => {
    if (isDrafting(m, seat)) m.put({ op: 'draft', seat }, { op: 'endTurn', seat });
    else if (withItems(m)) m.put({ op: 'play', seat }, { op: 'reduce', seat }, { op: 'endTurn', seat });
    else m.put({ op: 'take', seat }, { op: 'drop', seat }, { op: 'endTurn', seat });
  },
  play: (m, { seat }) => m.put(scope('play'), { op: 'take', seat }, { op: 'drop', seat }),

  // FR-007, FR-008, FR-126: what is there can be taken; if nothing is, nothing is drawn.
  take: {
    options: (m, { seat }) => {
      const options: Ref[] = takeable(m, seat);
      if (count(m, DECK) > 0) options.push(PILE_DECK);
      if (withItems(m) && mayUse(m, seat, 'before-drawing')) options.push(USE_ITEM);
      return options;
    },
    answer: (m, { seat }, [pick]) => {
      if (pick === USE_ITEM) m.put({ op: 'useItem', seat, moment: 'before-drawing' }, { op: 'take', seat });
      else if (pick === PILE_DECK) draw(m, seat);
      else if (typeof pick === 'number') takeFromDiscard(m, seat, pick);
    },
  },

  // FR-009, FR-012.
  drop: {
    options: (m, { seat }) => {
      if (m.state.skipDiscard) return [];
      const { taken } = m.state;
      const held: Ref[] = objectsIn(m, hand(seat));
      const options = taken === null ? held : held.filter((card) => card !== taken);
      if (withItems(m) && mayUse(m, seat, 'before-discarding')) options.push(USE_ITEM);
      return options;
    },
    answer: (m, { seat }, [pick]) => {
      if (pick === USE_ITEM) m.put({ op: 'useItem', seat, moment: 'before-discarding' }, { op: 'drop', seat });
      else if (typeof pick === 'number') move(m, pick, DISCARD);
    },
  },

  endTurn: (m, { seat }) => {
    if (m.state.taken !== null) m.state.taken = null;
    if (endsNow(m)) return;
    if (withItems(m)) m.put({ op: 'endWithItem', seat }, { op: 'nextTurn', seat });
    else m.put({ op: 'turn', seat: clockwise(m, seat) });
  },
};

function takeFromDiscard(m: Game, seat: Seat, card: ObjectNumber): void {
  const taken = move(m, card, hand(seat));
  if (m.match.options.returnTaken === false) m.state.taken = taken ?? null;
}
