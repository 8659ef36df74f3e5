import { cardOf, move, type ObjectNumber, objectsIn, placeOf, type Seat, topOf } from '@tafelrunde/kernel';
import { bonusTo } from '../effects/holding/values.ts';
import { DISCARD, stack, underStack } from '../places.ts';
import type { At, M } from '../state.ts';
import { activeRooms, dungeonOf, isActive, isDeactivated, stackWith } from './dungeons.ts';
import { tally } from './score.ts';

/* What happens to Rooms: they are covered, uncovered, destroyed, deactivated, swapped. */

/** BM-152, BM-154: only an active Room is destroyed; what lies beneath is uncovered. */
export function destroyRoom(m: M, room: ObjectNumber, by: Seat): boolean {
  const place = placeOf(m, room);
  if (place?.seat === undefined || place.n === undefined || !mayDestroy(m, room, by)) return false;
  const { seat, n } = place;
  loseWhatLiesOn(m, seat, n, room);
  tally(m, 'destroyed', seat);
  m.happened('destroyed', { player: seat, room, by });
  const card = move(m, room, DISCARD);
  if (card !== undefined) m.happened('discardedOrDestroyed', { player: seat, card });
  const beneath = topOf(m, place);
  if (beneath !== undefined) uncovered(m, seat, beneath, by);
  return true;
}

/** No Room above was destroyed. */
const NOBODY = -1;

/** BM-107: a covered Room comes to the top of its stack. */
export function bringUp(m: M, room: ObjectNumber): void {
  const place = placeOf(m, room);
  if (place?.seat === undefined || place.n === undefined) return;
  const { seat, n } = place;
  const top = topOf(m, place);
  if (top !== undefined) loseWhatLiesOn(m, seat, n, top);
  const lying = move(m, room, stack(seat, n));
  if (lying !== undefined) uncovered(m, seat, lying, NOBODY);
}

/** The Rooms that lie under active ones, from left to right. */
export const coveredRooms = (m: At, seat: Seat): ObjectNumber[] =>
  activeRooms(m, seat).flatMap((room) => objectsIn(m, stack(seat, stackWith(m, room))).filter((each) => each !== room));

/** BM-154: nobody destroys what is guarded against them. */
export function mayDestroy(m: At, room: ObjectNumber, by: Seat): boolean {
  const seat = dungeonOf(m, room);
  return seat !== undefined && isActive(m, room) && bonusTo(m, seat === by ? 'noDestroying' : 'protected', seat) === 0;
}

function uncovered(m: M, seat: Seat, room: ObjectNumber, by: Seat): void {
  m.happened('uncovered', { player: seat, room, by });
  m.happened('appeared', { player: seat, room });
  m.happened('coveredOrUncovered', { player: seat, room });
}

/** BM-123, BM-132: coins on a Room that is built over are lost, and so is the Miniboss under it, unless the table lets it stay. */
export function cover(m: M, seat: Seat, n: number, room: ObjectNumber): void {
  m.happened('coveredOrUncovered', { player: seat, room });
  if (m.match.options.minibossMovesUp === true) unmark(m, room);
  else loseWhatLiesOn(m, seat, n, room);
}

/** BM-123, BM-132. */
function loseWhatLiesOn(m: M, seat: Seat, n: number, room: ObjectNumber): void {
  unmark(m, room);
  for (const miniboss of objectsIn(m, underStack(seat, n))) {
    unmark(m, miniboss);
    move(m, miniboss, DISCARD);
  }
}

/** Nothing is marked any more on a card that leaves the dungeon. */
export function unmark(m: M, object: ObjectNumber): void {
  for (const marks of [m.state.deactivated, m.state.coinsOn, m.state.tokens, m.state.levels]) delete marks[object];
}

/** BM-143. */
export function deactivateRoom(m: M, room: ObjectNumber, by: Seat): void {
  const seat = dungeonOf(m, room);
  if (seat === undefined || !isActive(m, room) || (seat !== by && bonusTo(m, 'protected', seat) > 0)) return;
  m.state.deactivated[room] = 1;
  m.emit({ type: 'deactivated', data: { room, card: cardOf(m, room) ?? '' } });
}

/** Whole stacks change places; what lies on them and under them goes along. */
export function swapStacks(m: M, seat: Seat, one: number, other: number): void {
  const row = m.state.rows[seat] ?? [];
  m.state.rows[seat] = row.map((n) => (n === one ? other : n === other ? one : n));
  m.emit({ type: 'swapped', seat, data: { stacks: [one, other] } });
}

/** All stacks in the other order. */
export function reverseRow(m: M, seat: Seat): void {
  m.state.rows[seat] = (m.state.rows[seat] ?? []).toReversed();
  m.emit({ type: 'reversed', seat });
}

/** BM-145: a deactivated Room cannot be built over, nor can one that a face-down card lies on already. */
export const canBeCovered = (m: At, seat: Seat, n: number): boolean => {
  const top = topOf(m, stack(seat, n));
  return top !== undefined && !isDeactivated(m, top) && isActive(m, top);
};
