import { type ObjectNumber, objectsIn, placeOf, type Seat, topOf } from '@tafelrunde/kernel';
import { isStatic, type RoomType } from '../effects/language/card.ts';
import { cardAt, roomAt } from '../effects/language/registry.ts';
import { stack, underStack } from '../places.ts';
import type { At } from '../state.ts';
import { stackWith } from './dungeons.ts';

/* Where Minibosses lie and how high they are (BM-128 to BM-131). */

/** BM-124: the Room that a Miniboss lies under. */
export function roomOver(m: At, miniboss: ObjectNumber): ObjectNumber | undefined {
  const place = placeOf(m, miniboss);
  if (place?.kind !== 'miniboss' || place.seat === undefined || place.n === undefined) return undefined;
  return topOf(m, stack(place.seat, place.n));
}

export function minibossUnder(m: At, room: ObjectNumber): ObjectNumber | undefined {
  const place = placeOf(m, room);
  if (place?.kind !== 'room' || place.seat === undefined) return undefined;
  return objectsIn(m, underStack(place.seat, stackWith(m, room)))[0];
}

export const levelOf = ({ state: { levels } }: At, miniboss: ObjectNumber): number => levels[miniboss] ?? 1;

/** Those in a dungeon, from left to right. */
export const minibossesOf = (m: At, seat: Seat): ObjectNumber[] =>
  (m.state.rows[seat] ?? []).flatMap((n) => objectsIn(m, underStack(seat, n)));

/** A Monster or a Trap Room; with some Minibosses it is both. */
export const isOfType = (m: At, room: ObjectNumber, type: RoomType): boolean =>
  roomAt(m, room)?.type === type || hasBothTypes(m, room);

function hasBothTypes(m: At, room: ObjectNumber): boolean {
  const miniboss = minibossUnder(m, room);
  const card = miniboss === undefined ? undefined : cardAt(m, miniboss);
  if (miniboss === undefined || card?.kind !== 'miniboss' || levelOf(m, miniboss) < 2) return false;
  return card.abilities.some((ability) => isStatic(ability) && ability.always === 'bothTypes');
}

/** The level of the Miniboss under a Room; 0 without one. */
export function levelUnder(m: At, room: ObjectNumber): number {
  const miniboss = minibossUnder(m, room);
  return miniboss === undefined ? 0 : levelOf(m, miniboss);
}
