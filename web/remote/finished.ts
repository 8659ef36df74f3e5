import type { Ended } from '@tafelrunde/table/client';
import { keepRecord, readStoredRecord, removeRecord } from '../local/records.ts';
import { removeLocalTable } from '../local/tables.ts';
import { api } from './api.ts';
import { dropSeat, onlineSeats } from './seats.ts';

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

/** Nothing of the game is left here. */
export async function forgetGame(id: string): Promise<void> {
  dropSeat(id);
  await removeRecord(id);
  await removeLocalTable(id);
}
