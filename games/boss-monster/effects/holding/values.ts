import { type Effect, effectsOn, type ObjectNumber, placeOf, type Seat } from '@tafelrunde/kernel';
import { treasureRef } from '../../refs.ts';
import {
  activeRooms,
  coversAnother,
  dungeonOf,
  isActive,
  isLast,
  isMulti,
  leftOf,
  rightOf,
} from '../../rules/dungeons.ts';
import { isOfType, levelOf, minibossesOf, minibossUnder, roomOver } from '../../rules/levels.ts';
import { coveredRoom, tallied } from '../../rules/score.ts';
import { isOut } from '../../seats.ts';
import { isIn } from '../../sets.ts';
import type { At } from '../../state.ts';
import { amountOf } from '../language/amounts.ts';
import { isStatic, type Static, type Treasure, treasures } from '../language/card.ts';
import { type Context, contextOf, heroHere, roomHere } from '../language/context.ts';
import { appearancesOf, cardAt, cardData, heroAt, roomAt } from '../language/registry.ts';
import type { RoomFilter } from '../selectors/rooms.ts';
import { isTrue } from './conditions.ts';
import type { Stat } from './stats.ts';

/* Values as they are now: what is printed, and what effects that go on add to it. */

/** Which effects count. */
export type Heeds = (effect: Effect) => boolean;

const ALL: Heeds = () => true;

/** BM-127: what the text of a Room says, or that of the Miniboss under it, wherever the card is now. */
const isByRoom = ({ at: [card] }: Effect): boolean => {
  const kind = typeof card === 'string' ? cardData(card)?.kind : undefined;
  return kind === 'room' || kind === 'miniboss';
};

const BUT_ROOMS: Heeds = (effect) => !isByRoom(effect);

/** What counts for a Hero: to some the text of Rooms is nothing. */
export const heededBy = (m: At, hero: ObjectNumber): Heeds => (heroStat(m, 'ignoresRooms', hero) > 0 ? BUT_ROOMS : ALL);

/** Is an effect of a card in play on? Of those that last without a card all are, as long as their owner is in the game. */
export function isOn(m: At, effect: Effect): boolean {
  const { source, seat, at } = effect;
  if (source === undefined) return seat === undefined || !isOut(m, seat);
  const place = placeOf(m, source);
  switch (place?.kind) {
    case 'room':
      return isActive(m, source) && !isBlank(m, source);
    case 'miniboss':
      return isMinibossOn(m, source, at[2]);
    case 'entrance':
    case 'inside':
      return !areHeroesMute(m, place.seat ?? 0) && !isMuteHere(m, source);
    case 'boss':
    case 'borne':
    case 'town':
      return true;
    default:
      return false;
  }
}

/** BM-128, BM-130, R-53: the Room above is active and has its text, and the level has been reached. */
function isMinibossOn(m: At, source: ObjectNumber, index: string | number | undefined, byHeroes = true): boolean {
  const room = roomOver(m, source);
  const card = cardAt(m, source);
  if (room === undefined || card?.kind !== 'miniboss' || typeof index !== 'number') return false;
  if (!isActive(m, room) || isBlank(m, room, byHeroes) || isIgnored(m, room)) return false;
  const level = levelOf(m, source);
  const [first, second] = card.levels;
  return index < first || (level >= 2 && index < second) || level >= 3;
}

/** The Hero in a Room may ignore its Miniboss. */
function isIgnored(m: At, room: ObjectNumber): boolean {
  const { walk } = m.state;
  return walk !== null && walk.room === room && effectsOn(m, 'always', 'ignoresMiniboss').some(isOf(walk.hero));
}

const isOf =
  (hero: ObjectNumber) =>
  ({ source }: Effect): boolean =>
    source === hero;

/** Is the ability text of the Heroes at a dungeon ignored? */
export function areHeroesMute(m: At, seat: Seat): boolean {
  for (const effect of effectsOn(m, 'always', 'heroesMute')) {
    const { source = 0, at } = effect;
    // A Hero whose text is ignored cannot take that away.
    if (contextOf(m, effect).seat === seat && isMinibossOn(m, source, at[2], false)) return true;
  }
  return false;
}

/** Does the Room that a Hero is in take its text? */
function isMuteHere(m: At, hero: ObjectNumber): boolean {
  const { walk } = m.state;
  if (walk === null || walk.hero !== hero) return false;
  const miniboss = minibossUnder(m, walk.room);
  return effectsOn(m, 'always', 'heroHereMute').some(
    ({ source, at }) => source === miniboss && source !== undefined && isMinibossOn(m, source, at[2], false),
  );
}

/** What effects add to a value of a Hero: its own, and those of the Item that it bears. */
export function heroStat(m: At, stat: Stat, hero: ObjectNumber, room?: ObjectNumber): number {
  let sum = 0;
  for (const effect of effectsOn(m, 'always', stat)) {
    const { ability, source } = effect;
    if (!isStatic(ability) || source === undefined) continue;
    const context = contextOf(m, effect);
    if (heroHere(m, context) !== hero || !isOn(m, effect) || !isTrue(m, ability.if, context)) continue;
    if (room !== undefined && ability.rooms !== undefined && !fitsRoom(m, room, ability.rooms, context)) continue;
    if (typeof ability.n === 'number' || context.seat >= 0) sum += amountOf(m, ability.n, context); // In town it is nobody's.
  }
  return sum;
}

/** Has a Room no ability text at the moment? With `byHeroes` also because of what is said by a Hero. */
export function isBlank(m: At, room: ObjectNumber, byHeroes = true): boolean {
  for (const effect of effectsOn(m, 'always', 'noAbility')) {
    if (!byHeroes && heroAt(m, effect.source ?? 0) !== undefined) continue;
    if (effect.source !== room && staticOn(m, effect, room) !== undefined) return true;
  }
  return false;
}

/** The effect as it is now, if it is about this Room. */
function staticOn(m: At, effect: Effect, room: ObjectNumber): { ability: Static; context: Context } | undefined {
  const { ability } = effect;
  if (!isStatic(ability) || ability.rooms === undefined) return undefined;
  const context = contextOf(m, effect);
  if (!fitsRoom(m, room, ability.rooms, context) || !isOn(m, effect)) return undefined;
  return isTrue(m, ability.if, context) && hasRoom(m, ability, context) ? { ability, context } : undefined;
}

function hasRoom(m: At, { withRoom }: Static, context: Context): boolean {
  return withRoom === undefined || activeRooms(m, context.seat).some((room) => fitsRoom(m, room, withRoom, context));
}

/** What effects add to a value of a Room. */
export function roomStat(m: At, stat: Stat, room: ObjectNumber, heeds = ALL): number {
  let sum = 0;
  for (const effect of effectsOn(m, 'always', stat)) {
    const on = heeds(effect) ? staticOn(m, effect, room) : undefined;
    if (on !== undefined) sum += amountOf(m, on.ability.n, { ...on.context, room, icons: () => iconsOn(m, room) });
  }
  return sum;
}

/** What effects add to the damage of a Room for each treasure that it has. */
export function damageByTreasure(m: At, room: ObjectNumber, heeds = ALL): number {
  let sum = 0;
  for (const effect of effectsOn(m, 'always', 'damageByTreasure')) {
    const on = heeds(effect) ? staticOn(m, effect, room) : undefined;
    const { treasure = 'chosen' } = on?.ability ?? {};
    if (on === undefined || treasure === 'chosen') continue;
    sum += amountOf(m, on.ability.n, on.context) * treasureOf(m, room, treasure);
  }
  return sum;
}

/** What effects add to the treasure of a Room, or of a whole dungeon: its seat. */
export function treasureAdded(
  m: At,
  to: number,
  treasure: Treasure,
  heeds = ALL,
  stat: 'treasure' | 'dungeonTreasure' = 'treasure',
  since = 0,
): number {
  let sum = 0;
  for (const effect of effectsOn(m, 'always', stat)) {
    const { ability } = effect;
    if (!isStatic(ability) || (effect.lasting ?? 0) < since || !heeds(effect)) continue;
    const context = contextOf(m, effect);
    if ((ability.treasure === 'chosen' ? chosenIn(context) : ability.treasure) !== treasure) continue;
    const isMeant =
      stat === 'treasure' ? staticOn(m, effect, to) !== undefined : context.seat === to && isOn(m, effect);
    if (isMeant) sum += amountOf(m, ability.n, context);
  }
  return sum;
}

function chosenIn({ vars: { chosen } }: Context): Treasure | undefined {
  const [ref] = Array.isArray(chosen) ? chosen : [];
  return typeof ref === 'string' ? treasureRef.in(ref) : undefined;
}

/** What effects add to a value of somebody. */
export function bonusTo(m: At, stat: Stat, seat: Seat, heeds = ALL): number {
  let sum = 0;
  for (const effect of effectsOn(m, 'always', stat)) {
    const { ability } = effect;
    const context = contextOf(m, effect);
    if (
      !isStatic(ability) ||
      !heeds(effect) ||
      context.seat !== seat ||
      !isOn(m, effect) ||
      !isTrue(m, ability.if, context)
    )
      continue;
    sum += amountOf(m, ability.n, context);
  }
  return sum;
}

/** doubled is what is printed; what is added comes to that, and so do copies of what is printed. */
export function treasureOf(m: At, room: ObjectNumber, treasure: Treasure, heeds = ALL): number {
  const printed = printedOn(m, room, treasure, heeds);
  const double = roomStat(m, 'doubleTreasure', room, heeds) > 0 ? 2 : 1;
  const times = printed === 0 ? 0 : double + roomStat(m, 'copyTreasure', room, heeds);
  return (
    printed * times +
    moreOfItsOwn(m, room, treasure, heeds) +
    treasureAdded(m, room, treasure, heeds, 'treasure', latestOn(m, 'noTreasure', room, heeds))
  );
}

/** One more of what a Room shows most of. */
function moreOfItsOwn(m: At, room: ObjectNumber, treasure: Treasure, heeds: Heeds): number {
  const more = roomStat(m, 'moreOfItsOwn', room, heeds);
  if (more === 0) return 0;
  const shown = roomAt(m, room)?.treasure ?? {};
  const most = treasures.reduce((best, each) => ((shown[each] ?? 0) > (shown[best] ?? 0) ? each : best));
  return most === treasure ? more : 0;
}

function printedOn(m: At, room: ObjectNumber, treasure: Treasure, heeds: Heeds): number {
  const bareSince = latestOn(m, 'noTreasure', room, heeds);
  if (latestOn(m, 'oneOfEach', room, heeds) > bareSince) return isPlayed(m, treasure) ? 1 : 0;
  return bareSince > 0 ? 0 : (roomAt(m, room)?.treasure[treasure] ?? 0);
}

/** The number of the latest of the lasting effects on a Room: of those that contradict each other the later one counts. */
function latestOn(m: At, stat: Stat, room: ObjectNumber, heeds: Heeds): number {
  let since = 0;
  for (const effect of effectsOn(m, 'always', stat)) {
    if (heeds(effect) && staticOn(m, effect, room) !== undefined) since = Math.max(since, effect.lasting ?? 1);
  }
  return since;
}

/** BM-098: artifacts are a treasure only with Crash Landing. */
export const isPlayed = ({ match: { options } }: At, treasure: Treasure): boolean =>
  treasure !== 'explorer' || isIn(options, 'crash-landing');

/** How many symbols of treasure a Room shows. */
const iconsOn = (m: At, room: ObjectNumber): number =>
  treasures.reduce((sum, treasure) => sum + treasureOf(m, room, treasure), 0);

/** Is it this Room? The Room is active. */
export function fitsRoom(m: At, room: ObjectNumber, filter: RoomFilter, context: Context): boolean {
  return isThere(m, room, filter, context) && isSuch(m, room, filter);
}

const hasFewer = (m: At, seat: Seat, than: Seat): boolean =>
  minibossesOf(m, seat).length < minibossesOf(m, than).length;

function isThere(
  m: At,
  room: ObjectNumber,
  { of = 'you', where, kept, first, fewerMinibosses }: RoomFilter,
  context: Context,
): boolean {
  if (kept === true && wasCovered(m, room)) return false;
  if (where === 'this') return room === roomHere(m, context);
  if (where === 'target') return context.vars.target === room;
  if (of !== 'anybody' && (dungeonOf(m, room) === context.seat) !== (of === 'you')) return false;
  if (first !== undefined && activeRooms(m, dungeonOf(m, room) ?? 0).indexOf(room) >= first) return false;
  if (fewerMinibosses === true && !hasFewer(m, dungeonOf(m, room) ?? 0, context.seat)) return false;
  if (where === undefined) return true;
  if (where === 'last') return isLast(m, room);
  const own = roomHere(m, context) ?? 0;
  switch (where) {
    case 'other':
      return room !== own;
    case 'left':
      return leftOf(m, own) === room;
    case 'right':
      return rightOf(m, own) === room;
    case 'adjacent':
      return leftOf(m, own) === room || rightOf(m, own) === room;
  }
}

const wasCovered = (m: At, room: ObjectNumber): boolean => tallied(m, coveredRoom(room), dungeonOf(m, room) ?? 0) > 0;

/** By what is printed on it. */
export function isSuch(m: At, room: ObjectNumber, filter: RoomFilter): boolean {
  const { type, advanced, treasure, icons, multi, miniboss, appearing, covering } = filter;
  const card = roomAt(m, room);
  if (card === undefined) return false;
  if (type !== undefined && !isOfType(m, room, type)) return false;
  if (advanced !== undefined && card.advanced !== advanced) return false;
  if (icons !== undefined && iconsOn(m, room) < icons) return false;
  if (multi === true && !isMulti(m, room)) return false;
  if (miniboss === true && minibossUnder(m, room) === undefined) return false;
  if (appearing === true && (appearancesOf(m, room).length === 0 || isBlank(m, room))) return false;
  if (covering === true && !coversAnother(m, room)) return false;
  return treasure === undefined || treasureOf(m, room, treasure) > 0;
}
