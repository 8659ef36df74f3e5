import type {
  CardId,
  Crank,
  Layout,
  ObjectNumber,
  Options,
  Path,
  Place,
  Position,
  Ref,
  Rules,
  Seat,
  Vars,
  ZoneKind,
} from '@tafelrunde/kernel';
import type { WordOps } from '@tafelrunde/words';
import type { WordChapters } from './effects/vocabulary.ts';
import type { AttackOps } from './rules/attack.ts';
import type { DamageOps } from './rules/damage.ts';
import type { DealOps } from './rules/deals.ts';
import type { DeathOps } from './rules/death.ts';
import type { DeclareOps } from './rules/declare.ts';
import type { DiceOps } from './rules/dice.ts';
import type { GainOps } from './rules/gains.ts';
import type { ItemOps } from './rules/items.ts';
import type { PurchaseOps } from './rules/purchase.ts';
import type { ReactionOps } from './rules/reactions.ts';
import type { SlotOps } from './rules/slots.ts';
import type { SoulOps } from './rules/souls.ts';
import type { TurnOps } from './rules/turn.ts';
import type { SetupOps } from './setup.ts';

/** A player as something that can be picked: `seat:2`. */
export type PlayerRef = `seat:${number}`;

/** Whatever has hit points: a player, or a monster (or room) as a card object. */
export type Body = PlayerRef | ObjectNumber;

/** A path to an ability or a mode of one: what stands there has a `do`. */
type AbilityPath = Path;

/** How an effect came onto the stack; it decides what may cancel it (FS-212). */
type Via = 'loot' | 'tap' | 'paid' | 'trigger' | 'outcome';

/** An effect that waits on the stack. */
export interface EffectItem {
  readonly kind: 'effect';
  readonly id: number;
  readonly via: Via;
  /** Who controls it. */
  readonly seat: Seat;
  readonly at: AbilityPath;
  readonly vars: Vars;
  /** A loot card that lies on the stack with it. */
  readonly card?: ObjectNumber;
  /** The effect is that of an item, in the sense of FS-064. */
  readonly ofItem?: boolean;
}

/** FS-178, FS-179: a die that has been rolled and can still be changed. */
export interface RollItem {
  readonly kind: 'roll';
  readonly id: number;
  readonly seat: Seat;
  readonly value: number;
  readonly attack: boolean;
  /** FS-181: effects that look at what would be rolled have looked at this value. */
  readonly seen: boolean;
  /** What the roll is made for: a `roll` word in card data, with its locals. */
  readonly then?: Foretold;
  /** What was foretold of it. */
  readonly foretold?: readonly Foretold[];
  /** What the player who rolled made of it as the result was fixed. */
  readonly shift?: number;
}

/** A word in card data that looks at a roll, with its locals. */
export interface Foretold {
  readonly at: Path;
  readonly vars: Vars;
}

/** FS-221. */
interface DamageItem {
  readonly kind: 'damage';
  readonly id: number;
  readonly to: Body;
  readonly n: number;
  readonly combat: boolean;
  /** The card behind it; a player whose attack it is has none. */
  readonly from?: ObjectNumber;
  /** What that card is, though it may be gone by then. */
  readonly cause?: CardId;
  readonly by?: Seat;
  /** The attack roll that it comes from. */
  readonly roll?: number;
}

/** What somebody was hit by: whose damage it was, with which attack roll, and the card behind a hit that kills. */
export interface Hit {
  readonly by?: Seat;
  readonly roll?: number;
  readonly cause?: CardId;
}

/** FS-237. */
interface DeathItem extends Hit {
  readonly kind: 'death';
  readonly id: number;
  readonly who: Body;
}

/** What is left to do after an effect above it: nobody can answer it, nothing cancels it. */
interface AfterItem {
  readonly kind: 'after';
  readonly id: number;
  readonly what: 'penalty' | 'remains' | 'event';
  readonly who: Body;
}

export type Item = EffectItem | RollItem | DamageItem | DeathItem | AfterItem;

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
  readonly slot: Place;
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
    ReactionOps,
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

/** Is it the state of a match of this game? */
export const isState = (state: object): state is State => 'monsterSlots' in state && 'wounds' in state;

export type At = Position<State>;
export type M = Crank<Ops, State>;
export type Chapter<C> = Rules<C, Ops, State>;
export type FourSoulsLayout = Layout<State>;

/** FS-044 ff. */
export const zones = {
  'loot-deck': { learn: 'nobody', order: 'pile' },
  'loot-discard': { learn: 'everybody', order: 'pile' },
  'treasure-deck': { learn: 'nobody', order: 'pile' },
  'treasure-discard': { learn: 'everybody', order: 'pile' },
  'monster-deck': { learn: 'nobody', order: 'pile' },
  'monster-discard': { learn: 'everybody', order: 'pile' },
  'room-deck': { learn: 'nobody', order: 'pile' },
  'room-discard': { learn: 'everybody', order: 'pile' },
  'bonus-deck': { learn: 'nobody', order: 'pile' },
  characters: { learn: 'nobody', order: 'pile' },
  hand: { learn: 'owner', order: 'none' },
  character: { learn: 'everybody', order: 'row', inPlay: true },
  items: { learn: 'everybody', order: 'row', inPlay: true },
  curses: { learn: 'everybody', order: 'row', inPlay: true },
  souls: { learn: 'everybody', order: 'row' },
  shop: { learn: 'everybody', order: 'row' }, // FS-065
  monster: { learn: 'everybody', order: 'row', inPlay: true },
  covered: { learn: 'everybody', order: 'pile' }, // FS-036, FS-037
  room: { learn: 'everybody', order: 'row', inPlay: true },
  bonus: { learn: 'everybody', order: 'row' },
  /** Loot cards that lie on the stack. */
  pending: { learn: 'everybody', order: 'row' },
  /** FS-238. */
  dying: { learn: 'everybody', order: 'row' },
  /** FS-052. */
  box: { learn: 'everybody', order: 'row' },
} as const satisfies Readonly<Record<string, ZoneKind>>;

export type Kind = keyof typeof zones;

const MOST_SEATS = 4;

const perSeat = (kind: Kind): ((seat: Seat) => Place) => {
  const places = Array.from({ length: MOST_SEATS }, (_, seat): Place => ({ kind, seat }));
  return (seat) => places[seat] ?? { kind, seat };
};

/** Slots open in play, without end. */
const perSlot = (kind: Kind): ((n: number) => Place) => {
  const places: Place[] = [];
  return (n) => {
    const known = places[n];
    if (known !== undefined) return known;
    const place: Place = { kind, n };
    places[n] = place;
    return place;
  };
};

export type DeckName = 'loot' | 'treasure' | 'monster' | 'room';
const decks: Readonly<Record<DeckName, Place>> = {
  loot: { kind: 'loot-deck' },
  treasure: { kind: 'treasure-deck' },
  monster: { kind: 'monster-deck' },
  room: { kind: 'room-deck' },
};
const discards: Readonly<Record<DeckName, Place>> = {
  loot: { kind: 'loot-discard' },
  treasure: { kind: 'treasure-discard' },
  monster: { kind: 'monster-discard' },
  room: { kind: 'room-discard' },
};
export const deckOf = (name: DeckName): Place => decks[name];
export const discardOf = (name: DeckName): Place => discards[name];

export const hand = perSeat('hand');
export const character = perSeat('character');
export const items = perSeat('items');
export const curses = perSeat('curses');
export const souls = perSeat('souls');
export const SHOP: Place = { kind: 'shop' };
export const ROOM: Place = { kind: 'room' };
export const BONUS: Place = { kind: 'bonus' };
export const BONUS_DECK: Place = { kind: 'bonus-deck' };
export const CHARACTERS: Place = { kind: 'characters' };
export const PENDING: Place = { kind: 'pending' };
export const DYING: Place = { kind: 'dying' };
export const BOX: Place = { kind: 'box' };
export const monsterSlot = perSlot('monster');
export const covered = perSlot('covered');

export const PASS = 'button:pass';

const PLAYERS: readonly PlayerRef[] = ['seat:0', 'seat:1', 'seat:2', 'seat:3'];

export const player = (seat: Seat): PlayerRef => PLAYERS[seat] ?? `seat:${seat}`;

/** The seat that a reference names; undefined when it is none. */
export function seatIn(ref: Ref | undefined): Seat | undefined {
  if (typeof ref !== 'string') return undefined;
  for (let seat = 0; seat < PLAYERS.length; seat++) if (PLAYERS[seat] === ref) return seat;
  return undefined;
}

/** What a ref names: `monster` of `deck:monster`. */
export const refName = (pick: Ref | undefined): string => String(pick).replace(/^[^:]*:/, '');

export const clockwise = (m: At, seat: Seat): Seat => (seat + 1 < m.seats ? seat + 1 : 0);

/** Everybody in the order of play, this seat first. */
export function turnOrder({ seats }: { readonly seats: number }, from: Seat): readonly Seat[] {
  const known = orders[seats * MOST_SEATS + from];
  if (known !== undefined) return known;
  const order = Array.from({ length: seats }, (_, i) => (from + i) % seats);
  orders[seats * MOST_SEATS + from] = order;
  return order;
}

const orders: (readonly Seat[])[] = [];

/** FS-296: with two characters, no more. */
export const isSoloWith = (options: Options, seats: number): boolean => options.solo === true && seats === 2;
export const isSolo = ({ match }: At): boolean => isSoloWith(match.options, match.seats);
export const withPlus = ({ match }: At): boolean => match.options.fourSoulsPlus === true;
export const withRooms = ({ match }: At): boolean => match.options.rooms === true;

/** What a turn begins with. */
export const freshTurn = (seats: number) => {
  const none = (): number[] => Array.from({ length: seats }, () => 0);
  return {
    phase: 'start',
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
