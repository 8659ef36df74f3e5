import type { CardId } from '@tafelrunde/kernel';
import type { Card, Kind } from './card.ts';
import { type Faction, factions } from './factions.ts';
import { ownMonsters } from './own/monsters.ts';
import { influenceCards, ownOverlords } from './own/overlords.ts';
import { ownRelics } from './own/relics.ts';
import { publishedMonsters, publishedOverlords, starters } from './published.ts';

const published: Readonly<Record<string, Card>> = { ...starters, ...publishedMonsters, ...publishedOverlords };

const all: Readonly<Record<string, Card>> = {
  ...published,
  ...ownMonsters,
  ...ownRelics,
  ...ownOverlords,
  ...influenceCards,
};

const kinds: readonly Kind[] = ['starter', 'acolyte', 'monster', 'relic', 'overlord', 'influence'];

/** By kind, faction and cost; of equal ones the published first. */
function compare([, a]: [CardId, Card], [, b]: [CardId, Card]): number {
  const place = (faction: Faction | undefined): number => (faction === undefined ? -1 : factions.indexOf(faction));
  return kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || place(a.faction) - place(b.faction) || a.cost - b.cost;
}

const sorted = Object.entries(all).sort(compare);

/** All cards in the order in which they are listed. */
export const cards: ReadonlyMap<CardId, Card> = new Map(sorted);

export const cardIds: readonly CardId[] = sorted.map(([id]) => id);

export const isCardId = (id: string): boolean => cards.has(id);

export function cardNamed(id: CardId): Card {
  const found = cards.get(id);
  if (found === undefined) throw new Error(`there is no card ${id}`);
  return found;
}

/** Is the card our own, name and all? */
export const isOwn = (id: CardId): boolean => !Object.hasOwn(published, id);

export const idsOf = (...wanted: readonly Kind[]): CardId[] =>
  cardIds.filter((id) => wanted.includes(cardNamed(id).kind));

/** Every copy of these cards. */
export const copiesOf = (ids: readonly CardId[]): CardId[] =>
  ids.flatMap((id) => Array.from({ length: cardNamed(id).copies }, () => id));
