import {
  type AnyGame,
  type Match,
  type MatchRecord,
  type Mind,
  type Note,
  openJournal,
  resume,
  toRecord,
} from '@tafelrunde/kernel';
import { mustCommit } from './carrying.ts';
import { MOST_CHAT } from './chat.ts';
import type { StoredChat, StoredEntry } from './entries.ts';
import type { Seq } from './messages.ts';
import { type Facts, openTable, type Table, type TableSpec } from './table.ts';

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
    readonly drawn: number;
  };
}

export function snapshot({ game, facts, granted, journal }: Table): TableSnapshot {
  const { first, match, notes, minds, seed } = journal;
  return {
    format: 'tafelrunde-table/1',
    rules: { game: game.id, version: game.version },
    facts: copyOf(facts),
    granted: [...granted],
    journal: { first, match, notes: notes.slice(), minds: minds.slice(), drawn: seed?.position.value ?? 0 },
  };
}

/** What a store has of a table. */
export interface StoredTable {
  readonly spec: TableSpec;
  readonly snapshot?: TableSnapshot;
  /** In order; those that the snapshot has taken in are left aside. */
  readonly entries: readonly StoredEntry[];
  readonly chat?: readonly StoredChat[];
}

/**
 * The table that the entries lead to. What was played under other rules is brought up to date from its snapshot if the game
 * can do that; otherwise the table is over, and says why.
 */
export function restoreTable(game: AnyGame, stored: StoredTable, now: number): Table {
  const { spec, snapshot: taken, entries, chat = [] } = stored;
  const table = openTable(game, spec, now);
  table.chat = chat.slice(-MOST_CHAT);
  const left = entries.filter(({ seq }) => seq > (taken?.facts.seq ?? 0));
  const ready = taken === undefined ? spec.rules.version === game.version : takeUp(table, taken);
  if (!ready || left.some(({ rules }) => rules !== game.version)) interrupt(table, stored);
  else for (const entry of left) mustCommit(table, entry);
  return table;
}

/** Goes on from a snapshot; what is older than a change of the rules cannot be taken back or looked at any more. */
function takeUp(table: Table, { facts, granted = [], journal: kept, rules }: TableSnapshot): boolean {
  const { game, spec } = table;
  const resumed = resume(game, kept.match);
  if (!resumed.ok) return false;
  const isSame = rules.version === game.version;
  const first = isSame ? kept.first : resumed.value;
  const { secret } = spec;
  const journal = openJournal(game, spec.options, spec.seats.length, { secret, minds: kept.minds, first });
  journal.match = resumed.value;
  if (isSame) journal.notes.push(...kept.notes);
  if (journal.seed !== undefined) journal.seed.position.value = kept.drawn;
  table.journal = journal;
  table.facts = isSame ? copyOf(facts) : withoutPast(facts);
  for (const [wish, seq] of granted) table.granted.set(wish, seq);
  return true;
}

/** Nothing of the match can be shown under the rules of today, but who played and what was said remain. */
function interrupt(table: Table, { snapshot: taken, entries }: StoredTable): void {
  const facts = taken?.facts ?? table.facts;
  const seq = entries.at(-1)?.seq ?? facts.seq;
  const ended = facts.ended ?? { how: 'interrupted-by-update' };
  table.facts = { ...withoutPast(facts), seq, begun: false, ended };
}

/** No earlier position can be had any more. */
function withoutPast(facts: Facts): Facts {
  return { ...copyOf(facts), notes: facts.notes.map(() => -1) };
}

/** Its lists are added to at every entry, so nobody else may hold them. */
function copyOf(facts: Facts): Facts {
  return { ...facts, log: facts.log.slice(), notes: facts.notes.slice() };
}

/**
 * The record of a game that is over, with its seed. There is none while it runs, when the rules changed on the way, or when it
 * did not begin with the game's own setup.
 */
export function recordOf({ facts, journal, spec }: Table): MatchRecord | undefined {
  const { ended, notes, seats } = facts;
  if (ended === undefined || ended.how === 'interrupted-by-update' || notes.includes(-1)) return undefined;
  if (spec.first !== undefined) return undefined;
  const names = seats.map(({ name }) => name);
  return { ...toRecord(journal, names), seed: spec.secret };
}
