import { standingOf } from '../effects/held.ts';
import type { Game } from '../state.ts';

/* What the Trickster has done in an action: what comes of it follows after the action (`meddling.ts`). */

export type Meddling = 'sowsDiscord' | 'leavesMesses';

/** Notes what a power has done: strife once for each land, blight once. */
export function noteMeddling(m: Game, stat: Meddling, land: string): void {
  const { user } = m.vars;
  const { meddled } = m.state;
  const isNoted = meddled.some(
    ([what, seat, where]) => what === stat && seat === user && (stat === 'leavesMesses' || where === land),
  );
  if (typeof user !== 'number' || isNoted || !standingOf(m, stat).some(({ seat }) => seat === user)) return;
  m.state.meddled = [...meddled, [stat, user, land]];
}
