import { effectsOn, type ObjectNumber, placeOf } from '@tafelrunde/kernel';
import { damageByTreasure, type Heeds, heededBy, heroStat, isOn, roomStat } from '../effects/holding/values.ts';
import { amountOf } from '../effects/language/amounts.ts';
import { isStatic } from '../effects/language/card.ts';
import { contextOf, heroHere } from '../effects/language/context.ts';
import { heroAt, roomAt } from '../effects/language/registry.ts';
import type { At, HeroMarks, M } from '../state.ts';
import { dungeonOf } from './dungeons.ts';

/* What Heroes can take, and what Rooms deal. */

const UNMARKED: HeroMarks = { damage: 0, health: 0, skips: 0, sentBackBy: [] };

export const marksOn = ({ state }: At, hero: ObjectNumber): HeroMarks => state.heroes[hero] ?? UNMARKED;

export function markHero(m: M, hero: ObjectNumber, change: Partial<HeroMarks>): void {
  m.state.heroes[hero] = { ...marksOn(m, hero), ...change };
}

/** BM-025: what is printed, and what effects add; it may fall below zero. */
export const healthOf = (m: At, hero: ObjectNumber): number =>
  (heroAt(m, hero)?.health ?? 0) + marksOn(m, hero).health + heroStat(m, 'health', hero) + companionsOf(m, hero);

/** What others at the same dungeon give to a Hero. */
function companionsOf(m: At, hero: ObjectNumber): number {
  const seat = placeOf(m, hero)?.seat;
  if (seat === undefined) return 0;
  let sum = 0;
  for (const effect of effectsOn(m, 'always', 'companionHealth')) {
    const context = contextOf(m, effect);
    if (context.seat !== seat || heroHere(m, context) === hero || !isOn(m, effect)) continue;
    if (isStatic(effect.ability)) sum += amountOf(m, effect.ability.n, context);
  }
  return sum;
}

/** BM-018: with nothing left it dies when it leaves the Room. */
export const leftToLive = (m: At, hero: ObjectNumber): number => healthOf(m, hero) - marksOn(m, hero).damage;

/** At least half of its Health. */
export const isHalfGone = (m: At, hero: ObjectNumber): boolean => marksOn(m, hero).damage * 2 >= healthOf(m, hero);

/** what is printed or worked out, then what is added, then doublings, and never less than nothing. */
export function damageOf(m: At, room: ObjectNumber, heeds?: Heeds): number {
  const card = roomAt(m, room);
  const seat = dungeonOf(m, room);
  if (card === undefined || seat === undefined || roomStat(m, 'noDamage', room, heeds) > 0) return 0;
  const printed = amountOf(m, card.damage, { seat, source: room, vars: {} });
  const more = roomStat(m, 'damage', room, heeds) + damageByTreasure(m, room, heeds) + (m.state.tokens[room] ?? 0);
  return Math.max(0, (printed + more) * 2 ** roomStat(m, 'doubleDamage', room, heeds));
}

/** What a Room deals to this Hero. */
export function damageTo(m: At, room: ObjectNumber, hero: ObjectNumber): number {
  if (heroStat(m, 'immune', hero, room) > 0) return 0;
  const heeds = heededBy(m, hero);
  const dealt = damageOf(m, room, heeds);
  if (dealt === 0 && roomStat(m, 'noDamage', room, heeds) > 0) return 0;
  const more = isHalfGone(m, hero) ? roomStat(m, 'damageToWounded', room, heeds) : 0;
  const times = heroAt(m, hero)?.epic === true && roomStat(m, 'doubleToEpic', room, heeds) > 0 ? 2 : 1;
  return Math.max(0, dealt + more + heroStat(m, 'damageTaken', hero, room)) * times;
}
