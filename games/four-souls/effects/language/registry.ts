import type { CardId } from '@tafelrunde/kernel';
import { catalogueOf } from '@tafelrunde/words';
import type { Card } from './card.ts';

export const { cardData, enterCards, byFace } = catalogueOf<Card>();

const tables = new Map<CardId, object>();

/** FS-245: the table for rewards that are rolled for; no card stands behind it. */
export const REWARD = 'reward';

/** What is written in words without being a card: the dice tables of rewards. */
export function enterTable(name: string, table: object): void {
  tables.set(name, table);
}

/** Everything that paths lead into. */
export const effectData = (id: CardId): object | undefined => cardData(id) ?? tables.get(id);
