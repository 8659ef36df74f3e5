import { count, type ObjectNumber, placeOf, type Seat, topOf } from '@tafelrunde/kernel';
import { roomAt } from '../effects/language/registry.ts';
import { stack } from '../places.ts';
import type { At } from '../state.ts';

/* What lies where in a dungeon: rows of stacks, of which the top card counts (BM-060). */

/** A Room under a face-down card cannot be seen. */
const isHidden = ({ state: { placed } }: At, seat: Seat, n: number): boolean =>
  placed.some((each) => each.into === seat && each.stack === n);

/** BM-143, BM-144. */
export const isDeactivated = ({ state }: At, room: ObjectNumber): boolean => state.deactivated[room] === 1;

/** The top cards from left to right, deactivated and covered by a face-down card or not. */
export function roomsOf(m: At, seat: Seat): ObjectNumber[] {
  const found: ObjectNumber[] = [];
  for (const n of m.state.rows[seat] ?? []) {
    const top = topOf(m, stack(seat, n));
    if (top !== undefined) found.push(top);
  }
  return found;
}

/** BM-016, R-17: those that can be seen and are not deactivated, from left to right. */
export function activeRooms(m: At, seat: Seat): ObjectNumber[] {
  const found: ObjectNumber[] = [];
  for (const n of m.state.rows[seat] ?? []) {
    const top = topOf(m, stack(seat, n));
    if (top !== undefined && !isDeactivated(m, top) && !isHidden(m, seat, n)) found.push(top);
  }
  return found;
}

export function isActive(m: At, room: ObjectNumber): boolean {
  const place = placeOf(m, room);
  if (place?.kind !== 'room' || place.seat === undefined || place.n === undefined) return false;
  return topOf(m, place) === room && !isDeactivated(m, room) && !isHidden(m, place.seat, place.n);
}

/** In whose dungeon a Room lies. */
export const dungeonOf = (m: At, room: ObjectNumber): Seat | undefined => placeOf(m, room)?.seat;

/** The stack that a Room lies in. */
export const stackWith = (m: At, room: ObjectNumber): number => placeOf(m, room)?.n ?? -1;

/** the Room beside another, if both are active. */
function beside(m: At, room: ObjectNumber, step: 1 | -1): ObjectNumber | undefined {
  const seat = dungeonOf(m, room);
  if (seat === undefined) return undefined;
  const row = roomsOf(m, seat);
  const other = row[row.indexOf(room) + step];
  return other !== undefined && row.includes(room) && isActive(m, other) ? other : undefined;
}

export const leftOf = (m: At, room: ObjectNumber): ObjectNumber | undefined => beside(m, room, -1);
export const rightOf = (m: At, room: ObjectNumber): ObjectNumber | undefined => beside(m, room, 1);

export function isLast(m: At, room: ObjectNumber): boolean {
  const seat = dungeonOf(m, room);
  return seat !== undefined && activeRooms(m, seat).at(-1) === room;
}

/** BM-020: how many places of a dungeon are taken, by Rooms or by face-down cards. */
export function placesTaken(m: At, seat: Seat): number {
  let taken = 0;
  for (const n of m.state.rows[seat] ?? []) if (count(m, stack(seat, n)) > 0 || isHidden(m, seat, n)) taken++;
  return taken;
}

/** Does a Room lie on another one? */
export function coversAnother(m: At, room: ObjectNumber): boolean {
  const place = placeOf(m, room);
  return place?.kind === 'room' && count(m, place) > 1;
}

/** A stack without cards, for a new place at the left end (BM-058). */
export function emptyStack(m: At, seat: Seat): number | undefined {
  const { walk } = m.state;
  const free = (m.state.rows[seat] ?? []).filter((n) => count(m, stack(seat, n)) === 0 && !isHidden(m, seat, n));
  // Where a Hero stands whose Room is gone, another Room is built last.
  return free.find((n) => walk?.seat !== seat || walk.at !== n) ?? free[0];
}

/** The row with this stack at its left end. */
export const leftmost = (row: readonly number[], n: number): readonly number[] => [
  n,
  ...row.filter((each) => each !== n),
];

/** Different treasures are printed on it; where the table says so, two alike will do. */
export function isMulti(m: At, room: ObjectNumber): boolean {
  const printed = Object.values(roomAt(m, room)?.treasure ?? {});
  return printed.length > 1 || (m.match.options.alikeIsMulti === true && printed.some((n) => n > 1));
}
