import type { CardId, ObjectNumber, Path, Seat, Vars } from '@tafelrunde/kernel';
import type { Body } from './players.ts';

/* What lies on the stack (FS-200 ff.) and waits; `rules/stack.ts` puts it there and takes it off. */

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
