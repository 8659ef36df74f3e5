import type { Group, Seat } from '@tafelrunde/kernel';
import { standingOf } from '../effects/held.ts';
import { mayLie, sitesOf } from '../effects/lands.ts';
import { isAbout } from '../effects/standing.ts';
import { damageOn, isInvader, presenceOf } from '../pieces.ts';
import { adjacentTo, allLands, groupsIn, indexOf, islandIn } from '../queries.ts';
import type { At, Chapter } from '../state.ts';
import { gainEnergy } from './energy.ts';
import { generateFear } from './fear.ts';

/* Shroud of Silent Mist (SI-382): presence that shifts when a land is targeted, and invaders that do not heal. */

export interface MistOps {
  /** What comes at the end of the turn of invaders that have not healed. */
  smother: object;
}

/** Presence that is gathered: 1, from a land next to the other. */
export interface Shift {
  readonly from: string;
  readonly to: string;
}

export const flows = (m: At, seat: Seat): boolean => standingOf(m, 'flows').some((held) => held.seat === seat);

/** Wherever presence of the spirit may be gathered. */
export function shiftsOf(m: At, seat: Seat): readonly Shift[] {
  if (!flows(m, seat)) return [];
  const { lands } = islandIn(m);
  return sitesOf(m, seat, 'presence').flatMap((i) => {
    const from = lands[i]?.name ?? '';
    return adjacentTo(m, from).flatMap((to) => (mayLie(m, seat, indexOf(m, to)) ? [{ from, to }] : []));
  });
}

const withPresence = (groups: readonly Group[], kind: string, more: number): readonly Group[] => {
  const n = (groups.find((group) => group.kind === kind)?.n ?? 0) + more;
  const others = groups.filter((group) => group.kind !== kind);
  return n > 0 ? [...others, { kind, n }] : others;
};

/** The island as it would be then. */
export function shifted(m: At, seat: Seat, { from, to }: Shift): At {
  const kind = presenceOf(seat);
  const [left, come] = [indexOf(m, from), indexOf(m, to)];
  const lands = m.state.lands.map((groups, i) =>
    i === left ? withPresence(groups, kind, -1) : i === come ? withPresence(groups, kind, 1) : groups,
  );
  const { game, match, seats, kept, vars } = m;
  return { game, match, seats, kept, vars, state: { ...m.state, lands } };
}

const hasDamaged = (m: At, land: string): boolean =>
  groupsIn(m, land).some((group) => isInvader(group) && damageOn(group) > 0);

export const mistRules: Chapter<MistOps> = {
  smother: (m) => {
    for (const held of standingOf(m, 'smothers')) {
      const { seat, standing } = held;
      if (seat === undefined) continue;
      const lands = allLands(m).filter((land) => isAbout(m, held, indexOf(m, land)) && hasDamaged(m, land)).length;
      generateFear(m, Math.min(standing.most ?? lands, lands));
      gainEnergy(m, seat, Math.floor(lands / (standing.every ?? 1)));
    }
  },
};
