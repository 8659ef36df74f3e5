import type { Seat } from '@tafelrunde/kernel';
import { standingOf } from '../effects/held.ts';
import type { At, Game } from '../state.ts';

/* Reach: once in each turn the spirit may ignore a range, whichever it is. */

const FAR = 'far';

export const mayGoFar = (m: At, seat: Seat): boolean =>
  m.state.used[seat]?.includes(FAR) !== true &&
  standingOf(m, 'reach').some((held) => held.seat === seat && held.standing.once === true);

export function goFar(m: Game, seat: Seat): void {
  m.state.used[seat] = [...(m.state.used[seat] ?? []), FAR];
}
