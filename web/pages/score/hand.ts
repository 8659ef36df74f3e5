import { type CardId, cards, explainHand, type ItemId, isItemId } from '@tafelrunde/fantasy-realms';

/** What somebody has tapped so far. */
export interface Hand {
  readonly name: string;
  readonly cards: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly items: readonly ItemId[];
  readonly players: number;
  readonly mode: { readonly suits: boolean; readonly items: boolean; readonly promos: boolean };
}

export const NEW_HAND: Hand = {
  name: '',
  cards: [],
  discard: [],
  items: [],
  players: 4,
  mode: { suits: false, items: false, promos: false },
};

/** FR-005, FR-034. */
export const handSize = ({ suits }: Hand['mode']): number => (suits ? 8 : 7);

export function toggled(hand: Hand, list: 'cards' | 'discard', id: CardId | ItemId): Hand {
  if (isItemId(id)) return { ...hand, items: without(hand.items, id) ?? [...hand.items, id] };
  const other = list === 'cards' ? 'discard' : 'cards';
  return {
    ...hand,
    [list]: without(hand[list], id) ?? [...hand[list], id],
    [other]: without(hand[other], id) ?? hand[other],
  };
}

function without<T>(list: readonly T[], one: T): T[] | undefined {
  return list.includes(one) ? list.filter((each) => each !== one) : undefined;
}

/** Another choice of what is in the game may take cards away. */
export function withMode(hand: Hand, mode: Hand['mode'], deck: readonly CardId[]): Hand {
  const still = (id: CardId) => deck.includes(id);
  return {
    ...hand,
    mode,
    cards: hand.cards.filter(still),
    discard: hand.discard.filter(still),
    items: mode.items ? hand.items : [],
  };
}

/** The score with the best choices; nothing for an empty hand. */
export function judge(hand: Hand): ReturnType<typeof explainHand> | undefined {
  if (hand.cards.length === 0) return undefined;
  const { cards: held, discard, items, players, mode } = hand;
  return explainHand({
    cards: held,
    discard: countsTheDiscard(hand) ? discard : [],
    cursedItems: items,
    players,
    mode,
    best: true,
  });
}

export function countsTheDiscard(hand: Hand): boolean {
  return hand.cards.some((id) => (cards[id].bonus ?? []).some((term) => 'word' in term && term.word === 'inDiscard'));
}
