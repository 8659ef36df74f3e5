import {
  type AnyGame,
  type Journal,
  type Match,
  type MatchRecord,
  type Mind,
  type Note,
  openJournal,
  resume,
  toRecord,
} from '@tafelrunde/kernel';
import { commit } from './commit.ts';
import type { StoredChat, StoredEntry, TableEntry } from './entries.ts';
import type { Seq } from './messages/messages.ts';
import { MOST_CHAT } from './people/chat.ts';
import { type Facts, type Heeds, type LogItem, openTable, type Table, type TableSpec } from './table.ts';
import { mustCommit } from './wishes/carry-out.ts';

/** A table at rest, as plain JSON: it makes loading quick and carries a match over to newer rules. Secret, like the spec. */
export interface TableSnapshot {
  readonly format: 'tafelrunde-table/1';
  readonly rules: { readonly game: string; readonly version: number };
  readonly facts: Facts;
  /** Older ones have none. */
  readonly granted?: readonly (readonly [string, Seq])[];
  readonly journal: {
    readonly first: Match;
    readonly match: Match;
    readonly notes: readonly Note[];
    readonly minds: readonly Mind[];
    /** Older ones have none. */
    readonly seated?: readonly Mind[];
    readonly drawn: number;
    /** Some of the latest positions. Older ones have none. */
    readonly checkpoints?: Journal['checkpoints'];
  };
  /** Of a game that was over before its rules changed. */
  readonly record?: MatchRecord;
}

/** A host that may be killed keeps a snapshot after so many entries: so many are played again in some ten milliseconds, and it costs as much as some ten moves. */
export const SNAPSHOT_EVERY = 64;

/** So many, so that taking back is as quick afterwards. */
const MOST_CHECKPOINTS = 2;

export function snapshot({ game, facts, granted, journal, record }: Table): TableSnapshot {
  const { first, match, notes, minds, seated, seed } = journal;
  const checkpoints = journal.checkpoints.slice(-MOST_CHECKPOINTS);
  const drawn = seed?.position.value ?? 0;
  return {
    format: 'tafelrunde-table/1',
    rules: { game: game.id, version: game.version },
    facts: { ...copyOf(facts), log: facts.log.map((item) => withoutKnownEvents(item, notes)) },
    granted: [...granted],
    journal: { first, match, notes: notes.slice(), minds: minds.slice(), seated: seated.slice(), drawn, checkpoints },
    ...(record === undefined ? {} : { record }),
  };
}

/** What its note has need not be written down twice. */
function withoutKnownEvents(item: LogItem, notes: readonly Note[]): LogItem {
  return item.note !== undefined && notes[item.note]?.events === item.events ? { ...item, events: [] } : item;
}

/** With all that was left out. */
const factsIn = ({ facts, journal }: TableSnapshot): Facts => ({
  ...facts,
  log: facts.log.map((item) => withKnownEvents(item, journal.notes)),
});

function withKnownEvents(item: LogItem, notes: readonly Note[]): LogItem {
  const events = item.note === undefined || item.events.length > 0 ? undefined : notes[item.note]?.events;
  return events === undefined || events.length === 0 ? item : { ...item, events };
}

/** What a store has of a table. */
export interface StoredTable {
  readonly spec: TableSpec;
  readonly snapshot?: TableSnapshot;
  /** In order; those that the snapshot has taken in are left aside. */
  readonly entries: readonly StoredEntry[];
  readonly chat?: readonly StoredChat[];
  readonly heeds?: Heeds;
}

/**
 * The table that the entries lead to. What was played under other rules is brought up to date from its snapshot if the game
 * can do that; otherwise the table is over, and says why.
 */
export function restoreTable(game: AnyGame, stored: StoredTable, now: number): Table {
  const parts = restoreInParts(game, stored, now);
  for (let part = parts.next(); ; part = parts.next()) if (part.done === true) return part.value;
}

/** So many entries are a part. */
const PART = 50;

/** The same in parts, for a host that has other tables to serve in between. */
export function* restoreInParts(game: AnyGame, stored: StoredTable, now: number): Generator<undefined, Table> {
  const { spec, snapshot: taken, entries, chat = [], heeds = [] } = stored;
  const table = openTable(game, spec, now);
  table.chat = chat.slice(-MOST_CHAT);
  if (taken !== undefined) table.record = recordIn(table, taken);
  const left = entries.filter(({ seq }) => seq > (taken?.facts.seq ?? 0));
  const ready = taken === undefined ? spec.rules.version === game.version : takeUp(table, taken);
  if (!ready || left.some(({ rules }) => rules !== game.version)) interrupt(table, taken, left);
  else {
    for (const [i, entry] of left.entries()) {
      if (i % PART === PART - 1) yield undefined;
      mustCommit(table, entry);
    }
  }
  for (const [seat, heed] of heeds) table.room.heeds.set(seat, heed);
  setRight(table, now);
  return table;
}

/** The clock that the last entries were made by may have been wrong: whatever lies ahead by it begins anew. */
function setRight(table: Table, now: number): void {
  const { facts } = table;
  if (facts.at <= now) return;
  const clocks = facts.clocks.map((clock) => (clock.since === null ? clock : { ...clock, since: now }));
  table.facts = { ...facts, at: now, clocks };
}

/** Goes on from a snapshot; what is older than a change of the rules cannot be taken back or looked at any more. */
function takeUp(table: Table, taken: TableSnapshot): boolean {
  const { game } = table;
  const { granted = [], journal: kept, rules } = taken;
  const facts = factsIn(taken);
  const resumed = resume(game, kept.match);
  if (!resumed.ok) return false;
  const isSame = rules.version === game.version;
  const journal = journalIn(table, taken, isSame ? kept.first : resumed.value);
  journal.match = resumed.value;
  journal.notes.push(...(isSame ? kept.notes : stillCounting(kept.notes)));
  if (isSame) journal.checkpoints.push(...(kept.checkpoints ?? []));
  if (journal.seed !== undefined) journal.seed.position.value = kept.drawn;
  table.journal = journal;
  table.facts = isSame ? copyOf(facts) : withoutPast(facts);
  for (const [wish, seq] of granted) table.granted.set(wish, seq);
  return true;
}

/** With nothing played yet, but everybody at their seats. */
function journalIn(
  { game, spec }: Table,
  { journal: { minds, seated = minds } }: TableSnapshot,
  first: Match,
): Journal {
  const { options, secret, seats } = spec;
  const journal = openJournal(game, options, seats.length, { secret, minds: seated, first });
  return { ...journal, minds: minds.slice() };
}

/** Who has given up has done so under any rules. */
function stillCounting(notes: readonly Note[]): Note[] {
  return notes.filter(({ entry }) => entry.kind === 'concede').map((note, seq) => ({ ...note, seq }));
}

/** What does not touch the match can happen under any rules. */
const BESIDE_THE_MATCH: ReadonlySet<TableEntry['kind']> = new Set(['seat', 'mute', 'end', 'rematch']);

/** Nothing of the match can be shown under the rules of today, but who played, how it ended and what was said remain. */
function interrupt(table: Table, taken: TableSnapshot | undefined, left: readonly StoredEntry[]): void {
  if (taken !== undefined) table.journal = journalIn(table, taken, table.journal.first);
  table.facts = { ...withoutPast(taken === undefined ? table.facts : factsIn(taken)), begun: false };
  for (const stored of left) if (BESIDE_THE_MATCH.has(stored.entry.kind)) commit(table, stored);
  const { facts } = table;
  const seq = left.at(-1)?.seq ?? facts.seq;
  const ended = facts.ended ?? { how: 'interrupted-by-update' };
  table.facts = { ...withoutPast(facts), seq, ended, proposals: [] };
}

/** No earlier position can be had any more. */
function withoutPast(facts: Facts): Facts {
  return {
    ...facts,
    log: facts.log.map(({ note: _, ...item }) => item),
    notes: facts.notes.map(() => -1),
    proposals: facts.proposals.filter(({ what }) => what === 'takeover'),
  };
}

/** Its lists are added to at every entry, so nobody else may hold them. */
function copyOf(facts: Facts): Facts {
  return { ...facts, log: facts.log.slice(), notes: facts.notes.slice() };
}

/**
 * The record of a game that is over, with its seed. There is none while it runs, when the rules changed on the way, or when it
 * did not begin with the game's own setup.
 */
export function recordOf({ facts, journal, spec, record }: Table): MatchRecord | undefined {
  return record ?? recordFrom(facts, journal, spec);
}

function recordFrom({ ended, notes, seats }: Facts, journal: Journal, spec: TableSpec): MatchRecord | undefined {
  if (ended === undefined || ended.how === 'interrupted-by-update' || notes.includes(-1)) return undefined;
  if (spec.first !== undefined) return undefined;
  const names = seats.map(({ name }) => name);
  return { ...toRecord(journal, names), seed: spec.secret };
}

/** What was over under older rules cannot be played again under these: its record is made of what the snapshot has. */
function recordIn(table: Table, taken: TableSnapshot): MatchRecord | undefined {
  const { record, rules, facts, journal: kept } = taken;
  if (record !== undefined || rules.version === table.game.version) return record;
  const journal = { ...journalIn(table, taken, kept.first), match: kept.match, notes: kept.notes.slice() };
  return recordFrom(facts, journal, table.spec);
}
