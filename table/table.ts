import {
  type AnyGame,
  type EarlierView,
  type GameEvent,
  type Journal,
  type Match,
  type MatchRecord,
  type Options,
  openJournal,
  type Seat,
} from '@tafelrunde/kernel';
import type { Holder, PersonId, Proposed, StoredChat } from './entries.ts';
import type { AskId, Clocks, Ended, Heed, HostMessage, LogKind, Seq, Settings, UndoInfo } from './messages/messages.ts';
import type { Worded } from './messages/wire-view.ts';
import type { Waiting } from './reactions/held-answers.ts';
import type { Asking } from './reactions/rounds.ts';

/** How a table is set up. Plain JSON, stored once; the secret never leaves the host before the game is over. */
export interface TableSpec {
  readonly id: string;
  readonly rules: { readonly game: string; readonly version: number };
  /** Complete, as `readOptions` gives them. */
  readonly options: Options;
  readonly seats: readonly Holder[];
  readonly owner: PersonId;
  /** 64 hexadecimal digits: everything random follows from it. */
  readonly secret: string;
  readonly settings: Settings;
  /** The position that it begins from, where that is not the game's own setup. */
  readonly first?: Match;
  /** The same people play once more: it begins as soon as all of them are here. */
  readonly again?: true;
}

/**
 * A table with people and bots around it. It changes in place, and only by entries: when they could not be stored, throw the
 * table away and restore it.
 */
export interface Table {
  readonly game: AnyGame;
  readonly spec: TableSpec;
  journal: Journal;
  facts: Facts;
  /** Of a game that was over before its rules changed. */
  record?: MatchRecord | undefined;
  /** The latest wishes that were granted, by `askedBy`, with their entries: when one comes again it is not done again. */
  readonly granted: Map<string, Seq>;
  /** The latest things said. */
  chat: readonly StoredChat[];
  readonly room: Room;
}

/** All that follows from the entries besides the match. Plain JSON, replaced and never changed. */
export interface Facts {
  readonly seq: Seq;
  /** The time of the last entry. */
  readonly at: number;
  readonly seats: readonly SeatFacts[];
  readonly begun: boolean;
  /** When everything that goes into the shuffle was fixed; now it is revealed. */
  readonly sealed?: number;
  readonly ended?: Ended;
  /** Added to at every entry; only what is taken back leaves it. */
  readonly log: LogItem[];
  readonly undone: readonly { readonly seq: Seq; readonly of: Seq }[];
  /** How many notes the journal had after each entry; -1 where they belong to older rules. */
  readonly notes: number[];
  readonly proposals: readonly Proposal[];
  readonly clocks: readonly ClockFacts[];
  readonly rematch?: string;
  /** Where whoever offers it sits, if anywhere. */
  readonly rematchBy?: Seat;
}

export interface SeatFacts {
  readonly name: string;
  /** Whose seat it is, even while a bot plays for them. */
  readonly person?: PersonId;
  /** The bot that was given the seat. */
  readonly bot?: string;
  /** It plays until somebody comes who is invited to the seat. */
  readonly standsIn?: true;
  readonly conceded?: true;
  /** Their time for the game was up: a bot plays to the end. */
  readonly late?: true;
  readonly muted?: true;
  readonly entropy?: true;
  /** The hash of the random number that the app of its holder adds to the shuffle, and whether it was revealed. */
  readonly commitment?: string;
  readonly revealed?: true;
}

export interface LogItem {
  readonly seq: Seq;
  readonly at: number;
  readonly kind: LogKind;
  readonly by?: Seat;
  readonly events: readonly GameEvent[];
  /** The number of its note in the journal. */
  readonly note?: number;
  /** An answer to a question of which the others do not know whom it was put to. */
  readonly masked?: true;
}

export type Proposal = Proposed & {
  readonly id: number;
  readonly by: PersonId;
  readonly yes: readonly PersonId[];
  readonly no: readonly PersonId[];
};

export interface ClockFacts {
  /** Milliseconds left when the clock was last touched. */
  readonly left: number;
  /** Since when it runs; null when it stands. */
  readonly since: number | null;
  /** Others must not learn that it runs. */
  readonly masked: boolean;
}

export type ConnectionId = string;

/** Who is here now, and how. Nothing of this is stored but what they want to be asked about. */
interface Room {
  readonly connections: Map<ConnectionId, Connection>;
  /** Since when those who belong here are away; who is not in here has been since the table was opened. */
  readonly away: Map<PersonId, number>;
  readonly opened: number;
  /** Since when all who play once more are here. */
  complete?: number;
  /** When somebody's seats last changed: what they saw before was another view. */
  readonly reseated: Map<PersonId, Seq>;
  /** What holders of the same seats were last shown. */
  readonly shown: Map<string, Shown>;
  /** Answers of the reaction round that wait until it comes to them. */
  readonly held: Map<Seat, Waiting>;
  /** What the holders of seats want to be asked about. */
  readonly heeds: Map<Seat, Heed>;
  /** How often people did what could go on for ever, since when. */
  readonly endless: Map<PersonId, { readonly since: number; readonly count: number }>;
  /** How often people have looked back, since when. */
  readonly looks: Map<PersonId, { readonly since: number; readonly count: number }>;
  /** What was said at the table, since when. */
  said?: { readonly since: number; readonly lines: number; readonly letters: number };
  /** Some positions of the past that somebody has looked at, by what led to them. */
  readonly positions: Map<string, Match>;
  /** What connections were last told of the round, as JSON. */
  readonly asked: Map<ConnectionId, string>;
  /** The round that is open after the entry `seq`. */
  round?: { readonly seq: Seq; readonly match: Match; readonly askings: readonly Asking[] };
}

interface Connection {
  readonly person: PersonId;
  seen: Seq;
}

export interface Shown {
  readonly seq: Seq;
  /** Null before the game begins. */
  readonly sight: (EarlierView & Worded) | null;
  readonly undo: UndoInfo;
  /** The note of the answer that it speaks of; -1 if there is none. */
  readonly answer: number;
  /** How many people played. */
  readonly persons: number;
  readonly clocks: Clocks | null;
}

/** What the holders of seats want to be asked about, as it is stored: not among the entries, for others would see that there is one. */
export type Heeds = readonly (readonly [Seat, Heed])[];

/** A message and the connections that it goes to. */
export interface Outgoing {
  readonly to: readonly ConnectionId[];
  readonly message: HostMessage;
}

export function openTable(game: AnyGame, spec: TableSpec, now: number): Table {
  const { options, seats, secret, settings, first } = spec;
  const minds = seats.map(({ mind }) => (mind === 'bot' ? 'bot' : 'person'));
  const left = settings.clock.kind === 'none' ? 0 : settings.clock.seconds * 1000;
  return {
    game,
    spec,
    journal: openJournal(game, options, seats.length, { secret, minds, ...(first === undefined ? {} : { first }) }),
    facts: {
      seq: 0,
      at: now,
      seats: seats.map(seatOf),
      begun: false,
      log: [],
      undone: [],
      notes: [],
      proposals: [],
      clocks: seats.map(() => ({ left, since: null, masked: false })),
    },
    granted: new Map(),
    chat: [],
    room: newRoom(now),
  };
}

function newRoom(now: number): Room {
  return {
    connections: new Map(),
    away: new Map(),
    opened: now,
    reseated: new Map(),
    shown: new Map(),
    held: new Map(),
    heeds: new Map(),
    endless: new Map(),
    looks: new Map(),
    positions: new Map(),
    asked: new Map(),
  };
}

/** A wish by whom it came from; ids of people have no line breaks. */
export function askedBy(person: PersonId, ask: AskId): string {
  return `${person}\n${ask}`;
}

export function seatOf(holder: Holder): SeatFacts {
  switch (holder.mind) {
    case 'person':
      return { name: holder.name, person: holder.person };
    case 'bot':
      return { name: holder.name, bot: holder.bot, ...(holder.standsIn === true ? { standsIn: true } : {}) };
    case 'open':
      return { name: '' };
  }
}
