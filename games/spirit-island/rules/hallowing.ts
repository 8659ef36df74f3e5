import type { Seat } from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { type Held, standingOf } from '../effects/held.ts';
import { isSacredSite } from '../effects/lands.ts';
import { indexOf } from '../queries.ts';
import type { Chapter, Game } from '../state.ts';
import { buryFrail } from './pieces.ts';

/* What happens in lands that a spirit's presence has come to, or that have become its sacred sites, after the action (SI-310). */

export interface HallowingOps {
  arrive: { seat: Seat; land: string };
  hallow: { seat: Seat; land: string };
}

/** SI-386: once per land and action. Nothing of it happens at setup. */
function noteArrival(m: Game, seat: Seat, land: string): void {
  const { arrived, round } = m.state;
  if (round === 0 || arrived.some(([who, where]) => who === seat && where === land)) return;
  const isMeant = ({ seat: whose, standing }: Held): boolean =>
    whose === seat && (standing.growth !== true || m.vars.growth === true);
  if (standingOf(m, 'arrives').some(isMeant)) m.state.arrived = [...arrived, [seat, land]];
}

/** Lays or moves presence of the spirit into the land, and notes what that sets off. */
export function hallowing(m: Game, seat: Seat, land: string, lay: () => void): void {
  const before = isSacredSite(m, seat, indexOf(m, land));
  lay();
  buryFrail(m, land);
  noteArrival(m, seat, land);
  if (before || !isSacredSite(m, seat, indexOf(m, land))) return;
  if (standingOf(m, 'hallows').some((held) => held.seat === seat)) {
    m.state.hallowed = [...m.state.hallowed, [seat, land]];
  }
}

function putSteps(m: Game, stat: 'arrives' | 'hallows', { seat, land }: HallowingOps['hallow']): void {
  for (const { at, seat: whose } of standingOf(m, stat)) {
    if (whose === seat) m.put({ op: 'action', cause: at[0], at: below(at, 'do'), vars: { seat, land, rule: true } });
  }
}

export const hallowingRules: Chapter<HallowingOps> = {
  arrive: (m, coming) => putSteps(m, 'arrives', coming),
  hallow: (m, coming) => putSteps(m, 'hallows', coming),
};
