import type { CardId, Position } from '@tafelrunde/kernel';
import type { Card } from './card.ts';

/*
 * Cards are written in words, and words ask what a card is. So that neither has to load the other first, the catalogue enters
 * its cards here.
 */

const entered = new Map<CardId, Card>();

export const cardData = (id: CardId): Card | undefined => entered.get(id);

/**
 * Something about every card of a match's table, by face. It is asked in the innermost loops, where looking cards up by their names
 * would take most of the time.
 */
export function byFace<T>(about: (card: Card | undefined, id: CardId) => T): (m: Position) => readonly T[] {
  const known = new WeakMap<CardIds, readonly T[]>();
  let latest: CardIds = [];
  let found: readonly T[] = [];
  return ({ match: { table } }) => {
    if (table === latest) return found;
    latest = table;
    found = known.get(table) ?? table.map((id) => about(cardData(id), id));
    known.set(table, found);
    return found;
  };
}

type CardIds = readonly CardId[];

export function enterCards(cards: Readonly<Record<CardId, Card>>): void {
  for (const [id, card] of Object.entries(cards)) entered.set(id, card);
}

const tables = new Map<CardId, object>();

/** What is written in words without being a card: the dice tables of rewards. */
export function enterTable(name: string, table: object): void {
  tables.set(name, table);
}

/** Everything that paths lead into. */
export const effectData = (id: CardId): object | undefined => entered.get(id) ?? tables.get(id);
