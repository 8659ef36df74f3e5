import { readRecord } from '@tafelrunde/kernel';
import type { StoredEntry } from '@tafelrunde/table';
import { isRecord } from '../app/kept/storage.ts';
import type { StoredRecord } from './records.ts';
import type { StoredSnapshot } from './snapshots.ts';
import type { LocalTable } from './tables.ts';

/* What a file or a link brings from another device may have been cut off or changed: whatever would break a list is left aside. */

export type TableEntry = StoredEntry & { readonly table: string };

/** As much of it as the list of games shows; whether it can be played is found out by opening it. */
export function isLocalTable(given: unknown): given is LocalTable {
  return (
    isRecord(given) &&
    typeof given.id === 'string' &&
    typeof given.created === 'number' &&
    typeof given.touched === 'number' &&
    isSpec(given.spec) &&
    isSummary(given.summary)
  );
}

function isSpec(given: unknown): boolean {
  return isRecord(given) && isRecord(given.rules) && typeof given.rules.game === 'string' && Array.isArray(given.seats);
}

const STATES: readonly unknown[] = ['waiting', 'running', 'over'];

function isSummary(given: unknown): boolean {
  return (
    isRecord(given) &&
    STATES.includes(given.state) &&
    isListOf('string', given.names) &&
    isListOf('number', given.asked) &&
    (given.outcome === undefined || isOutcome(given.outcome))
  );
}

const isOutcome = (given: unknown): boolean =>
  isRecord(given) &&
  isListOf('number', given.winners) &&
  (given.scores === undefined || isListOf('number', given.scores));

const isListOf = (type: 'string' | 'number', given: unknown): boolean =>
  Array.isArray(given) && given.every((each) => typeof each === type);

/** What it is stored under. */
export function isTableEntry(given: unknown): given is TableEntry {
  return isRecord(given) && typeof given.table === 'string' && Number.isSafeInteger(given.seq);
}

/** The same of a snapshot. */
export function isStoredSnapshot(given: unknown): given is StoredSnapshot {
  return (
    isRecord(given) && typeof given.table === 'string' && isRecord(given.snapshot) && isRecord(given.snapshot.facts)
  );
}

export function isStoredRecord(given: unknown): given is StoredRecord {
  return isRecord(given) && typeof given.id === 'string' && typeof given.at === 'number' && readRecord(given.record).ok;
}
