import {
  clockwise,
  count,
  leave,
  move,
  type ObjectNumber,
  type OpsOf,
  objectsIn,
  type Ref,
  type Seat,
  scope,
} from '@tafelrunde/kernel';
import { type Chapter, DECK, DISCARD, type Game, hand, type Ops, PILE_DECK, USE_ITEM, withItems } from '../state.ts';
import { endsNow } from './end-of-game.ts';
import { mayUse } from './items.ts';
import { draw, takeable } from './piles.ts';
import { isDrafting } from './two-players.ts';

/** A turn: draw one card, discard one card. */
export interface TurnOps {
  /** `extra`: one that follows the player's own (Hourglass). */
  turn: { seat: Seat; extra?: true };
  /** With cursed items: the part of the turn that an item may replace (FR-054); `leave('play')` ends it. */
  play: { seat: Seat };
  take: { seat: Seat };
  drop: { seat: Seat };
  /** With cursed items: FR-055, FR-058. */
  endTurn: { seat: Seat };
}

export const turnRules: Chapter<TurnOps> = {
  // FR-013: the game ends before anybody begins another turn.
  turn: (m, { seat, extra }) => {
    if (m.state.taken !== null) m.state.taken = null;
    if (endsNow(m)) return;
    if (!extra && hasRunDry(m)) {
      m.put(leave('game'));
      return;
    }
    if (isDrafting(m, seat)) m.put({ op: 'draft', seat }, afterTurn(m, seat));
    else if (withItems(m)) m.put({ op: 'play', seat }, { op: 'reduce', seat }, afterTurn(m, seat));
    else m.put({ op: 'take', seat }, { op: 'drop', seat }, afterTurn(m, seat));
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
    if (!endsNow(m)) m.put({ op: 'endWithItem', seat }, { op: 'nextTurn', seat });
  },
};

/** FR-126: from an empty deck the discard area cannot fill any more; everybody has one more turn, and no extra turn is one of these. */
function hasRunDry(m: Game): boolean {
  const { state } = m;
  if (count(m, DECK) === 0) state.lastTurns++;
  else if (state.lastTurns > 0) state.lastTurns = 0;
  return state.lastTurns > m.seats;
}

/** The next player's turn follows at once, unless the player's item has its say before. */
const afterTurn = (m: Game, seat: Seat): OpsOf<Ops> =>
  withItems(m) ? { op: 'endTurn', seat } : { op: 'turn', seat: clockwise(m, seat) };

function takeFromDiscard(m: Game, seat: Seat, card: ObjectNumber): void {
  const taken = move(m, card, hand(seat));
  if (m.match.options.returnTaken === false) m.state.taken = taken ?? null;
}
