import type { At } from '../state.ts';
import { amountAt } from './amounts.ts';
import { isAbout, standingOf } from './held.ts';
import type { Stat } from './language/standing.ts';

/** All that counts for a land, together. */
export function totalAt(m: At, stat: Stat, land: number): number {
  let total = 0;
  for (const each of standingOf(m, stat)) {
    if (isAbout(m, each, land)) total += each.n ?? amountAt(m, each.standing.n ?? 1, land, each.seat);
  }
  return total;
}
