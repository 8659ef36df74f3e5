import type { Seat } from '@tafelrunde/kernel';
import { type Held, standingOf } from '../effects/held.ts';
import { presenceOnIsland } from '../queries.ts';
import type { At } from '../state.ts';

/* SI-383: so much presence a sleeping spirit may have on the island; what it has absorbed raises the limit. */

/** The limits of a spirit, from the first to the last. */
const limitsOf = (held: Held | undefined): readonly number[] => held?.standing.limits ?? [];

export const absorbedBy = ({ state }: At): number => state.absorbed.reduce((sum, n) => sum + n, 0);

/** There is room for no more once nothing limits it any longer. */
export const mayAbsorb = (m: At): boolean => absorbedBy(m) < limitsOf(standingOf(m, 'slumbers')[0]).length - 1;

/** How much more the spirit may have on the island. */
export function roomFor(m: At, seat: Seat): number {
  const sleeping = standingOf(m, 'slumbers').find((held) => held.seat === seat);
  if (sleeping === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(0, (limitsOf(sleeping)[absorbedBy(m)] ?? 0) - presenceOnIsland(m, seat));
}
