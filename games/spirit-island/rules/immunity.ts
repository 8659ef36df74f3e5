import type { Seat } from '@tafelrunde/kernel';
import { cardData } from '../cards/catalogue.ts';
import { spiritActing } from '../effects/context.ts';
import { hasTwist, twistTotal } from '../effects/twists.ts';
import { countOf } from '../pieces.ts';
import { allLands, groupsIn, indexOf, islandIn } from '../queries.ts';
import { type At, type Game, seatsOf } from '../state.ts';
import { energyOf, payEnergy } from './energy.ts';
import { has } from './finds.ts';

/* What keeps invaders from being damaged and destroyed unless somebody pays for it: Rituals of the Destroying Flame; what a relic of Powers Long Forgotten adds to that. */

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
export function priceOfHarm(m: At, land: string): number {
  if (hasTwist(m, 'flames') && !isLit(m, land)) return twistTotal(m, 'flames');
  return has(m, 'scale', 'invaders') && grantsFire(m) ? 1 : 0;
}

/** Is it a power card with fire that is being used? */
export function grantsFire(m: At): boolean {
  const card = m.vars.user === undefined ? undefined : cardData(m.state.cause);
  return card !== undefined && 'cost' in card && (card.elements.fire ?? 0) > 0;
}

/** What it costs to push and to gather invaders with a power is paid once for each power. */
const PULLED = 'pulled';

/** Does no power push or gather invaders? */
export const isRooted = (m: At): boolean =>
  m.vars.user !== undefined && has(m, 'rope', 'invaders') && m.state.breached[PULLED] !== true;

export const mayUproot = (m: At, seat: Seat): boolean =>
  isRooted(m) && m.state.breached[PULLED] === undefined && energyOf(m, seat) > 0;

export function uproot(m: Game, seat: Seat, isPaid: boolean): void {
  if (isPaid) payEnergy(m, seat, 1);
  m.state.breached = { ...m.state.breached, [PULLED]: isPaid };
}

/** Does nothing harm the invaders there? */
export const isImmune = (m: At, land: string): boolean =>
  m.state.breached[breachIn(m, land)] !== true && priceOfHarm(m, land) > 0;

/** Who can pay: the spirit whose power or rule it is; for everything else any of them. */
export const payersFor = (m: At, land: string): readonly Seat[] =>
  [spiritActing(m) ?? seatsOf(m)].flat().filter((seat) => energyOf(m, seat) >= priceOfHarm(m, land));

/** Has nobody been asked yet who could pay? */
export const mayBreach = (m: At, land: string): boolean =>
  isImmune(m, land) && m.state.breached[breachIn(m, land)] === undefined && payersFor(m, land).length > 0;
