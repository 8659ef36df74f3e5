import {
  at,
  cardOf,
  count,
  faceOf,
  type ObjectNumber,
  objectsIn,
  placeOf,
  type Seat,
  totalIn,
  type ZoneName,
} from '@tafelrunde/kernel';
import type { Card } from '../effects/language/card.ts';
import { byFace } from '../effects/language/registry.ts';
import { character, curses, hand, items, monsterSlot, ROOM, SHOP, souls } from '../places.ts';
import { type Body, seatIn } from '../players.ts';
import type { At, M } from '../state.ts';

/* What everybody asks the table: who has what, how much of it, and whose it is. */

/** What the object is; undefined when it is gone. */
export function cardIn(m: At, object: ObjectNumber): Card | undefined {
  return cardsByFace(m)[faceOf(m, object)];
}

const cardsByFace = byFace((card) => card);

export const coinsOf = (m: At, seat: Seat): number => m.state.coins[seat] ?? 0;
export const handOf = (m: At, seat: Seat): number => count(m, hand(seat));
export const countersOn = (m: At, object: ObjectNumber): number => m.state.counters[object] ?? 0;
export const isTapped = (m: At, object: ObjectNumber): boolean => m.state.tapped[object] === 1;

/** FS-069; FS-109: a soul has lost that with its other abilities. */
export function isEternal(m: At, object: ObjectNumber): boolean {
  if (isIn(m, object, 'souls')) return false;
  return cardIn(m, object)?.eternal === true || m.state.madeEternal.includes(object);
}

/** The seat that controls the object; undefined for monsters, the shop, rooms. */
export const ownerOf = (m: At, object: ObjectNumber): Seat | undefined => placeOf(m, object)?.seat;

export function isIn(m: At, object: ObjectNumber, kind: string): boolean {
  return placeOf(m, object)?.kind === kind;
}

export function characterOf(m: At, seat: Seat): ObjectNumber | undefined {
  return objectsIn(m, character(seat))[0];
}

/** FS-064: the items of one player, of all, with those of the shop. */
export const itemsOf = (m: At, seat: Seat): ObjectNumber[] => objectsIn(m, items(seat));
export const shopItems = (m: At): ObjectNumber[] => objectsIn(m, SHOP);
export const roomsIn = (m: At): ObjectNumber[] => objectsIn(m, ROOM);
export function itemsOfPlayers(m: At): ObjectNumber[] {
  const found: ObjectNumber[] = [];
  for (let seat = 0; seat < m.seats; seat++) {
    for (const object of itemsOf(m, seat)) found.push(object);
  }
  return found;
}

export const slotsOf = (m: At): ZoneName[] => Array.from({ length: m.state.monsterSlots }, (_, n) => monsterSlot(n));

/** FS-045: monsters and events that lie in a slot. */
function inSlots(m: At): ObjectNumber[] {
  const found: ObjectNumber[] = [];
  for (let n = 0; n < m.state.monsterSlots; n++) {
    for (const object of objectsIn(m, monsterSlot(n))) found.push(object);
  }
  return found;
}

/** FS-090: events are no monsters. */
export const monstersIn = (m: At): ObjectNumber[] =>
  inSlots(m).filter((object) => cardIn(m, object)?.kind === 'monster');

export const isAttacked = (m: At, object: ObjectNumber): boolean => m.state.attack?.target === object;

/** FS-108: souls count by their value. */
export const soulsOf = (m: At, seat: Seat): number => totalIn(m, souls(seat), soulValues(m));

const soulValues = byFace((card) => card?.souls ?? 0);

export const cursesOf = (m: At, seat: Seat): ObjectNumber[] => objectsIn(m, curses(seat));

export function cardOfBody(m: At, body: Body): Card | undefined {
  const seat = seatIn(body);
  const object = seat === undefined ? body : characterOf(m, seat);
  return typeof object === 'number' ? cardIn(m, object) : undefined;
}

export const damageOn = (m: At, body: Body): number =>
  typeof body === 'number' ? (m.state.damage[body] ?? 0) : (m.state.wounds[seatIn(body) ?? 0] ?? 0);

// What changes marks.

export function setCounters(m: M, object: ObjectNumber, n: number): void {
  if (n > 0) m.state.counters[object] = n;
  else delete m.state.counters[object];
}

export function setTapped(m: M, object: ObjectNumber, tapped: boolean): void {
  if (isTapped(m, object) === tapped) return;
  if (tapped) m.state.tapped[object] = 1;
  else delete m.state.tapped[object];
  m.emit({ type: tapped ? 'exhausted' : 'recharged', data: { object, card: cardOf(m, object) ?? '' } });
}

export function setAllTapped(m: M, objects: readonly ObjectNumber[], tapped: boolean): void {
  for (const object of objects) setTapped(m, object, tapped);
}

export function setDamage(m: M, body: Body, n: number): void {
  const seat = seatIn(body);
  if (seat !== undefined) m.state.wounds[seat] = n;
  else if (typeof body === 'number') {
    if (n > 0) m.state.damage[body] = n;
    else delete m.state.damage[body];
  }
  if (n === 0) delete m.state.mostHp[body];
}

/** FS-232: never above the maximum. */
export function heal(m: M, body: Body, n: number): void {
  const healed = Math.min(n, damageOn(m, body));
  if (healed === 0) return;
  setDamage(m, body, damageOn(m, body) - healed);
  m.emit({ type: 'healed', data: { body, n: healed } });
}

/** FS-275: what is on a card goes with it to another player. */
export function carryMarks(m: M, was: ObjectNumber, now: ObjectNumber): void {
  const counters = countersOn(m, was);
  const tapped = isTapped(m, was);
  forgetMarks(m, was);
  if (counters > 0) setCounters(m, now, counters);
  if (tapped) m.state.tapped[now] = 1;
}

/** FS-038, FS-047: what leaves play keeps nothing. */
export function forgetMarks(m: M, object: ObjectNumber): void {
  const { counters, notes, tapped, damage, lastHit } = m.state;
  for (const marks of [counters, notes, tapped, damage, lastHit]) if (object in marks) delete marks[object];
}

/** How often something has happened to somebody this turn. */
export const tallied = ({ state }: Pick<At, 'state'>, name: string, body: Body): number =>
  state.tally[tallyKey(name, body)] ?? 0;

const keysOfPlayers = new Map<string, string[]>();

/** Kept for players: to look up a text that has just been put together takes long. */
function tallyKey(name: string, body: Body): string {
  const seat = seatIn(body);
  if (seat === undefined) return `${name}/${body}`;
  const keys = keysOfPlayers.get(name) ?? [];
  keysOfPlayers.set(name, keys);
  keys[seat] ??= `${name}/${body}`;
  return keys[seat];
}

export function tally(m: M, name: string, body: Body): number {
  const key = tallyKey(name, body);
  const times = (m.state.tally[key] ?? 0) + 1;
  m.state.tally[key] = times;
  return times;
}

/** The pick of a question that has exactly one. */
export const only = <T>(list: readonly T[]): T => at(list, 0);
