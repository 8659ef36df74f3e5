import type { Outcome, Seat } from '@tafelrunde/kernel';
import type { TableSpec } from '@tafelrunde/table';
import type { Ended } from '@tafelrunde/table/client';
import { randomHex } from '../app/device/random-hex.ts';
import { createStore, type Store } from '../app/kept/store.ts';
import { entriesOf, readAll, write } from './database.ts';

/** A table that is played on this device, as it is stored. */
export interface LocalTable {
  readonly id: string;
  readonly spec: TableSpec;
  readonly created: number;
  readonly touched: number;
  readonly summary: Summary;
}

/** What the list of games shows without playing the game through. */
export interface Summary {
  readonly names: readonly string[];
  readonly state: 'waiting' | 'running' | 'over';
  readonly moves: number;
  /** People here who are asked something. */
  readonly asked: readonly Seat[];
  readonly outcome?: Outcome;
  readonly ended?: Ended['how'];
}

/** Stores a new table; opening its page begins the game. */
export async function createLocalTable(spec: Omit<TableSpec, 'id' | 'secret'>): Promise<string> {
  const id = randomHex(8);
  await createFrom({ ...spec, id, secret: randomHex(32) });
  void navigator.storage?.persist?.().catch(() => false);
  return id;
}

export async function createFrom(spec: TableSpec): Promise<void> {
  const names = spec.seats.map((seat) => (seat.mind === 'open' ? '' : seat.name));
  const now = Date.now();
  const table: LocalTable = {
    id: spec.id,
    spec,
    created: now,
    touched: now,
    summary: { names, state: 'waiting', moves: 0, asked: [] },
  };
  await write(['tables'], (store) => [store('tables').put(table)]);
}

/** The latest first. */
async function listLocalTables(): Promise<LocalTable[]> {
  const tables = await readAll('tables');
  return tables.sort((a, b) => b.touched - a.touched);
}

export async function removeLocalTable(id: string): Promise<void> {
  await write(['tables', 'entries', 'snapshots'], (store) => [
    store('tables').delete(id),
    store('entries').delete(entriesOf(id)),
    store('snapshots').delete(id),
  ]);
  await refreshLocalTables();
}

/** The list as pages show it; undefined until it has been read. */
export const localTables: Store<readonly LocalTable[] | undefined> = createStore<readonly LocalTable[] | undefined>(
  undefined,
);

export async function refreshLocalTables(): Promise<void> {
  try {
    localTables.set(await listLocalTables());
  } catch {
    // A private window may forbid storage: then there are no games to continue. What was read once is still there.
    localTables.set((before) => before ?? []);
  }
}
