import type { Ended } from '@tafelrunde/table/client';
import { keepRecord, readStoredRecord } from '../local/records.ts';
import { api } from './api.ts';
import { onlineSeats } from './seats.ts';

/** A game of one's own that is over goes to the others that can be watched again. */
export async function keepFinished(table: string, token: string, ended: Ended['how']): Promise<void> {
  // Of a game that an update broke off there is no record.
  if (ended === 'interrupted-by-update' || (await readStoredRecord(table)) !== undefined) return;
  const record = await api.record(table, token);
  if (record.notes.length > 0) await keepRecord({ id: table, at: Date.now(), record, ended });
}

/** Those that ended while nobody here was looking. */
export async function keepAllFinished(): Promise<void> {
  const seats = onlineSeats.get();
  await Promise.allSettled(
    seats.flatMap(({ table, token, ended }) => (ended === undefined ? [] : [keepFinished(table, token, ended)])),
  );
}
