import {
  type CardId,
  cardOf,
  everybody,
  facesIn,
  type ObjectNumber,
  objectsIn,
  type Seat,
  type Seen,
  type ZoneName,
} from '@tafelrunde/kernel';
import type { Card } from './cards/card.ts';
import { cardNamed } from './cards/catalogue.ts';
import type { Faction } from './cards/factions.ts';
import { type At, overlord, play, relics } from './state.ts';

/** The cards behind the faces of a match; all matches that were cloned from one share its table. */
const faces = new WeakMap<readonly CardId[], readonly Card[]>();

function cardsBehind(table: readonly CardId[]): readonly Card[] {
  let found = faces.get(table);
  if (found === undefined) {
    found = table.map(cardNamed);
    faces.set(table, found);
  }
  return found;
}

/** What lies there, in the order of `objectsIn`. */
export function cardsIn(m: At, place: ZoneName): Card[] {
  const behind = cardsBehind(m.match.table);
  const found: Card[] = [];
  for (const face of facesIn(m, place)) {
    const card = behind[face];
    if (card !== undefined) found.push(card);
  }
  return found;
}

/** The objects there whose cards are such. */
export function objectsSuchThat(m: At, place: ZoneName, isSuch: (card: Card) => boolean): ObjectNumber[] {
  const cards = cardsIn(m, place);
  return objectsIn(m, place).filter((_, i) => {
    const card = cards[i];
    return card !== undefined && isSuch(card);
  });
}

export function idAt(m: At, object: ObjectNumber): CardId {
  const id = cardOf(m, object);
  if (id === undefined) throw new Error(`object ${object} is gone`);
  return id;
}

export const cardAt = (m: At, object: ObjectNumber): Card => cardNamed(idAt(m, object));

export const overlordOf = (m: At, seat: Seat): Card | undefined => cardsIn(m, overlord(seat))[0];

/** TL-120. */
export const fullLife = (m: At, seat: Seat): number => overlordOf(m, seat)?.life ?? 0;

export const monstersOf = (m: At, seat: Seat): ObjectNumber[] =>
  objectsSuchThat(m, play(seat), (card) => card.isMonster);

/** TL-109, TL-187: influence cards have a faction, but are never monsters. */
export const countMonsters = (m: At, seat: Seat, faction: Faction): number =>
  cardsIn(m, play(seat)).filter((card) => card.isMonster && card.faction === faction).length;

export const hasMonster = (m: At, seat: Seat, faction: Faction): boolean => countMonsters(m, seat, faction) > 0;

/** TL-062, TL-154: of everything that the player has in play. */
export function armorOf(m: At, seat: Seat): number {
  let armor = 0;
  for (const card of cardsIn(m, play(seat))) armor += card.armor;
  for (const card of cardsIn(m, relics(seat))) armor += card.armor;
  return armor;
}

export const hasMarker = (m: At, monster: ObjectNumber): boolean => m.state.haunts.some(({ card }) => card === monster);

/** A card that lies open, as an event names it. */
export const openCard = (m: At, object: ObjectNumber): Seen => ({
  card: idAt(m, object),
  obj: object,
  sees: everybody(m),
});
