import { countOf } from '../pieces.ts';
import { allLands, groupsIn, islandIn } from '../queries.ts';
import type { At, Chapter } from '../state.ts';
import { putAction } from './actions.ts';
import { dealDamage } from './damage.ts';

/* SI-337: Dahan Insurrection. What follows an action is an action of its own. */

export interface InsurrectionOps {
  /** Dahan that have moved deal damage where they are now. */
  raid: { land: string; n: number };
  raids: { land: string; n: number };
  /** Invaders come to the nearest land with dahan. */
  respond: { land: string; kind: string };
  /** All dahan of the island strike. */
  insurrection: object;
}

/** What comes for a town or a city that was destroyed. */
const SENT: Readonly<Record<string, string>> = { city: 'town', town: 'explorer' };

/** The lands with dahan that are fewest steps away; none where no dahan are left. */
function nearestDahan(m: At, land: string): readonly string[] {
  const { index, distance, lands } = islandIn(m);
  const from = distance[index.get(land) ?? -1] ?? [];
  const away = (i: number): number => from[i] ?? Number.POSITIVE_INFINITY;
  const there = lands.flatMap(({ name }, i) => (countOf(groupsIn(m, name), 'dahan') > 0 ? [i] : []));
  const nearest = Math.min(...there.map(away));
  return there.filter((i) => away(i) === nearest).flatMap((i) => lands[i]?.name ?? []);
}

export const insurrectionRules: Chapter<InsurrectionOps> = {
  raid: (m, { land, n }) => {
    const dahan = Math.min(n, countOf(groupsIn(m, land), 'dahan'));
    if (dahan > 0) putAction(m, 'dahan-insurrection', {}, { op: 'raids', land, n: dahan });
  },

  raids: (m, { land, n }) => dealDamage(m, land, n),

  respond: (m, { land, kind }) =>
    putAction(m, 'dahan-insurrection', {}, { op: 'addOne', kind: SENT[kind] ?? '', lands: nearestDahan(m, land) }),

  insurrection: (m) => {
    m.state.risen = true;
    const lands = allLands(m).filter((land) => countOf(groupsIn(m, land), 'dahan') > 0);
    m.put(...lands.map((land) => ({ op: 'fightBack', land }) as const), {
      op: 'over',
      won: false,
      how: 'insurrection',
    });
  },
};
