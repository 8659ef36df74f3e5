import {
  type CardId,
  type Crank,
  type Layout,
  type ObjectNumber,
  PASS,
  type Position,
  perSeat,
  type Rules,
  refs,
  type Seat,
  stateGuard,
  type ZoneKind,
  type ZoneName,
} from '@tafelrunde/kernel';
import type { WordOps } from '@tafelrunde/words';
import type { Occasion } from './cards/card.ts';
import type { ActivationOps } from './rules/activations.ts';
import type { BuyingOps } from './rules/buying.ts';
import type { HordeOps } from './rules/hordes.ts';
import type { KeywordOps } from './rules/keywords.ts';
import type { PlayingOps } from './rules/playing.ts';
import type { SpendingOps } from './rules/spending.ts';
import type { TurnOps } from './rules/turn.ts';
import type { SetupOps } from './setup.ts';

/** TL-031: what a turn is paid with. */
export type Resource = 'coins' | 'power' | 'recovery';

/** TL-130: a haunt marker on a monster. */
interface Haunt {
  readonly card: ObjectNumber;
  /** The side that is up: spent, or else haunt. */
  readonly spent: boolean;
}

/** TL-188: a permission to convert that has something left. */
export interface Conversion {
  readonly from: Resource;
  readonly to: Resource;
  readonly left: number;
}

/** TL-077: a horde ability that has been activated in this action phase. */
interface SpentAbility {
  readonly card: ObjectNumber;
  readonly ability: number;
}

/** TL-167: what a card of which there is only one has done in this turn. */
export interface Remembered {
  readonly card: CardId;
  /** It has been part of a horde. */
  readonly linked: boolean;
  /** The horde abilities that it has used. */
  readonly abilities: readonly number[];
  /** It is a relic that has been activated. */
  readonly used: boolean;
  /** Its ability for once per turn has been activated. */
  readonly triggered: boolean;
}

/** What lies on the table besides the cards. All of it is public. Everything below `rally` belongs to the turn of `active`. */
export interface State {
  active: Seat;
  /** How many turns have begun. */
  turns: number;
  /** By seat. */
  life: number[];
  /** On monsters of both players. */
  haunts: Haunt[];
  /** TL-137: rally markers by seat. */
  rally: number[];
  coins: number;
  power: number;
  recovery: number;
  conversions: Conversion[];
  /** Coins off the next card that is bought. */
  discount: number;
  /** The next monster bought from the street has CLAIM. */
  claimNext: boolean;
  /** TL-168: damage that the opponent's armor has taken this turn. */
  absorbed: number;
  /** TL-135: monsters that can still be reactivated by a haunt action. */
  ready: ObjectNumber[];
  /** TL-080, TL-167: relics that have been activated, wherever they are now. */
  usedRelics: ObjectNumber[];
  overlordUsed: boolean;
  /** TL-163: each from left to right. */
  hordes: (readonly ObjectNumber[])[];
  hordeFormed: boolean;
  /** TL-067, TL-167: cards that have been part of a horde, wherever they are now. */
  linked: ObjectNumber[];
  /** TL-167: cards of which there is only one that have done something and have been shuffled away. */
  remembered: readonly Remembered[];
  spent: SpentAbility[];
  /** TL-167, TL-190: cards whose ability for once per turn has been activated, wherever they are now. */
  triggered: ObjectNumber[];
}

/** The ops of all chapters. */
export interface Ops
  extends SetupOps,
    TurnOps,
    PlayingOps,
    BuyingOps,
    SpendingOps,
    HordeOps,
    ActivationOps,
    KeywordOps,
    WordOps {}

/** TL-037: to whom the occasions of triggered abilities come. */
export type Happenings = Readonly<Record<Occasion, { readonly seat: Seat }>>;

export type At = Position<State>;
export type Game = Crank<Ops, State, Happenings>;
export type Chapter<C> = Rules<C, Ops, State, Happenings>;
export type LondonLayout = Layout<State>;

/** TL-191. Deck and hand of a player hold between them what everybody has seen go there. */
export const zones = {
  overlord: { learn: 'everybody', order: 'row' },
  deck: { learn: 'nobody', order: 'pile', pool: 'own' },
  hand: { learn: 'owner', order: 'none', pool: 'own' }, // TL-116
  discard: { learn: 'everybody', order: 'pile' }, // TL-102
  play: { learn: 'everybody', order: 'row', inPlay: true }, // TL-029
  relics: { learn: 'everybody', order: 'row', inPlay: true }, // TL-045
  street: { learn: 'everybody', order: 'row' }, // TL-019
  market: { learn: 'nobody', order: 'pile', pool: 'market' }, // TL-123
  acolytes: { learn: 'nobody', order: 'pile', pool: 'acolytes' }, // TL-017
  /** Overlords and influence cards that are not in the game (TL-015). */
  box: { learn: 'everybody', order: 'none' },
  /** What was removed from the game for good. */
  removed: { learn: 'everybody', order: 'none' },
} as const satisfies Readonly<Record<string, ZoneKind>>;

export type Kind = keyof typeof zones;

/** TL-001. */
export const SEATS: readonly Seat[] = [0, 1];

export const overlord = perSeat<Kind>('overlord');
export const deck = perSeat<Kind>('deck');
export const hand = perSeat<Kind>('hand');
export const discard = perSeat<Kind>('discard');
export const play = perSeat<Kind>('play');
export const relics = perSeat<Kind>('relics');
export const STREET: ZoneName = { kind: 'street' };
export const MARKET: ZoneName = { kind: 'market' };
export const ACOLYTES: ZoneName = { kind: 'acolytes' };
export const BOX: ZoneName = { kind: 'box' };
export const REMOVED: ZoneName = { kind: 'removed' };

export const opponentOf = (seat: Seat): Seat => 1 - seat;

/** The state before the overlords are chosen; scenarios change what they need. */
export const freshState = (): State => ({
  active: 0,
  turns: 0,
  life: [0, 0],
  haunts: [],
  rally: [0, 0],
  coins: 0,
  power: 0,
  recovery: 0,
  conversions: [],
  discount: 0,
  claimNext: false,
  absorbed: 0,
  ready: [],
  usedRelics: [],
  overlordUsed: false,
  hordes: [],
  hordeFormed: false,
  linked: [],
  remembered: [],
  spent: [],
  triggered: [],
});

export const { isState, stateIn } = stateGuard<State>('haunts', 'hordes');

/** What can be picked besides cards. */
export { PASS };
export const ATTACK = refs.button('attack');
export const ATTACK_SOME = refs.button('attack-some');
export const RECOVER = refs.button('recover');
export const RECOVER_SOME = refs.button('recover-some');
export const DECLINE = refs.button('decline');
export const LOSE_LIFE = refs.button('lose-life');
export const PILE_ACOLYTES = refs.pile('acolytes');
export const PILE_DECK = refs.pile('deck');
export const PILE_DISCARD = refs.pile('discard');
