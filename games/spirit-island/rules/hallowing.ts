import type { Seat } from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { standingOf } from '../effects/held.ts';
import { isSacredSite } from '../effects/lands.ts';
import { indexOf } from '../queries.ts';
import type { Chapter, Game } from '../state.ts';

/* Keeper of the Forbidden Wilds: what happens in lands that become its sacred sites, after the action that has made them so (SI-310). */

export interface HallowingOps {
  hallow: { seat: Seat; land: string };
}

/** Lays or moves presence of the spirit into the land, and notes if that makes it a sacred site. */
export function hallowing(m: Game, seat: Seat, land: string, lay: () => void): void {
  const before = isSacredSite(m, seat, indexOf(m, land));
  lay();
  if (before || !isSacredSite(m, seat, indexOf(m, land))) return;
  if (standingOf(m, 'hallows').some((held) => held.seat === seat)) {
    m.state.hallowed = [...m.state.hallowed, [seat, land]];
  }
}

export const hallowingRules: Chapter<HallowingOps> = {
  hallow: (m, { seat, land }) => {
    for (const { at, seat: whose } of standingOf(m, 'hallows')) {
      if (whose === seat) m.put({ op: 'action', cause: at[0], at: below(at, 'do'), vars: { seat, land } });
    }
  },
};
