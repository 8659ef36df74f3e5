import { type ObjectNumber, type Option, objectsIn, placeOf, type Ref, type Seat } from '@tafelrunde/kernel';
import { DISCARD, entrance, hand, inside, items, souls, TOWN, UNCLAIMED, wounds } from '../../places.ts';
import { treasureRef } from '../../refs.ts';
import { coinsOf } from '../../rules/coins.ts';
import { activeRooms } from '../../rules/dungeons.ts';
import { isHalfGone, leftToLive, marksOn } from '../../rules/health.ts';
import { levelOf, minibossesOf, minibossUnder } from '../../rules/levels.ts';
import { promotable, promotableNow } from '../../rules/minibosses.ts';
import { soulsOf, survived, tallied } from '../../rules/score.ts';
import { spotsFor } from '../../rules/spots.ts';
import { hasPlayed } from '../../rules/waiting.ts';
import { inOrder, opponentsOf, player, seatIn } from '../../seats.ts';
import type { At } from '../../state.ts';
import { bonusTo, fitsRoom, heroStat, isPlayed } from '../holding/values.ts';
import { treasures } from '../language/card.ts';
import { type Context, roomHere } from '../language/context.ts';
import { cardAt, heroAt } from '../language/registry.ts';
import { type CardFilter, cardsSuch, hasSuch } from './cards.ts';
import type { RoomFilter } from './rooms.ts';

/* What may be chosen. How it is said stands in `pick-nouns.ts`. */

type Whose = 'you' | 'opponents' | 'anybody';

export interface Players {
  readonly pick: 'player';
  readonly of: 'opponents' | 'anybody';
  /** who has no such card is chosen only if nobody has one. */
  readonly with?: CardFilter;
  /** At least so many more Souls than you. */
  readonly moreSouls?: number;
  /** At least so many Heroes have entered their dungeon this round. */
  readonly entered?: number;
}

export interface Rooms extends RoomFilter {
  readonly pick: 'room';
}

export interface Heroes {
  readonly pick: 'hero';
  /**
   * `here`: in this Room; `room`: in a Room; `dungeon`: in a dungeon, in a Room or between two; `anywhere`: there, at the
   * entrance or, of anybody, in town.
   */
  readonly in: 'here' | 'room' | 'dungeon' | 'entrance' | 'town' | 'anywhere';
  /** Whose dungeon or entrance; anybody's unless told. */
  readonly of?: Whose;
  readonly epic?: boolean;
  /** With so much Health left or less. */
  readonly atMost?: number;
  /** In a dungeon with so many Rooms. */
  readonly rooms?: number;
  /** At least half of its Health is gone. */
  readonly half?: true;
  /** It bears no Item. */
  readonly bare?: true;
  /** In a Room with a Miniboss. */
  readonly miniboss?: true;
}

export interface Dead {
  readonly pick: 'soul' | 'wound';
  readonly of: Whose;
  readonly epic?: boolean;
  /** It has survived this round. */
  readonly thisRound?: true;
}

export interface Items {
  readonly pick: 'item';
  /** In a score area, or in town with nobody to bear it. */
  readonly in: 'score' | 'town';
  readonly of?: Whose;
  readonly faceUp?: boolean;
}

export interface Minibosses {
  readonly pick: 'miniboss';
  readonly of: Whose;
  /** `promote`: it could be promoted now; `promoteNow`: whoever's turn it is; `take`: you could pay for it and have a place for it. */
  readonly to?: 'promote' | 'promoteNow' | 'take';
}

export interface Discarded {
  readonly pick: 'discarded';
  readonly card: CardFilter;
  /** Played by you this round. */
  readonly played?: true;
}

interface Treasures {
  readonly pick: 'treasure';
  /** BM-098: artifacts are none of them. */
  readonly old?: true;
}

export type Pick = Players | Rooms | Heroes | Dead | Discarded | Treasures | Items | Minibosses;

export const anOpponent: Players = { pick: 'player', of: 'opponents' };
export const anybody: Players = { pick: 'player', of: 'anybody' };
export const anOldTreasure: Treasures = { pick: 'treasure', old: true };
export const anOpponentWith = (card: CardFilter): Players => ({ ...anOpponent, with: card });
export const aRoom = (of: Whose, more: Omit<RoomFilter, 'of'> = {}): Rooms => ({ pick: 'room', of, ...more });
export const aHeroHere: Heroes = { pick: 'hero', in: 'here' };
export const aHeroIn = (of: Whose): Heroes => ({ pick: 'hero', in: 'dungeon', of });
export const aHeroInRoom = (of: Whose): Heroes => ({ pick: 'hero', in: 'room', of });
export const aHeroAt = (of: Whose): Heroes => ({ pick: 'hero', in: 'entrance', of });
/** In town, at an entrance or in a dungeon. */
export const anyHero: Heroes = { pick: 'hero', in: 'anywhere' };
export const aHeroInTown: Heroes = { pick: 'hero', in: 'town' };
/** In your dungeon or at your entrance. */
export const aHeroOfYours: Heroes = { pick: 'hero', in: 'anywhere', of: 'you' };
export const aSoul = (of: Whose): Dead => ({ pick: 'soul', of });
export const aWound: Dead = { pick: 'wound', of: 'you' };
/** In a score area. */
export const anItem = (of: Whose, faceUp: boolean): Items => ({ pick: 'item', in: 'score', of, faceUp });
export const anItemInTown: Items = { pick: 'item', in: 'town' };
export const aMiniboss = (of: Whose, to?: Minibosses['to']): Minibosses =>
  to === undefined ? { pick: 'miniboss', of } : { pick: 'miniboss', of, to };
export const aTreasure: Treasures = { pick: 'treasure' };
export const aDiscarded = (card: CardFilter): Discarded => ({ pick: 'discarded', card });

const seatsFor = (m: At, of: Whose, seat: Seat): readonly Seat[] => {
  if (of === 'you') return [seat];
  return of === 'opponents' ? opponentsOf(m, seat) : inOrder(m);
};

function playersFor(m: At, { of, with: card, moreSouls, entered = 0 }: Players, { seat }: Context): Ref[] {
  const all = seatsFor(m, of, seat).filter(
    (each) =>
      (moreSouls === undefined || soulsOf(m, each) >= soulsOf(m, seat) + moreSouls) &&
      tallied(m, 'entered', each) >= entered,
  );
  const able = card === undefined ? all : all.filter((each) => hasSuch(m, hand(each), card));
  return (able.length > 0 ? able : all).map(player);
}

/** Is a dungeon safe from a Spell of somebody else? */
const isSafe = (m: At, seat: Seat, context: Context): boolean =>
  seat !== context.seat && isBySpell(m, context) && bonusTo(m, 'spellproofDungeon', seat) > 0;

const isBySpell = (m: At, { source = 0 }: Context): boolean => cardAt(m, source)?.kind === 'spell';

function roomsFor(m: At, filter: Rooms, context: Context): ObjectNumber[] {
  const seats = seatsFor(m, filter.of ?? 'you', context.seat).filter((seat) => !isSafe(m, seat, context));
  return seats.flatMap((seat) => activeRooms(m, seat).filter((room) => fitsRoom(m, room, filter, context)));
}

const isByRoom = (m: At, { source = 0 }: Context): boolean =>
  ['room', 'miniboss'].includes(cardAt(m, source)?.kind ?? '');

/** Spells cannot be aimed at some Heroes, abilities of Rooms at others. */
function isOutOfReach(m: At, hero: ObjectNumber, context: Context): boolean {
  if (isByRoom(m, context)) return heroStat(m, 'ignoresRooms', hero) > 0;
  if (!isBySpell(m, context)) return false;
  const place = placeOf(m, hero);
  if (place?.kind === 'inside' && place.seat !== undefined && isSafe(m, place.seat, context)) return true;
  return heroStat(m, 'spellproof', hero) > 0;
}

function heroesFor(m: At, pick: Heroes, context: Context): ObjectNumber[] {
  return heroesThere(m, pick, context).filter(
    (hero) =>
      !isOutOfReach(m, hero, context) &&
      (pick.epic === undefined || heroAt(m, hero)?.epic === pick.epic) &&
      (pick.atMost === undefined || leftToLive(m, hero) <= pick.atMost) &&
      (pick.rooms === undefined || activeRooms(m, placeOf(m, hero)?.seat ?? -1).length === pick.rooms) &&
      (pick.half === undefined || isHalfGone(m, hero)) &&
      (pick.bare === undefined || marksOn(m, hero).item === undefined) &&
      (pick.miniboss === undefined || minibossUnder(m, m.state.walk?.room ?? 0) !== undefined),
  );
}

function heroesThere(m: At, pick: Heroes, context: Context): readonly ObjectNumber[] {
  const { walk } = m.state;
  if (pick.in === 'here')
    return walk !== null && walk.room !== 0 && walk.room === roomHere(m, context) ? [walk.hero] : [];
  if (pick.in === 'town') return objectsIn(m, TOWN);
  const { in: where, of = 'anybody' } = pick;
  const seats = seatsFor(m, of, context.seat);
  if (where === 'room') return walk !== null && walk.room !== 0 && seats.includes(walk.seat) ? [walk.hero] : [];
  const found = seats.flatMap((seat) => [
    ...(where === 'entrance' ? [] : objectsIn(m, inside(seat))),
    ...(where === 'dungeon' ? [] : objectsIn(m, entrance(seat))),
  ]);
  return where === 'anywhere' && of === 'anybody' ? [...objectsIn(m, TOWN), ...found] : found;
}

function deadFor(m: At, { pick, of, epic, thisRound }: Dead, { seat }: Context): ObjectNumber[] {
  const zone = pick === 'soul' ? souls : wounds;
  return seatsFor(m, of, seat).flatMap((each) =>
    objectsIn(m, zone(each)).filter(
      (hero) =>
        heroAt(m, hero) !== undefined &&
        (epic === undefined || heroAt(m, hero)?.epic === epic) &&
        (thisRound === undefined || tallied(m, survived(hero), each) > 0),
    ),
  );
}

function itemsFor(m: At, { in: where, of = 'anybody', faceUp }: Items, { seat }: Context): ObjectNumber[] {
  if (where === 'town') return objectsIn(m, UNCLAIMED);
  return seatsFor(m, of, seat).flatMap((each) =>
    objectsIn(m, items(each)).filter((item) => faceUp === undefined || m.state.faceUp.includes(item) === faceUp),
  );
}

function minibossesFor(m: At, { of, to }: Minibosses, { seat }: Context): ObjectNumber[] {
  if (to === 'promote') return promotable(m, seat);
  if (to === 'promoteNow') return promotableNow(m, seat);
  const all = seatsFor(m, of, seat).flatMap((each) => minibossesOf(m, each));
  if (to === undefined) return all;
  return all.filter((each) => coinsOf(m, seat) >= levelOf(m, each) && spotsFor(m, seat, each).length > 0);
}

/** Everything that can be picked now. */
export function refsFor(m: At, pick: Pick, context: Context): readonly Ref[] {
  switch (pick.pick) {
    case 'player':
      return playersFor(m, pick, context);
    case 'room':
      return roomsFor(m, pick, context);
    case 'hero':
      return heroesFor(m, pick, context);
    case 'soul':
    case 'wound':
      return deadFor(m, pick, context);
    case 'item':
      return itemsFor(m, pick, context);
    case 'miniboss':
      return minibossesFor(m, pick, context);
    case 'discarded':
      return cardsSuch(m, DISCARD, pick.card).filter(
        (card) => pick.played !== true || hasPlayed(m, context.seat, card),
      );
    case 'treasure':
      return treasures
        .filter((each) => isPlayed(m, each) && (pick.old !== true || each !== 'explorer'))
        .map(treasureRef);
  }
}

export const optionsFor = (m: At, pick: Pick, context: Context): readonly Option[] =>
  refsFor(m, pick, context).map((ref) => ({ ref }));

export const canPick = (m: At, pick: Pick, context: Context): boolean => refsFor(m, pick, context).length > 0;

/** is a target still there? Paying may have taken away the Room in which a Hero was. */
export function isStill(m: At, pick: Pick, ref: Ref, context: Context): boolean {
  if (pick.pick === 'hero' && pick.in === 'here') return typeof ref === 'number' && placeOf(m, ref)?.kind === 'inside';
  if (pick.pick === 'player') return seatIn(ref) !== undefined;
  return refsFor(m, pick, context).includes(ref);
}
