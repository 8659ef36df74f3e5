import {
  type CardId,
  type Crank,
  type Layout,
  type ObjectNumber,
  type Position,
  type Rules,
  type Seat,
  stateGuard,
  type ZoneName,
} from '@tafelrunde/kernel';
import type { WordOps } from '@tafelrunde/words';
import type { Happenings } from './effects/holding/events.ts';
import type { WordChapters } from './effects/language/vocabulary.ts';
import { type Body, MOST_SEATS } from './players.ts';
import type { AttackOps } from './rules/attack.ts';
import type { DamageOps } from './rules/damage.ts';
import type { DealOps } from './rules/deals.ts';
import type { DeathOps } from './rules/death.ts';
import type { DeclareOps } from './rules/declare.ts';
import type { DiceOps } from './rules/dice.ts';
import type { GainOps } from './rules/gains.ts';
import type { ItemOps } from './rules/items.ts';
import type { PurchaseOps } from './rules/purchase.ts';
import type { ResolveOps } from './rules/reactions.ts';
import type { SlotOps } from './rules/slots.ts';
import type { SoulOps } from './rules/souls.ts';
import type { TurnOps } from './rules/turn.ts';
import type { SetupOps } from './setup.ts';
import type { Foretold, Hit, Item } from './stack-items.ts';

/** FS-151: the attack that goes on. */
interface Attack {
  readonly seat: Seat;
  readonly target: Body;
  /** FS-174: who rolls after each roll of the attacking player. */
  readonly joined: readonly Seat[];
}

/** FS-286: coins for a promise. The promise is that of `to`: to use a card, or something else. */
export interface Offer {
  readonly id: number;
  readonly from: Seat;
  readonly to: Seat;
  readonly n: number;
  readonly promise: 'use' | 'pass' | 'spare' | 'agreed';
  readonly card?: CardId;
}

/** FS-128, FS-159: an attack that has to be made; on this target, on one of these, or on any. */
export interface Must {
  readonly target?: ObjectNumber | 'deck';
  readonly anyOf?: readonly ObjectNumber[];
}

/** FS-238: a monster that died and lies beside its slot until its remains are dealt with. */
interface Dying {
  readonly was: ObjectNumber;
  readonly object: ObjectNumber;
  readonly slot: ZoneName;
}

/** By card object. */
type Marks<T> = Record<ObjectNumber, T>;

/**
 * What lies on the table besides the cards. All of it is public. Fields are primitives, or arrays and records of immutable
 * elements.
 */
export interface State {
  active: Seat;
  phase: 'start' | 'action' | 'end';
  /** FS-075: this turn has had an action phase. */
  acted: boolean;
  coins: number[];
  /** Damage marked on players, by seat (FS-236). */
  wounds: number[];
  /** FS-258: who has died this turn. */
  dead: boolean[];
  damage: Marks<number>;
  counters: Marks<number>;
  /** FS-281: what cards have noted, by goal. */
  notes: Marks<Readonly<Record<string, number>>>;
  /** 1: exhausted. */
  tapped: Marks<number>;
  /** Items that have become eternal though it is not printed on them (Eden). */
  madeEternal: ObjectNumber[];
  /** Cards that pass for others till end of turn, and what they are. */
  copies: { readonly object: ObjectNumber; readonly own: CardId }[];
  /** FS-233: the most HP that those who are hurt have had since. */
  mostHp: Record<Body, number>;
  /** Who dealt the last damage to a monster or player, and with which attack roll. */
  lastHit: Record<Body, Hit>;
  dying: Dying[];
  /** What waits for the next roll that is made. */
  foretold: Foretold[];
  stack: Item[];
  /** The number of the last item put on the stack. */
  items: number;
  /** Triggers taken up together lie from here on, the first on top. */
  base: number;
  attack: Attack | null;
  /** What the active player has announced and not yet done; everybody may react to that. */
  announced: 'attack' | 'purchase' | 'end' | null;
  shopSlots: number;
  monsterSlots: number;
  roomSlots: number;
  /** Loot plays that effects allowed, and loot cards played, this turn, by seat. */
  lootPlays: number[];
  lootPlayed: number[];
  /** Attacks that effects allowed this turn, those of them on the deck only, and attacks made. */
  attacks: number;
  deckAttacks: number;
  attacksMade: number;
  deckAttacksMade: number;
  /** Attacks on the deck, whatever allowed them. */
  attacksOnDeck: number;
  purchases: number;
  purchasesMade: number;
  musts: Must[];
  /** FS-282: attack rolls of this turn whose result stands, or that went with their attack, by seat. */
  attackRolls: number[];
  monstersDied: number;
  /** How often something has happened to somebody this turn. */
  tally: Record<string, number>;
  /** FS-139. */
  skips: number[];
  /** What they skip them for, in that order. */
  skipsFor: readonly { readonly seat: Seat; readonly why: CardId }[];
  extraTurns: Seat[];
  /** Offers that wait for an answer till the end of the turn, how many there have been, and those that were accepted. */
  offers: Offer[];
  offersMade: number;
  deals: Offer[];
  /** FS-298. */
  soloDie: number;
  first: Seat;
  /** FS-306: the rooms that have been there since the round began; noted in the first action phase of a solo round. */
  roomsAtStart: ObjectNumber[];
}

/** The ops of all chapters. */
export interface Ops
  extends SetupOps,
    TurnOps,
    ResolveOps,
    DeclareOps,
    DiceOps,
    DamageOps,
    DeathOps,
    AttackOps,
    PurchaseOps,
    SlotOps,
    SoulOps,
    GainOps,
    ItemOps,
    DealOps,
    WordOps,
    WordChapters {}

export type At = Position<State>;

export const { isState, isOurs: isFourSouls } = stateGuard<State>('monsterSlots', 'wounds');

export type M = Crank<Ops, State, Happenings>;
export type Chapter<C> = Rules<C, Ops, State, Happenings>;
export type FourSoulsLayout = Layout<State>;

/** What a turn begins with. */
export const freshTurn = (seats: number) => {
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  return {
    phase: 'start',
    acted: false,
    announced: null,
    lootPlays: none(),
    lootPlayed: none(),
    attacks: 0,
    deckAttacks: 0,
    attacksMade: 0,
    deckAttacksMade: 0,
    attacksOnDeck: 0,
    purchases: 0,
    purchasesMade: 0,
    musts: [],
    attackRolls: none(),
    monstersDied: 0,
    tally: {},
  } satisfies Partial<State>;
};

/** The state before the first turn; scenarios change what they need. */
export const freshState = (seats: number): State => {
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  return {
    ...freshTurn(seats),
    active: 0,
    coins: each(0),
    wounds: each(0),
    dead: each(false),
    damage: {},
    counters: {},
    notes: {},
    tapped: {},
    madeEternal: [],
    copies: [],
    mostHp: {},
    lastHit: {},
    dying: [],
    foretold: [],
    stack: [],
    items: 0,
    base: 0,
    attack: null,
    shopSlots: 2, // FS-014
    monsterSlots: 2,
    roomSlots: 1, // FS-291
    skips: each(0),
    skipsFor: [],
    extraTurns: [],
    offers: [],
    offersMade: 0,
    deals: [],
    soloDie: 8,
    first: 0,
    roomsAtStart: [],
  };
};

/** The state that a view tells of. */
export const stateIn = ({ state }: { readonly state: object }): Readonly<State> =>
  isState(state) ? state : freshState(MOST_SEATS);
