import {
  type CardId,
  cardOf,
  everybody,
  faceOf,
  type ObjectNumber,
  objectsIn,
  type Seat,
  type Seen,
  valuesIn,
  type ZoneName,
} from '@tafelrunde/kernel';
import { byFaceOf } from '@tafelrunde/words';
import type { Card } from './cards/card.ts';
import { cardNamed } from './cards/catalogue.ts';
import type { Faction } from './cards/factions.ts';
import { type At, overlord, play, relics } from './state.ts';

const cards = byFaceOf(cardNamed);

/** What lies there, in the order of `objectsIn`. */
export const cardsIn = (m: At, place: ZoneName): Card[] => valuesIn(m, place, cards(m));

/** The objects there whose cards are such. */
export function objectsSuchThat(m: At, place: ZoneName, isSuch: (card: Card) => boolean): ObjectNumber[] {
  const objects = objectsIn(m, place);
  const found: ObjectNumber[] = [];
  cardsIn(m, place).forEach((card, i) => {
    const object = objects[i];
    if (object !== undefined && isSuch(card)) found.push(object);
  });
  return found;
}

export const idAt = (m: At, object: ObjectNumber): CardId => cardOf(m, object) ?? gone(object);

export const cardAt = (m: At, object: ObjectNumber): Card => cards(m)[faceOf(m, object)] ?? gone(object);

function gone(object: ObjectNumber): never {
  throw new Error(`object ${object} is gone`);
}

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
