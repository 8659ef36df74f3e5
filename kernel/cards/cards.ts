import { at } from '../at.ts';
import type { Position } from '../game.ts';
import type { CardId, Face, ObjectNumber, Seat, ZoneName } from '../match.ts';
import { slotOf } from './find.ts';
import { placeAt, zoneAt } from './zones.ts';

/*
 * What is here and in `moving.ts` runs in the innermost loops of searches and simulations. `at` serves arrays of every kind and is
 * therefore slow there; a slot that a zone names always has its contents, so `?? 0` never comes into play.
 */

/** How many cards lie there. */
export function count(m: Position, place: ZoneName): number {
  return zoneAt(m, place).cards.length;
}

/** The objects that lie there, a pile from bottom to top. */
export function objectsIn(m: Position, place: ZoneName): ObjectNumber[] {
  const { cards } = zoneAt(m, place);
  const { obj } = m.match;
  const objects = new Array<ObjectNumber>(cards.length);
  for (let i = 0; i < cards.length; i++) objects[i] = obj[cards[i] ?? 0] ?? 0;
  return objects;
}

/** The first object that lies there of which this holds; no list is made on the way. */
export function findIn<P extends Position>(
  m: P,
  place: ZoneName,
  holds: (m: P, object: ObjectNumber) => boolean,
): ObjectNumber | undefined {
  const { cards } = zoneAt(m, place);
  const { obj } = m.match;
  for (let i = 0; i < cards.length; i++) {
    const object = obj[cards[i] ?? 0] ?? 0;
    if (holds(m, object)) return object;
  }
  return undefined;
}

/** The faces that lie there, as indexes into the match's table. */
export function facesIn(m: Position, place: ZoneName): Face[] {
  const { cards } = zoneAt(m, place);
  const { face } = m.match;
  const faces: Face[] = [];
  for (const instance of cards) faces.push(face[instance] ?? 0);
  return faces;
}

/** Something about each of the cards that lie there, by face, in the order of `objectsIn`. */
export function valuesIn<T>(m: Position, place: ZoneName, byFace: readonly T[]): T[] {
  const { cards } = zoneAt(m, place);
  const { face } = m.match;
  const values: T[] = [];
  for (let i = 0; i < cards.length; i++) {
    const value = byFace[face[cards[i] ?? 0] ?? 0];
    if (value !== undefined) values.push(value);
  }
  return values;
}

/** What the cards that lie there are worth together, by face. */
export function totalIn(m: Position, place: ZoneName, worth: readonly number[]): number {
  const { cards } = zoneAt(m, place);
  const { face } = m.match;
  let total = 0;
  for (let i = 0; i < cards.length; i++) total += worth[face[cards[i] ?? 0] ?? 0] ?? 0;
  return total;
}

/** The top card of a pile, if there is one. */
export function topOf(m: Position, place: ZoneName): ObjectNumber | undefined {
  const { cards } = zoneAt(m, place);
  const instance = cards[cards.length - 1];
  return instance === undefined ? undefined : m.match.obj[instance];
}

export function exists(m: Position, object: ObjectNumber): boolean {
  return slotOf(m.match, object) >= 0;
}

/** What the object is now; undefined when it is gone. */
export function cardOf({ match }: Position, object: ObjectNumber): CardId | undefined {
  const instance = slotOf(match, object);
  return instance < 0 ? undefined : match.table[match.face[instance] ?? 0];
}

/** What the object is now, as an index into the match's table; -1 when it is gone. */
export function faceOf({ match }: Position, object: ObjectNumber): Face {
  const instance = slotOf(match, object);
  return instance < 0 ? -1 : (match.face[instance] ?? -1);
}

/** Where the object lies; undefined when it is gone. */
export function placeOf(m: Position, object: ObjectNumber): ZoneName | undefined {
  const instance = slotOf(m.match, object);
  return instance < 0 ? undefined : placeAt(m.match, instance);
}

/** Does this seat know what the object is? */
export function knows(m: Position, seat: Seat, object: ObjectNumber): boolean {
  const instance = slotOf(m.match, object);
  return instance >= 0 && (at(m.match.known, instance) & (1 << seat)) !== 0;
}
