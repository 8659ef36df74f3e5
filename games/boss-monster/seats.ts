import { type NamedRef, objectsIn, refs, type Seat, type Written } from '@tafelrunde/kernel';
import { bossAt } from './effects/language/registry.ts';
import { boss } from './places.ts';
import type { At } from './state.ts';

/* People, and the order in which they come (BM-034). */

const SEATS: readonly NamedRef<'seat'>[] = Array.from({ length: 6 }, (_, seat) => refs.seat(seat));

export const player = (seat: Seat): NamedRef<'seat'> => SEATS[seat] ?? refs.seat(seat);

export const seatIn = (ref: Written | undefined): Seat | undefined => refs.seat.in(ref);

export const xpOf = (m: At, seat: Seat): number => bossAt(m, objectsIn(m, boss(seat))[0] ?? 0)?.xp ?? 0;

/** BM-034: by XP, the highest first; without a Boss (in a scenario) as they sit. */
export const xpOrder = (m: At, ties: readonly number[] = []): Seat[] =>
  Array.from({ length: m.seats }, (_, seat) => seat).sort(
    (a, b) => xpOf(m, b) - xpOf(m, a) || (ties[a] ?? a) - (ties[b] ?? b),
  );

export const isOut = ({ state }: At, seat: Seat): boolean => state.out[seat] === true;

/** Everybody who is still in the game, by XP. */
export const inOrder = (m: At): readonly Seat[] =>
  m.state.out.includes(true) ? m.state.order.filter((seat) => !isOut(m, seat)) : m.state.order;

/** The others, by XP. */
export const opponentsOf = (m: At, seat: Seat): Seat[] => inOrder(m).filter((each) => each !== seat);

/** Who is asked after somebody: the active player, then the others from the highest XP on (BM-050, BM-052). */
export function nextToAct({ state: { order, active } }: At, seat: Seat): Seat {
  const next = order[seat === active ? 0 : order.indexOf(seat) + 1];
  if (next === undefined) return active;
  return next === active ? (order[order.indexOf(active) + 1] ?? active) : next;
}

/** BM-104 to BM-106: five and six play by other rules for the end and for ties. */
export const isLarge = ({ seats }: At): boolean => seats > 4;
