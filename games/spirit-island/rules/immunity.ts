import type { Seat } from '@tafelrunde/kernel';
import { spiritActing } from '../effects/context.ts';
import { hasTwist, twistTotal } from '../effects/twists.ts';
import { countOf } from '../pieces.ts';
import { allLands, groupsIn, indexOf, islandIn } from '../queries.ts';
import { type At, seatsOf } from '../state.ts';
import { energyOf } from './energy.ts';

/* What keeps invaders from being damaged and destroyed unless somebody pays for it: Rituals of the Destroying Flame. */

/** One payment is for all that a spirit's power or rule does, or else for what happens in one land. */
export const breachIn = (m: At, land: string): string => (spiritActing(m) === undefined ? land : 'power');

/** A flame marker there or beside it. */
const isLit = (m: At, land: string): boolean =>
  allLands(m).some(
    (each) =>
      countOf(groupsIn(m, each), 'flame') > 0 &&
      (islandIn(m).distance[indexOf(m, each)]?.[indexOf(m, land)] ?? 99) <= 1,
  );

/** What it costs to harm the invaders there; 0 where nothing keeps anybody from it. */
export const priceOfHarm = (m: At, land: string): number =>
  hasTwist(m, 'flames') && !isLit(m, land) ? twistTotal(m, 'flames') : 0;

/** Does nothing harm the invaders there? */
export const isImmune = (m: At, land: string): boolean =>
  m.state.breached[breachIn(m, land)] !== true && priceOfHarm(m, land) > 0;

/** Who can pay: the spirit whose power or rule it is; for everything else any of them. */
export const payersFor = (m: At, land: string): readonly Seat[] =>
  [spiritActing(m) ?? seatsOf(m)].flat().filter((seat) => energyOf(m, seat) >= priceOfHarm(m, land));

/** Has nobody been asked yet who could pay? */
export const mayBreach = (m: At, land: string): boolean =>
  isImmune(m, land) && m.state.breached[breachIn(m, land)] === undefined && payersFor(m, land).length > 0;
