import {
  type Crank,
  type Layout,
  type ObjectNumber,
  type Options,
  type Position,
  perSeat,
  type Rules,
  refs,
  type Seat,
  stateGuard,
  type View,
  type ZoneKind,
  type ZoneName,
} from '@tafelrunde/kernel';
import { itemRef } from './refs.ts';
import type { ChoiceOps } from './rules/choices.ts';
import type { CursedItemOps } from './rules/cursed-items.ts';
import type { DrawingCardOps } from './rules/drawing-cards.ts';
import type { EndOfGameOps } from './rules/end-of-game.ts';
import type { HandLimitOps } from './rules/hand-limit.ts';
import type { ItemOps } from './rules/items.ts';
import type { TurnOps } from './rules/turn.ts';
import type { TwoPlayerOps } from './rules/two-players.ts';
import type { Actions } from './scoring/actions.ts';
import type { SetupOps } from './setup.ts';

/**
 * What lies on the table besides the cards. All of it is public. Fields are primitives or arrays of immutable elements: a
 * clone copies one level. An item that needs a mark of its own adds a field here and to `freshState`.
 */
export interface State {
  /** FR-009, where the table forbids it: the card just taken from the discard area, which may not go straight back. */
  taken: ObjectNumber | null;
  /** Cards of the discard area that lie under a Sealed Vault. */
  vault: Sealed[];
  /** FR-126: how many turns have begun with an empty deck, extra ones aside. */
  lastTurns: number;
  /** Portal: no discard in this turn. */
  skipDiscard: boolean;
  /** Hourglass: another turn for the same player, with no new item before it. */
  extraTurn: boolean;
  /** Wishing Ring: the deck is shuffled at the end of the turn. */
  shuffleAfterTurn: boolean;
  /** FR-047: cards in hand that have been used to gain a card at the end of the game. */
  spent: ObjectNumber[];
  /** What each player decided at the end of the game, by seat. */
  actions: Actions[];
}

interface Sealed {
  readonly card: ObjectNumber;
  /** Who may still take it. */
  readonly by: Seat;
}

/** The ops of all chapters. */
export interface Ops
  extends SetupOps,
    TurnOps,
    TwoPlayerOps,
    HandLimitOps,
    CursedItemOps,
    ItemOps,
    EndOfGameOps,
    DrawingCardOps,
    ChoiceOps {}

export type At = Position<State>;
export type Game = Crank<Ops, State>;
export type Chapter<C> = Rules<C, Ops, State>;
export type FantasyLayout = Layout<State>;

export const zones = {
  deck: { learn: 'nobody', order: 'pile' },
  discard: { learn: 'everybody', order: 'none' }, // FR-011
  hand: { learn: 'owner', order: 'none' }, // FR-004
  'item-deck': { learn: 'nobody', order: 'pile' },
  'item-discard': { learn: 'everybody', order: 'pile' },
  item: { learn: 'everybody', order: 'row' }, // FR-050
  used: { learn: 'owner', order: 'none' }, // FR-056, FR-059
  backpack: { learn: 'everybody', order: 'row' },
} as const satisfies Readonly<Record<string, ZoneKind>>;

export type Kind = keyof typeof zones;

export const DECK: ZoneName = { kind: 'deck' };
export const DISCARD: ZoneName = { kind: 'discard' };
export const ITEM_DECK: ZoneName = { kind: 'item-deck' };
export const ITEM_DISCARD: ZoneName = { kind: 'item-discard' };
export const hand = perSeat<Kind>('hand');
/** The item that lies face up before a player. */
export const item = perSeat<Kind>('item');
/** The items that a player has used. */
export const used = perSeat<Kind>('used');
/** The items that a player has set aside with Backpack. */
export const backpack = perSeat<Kind>('backpack');

export const withSuits = ({ match }: At): boolean => match.options.suits === true;
export const withItems = ({ match }: At): boolean => match.options.items === true;

/** What the size of the game follows from; a match and a view both tell it. */
export interface Sized {
  readonly seats: number;
  readonly options: Options;
}

/** FR-005, FR-034. */
export const handSize = ({ options }: Sized): number => (options.suits === true ? 8 : 7);

/** FR-013, FR-027, FR-035, FR-038: how many cards in the discard area end the game. */
export function endsAt({ seats, options }: Sized): number {
  if (options.suits !== true) return seats === 2 ? 12 : 10;
  return seats === 2 ? Number(options.twoPlayerEnd) : 12;
}

/** The state before the first turn; scenarios change what they need. */
export const freshState = (seats: number): State => ({
  taken: null,
  vault: [],
  lastTurns: 0,
  skipDiscard: false,
  extraTurn: false,
  shuffleAfterTurn: false,
  spent: [],
  actions: Array.from({ length: seats }, () => ({})),
});

export const { stateIn } = stateGuard<State>('vault', 'actions');

/** Sealed Vault: who alone may take this card of the discard area. */
export const sealedBy = (view: View, card: ObjectNumber): Seat | undefined =>
  stateIn(view)?.vault.find((sealed) => sealed.card === card)?.by;

/** What can be picked besides cards. */
export const PILE_DECK = refs.pile('deck');
export const DECLINE = refs.button('decline');
export const LEAVE_ITEM = refs.button('leave-item');
export const DISCARD_ITEM = refs.button('discard-item');
export const USE_ITEM = itemRef('use');
