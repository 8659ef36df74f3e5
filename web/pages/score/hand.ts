import { type CardId, cards, deckFor, explainHand, type ItemId, isCardId, isItemId } from '@tafelrunde/fantasy-realms';
import { isRecord } from '../../app/storage.ts';

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

/** A hand that was left on the page; whatever is no hand is a new one. */
export function readHand(stored: unknown): Hand {
  if (!isRecord(stored)) return NEW_HAND;
  const { name, players } = stored;
  const said = isRecord(stored.mode) ? stored.mode : {};
  const mode = { suits: said.suits === true, items: said.items === true, promos: said.promos === true };
  const held = listOf(stored.cards, isCardId);
  const hand: Hand = {
    name: typeof name === 'string' ? name : '',
    cards: held,
    discard: listOf(stored.discard, isCardId).filter((id) => !held.includes(id)),
    items: listOf(stored.items, isItemId),
    players: typeof players === 'number' && players >= 2 && players <= 6 ? players : NEW_HAND.players,
    mode,
  };
  return withMode(hand, mode, deckFor(mode));
}

function listOf<T extends string>(stored: unknown, isOne: (each: string) => each is T): readonly T[] {
  if (!Array.isArray(stored)) return [];
  return [...new Set(stored.filter((each): each is T => typeof each === 'string' && isOne(each)))];
}
