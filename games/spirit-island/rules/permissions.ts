import { objectsIn, type Seat } from '@tafelrunde/kernel';
import { type Held, standingOf } from '../effects/held.ts';
import { play } from '../places.ts';
import type { At, Game } from '../state.ts';
import { energyOf, gainEnergy, payEnergy } from './energy.ts';
import { costInPlay } from './face-down.ts';
import { elementsOf } from './tracks.ts';

/* What effects permit so many times a turn: slow powers as fast ones, a card once more. */

type Permitted = 'hasten' | 'repeat';

/** How often it may be made use of. */
function times(m: At, { standing: { always, perElement, pays, every = 1, most = 99 }, n, seat }: Held): number {
  if (perElement !== undefined && seat !== undefined) {
    return Math.min(most, Math.floor((elementsOf(m, seat)[perElement] ?? 0) / every));
  }
  return always === 'repeat' && pays !== true ? 1 : (n ?? 0);
}

const isLeft = (m: At, held: Held): boolean => m.state.taken.filter((id) => id === held.id).length < times(m, held);

/** What it is for: what a card costs that is to be repeated, and how often it has been used; a fast power as a slow one; a major power. */
interface Again {
  readonly cost: number;
  readonly uses: number;
  readonly isDelay?: true;
  readonly isMajor?: boolean;
  /** SI-385: it targets a land. */
  readonly isOfLand?: boolean;
}

/** Of the power cards that the spirit has in play. */
const leastCost = (m: At, seat: Seat): number =>
  Math.min(...objectsIn(m, play(seat)).map((object) => costInPlay(m, object)));

/** Is it for such a card? Who pays for it repeats each card once. */
function isFor(
  m: At,
  { standing: { always, pays, either, lesser, cheapest, orEnergy }, n = 0, seat }: Held,
  { cost, uses, isDelay, isMajor, isOfLand }: Again,
): boolean {
  if (always !== 'repeat') return (isDelay !== true || either === true) && (isMajor !== true || lesser !== true);
  if (cheapest === true) return seat !== undefined && cost === leastCost(m, seat) && cost <= energyOf(m, seat);
  if (orEnergy !== undefined) return isOfLand === true && seat !== undefined && cost <= energyOf(m, seat);
  return pays === true ? uses === 1 && seat !== undefined && cost <= energyOf(m, seat) : cost <= n;
}

const ONCE: Again = { cost: 0, uses: 0 };

/** To use a power at another time than its own. */
export const atOtherTime = (isMajor: boolean, isDelay: boolean): Again => ({
  ...ONCE,
  isMajor,
  ...(isDelay && { isDelay }),
});

const found = (m: At, what: Permitted, seat: Seat, again: Again): Held | undefined =>
  standingOf(m, what).find((held) => held.seat === seat && isFor(m, held, again) && isLeft(m, held));

export const isFree = (m: At, what: Permitted, seat: Seat, again = ONCE): boolean =>
  found(m, what, seat, again) !== undefined;

export function takePermission(m: Game, what: Permitted, seat: Seat, again = ONCE): void {
  const held = found(m, what, seat, again);
  if (held === undefined) return;
  m.state.taken = [...m.state.taken, held.id];
  if (held.standing.pays === true) payEnergy(m, seat, again.cost);
}

/** SI-385: what may bring energy instead. */
const pouring = (m: At, seat: Seat): Held | undefined =>
  standingOf(m, 'repeat').find((held) => held.seat === seat && held.standing.orEnergy !== undefined && isLeft(m, held));

export const mayPour = (m: At, seat: Seat): boolean => pouring(m, seat) !== undefined;

export function pour(m: Game, seat: Seat): void {
  const held = pouring(m, seat);
  if (held === undefined) return;
  m.state.taken = [...m.state.taken, held.id];
  gainEnergy(m, seat, held.standing.orEnergy ?? 0);
}
