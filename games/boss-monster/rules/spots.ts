import { type ObjectNumber, objectsIn, type Ref, type Seat, topOf } from '@tafelrunde/kernel';
import { bonusTo, roomStat } from '../effects/holding/values.ts';
import { isStatic, type RoomCard } from '../effects/language/card.ts';
import { cardAt } from '../effects/language/registry.ts';
import { hand, MOST_ROOMS, stack, underStack } from '../places.ts';
import { LEFT } from '../refs.ts';
import { opponentsOf } from '../seats.ts';
import type { At } from '../state.ts';
import { emptyStack, leftOf, placesTaken, rightOf, roomsOf, stackWith } from './dungeons.ts';
import { canBeCovered } from './rooms.ts';
import { shareTreasure } from './treasure.ts';

/* BM-057 to BM-059: where a card may be built. */

/** Where a card of the hand may go: the Rooms that it may cover, and the empty place at the left end. */
export function spotsFor(m: At, seat: Seat, card: ObjectNumber, over = false): Ref[] {
  const built = cardAt(m, card);
  if (built?.kind === 'miniboss') return coverable(m, seat).filter((room) => isFreeOfMinibosses(m, seat, room));
  if (built?.kind !== 'room') return [];
  const rooms = coverable(m, seat).filter((room) => mayCover(m, seat, built, card, room));
  const atLeft =
    !over &&
    !built.advanced &&
    placesTaken(m, seat) < MOST_ROOMS &&
    mayLieBeside(m, built, roomsOf(m, seat).slice(0, 1));
  return atLeft ? [LEFT, ...rooms] : rooms;
}

/** Fetid Beast: no Monster Room is built next to it. */
const mayLieBeside = (m: At, { type }: RoomCard, rooms: readonly (ObjectNumber | undefined)[]): boolean =>
  type !== 'monster' || rooms.every((room) => room === undefined || roomStat(m, 'noMonsterBeside', room) === 0);

/** The Rooms that something can be built on, from left to right. */
function coverable(m: At, seat: Seat): ObjectNumber[] {
  const found: ObjectNumber[] = [];
  for (const n of m.state.rows[seat] ?? []) {
    const top = canBeCovered(m, seat, n) ? topOf(m, stack(seat, n)) : undefined;
    if (top !== undefined) found.push(top);
  }
  return found;
}

/** BM-022, R-31: "cannot" beats "may". */
function mayCover(m: At, seat: Seat, built: RoomCard, card: ObjectNumber, room: ObjectNumber): boolean {
  if (!mayLieBeside(m, built, [leftOf(m, room), rightOf(m, room)])) return false;
  if (!built.advanced) return true;
  if (roomStat(m, 'notCoveredByAdvanced', room) > 0) return false;
  if (coversAnything(built) || shareTreasure(m, card, room)) return true;
  return roomStat(m, 'coveredByAny', room) > 0 || ignoresTreasure(m, seat);
}

const coversAnything = ({ abilities }: RoomCard): boolean =>
  abilities.some((ability) => isStatic(ability) && ability.always === 'coversAnything');

/** Zoning Board: for what is placed in the Build phase. */
const ignoresTreasure = (m: At, seat: Seat): boolean =>
  m.state.phase === 'build' && bonusTo(m, 'ignoresTreasure', seat) > 0;

/** BM-126. */
export function isFreeOfMinibosses(m: At, seat: Seat, room: ObjectNumber, but?: ObjectNumber): boolean {
  const row = (m.state.rows[seat] ?? []).filter((n) => topOf(m, stack(seat, n)) !== undefined);
  const place = row.indexOf(stackWith(m, room));
  const beside = bonusTo(m, 'minibossesTogether', seat) > 0 ? [] : [place - 1, place + 1];
  return [place, ...beside].every((i) => {
    const n = row[i];
    return n === undefined || minibossesAt(m, seat, n).every((each) => each === but);
  });
}

/** Under a Room, or face down on it and to come there when all is turned up. */
const minibossesAt = (m: At, seat: Seat, n: number): ObjectNumber[] => [
  ...objectsIn(m, underStack(seat, n)),
  ...m.state.placed.flatMap(({ into, stack: at, object }) =>
    into === seat && at === n && cardAt(m, object)?.kind === 'miniboss' ? [object] : [],
  ),
];

/** The stack that is meant by a spot. */
export const stackAt = (m: At, seat: Seat, spot: Ref): number | undefined =>
  spot === LEFT ? emptyStack(m, seat) : typeof spot === 'number' ? stackWith(m, spot) : undefined;

/** BM-057: the cards of the hand that may be placed now. */
export function buildable(
  m: At,
  seat: Seat,
  fits = (card: ObjectNumber): boolean => spotsFor(m, seat, card).length > 0,
): ObjectNumber[] {
  if (m.state.buildingStopped || (m.state.builds[seat] ?? 0) === 0) return [];
  return objectsIn(m, hand(seat)).filter(fits);
}

/** the Rooms of others that a Room card may be laid on. */
export const giftSpots = (m: At, seat: Seat, card: ObjectNumber): Ref[] =>
  cardAt(m, card)?.kind === 'room' ? opponentsOf(m, seat).flatMap((other) => spotsFor(m, other, card, true)) : [];
