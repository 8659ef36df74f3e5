import { at } from '@tafelrunde/kernel';
import { baseCards } from './base.ts';
import type { Card } from './card.ts';
import { hoardCards } from './cursed-hoard.ts';
import { baseIds, type CardId, cardIds, cardIndex, hoardIds, type ItemId, itemIds } from './ids.ts';
import { promoCards } from './promos.ts';
import { hoardSuits, type Suit, suits } from './suits.ts';

export const cards: Readonly<Record<CardId, Card>> = { ...baseCards, ...hoardCards, ...promoCards };

/** All cards in the order of their indexes. */
export const cardList: readonly Card[] = cardIds.map((id) => cards[id]);

export const cardId = (index: number): CardId => at(cardIds, index);

/** A card's name as an index: that of the first card that bears it, so that all printings share it. */
export const nameIndexes: readonly number[] = cardList.map((card, i) =>
  card.reprints === undefined ? i : cardIndex(card.reprints),
);

/** Which parts are in the game (FR-030). */
export interface Mode {
  readonly suits: boolean;
  readonly items: boolean;
  readonly promos?: boolean;
}

const replaced: ReadonlySet<CardId> = new Set(hoardIds.flatMap((id) => cards[id].reprints ?? []));

/** FR-001, FR-032, FR-033: the cards of the deck; the older Phoenix is in no box and never dealt. */
export function deckFor(mode: Mode): CardId[] {
  return [
    ...baseIds.filter((id) => !(mode.suits && replaced.has(id))),
    ...(mode.suits ? hoardIds : []),
    ...(mode.promos ? (['jester', 'phoenix'] as const) : []),
  ];
}

export const itemsFor = (mode: Mode): readonly ItemId[] => (mode.items ? itemIds : []);

export const suitsFor = (mode: Mode): Suit[] => suits.filter((suit) => mode.suits || !hoardSuits.includes(suit));

/** The printing of a card's name that is in the game: with the new suits the expansion's (FR-032). */
export function printingFor(mode: Mode, id: CardId): CardId {
  if (!mode.suits) return id;
  return hoardIds.find((reprint) => cards[reprint].reprints === id) ?? id;
}
