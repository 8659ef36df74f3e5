import type { Seat } from '@tafelrunde/kernel';
import { presenceAt } from '../queries.ts';
import type { At } from '../state.ts';
import { standingOf } from './held.ts';

/* Settle into Hunting-Grounds: presence that counts as badlands and beasts, and does not move. */

export const isSettled = (m: At, seat: Seat): boolean => standingOf(m, 'hunts').some((held) => held.seat === seat);

/** How much of it counts there, as its spirit has chosen. */
export function lurkingAt(m: At, land: number, name: string): number {
  let total = 0;
  for (const [seat, where, n] of m.state.lurking) {
    if (where === name && isSettled(m, seat)) total += Math.min(n, presenceAt(m, seat, land));
  }
  return total;
}
