import type { Groups, Seat } from '@tafelrunde/kernel';
import { presenceOf } from '../pieces.ts';
import { islandIn } from '../queries.ts';
import type { At } from '../state.ts';

/* Where a spirit is, and what it reaches from there. */

/** A land with presence, and the sacred sites: the first one most of all. */
const SITE = 0.8;
const FIRST_SACRED_SITE = 3;
const SACRED_SITE = 1;
/** A land that powers reach, from presence and from sacred sites. */
const NEAR = 0.85;
const NEAR_SACRED_SITE = 0.5;
/** Invaders that powers do not reach. */
const BEYOND = 2;
const TROUBLE: Readonly<Record<string, number>> = { explorer: 0.4, town: 1, city: 1.5 };
const MOST_TROUBLE = 4;
/** What is two lands away only some powers reach. */
const FARTHER = 0.4;

const nearest = (from: readonly number[], distance: (land: number) => number): number =>
  from.reduce((least, each) => Math.min(least, distance(each)), Number.POSITIVE_INFINITY);

const reachOf = (steps: number): number => (steps <= 1 ? 1 : steps === 2 ? FARTHER : 0);

function troubleIn(groups: Groups): number {
  let trouble = 0;
  for (const { kind, n } of groups) trouble += (TROUBLE[kind] ?? 0) * n;
  return Math.min(MOST_TROUBLE, trouble);
}

/** Where a spirit is, and which lands it reaches from there. */
export function reachWorth(m: At, seat: Seat): number {
  const { lands, distance } = islandIn(m);
  const kind = presenceOf(seat);
  const sites: number[] = [];
  const sacred: number[] = [];
  m.state.lands.forEach((groups, i) => {
    const presence = groups.find((group) => group.kind === kind);
    if (presence !== undefined) sites.push(i);
    if (presence !== undefined && presence.n > 1) sacred.push(i);
  });
  let worth = SITE * sites.length + SACRED_SITE * Math.min(2, sacred.length);
  if (sacred.length > 0) worth += FIRST_SACRED_SITE - SACRED_SITE;
  m.state.lands.forEach((groups, i) => {
    if (lands[i]?.ocean === true) return;
    const stepsTo = (from: number): number => distance[from]?.[i] ?? Number.POSITIVE_INFINITY;
    const near = reachOf(nearest(sites, stepsTo));
    worth += NEAR * near + NEAR_SACRED_SITE * reachOf(nearest(sacred, stepsTo));
    if (near < 1) worth -= BEYOND * (1 - near) * troubleIn(groups);
  });
  return worth;
}
