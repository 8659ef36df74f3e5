/** A place at the table, counted from 0 in clockwise order. */
export type Seat = number;

/** A set of seats as bits; the bit after the last seat stands for everybody who only watches. */
export type SeatSet = number;

/** The public number of a card as it lies somewhere now; a card that moves gets a new one. */
export type ObjectNumber = number;

/** A slot that a card sits in. Instance numbers never leave the kernel: see `cards.ts`. */
export type Instance = number;

/** The public name of a card, as in the reference. */
export type CardId = string;

/** An index into `Match.table`. */
export type Face = number;

/** A reference to what is not a card, `kind:name`: `pile:deck`, `seat:2`, `land:A3`, `number:4`, `button:pass`. Made and read in `refs/`. */
export type NamedRef<K extends string = string> = `${K}:${string}`;

/** Something on the table that can be picked: a number is a card object, everything else is named. */
export type Ref = ObjectNumber | NamedRef;

/** What is still to be done: the name of a rule and its arguments. Immutable, and free of instance numbers. */
export interface Op {
  readonly op: string;
}

/** Plain data that ops, frames and events carry. */
export type Plain = null | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };
export type Vars = { readonly [name: string]: Plain };

/** Where a zone is: one per kind, per kind and seat, or several of a kind. */
export interface ZoneName {
  readonly kind: string;
  readonly seat?: Seat;
  readonly n?: number;
}

/** A zone, or a place that is no zone and has a name: `{ kind: 'land', name: 'A3' }`. */
export interface PlaceName extends ZoneName {
  readonly name?: string;
}

/** The cards of a pile lie bottom first; the top is the last. Immutable: whatever changes what lies there replaces the zone. */
export interface Zone extends ZoneName {
  readonly cards: readonly Instance[];
}

/** A stack of ops, the next one last. Lane 0 is the table's; a fork opens one for each seat. */
export interface Lane {
  readonly id: number;
  readonly seat?: Seat;
  readonly parent?: number;
  readonly ops: Op[];
  /** How many questions this lane has had answered: part of a question's id. */
  readonly asked: number;
  /**
   * The next number that it gives to an object, the next for lanes, scopes, lasting effects and triggers, and how far apart its numbers
   * lie: lanes that are open side by side never give the same, whatever the others do. A standing lane counts on with the lane that it
   * stands beside.
   */
  readonly nextObject: number;
  readonly nextNumber: number;
  readonly step: number;
  /** Secret lanes keep their picks until all of them are done; `start` is where another mind would begin again. */
  readonly secret?: { readonly start: Op; readonly kept: readonly Plain[]; readonly done: boolean };
  /** A standing lane is never waited for; it goes with the scope of that number. */
  readonly standing?: { readonly scope: number };
}

/** How long a lasting effect lasts. */
export type Until =
  | { readonly scope: number }
  /** The next time, but no longer than the scope. */
  | { readonly scope: number; readonly next: true }
  | { readonly object: ObjectNumber }
  | { readonly next: true }
  | { readonly game: true };

/** A path into static card data: the card, then keys and indexes. */
export type Path = readonly [CardId, ...(string | number)[]];

/** An effect that goes on without a card in play behind it. */
export interface Lasting {
  readonly id: number;
  readonly at: Path;
  readonly vars: Vars;
  readonly seat?: Seat;
  readonly until: Until;
}

/** A trigger that has happened and waits for the next checkpoint. */
export interface Trigger {
  readonly id: number;
  readonly at: Path;
  readonly vars: Vars;
  /** The lane that raised it, and whose next checkpoint takes it up. */
  readonly lane: number;
  readonly seat?: Seat;
  readonly source?: ObjectNumber;
}

/** A card that passes for another until it leaves play. */
export interface Disguise {
  readonly instance: Instance;
  readonly own: Face;
}

export type Options = { readonly [name: string]: boolean | number | string };

export interface Outcome {
  readonly winners: readonly Seat[];
  /** Of a game that all win or lose together. */
  readonly won?: boolean;
  readonly scores?: readonly number[];
  /** A key into the game's catalogue: how it ended. */
  readonly how: string;
}

/**
 * A whole match as one plain JSON value. Arrays may be changed in place behind a clone; their elements are immutable and
 * shared between clones.
 */
export interface Match<S = object> {
  rules: { readonly game: string; readonly version: number };
  options: Options;
  seats: number;
  lanes: Lane[];
  /** The cards that a face may be, by their ids; the name is that of the stored format, which hashes and records go by. */
  table: readonly CardId[];
  face: Face[];
  disguises: readonly Disguise[];
  zones: Zone[];
  known: SeatSet[];
  obj: ObjectNumber[];
  lasting: readonly Lasting[];
  waiting: Trigger[];
  /** The lane that is in an `alone` section, or -1. */
  alone: number;
  /** The lanes that wait to be let in, first come, first served. */
  queue: readonly number[];
  /** How often a card has become another object. */
  moves: number;
  state: S;
  outcome?: Outcome;
}
