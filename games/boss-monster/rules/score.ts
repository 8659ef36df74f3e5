import { type ObjectNumber, objectsIn, type Seat } from '@tafelrunde/kernel';
import type { HeroCard } from '../effects/language/card.ts';
import { cardAt, heroAt } from '../effects/language/registry.ts';
import { souls, wounds } from '../places.ts';
import type { At, M } from '../state.ts';

/* Souls and Wounds (BM-026). */

/** BM-026: what a Hero counts for, dead or alive. */
export const worthOf = (hero: HeroCard | undefined): number => (hero === undefined ? 0 : hero.epic ? 2 : 1);

export function soulsOf(m: At, seat: Seat): number {
  let sum = m.state.moreSouls[seat] ?? 0;
  for (const object of objectsIn(m, souls(seat))) sum += worthOf(heroAt(m, object)) + worthOfSpell(m, object, seat);
  return sum;
}

const ALL_FOUR = ['cleric', 'fighter', 'mage', 'thief'] as const;

/** A Spell that lies among the Souls counts with a dead Hero of each class (`SpellCard.scores`). */
function worthOfSpell(m: At, object: ObjectNumber, seat: Seat): number {
  const card = cardAt(m, object);
  if (card?.kind !== 'spell' || card.scores === undefined) return 0;
  const dead = objectsIn(m, souls(seat)).map((each) => heroAt(m, each)?.class);
  return ALL_FOUR.every((each) => dead.includes(each)) ? card.scores : 0;
}

export function woundsOf(m: At, seat: Seat): number {
  let sum = m.state.moreWounds[seat] ?? 0;
  for (const object of objectsIn(m, wounds(seat))) sum += worthOf(heroAt(m, object));
  return sum;
}

/** BM-089. */
export const scoreOf = (m: At, seat: Seat): number => soulsOf(m, seat) - woundsOf(m, seat);

/** How often something has happened to somebody this round. */
export const tallied = ({ state }: At, what: string, seat: Seat): number => state.tally[`${what}/${seat}`] ?? 0;

/** The count of Heroes that have entered a Room. */
export const enteredRoom = (room: ObjectNumber): string => `in:${room}`;
/** The count of a Hero that has survived a dungeon this round. */
export const survived = (hero: ObjectNumber): string => `survived:${hero}`;

/** The count of a Room being covered. */
export const coveredRoom = (room: ObjectNumber): string => `covered:${room}`;

export function tally(m: M, what: string, seat: Seat, n = 1): void {
  const key = `${what}/${seat}`;
  m.state.tally[key] = (m.state.tally[key] ?? 0) + n;
}
