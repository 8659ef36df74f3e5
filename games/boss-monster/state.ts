import type { Crank, Layout, ObjectNumber, Path, Position, Rules, Seat, Vars } from '@tafelrunde/kernel';
import type { WordOps } from '@tafelrunde/words';
import type { Happenings } from './effects/holding/events.ts';
import type { WordChapters } from './effects/language/vocabulary.ts';
import { MOST_ROOMS } from './places.ts';
import type { AdventureOps } from './rules/adventure.ts';
import type { BaitOps } from './rules/bait.ts';
import type { BuildOps } from './rules/build.ts';
import type { CoinOps } from './rules/coins.ts';
import type { DeclareOps } from './rules/declare.ts';
import type { EndOps } from './rules/end.ts';
import type { HeroOps } from './rules/heroes.ts';
import type { ItemOps } from './rules/items.ts';
import type { MinibossOps } from './rules/minibosses.ts';
import type { RevealOps } from './rules/reveal.ts';
import type { RoundOps } from './rules/round.ts';
import type { TriggerOps } from './rules/triggers.ts';
import type { WindowOps } from './rules/windows.ts';
import type { SetupOps } from './setup.ts';

/** A card that lies face down in a dungeon (BM-057). */
export interface Placed {
  /** Who placed it. */
  readonly seat: Seat;
  readonly object: ObjectNumber;
  /** In whose dungeon, and on which stack; an empty one is a new place at the left end. */
  readonly into: Seat;
  readonly stack: number;
}

/** What is marked on a Hero; it goes with the Hero from place to place. */
export interface HeroMarks {
  readonly damage: number;
  /** More or less Health until the end of the round. */
  readonly health: number;
  /** How many of the next Rooms it does not enter. */
  readonly skips: number;
  /** It is not lured this round. */
  readonly stays?: true;
  /** The Room that it does not enter. */
  readonly avoids?: ObjectNumber;
  /** More damage in the next Room. */
  readonly nextDamage?: number;
  /** The Item that it bears. */
  readonly item?: ObjectNumber;
  /** It stays at the entrance this round. */
  readonly held?: true;
  /** Rooms that have sent it back this round. */
  readonly sentBackBy: readonly ObjectNumber[];
}

/** The Hero that is in a dungeon (BM-074). */
export interface Walk {
  readonly seat: Seat;
  readonly hero: ObjectNumber;
  /** The stack that it is in or has just left; -1 before the first. */
  readonly at: number;
  /** The Room that it is in; 0 between two Rooms. */
  readonly room: ObjectNumber;
  /** How many Rooms it has entered. */
  readonly visits: number;
  /** Where it goes next, if not to the Room on the right. */
  readonly next?: number;
}

/** An effect that has been declared and waits to take effect. */
export interface Declared {
  readonly id: number;
  readonly seat: Seat;
  readonly via: 'spell' | 'ability' | 'item';
  readonly at: Path;
  readonly vars: Vars;
  /** The Spell, as long as it lies aside. */
  readonly card?: ObjectNumber;
}

/** A trigger that waits for its Room to be turned upright. */
interface Delayed {
  readonly at: Path;
  readonly vars: Vars;
  readonly seat: Seat;
  readonly source: ObjectNumber;
}

/** By card object. */
type Marks<T> = Record<ObjectNumber, T>;

/**
 * What lies on the table besides the cards. All of it is public. Fields are primitives, or arrays and records of immutable
 * elements.
 */
export interface State {
  round: number;
  phase: 'setup' | 'beginning' | 'build' | 'reveal' | 'bait' | 'adventure' | 'end';
  active: Seat;
  /** BM-034, R-03: everybody by XP, the highest first. */
  order: Seat[];
  /** BM-082: who is out. */
  out: boolean[];
  /** BM-149: whose Level Up has happened. */
  levelled: boolean[];
  /** The stacks of each dungeon from left to right; an empty stack is no place. */
  rows: (readonly number[])[];
  placed: Placed[];
  /** How many Rooms each may still place this round (BM-057). */
  builds: number[];
  /** No more Rooms may be built this round. */
  buildingStopped: boolean;
  /** Whose dungeon no Hero enters this round. */
  barred: boolean[];
  /** Who cannot win this round. */
  denied: boolean[];
  /** BM-143: 1 for a Room that is turned sideways. */
  deactivated: Marks<number>;
  /** what Rooms would have done when they were built, had they not been deactivated. */
  delayed: Delayed[];
  /** What may be used once per round and has been. */
  used: string[];
  /** What happens only the first time and has happened. */
  spent: string[];
  heroes: Marks<HeroMarks>;
  walk: Walk | null;
  waiting: Declared[];
  /** How many effects have been declared. */
  declared: number;
  /** Souls of the rest of the game, and Wounds of this round, that no Hero stands for. */
  moreSouls: number[];
  moreWounds: number[];
  /** BM-121. */
  coins: number[];
  /** BM-123: coins on Rooms. */
  coinsOn: Marks<number>;
  /** BM-009: value tokens on Rooms. */
  tokens: Marks<number>;
  /** BM-128 ff.: the level of a Miniboss that is not at level 1. */
  levels: Marks<number>;
  /** BM-117: Items that lie face up in a score area. */
  faceUp: ObjectNumber[];
  /** What has happened to whom this round: `souls/2`. */
  tally: Record<string, number>;
}

/** The ops of all chapters. */
export interface Ops
  extends SetupOps,
    RoundOps,
    BuildOps,
    RevealOps,
    BaitOps,
    AdventureOps,
    HeroOps,
    ItemOps,
    CoinOps,
    MinibossOps,
    EndOps,
    WindowOps,
    DeclareOps,
    TriggerOps,
    WordOps,
    WordChapters {}

export type At = Position<State>;
export type M = Crank<Ops, State, Happenings>;
export type Chapter<C> = Rules<C, Ops, State, Happenings>;
export type BossLayout = Layout<State>;

/** Is it the state of a match of this game? */
export const isState = (state: object): state is State => 'rows' in state && 'levelled' in state;

/** Is it a position of this game? */
export const isBossMonster = (m: Position): m is At => isState(m.state);

/** From the left; the first stack lies next to the Boss. */
const ROW: readonly number[] = Array.from({ length: MOST_ROOMS }, (_, i) => MOST_ROOMS - 1 - i);

/** The state before the first round; scenarios change what they need. */
export const freshState = (seats: number): State => {
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value);
  return {
    round: 0,
    phase: 'setup',
    active: 0,
    order: [],
    out: each(false),
    levelled: each(false),
    rows: each(ROW),
    placed: [],
    builds: each(0),
    buildingStopped: false,
    barred: each(false),
    denied: each(false),
    deactivated: {},
    delayed: [],
    used: [],
    spent: [],
    heroes: {},
    walk: null,
    waiting: [],
    declared: 0,
    moreSouls: each(0),
    moreWounds: each(0),
    coins: each(0),
    coinsOn: {},
    tokens: {},
    levels: {},
    faceUp: [],
    tally: {},
  };
};

/** The state that a view tells of. */
export const stateIn = ({ state, seats }: { readonly state: object; readonly seats: number }): Readonly<State> =>
  isState(state) ? state : freshState(seats);
