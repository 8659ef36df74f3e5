import type { Seat } from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { amountOf } from '../effects/amounts.ts';
import { spiritActing } from '../effects/context.ts';
import { type Held, standingOf } from '../effects/held.ts';
import { indexOf, islandIn, presenceAt, sharesBoard } from '../queries.ts';
import type { At, Game } from '../state.ts';
import { putAfter } from './actions.ts';

/* What sets off Volcano and Vengeance; what comes of it is in `burning.ts`. */

/** What comes of it at once, and after the action. */
export function burn(m: Game, land: string, seat: Seat, n: number): void {
  for (const held of standingOf(m, 'erupts')) {
    if (held.seat === seat) m.put({ op: 'collapse', seat, land, n: n * amountOf(m, held.standing.n ?? 1) });
  }
  if (spiritActing(m) !== undefined) return;
  for (const held of standingOf(m, 'lingers')) {
    if (held.seat !== seat) continue;
    for (let i = 0; i < n; i++) putAfter(m, below(held.at, 'do'), { seat, land, rule: true });
  }
}

/** Who may let invaders build there in spite of disease: a spirit with presence on that board. */
export function festererOf(m: At, land: string): Held | undefined {
  const { lands } = islandIn(m);
  const isNear = (seat: Seat): boolean =>
    lands.some((_, i) => sharesBoard(m, i, indexOf(m, land)) && presenceAt(m, seat, i) > 0);
  return standingOf(m, 'festers').find(({ seat }) => seat !== undefined && isNear(seat));
}
