import type { Lang, MatchRecord, Scenario } from '@tafelrunde/kernel';
import type { Heeds, PersonId, StoredChat, StoredEntry, StoredTable, TableInfo, TableSpec } from '@tafelrunde/table';
import type { DumpedRow } from './dump.ts';

/*
 * Where tables rest. The truth of a table is its spec and its entries, and its snapshot once the rules have changed since they
 * were played; everything else makes finding and loading quick.
 * What a promise of the store resolves to is durable: it survives a killed process and a power cut.
 * `testing/store.conformance.ts` says what every implementation has to do.
 */
export interface Store {
  /** A table with its people and invitations, all at once. */
  create(table: NewTable): Promise<void>;
  /** What is stored of a table; entries that the snapshot has taken in are left out. */
  find(id: string): Promise<FoundTable | undefined>;
  /** All entries of a table, those that a snapshot has taken in included. */
  entriesOf(id: string): Promise<readonly StoredEntry[]>;
  /**
   * Adds to tables, all in one transaction. An entry whose seq is taken changes nothing of its table, nor do its companions;
   * nor does anything from a server that no longer drives it.
   */
  append(changes: readonly Change[]): Promise<readonly Appended[]>;
  keepSnapshot(id: string, fence: number, snapshot: NonNullable<StoredTable['snapshot']>): Promise<void>;
  /** The ids of tables that wait for people and are shown to everybody, the latest first. */
  listed(most: number): Promise<readonly string[]>;
  /** Tables at which nothing has happened since, as it is found on this day. A table that is no longer found so begins anew. */
  untouchedSince(time: number, day: number): Promise<readonly Untouched[]>;
  /** With the token and the push addresses of everybody who had to do with no other table. */
  remove(id: string): Promise<void>;

  /** The only valid invitation to a seat from now on; null: there is none. */
  invite(table: string, seat: number, code: Hash | null): Promise<void>;
  invitedTo(code: Hash): Promise<InvitedTo | undefined>;

  addPerson(person: Person): Promise<void>;
  personOf(token: Hash): Promise<Person | undefined>;
  /** Somebody has to do with a table: who asks for their data learns of it. */
  addMember(table: string, person: PersonId): Promise<void>;
  tablesOf(person: PersonId): Promise<readonly string[]>;
  membersOf(table: string): Promise<readonly PersonId[]>;
  /** Token, chat, push addresses and memberships are gone. Names are in specs, entries and snapshots: see `rewrite`. */
  forget(person: PersonId): Promise<void>;
  /** Replaces spec, snapshot and some entries by ones that say less. */
  rewrite(id: string, less: StoredTable): Promise<void>;

  /** A browser that somebody wants to hear of their turns in; people who share one each bring it. The latest `MOST_PUSHES` are kept. */
  addPush(person: PersonId, subscription: PushSubscription): Promise<void>;
  pushesOf(person: PersonId): Promise<readonly PushSubscription[]>;
  /** For one person, or for everybody: then there is no such browser any more. */
  removePush(endpoint: string, person?: PersonId): Promise<void>;

  /** Only the latest `MOST_REPORTS` of a table are kept. */
  addReport(report: Report): Promise<void>;
  report(table: string, number: string): Promise<Report | undefined>;

  /** Counts something that all servers count together: how often it was done in so many milliseconds (an hour at most), this time included. */
  count(name: string, now: number, milliseconds: number): Promise<number>;

  /** Fails when the store cannot be reached or takes nothing in. */
  check(): Promise<void>;
  /** Fails when what is stored is damaged, as far as the database itself can tell. It may take long. */
  examine(): Promise<void>;
  /** The ids of all tables. */
  allTables(): Promise<readonly string[]>;
  /** All rows, as they were at one moment. */
  dump<T>(read: (rows: AsyncIterable<DumpedRow>) => Promise<T>): Promise<T>;
  /** All of them or none, into a store with nothing in it; otherwise it fails with `NotEmpty`. */
  load(rows: AsyncIterable<DumpedRow>): Promise<void>;
  close(): Promise<void>;
}

export class NotEmpty extends Error {}

/** What is stored is not what was written. */
export class DamagedStore extends Error {}

/** Push addresses of one person. */
export const MOST_PUSHES = 10;
/** Problem reports of one table. */
export const MOST_REPORTS = 5;

export interface Untouched {
  readonly id: string;
  /** On how many different days it was found so, this one included: a clock that was wrong for a day deletes nothing. */
  readonly days: number;
  /** It is the first time on this day. */
  readonly isNew: boolean;
}

/** SHA-256 in hexadecimal: no secret is stored as it is. */
export type Hash = string;

/** What somebody with a code is invited to. */
interface InvitedTo {
  readonly table: string;
  readonly seat: number;
}

interface Person {
  readonly person: PersonId;
  readonly token: Hash;
}

export interface NewTable {
  readonly spec: TableSpec;
  readonly at: number;
  /** Shown to everybody. */
  readonly listed: boolean;
  readonly members: readonly PersonId[];
  readonly invitations: readonly { readonly seat: number; readonly code: Hash }[];
}

export interface FoundTable extends StoredTable {
  readonly listed: boolean;
  readonly chat: readonly StoredChat[];
}

export interface Change {
  readonly table: string;
  /** The number under which the server drives the table: see `cluster/leases.ts`. */
  readonly fence: number;
  readonly entries: readonly StoredEntry[];
  readonly chat: readonly StoredChat[];
  /** The state that the table is in from now on, if that is another one. */
  readonly state?: TableInfo['state'];
  /** What people want to be asked about from now on, if that is something else. */
  readonly heeds?: Heeds;
  /** Seats to which no invitation counts any more. */
  readonly withdrawn?: readonly number[];
}

/** `conflict`: somebody else has stored an entry with this seq, or drives the table now; `gone`: there is no such table. */
export type Appended = 'stored' | 'conflict' | 'gone';

export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  /** The language that is spoken in this browser. */
  readonly lang?: Lang;
}

/** A problem that somebody had: the position as a scenario, and the moves that led to it. */
interface Report {
  readonly number: string;
  readonly table: string;
  readonly at: number;
  readonly scenario: Scenario;
  readonly record: MatchRecord;
}
