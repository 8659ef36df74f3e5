import type { MatchRecord } from '@tafelrunde/kernel';
import type { Ended } from '@tafelrunde/table/client';
import { read, readAll, write } from './database.ts';

/** A finished game that can be watched again. */
export interface StoredRecord {
  readonly id: string;
  readonly at: number;
  readonly record: MatchRecord;
  /** Came as a file: perhaps somebody else played it. */
  readonly brought?: true;
  /** How the game ended. */
  readonly ended?: Ended['how'];
}

/** The latest first. */
export async function listRecords(): Promise<StoredRecord[]> {
  const records = await readAll('records');
  return records.sort((a, b) => b.at - a.at);
}

export const readStoredRecord = (id: string): Promise<StoredRecord | undefined> => read('records', id);

export const keepRecord = (stored: StoredRecord): Promise<void> =>
  write(['records'], (store) => [store('records').put(stored)]);

export const removeRecord = (id: string): Promise<void> => write(['records'], (store) => [store('records').delete(id)]);
