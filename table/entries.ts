import type { Entry, Seat } from '@tafelrunde/kernel';
import type { AskId, ChatLine, Seq } from './messages/messages.ts';

/** Names somebody to the host: not a secret, and never told to others. */
export type PersonId = string;

/** Who has a seat. */
export type Holder =
  | { readonly mind: 'person'; readonly person: PersonId; readonly name: string }
  /** `standsIn`: until somebody comes who is invited to the seat. */
  | { readonly mind: 'bot'; readonly bot: string; readonly name: string; readonly standsIn?: true }
  | { readonly mind: 'open' };

/** What happens at a table: to the match, as the kernel knows it, and around it. The list of these is the truth of a table. */
export type TableEntry =
  | Entry
  | { readonly kind: 'seat'; readonly seat: Seat; readonly to: Holder }
  | Proposed
  | { readonly kind: 'vote'; readonly proposal: number; readonly yes: boolean }
  | { readonly kind: 'withdraw'; readonly proposal: number }
  /** Everything that was answered from the note `of` on is taken back, by consent. */
  | { readonly kind: 'agreed-undo'; readonly by: Seat; readonly of: number }
  | { readonly kind: 'mute'; readonly seat: Seat; readonly on: boolean }
  | { readonly kind: 'end'; readonly how: EndedEarly; readonly by?: Seat }
  /** The host was down: that time is nobody's. */
  | { readonly kind: 'resume' }
  | { readonly kind: 'rematch'; readonly table: string };

/** The table ends although the match is not decided. */
export type EndedEarly = 'conceded' | 'aborted' | 'closed';

/**
 * Asked of the others: may I take back the answer with the note `of`; shall a bot play for the seat; shall the step be taken back that
 * somebody who is away has left open, and that keeps the others out?
 */
export type Proposed =
  | { readonly kind: 'propose'; readonly what: 'undo'; readonly seat: Seat; readonly of: number }
  | { readonly kind: 'propose'; readonly what: 'takeover' | 'step'; readonly seat: Seat };

/** An entry as it is stored. Whoever stores the entry with a seq first has it; a second one must be refused. */
export interface StoredEntry extends Wisher {
  /** Counted from 1. */
  readonly seq: Seq;
  /** The host's time, in milliseconds. */
  readonly at: number;
  /** The version of the rules that it was made under: it can be played again under no other. */
  readonly rules: number;
  readonly entry: TableEntry;
}

/** Whose wish something was, if it was a person's. */
export interface Wisher {
  readonly person?: PersonId;
  readonly ask?: AskId;
}

/** What was said is stored apart: it is no part of the match and may be deleted. */
export interface StoredChat {
  readonly line: ChatLine;
  readonly person: PersonId;
  readonly ask: AskId;
}
