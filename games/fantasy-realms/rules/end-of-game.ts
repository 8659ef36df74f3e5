import { count, leave, objectsIn, reveal, type Seat, scope } from '@tafelrunde/kernel';
import { type At, type Chapter, DISCARD, endsAt, type Game, hand, handSize, used, withItems } from '../state.ts';
import { shuffleIfPromised } from './piles.ts';
import { scoresOf, winnersOf } from './worth.ts';

/** From the first turn to the winner. */
export interface EndOfGameOps {
  /** The turns of the game; `leave('game')` ends it at once, wherever the rules are. */
  game: { seat: Seat };
  /** FR-062: an item's effect is finished. */
  checkEnd: Record<never, never>;
  endOfGame: Record<never, never>;
  score: Record<never, never>;
}

export const endOfGameRules: Chapter<EndOfGameOps> = {
  game: (m, { seat }) => m.put(scope('game', { last: { op: 'endOfGame' } }), { op: 'turn', seat }),

  checkEnd: (m) => {
    endsNow(m);
  },

  // FR-063: hands are laid open, then the steps in their order; 4 to 7 are the scorer's.
  endOfGame: (m) => {
    m.emit({ type: 'ended', data: { discarded: count(m, DISCARD) } });
    shuffleIfPromised(m); // the turn is over as well
    showHands(m);
    for (let seat = 0; seat < m.seats; seat++) m.put({ op: 'reduce', seat }); // FR-046: an item may end the game in mid-turn
    m.put(
      { op: 'gain', from: 'top-of-deck' },
      { op: 'gain', from: 'deck' },
      { op: 'gain', from: 'discard' },
      { op: 'decide' },
    );
  },

  // FR-014.
  score: (m) => {
    const scores = scoresOf(m);
    scores.forEach((points, seat) => {
      m.emit({ type: 'scored', seat, data: { points } });
    });
    m.finish({ ...winnersOf(m, scores), scores });
  },
};

function isOver(m: At): boolean {
  if (count(m, DISCARD) < endsAt(m.match)) return false;
  return m.seats > 2 || (hasFullHand(m, 0) && hasFullHand(m, 1));
}

/** FR-027: two players go on until both have drafted their hands. */
const hasFullHand = (m: At, seat: Seat): boolean => count(m, hand(seat)) >= handSize(m.match);

/** Ends the game at once if the discard area is full (FR-013). */
export function endsNow(m: Game): boolean {
  const over = isOver(m);
  if (over) m.put(leave('game'));
  return over;
}

/** FR-004: hands are secret only until the game ends. */
function showHands(m: Game): void {
  for (let seat = 0; seat < m.seats; seat++) {
    reveal(m, objectsIn(m, hand(seat)), seat);
    if (withItems(m)) reveal(m, objectsIn(m, used(seat)), seat);
  }
}
