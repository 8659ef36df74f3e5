import { cardIds } from '../cards/ids.ts';
import { suits } from '../cards/suits.ts';
import { defaultRulings, type Rulings } from './rulings.ts';

/** A set of cards of the hand: bit i is the card at position i. */
export type Cards = number;

/** More than any rule allows (FR-045), and still one bit per card. */
export const MAX_HAND = 12;

/** The name of a card that is just "a card of suit X" (FR-091). */
export const NAMELESS = cardIds.length;

/**
 * The hand as the scorer sees it: integers in arrays that are allocated once and laid out anew for every hand.
 * What a rule asks for ("each Beast", "a card named Queen") is a set of positions, so rules are a few bit operations.
 */
export interface Tableau {
  size: number;
  /** Per position: the card itself, and what it is after the choices. */
  readonly card: Int32Array;
  readonly name: Int32Array;
  readonly suits: Int32Array;
  readonly strength: Int32Array;
  /** Whose penalty section the card has: its own, or that of the card a Doppelgänger copies (FR-089). */
  readonly penaltyOf: Int32Array;
  /** Per suit and per name: the positions that have it. */
  readonly ofSuit: Int32Array;
  readonly ofName: Int32Array;
  /** Cards whose bonus clears penalties, and cards whose bonus protects. */
  clearers: Cards;
  protectors: Cards;
  /** Cards with a penalty section; penalties that are gone (FR-072); penalties without the word Army (FR-073). */
  penalized: Cards;
  cleared: Cards;
  armyCleared: Cards;
  /** Cards that nothing can blank (FR-086), and cards that neither blank other cards nor are blanked by them (FR-130). */
  safe: Cards;
  immune: Cards;
  /** Cards that are not blanked; `suited` adds blanked cards that keep their suits. */
  active: Cards;
  suited: Cards;
  keepsSuits: Cards;
  /** Per position: what the card scored (FR-101). */
  readonly points: Int32Array;
  /** The cards that earned the points of the word measured last. */
  because: Cards;
  context: Context;
}

/** What a score depends on besides the hand. */
export interface Context {
  readonly players: number;
  /** The discard area as it is after the drawing step (FR-107): the suits of every card there, as bits, and its names. */
  readonly discardSuits: readonly number[];
  readonly discardNames: ReadonlySet<number>;
  readonly rulings: Rulings;
}

export function emptyContext(): Context {
  return {
    players: 4,
    discardSuits: [],
    discardNames: new Set(),
    rulings: defaultRulings,
  };
}

export function createTableau(): Tableau {
  return {
    size: 0,
    card: new Int32Array(MAX_HAND),
    name: new Int32Array(MAX_HAND),
    suits: new Int32Array(MAX_HAND),
    strength: new Int32Array(MAX_HAND),
    penaltyOf: new Int32Array(MAX_HAND),
    ofSuit: new Int32Array(suits.length),
    ofName: new Int32Array(cardIds.length + 1),
    clearers: 0,
    protectors: 0,
    penalized: 0,
    cleared: 0,
    armyCleared: 0,
    safe: 0,
    immune: 0,
    active: 0,
    suited: 0,
    keepsSuits: 0,
    points: new Int32Array(MAX_HAND),
    because: 0,
    context: emptyContext(),
  };
}

/** The number at a place that the rules worked out. Its own function, only for these arrays, so that it stays quick. */
export function peek(list: Int32Array, i: number): number {
  return list[i] ?? 0;
}

export const bit = (position: number): Cards => 1 << position;

export function count(cards: Cards): number {
  let n = 0;
  for (let rest = cards; rest !== 0; rest &= rest - 1) n++;
  return n;
}

/** The lowest position in a set that is not empty. */
export const first = (cards: Cards): number => 31 - Math.clz32(cards & -cards);

export function everybody(t: Tableau): Cards {
  return (1 << t.size) - 1;
}

export function setActive(t: Tableau, cards: Cards): void {
  t.active = cards;
  t.suited = cards | t.keepsSuits;
}

/** Enters or removes a card's suits and name in the lookups. */
export function enter(t: Tableau, position: number): void {
  const self = bit(position);
  for (let rest = peek(t.suits, position); rest !== 0; rest &= rest - 1) {
    const suit = first(rest);
    t.ofSuit[suit] = peek(t.ofSuit, suit) | self;
  }
  const name = peek(t.name, position);
  t.ofName[name] = peek(t.ofName, name) | self;
}

export function remove(t: Tableau, position: number): void {
  const others = ~bit(position);
  for (let rest = peek(t.suits, position); rest !== 0; rest &= rest - 1) {
    const suit = first(rest);
    t.ofSuit[suit] = peek(t.ofSuit, suit) & others;
  }
  const name = peek(t.name, position);
  t.ofName[name] = peek(t.ofName, name) & others;
}
