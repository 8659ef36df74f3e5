import {
  type CardId,
  cards,
  deckFor,
  explainHand,
  fantasyRealmsOptions,
  type ItemId,
  isCardId,
  isItemId,
  rulingsOf,
} from '@tafelrunde/fantasy-realms';
import type { OptionSpec, Options } from '@tafelrunde/kernel';
import { isRecord } from '../../app/kept/storage.ts';

/** What somebody has tapped so far. */
export interface Hand {
  readonly name: string;
  readonly cards: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly items: readonly ItemId[];
  readonly players: number;
  readonly mode: { readonly suits: boolean; readonly items: boolean; readonly promos: boolean };
  /** How this table counts, where tables differ: options of the game. */
  readonly rulings: Options;
}

type Specs = Readonly<Record<string, OptionSpec>>;

const { sets, runs, unusedWild, treasureChest, undeadProtection } = fantasyRealmsOptions;

/** The options that matter for a score with these cards in the game. */
export const rulingsFor = ({ suits, items }: Hand['mode']): Specs => ({
  sets,
  runs,
  unusedWild,
  ...(items ? { treasureChest } : {}),
  ...(suits ? { undeadProtection } : {}),
});

const ALL_RULINGS = rulingsFor({ suits: true, items: true, promos: true });

export const NEW_HAND: Hand = {
  name: '',
  cards: [],
  discard: [],
  items: [],
  players: 4,
  mode: { suits: false, items: false, promos: false },
  rulings: Object.fromEntries(Object.entries(ALL_RULINGS).map(([name, spec]) => [name, spec.default])),
};

/** The next hand of the round: what lies in the discard area, and what the table has settled, is the same for all. */
export const nextHand = (hand: Hand): Hand => ({ ...hand, name: '', cards: [], items: [] });

/** A new round: only what the table has settled stays. */
export const freshHand = (hand: Hand): Hand => ({ ...nextHand(hand), discard: [] });

export const isFresh = ({ name, cards: held, items, discard }: Hand): boolean =>
  name === '' && held.length + items.length + discard.length === 0;

/** FR-005, FR-034. */
export const handSize = ({ suits }: Hand['mode']): number => (suits ? 8 : 7);

/** The cards of a hand that fetch one more when the game is over (FR-064). */
export const fetchersIn = ({ cards: held }: Pick<Hand, 'cards'>): readonly CardId[] =>
  held.filter((id) => (cards[id].bonus ?? []).some((term) => 'word' in term && term.word === 'drawsAtEnd'));

/** How many cards this hand can have: with the new suits never more than nine (FR-045); cursed items may bring any number (FR-049). */
export function mostCards(hand: Hand): number {
  const { suits, items } = hand.mode;
  const most = items ? Number.POSITIVE_INFINITY : handSize(hand.mode) + fetchersIn(hand).length;
  return suits ? Math.min(most, 9) : most;
}

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
  const { cards: held, discard, items, players, mode, rulings } = hand;
  return explainHand({
    cards: held,
    discard: countsTheDiscard(hand) ? discard : [],
    cursedItems: items,
    players,
    mode,
    rulings: rulingsOf(rulings),
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
    rulings: readRulings(stored.rulings),
  };
  return withMode(hand, mode, deckFor(mode));
}

function readRulings(stored: unknown): Options {
  const given = isRecord(stored) ? stored : {};
  const chosen = Object.entries(ALL_RULINGS).map(([name, spec]): [string, Options[string]] => {
    const value = given[name];
    const fits = spec.kind === 'choice' && typeof value === 'string' && Object.hasOwn(spec.values, value);
    return [name, fits ? value : spec.default];
  });
  return Object.fromEntries(chosen);
}

function listOf<T extends string>(stored: unknown, isOne: (each: string) => each is T): readonly T[] {
  if (!Array.isArray(stored)) return [];
  return [...new Set(stored.filter((each): each is T => typeof each === 'string' && isOne(each)))];
}
