import type { TableSnapshot } from '@tafelrunde/table';
import { read, write } from './database.ts';

/** A running table at rest, one for each: after an update of its rules it goes on from there. */
export interface StoredSnapshot {
  readonly table: string;
  readonly snapshot: TableSnapshot;
}

export async function readSnapshot(table: string): Promise<TableSnapshot | undefined> {
  const stored = await read('snapshots', table);
  return stored?.snapshot;
}

/** In place of the one before; none is kept of a table that is over. */
export function keepSnapshot(table: string, snapshot: TableSnapshot | undefined): Promise<void> {
  return write(['snapshots'], (store) => [
    snapshot === undefined ? store('snapshots').delete(table) : store('snapshots').put({ table, snapshot }),
  ]);
}
