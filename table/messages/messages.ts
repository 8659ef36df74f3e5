import type { Options, Outcome, Ref, RefusalCode, Said, Seat } from '@tafelrunde/kernel';
import type { Delta } from './delta.ts';
import type { TableCode, UndoReason } from './refusals.ts';
import type { WireEvent } from './wire-event.ts';
import type { WireQuestion, WireView } from './wire-view.ts';

/*
 * Everything that is said between a table and those around it. A table in the browser's worker and one on a server speak
 * the same. `protocol.ts` has the schemas.
 */

/** Changes when an old tab could no longer follow. */
export const PROTOCOL = 1;

/** The seq of the last entry: 0 before the first one. */
export type Seq = number;

/** Names a wish, chosen by who has it. The same wish sent twice is done once. */
export type AskId = string;

export type ClientMessage =
  | Hello
  | Wish
  /** What a person has in front of them by now. */
  | { readonly type: 'seen'; readonly seq: Seq }
  /** What would come of an answer? It is answered with `foreseen`, or not at all. */
  | { readonly type: 'foresee'; readonly question: string; readonly picks: readonly Ref[] }
  /** What happens if nobody does anything? It is answered with `forecast`, or not at all. */
  | { readonly type: 'forecast' }
  | { readonly type: 'ping' };

/** The first message on every connection; with `seen` only what happened since is told, if it is not too much. */
export interface Hello {
  readonly type: 'hello';
  readonly protocol: number;
  /** The seq of the last update that arrived. */
  readonly seen?: Seq;
  /** Of the view that came of it, by `markOf`: if it is another one here, everything is told anew. */
  readonly mark?: string;
  /** The number of the last chat line that arrived. */
  readonly heard?: number;
}

/** What somebody wants done. It is answered with `accepted` or `refused`. */
export type Wish = { readonly ask: AskId } & (
  | { readonly type: 'answer'; readonly question: string; readonly picks: readonly Ref[] }
  /**
   * Of my last answer, or of the whole action that it belongs to: at once if that tells nobody anything, otherwise by the consent of the
   * others. Of somebody else's seat: the step that they left open.
   */
  | { readonly type: 'undo'; readonly seat?: Seat; readonly whole?: boolean }
  | { readonly type: 'concede'; readonly seat?: Seat }
  /** Before the first move. */
  | { readonly type: 'abort' }
  | { readonly type: 'entropy'; readonly text: string }
  /** Before the game begins: the SHA-256 of 32 random bytes that my app adds to the shuffle. */
  | { readonly type: 'commit'; readonly hash: string }
  /** Once the table is `sealed`: these bytes, in hexadecimal. */
  | { readonly type: 'reveal'; readonly part: string }
  | { readonly type: 'begin' }
  /** Gives the seat back before the game begins. */
  | { readonly type: 'leave'; readonly seat?: Seat }
  | { readonly type: 'chat'; readonly text: string }
  /** `bot`: a bot shall play for somebody who is away; `person`: I am back. */
  | { readonly type: 'takeover'; readonly seat: Seat; readonly mind: 'person' | 'bot' }
  | { readonly type: 'vote'; readonly proposal: number; readonly yes: boolean }
  | { readonly type: 'rematch' }
  | { readonly type: 'mute'; readonly seat: Seat; readonly on: boolean }
  | { readonly type: 'remove'; readonly seat: Seat }
  /** Ends a table that nobody plays at any more: `decideClosing` says who may, and when. */
  | { readonly type: 'close' }
  /** How the table looked to me after the entry `seq`. */
  | { readonly type: 'look'; readonly seq: Seq }
  /** What I want to be asked about in reaction rounds. */
  | ({ readonly type: 'heed' } & Heed)
);

/** As long as somebody has said nothing else. */
export const USUAL_HEED: Heed = { about: 'able', rest: false, never: [] };

/** What somebody wants to be asked about in reaction rounds; for the rest they pass. Nobody else is told. */
export interface Heed {
  /**
   * `all`: everything that they could be asked; `able`: where they could do something that matters; `open`: where they could as far
   * as everybody sees, for those who share a screen.
   */
  readonly about: 'all' | 'able' | 'open';
  /** Nothing but alarms until they are asked for something else than a reaction, or react. */
  readonly rest: boolean;
  /** Never these: keys into the game's catalogue. */
  readonly never: readonly string[];
  /** Alarms of the game that do not wake them while they rest; all others do. */
  readonly deaf?: readonly string[];
}

export type HostMessage =
  | Welcome
  | Update
  | { readonly type: 'accepted'; readonly ask: AskId; readonly seq: Seq }
  | Refused
  | { readonly type: 'chat'; readonly line: ChatLine }
  | ({ readonly type: 'presence' } & Presence)
  | { readonly type: 'info'; readonly table: TableInfo; readonly you: You }
  | { readonly type: 'moment'; readonly ask: AskId; readonly seq: Seq; readonly view: WireView }
  | Asked
  | Foreseen
  | Forecast
  | { readonly type: 'closed'; readonly why: ClosedWhy }
  | { readonly type: 'pong'; readonly now: number };

/** Everything there is to know: the first answer to `hello`, and again when somebody is too far behind. */
export interface Welcome {
  readonly type: 'welcome';
  readonly protocol: number;
  /** The host's time, to count the clocks down by. */
  readonly now: number;
  readonly table: TableInfo;
  readonly you: You;
  readonly seq: Seq;
  /** Nothing lies on the table before the game begins. */
  readonly view: WireView | null;
  /** The latest lines; `earlier` when there were more. */
  readonly log: readonly WireLine[];
  readonly earlier: boolean;
  readonly chat: readonly ChatLine[];
  readonly presence: Presence;
  readonly undo: UndoInfo;
  readonly clocks: Clocks | null;
}

/** From the view after `from` to the view after `seq`. What is left out has not changed. */
export interface Update {
  readonly type: 'update';
  readonly seq: Seq;
  /** `seq` - 1 unless told. */
  readonly from?: Seq | undefined;
  readonly delta?: Delta | undefined;
  /** What happened; if nothing but an answer was given, its events are told without a log line around them. */
  readonly log?: readonly WireLine[] | undefined;
  readonly events?: readonly WireEvent[] | undefined;
  /** The seat that gave this answer, if it is one's own. */
  readonly by?: Seat | undefined;
  /** The seqs of log lines that were taken back. */
  readonly undone?: readonly Seq[] | undefined;
  readonly undo?: UndoInfo | undefined;
  readonly clocks?: Clocks | undefined;
}

/** Questions of the reaction round that is open; an update ends them. Others are told no more than that somebody is asked. */
export interface Asked {
  readonly type: 'asked';
  readonly seq: Seq;
  readonly reactions: readonly WireReaction[];
  readonly heed: Heed;
}

/** What would come of an answer if nobody reacts, as far as one can be certain of it. */
export interface Foreseen {
  readonly type: 'foreseen';
  readonly question: string;
  readonly picks: readonly Ref[];
  readonly events: readonly WireEvent[];
  /** Then chance decides, or something that one does not know. */
  readonly then?: 'chance' | 'unknown';
}

/** What happens after this entry if nobody does anything, as far as one can be certain of it, until the next choice. */
export interface Forecast extends Pick<Foreseen, 'events' | 'then'> {
  readonly type: 'forecast';
  readonly seq: Seq;
}

export interface WireReaction {
  readonly question: WireQuestion;
  /** The pick that lets things happen. */
  readonly pass: Ref;
  /** What there is to react to: a key into the game's catalogue. */
  readonly to: string;
  /** It is answered; the round goes on when the others are done. */
  readonly held?: true;
}

export interface Refused {
  readonly type: 'refused';
  /** Null when the message was too broken to have one. */
  readonly ask: AskId | null;
  readonly code: RefusalCode | TableCode;
  readonly message: Said;
}

/** Who somebody is at this table. Without seats: a spectator. */
export interface You {
  readonly seats: readonly Seat[];
  readonly owner: boolean;
}

/** An entry as this person may know it. Who gave an answer is told to nobody else, unless the game tells it in its events. */
export interface WireLine {
  readonly seq: Seq;
  /** When, unless it was just now. */
  readonly at?: number | undefined;
  readonly kind: LogKind;
  readonly by?: Seat | undefined;
  readonly events?: readonly WireEvent[] | undefined;
}

export type LogKind =
  | 'answer'
  | 'timeout'
  | 'out-of-time'
  | 'undo'
  | 'begin'
  | 'entropy'
  | 'committed'
  | 'sealed'
  | 'revealed'
  | 'concede'
  | 'bot-plays'
  | 'person-plays'
  | 'offer'
  | 'seated'
  /** Somebody sits down in the place of a bot while the game runs. */
  | 'joined'
  | 'left'
  | 'proposed'
  | 'voted'
  | 'withdrawn'
  | 'muted'
  | 'resumed'
  | 'ended'
  | 'rematch';

export interface ChatLine {
  /** Counted from 1. */
  readonly n: number;
  readonly at: number;
  readonly seat: Seat;
  /** The name at that time. */
  readonly name: string;
  readonly text: string;
}

export interface Presence {
  /** By seat; bots are always there. */
  readonly seats: readonly boolean[];
  readonly spectators: number;
  /** By seat, the host's time since when its holder is away; left out while nobody is. */
  readonly since?: readonly (number | null)[];
  /** Where the owner has no seat: since when they are away, null while they watch. */
  readonly owner?: number | null;
}

/** When a seated person who is not the owner may close a table: so many milliseconds after the last thing happened there. */
export const DEAD_AFTER = 86_400_000;

/** Whoever can take back so many answers need not know how many more. */
export const MOST_STEPS = 9;

/** Whether the last answer can be taken back, and if not, why not: `UNDO_REASONS` has the sentences. */
export type UndoInfo = {
  readonly again?: Again | undefined;
  /** Somebody else has begun what keeps the others out: while they are away, it can be taken back by a vote. */
  readonly begunBy?: Seat | undefined;
} & (
  | {
      readonly free: true;
      readonly seat: Seat;
      /** How many answers go back one after the other, counted up to `MOST_STEPS`, and why no more do. */
      readonly steps: number;
      readonly then?: UndoReason;
      /** So many answers go back in one step, to where the last action began. */
      readonly whole?: number;
    }
  /** With a seat: the others can be asked. */
  | { readonly free: false; readonly why: UndoReason; readonly seat?: Seat }
);

/** An answer that was taken back and can be given once more: send it as an answer. */
export interface Again {
  readonly question: string;
  readonly picks: readonly Ref[];
}

/** Null for a seat whose time is not counted, or not to be told. */
export interface Clocks {
  /** The host's time when this was true. */
  readonly at: number;
  readonly seats: readonly (Clock | null)[];
}

export interface Clock {
  /** Milliseconds. */
  readonly left: number;
  readonly running: boolean;
}

/** What everybody may know about a table, spectators and the list of open tables included. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly settings: Settings;
  readonly seats: readonly SeatInfo[];
  /** Where the owner sits, if anywhere. */
  readonly owner?: Seat;
  readonly state: 'waiting' | 'running' | 'over';
  readonly ended?: Ended;
  /** The hash of the seed, published before the first move; the seed itself is told when the game is over. */
  readonly commitment: string;
  readonly seed?: string;
  /** Nobody promises or adds anything to the shuffle any more: what was promised is revealed, and then the game begins. */
  readonly sealed?: true;
  readonly proposals: readonly ProposalInfo[];
  /** The table at which the same people play again, and who offers it. */
  readonly rematch?: string;
  readonly rematchBy?: Seat;
  /** Began in the middle of a game: it leaves no record. */
  readonly unrecorded?: true;
}

export interface SeatInfo {
  readonly name: string;
  /** Who answers now; `open` until somebody sits down. */
  readonly mind: 'person' | 'bot' | 'open';
  /** Which bot plays. */
  readonly bot?: string;
  /** It plays until somebody comes who is invited to the seat. */
  readonly standsIn?: true;
  /** A bot plays for somebody who may come back. */
  readonly away?: true;
  readonly conceded?: true;
  /** The time for the game was up: a bot plays to the end. */
  readonly late?: true;
  readonly muted?: true;
  /** Has added entropy to the shuffle. */
  readonly entropy?: true;
  /** The hash of the random number that its holder's app adds to the shuffle; `revealed` once it has told the number. */
  readonly commitment?: string;
  readonly revealed?: true;
  /** The first seat of whoever holds this one as well. */
  readonly sameAs?: Seat;
}

export interface ProposalInfo {
  readonly id: number;
  readonly kind: 'undo' | 'takeover' | 'step';
  /** Whose answer, or whose open step, is to be taken back, or for whom a bot shall play. */
  readonly seat: Seat;
  readonly by?: Seat;
  readonly yes: readonly Seat[];
  readonly no: readonly Seat[];
}

export interface Ended {
  readonly how: 'finished' | 'conceded' | 'aborted' | 'closed' | 'interrupted-by-update';
  /** Who conceded last, aborted or closed. */
  readonly by?: Seat;
  readonly outcome?: Outcome;
}

export interface Settings {
  readonly clock: ClockSetting;
  /** Milliseconds before a bot's answer. */
  readonly pace: number;
  /** A hidden reaction round lasts at least so many milliseconds. */
  readonly reaction: number;
  /** How many milliseconds somebody may be away before the others can call a bot. */
  readonly patience: number;
  /** The bot that fills empty seats and plays for those who are away. */
  readonly bot: string;
  readonly spectators: boolean;
  /** Whether the app may show people what a move would change. */
  readonly assist: boolean;
}

export type ClockSetting =
  | { readonly kind: 'none' }
  /** For all answers of a turn together. When it runs out, a bot moves until the turn is over. */
  | { readonly kind: 'move'; readonly seconds: number }
  /** When it runs out, a bot plays to the end; each answer adds `increment` seconds. */
  | { readonly kind: 'game'; readonly seconds: number; readonly increment: number };

/** Why a connection is over; what became of the game is in `TableInfo.ended`. */
export type ClosedWhy =
  /** Reload: the app is older or newer than the table. */
  | 'protocol'
  | 'no-spectators'
  | 'removed'
  /** The table and all that was stored of it are gone. */
  | 'deleted';

/** How messages travel: a worker in the browser or a socket. */
export interface TableLink {
  send(message: ClientMessage): void;
  /** Returns how to stop listening. */
  onMessage(listener: (message: HostMessage) => void): () => void;
}
