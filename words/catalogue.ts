import type { CardId, Position } from '@tafelrunde/kernel';

/** The cards of a game by their ids, and what is known about those of a match. */
export interface Catalogue<C> {
  cardData(id: CardId): C | undefined;
  enterCards(cards: Readonly<Record<CardId, C>>): void;
  /** As `byFaceOf`, of the cards that have been entered by then. */
  byFace<T>(about: (card: C | undefined, id: CardId) => T): (m: Position) => readonly T[];
}

type CardIds = readonly CardId[];

/**
 * Something about every card of a match, by face. It is asked in the innermost loops, where looking cards up by their names would take
 * most of the time.
 */
export function byFaceOf<T>(about: (id: CardId) => T): (m: Position) => readonly T[] {
  const known = new WeakMap<CardIds, readonly T[]>();
  let latest: CardIds = [];
  let found: readonly T[] = [];
  return ({ match: { table } }) => {
    if (table === latest) return found;
    latest = table;
    found = known.get(table) ?? table.map(about);
    known.set(table, found);
    return found;
  };
}

/** Cards are written in words, and words ask what a card is. So that neither has to load the other first, the cards are entered later. */
export function catalogueOf<C>(): Catalogue<C> {
  const entered = new Map<CardId, C>();
  const cardData = (id: CardId): C | undefined => entered.get(id);
  return {
    cardData,
    enterCards: (cards) => {
      for (const [id, card] of Object.entries(cards)) entered.set(id, card);
    },
    byFace: (about) => byFaceOf((id) => about(cardData(id), id)),
  };
}
