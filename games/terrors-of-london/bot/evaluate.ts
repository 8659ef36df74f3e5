import { at, type Position, type Seat } from '@tafelrunde/kernel';
import { HAND_SIZE } from '../numbers.ts';
import { cardsIn } from '../queries.ts';
import { relics } from '../state.ts';
import { outlookOf } from './outlook.ts';
import { isLondon } from './player.ts';
import { EXPERIENCE } from './weights.ts';
import { worthOf } from './worth.ts';

const VICTORY = 1000;

/** What the seat has left, and what its cards will still bring. */
export function evaluate(m: Position, seat: Seat): number {
  const { outcome } = m.match;
  if (outcome !== undefined) return outcome.winners.includes(seat) ? VICTORY : 0;
  if (!isLondon(m)) return 0;
  const outlook = outlookOf(m, seat, EXPERIENCE);
  const { state } = m;
  let perTurn = outlook.average * HAND_SIZE;
  for (const relic of cardsIn(m, relics(seat))) perTurn += worthOf(relic, outlook);
  const pool = state.active === seat ? state.power + state.recovery * EXPERIENCE.recovery : 0;
  return at(state.life, seat) + pool + perTurn * outlook.turnsLeft;
}
