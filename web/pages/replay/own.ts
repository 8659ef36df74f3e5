import { isNameless } from '../../app/seat/called.ts';
import type { StoredRecord } from '../../local/records.ts';
import { seatsAt } from '../../remote/seats.ts';

/** Whether who has no name in this record is the reader: not in a file that came from somewhere, nor where the reader has one. */
export function isOwn({ id, brought }: Pick<StoredRecord, 'id' | 'brought'>): boolean {
  const seats = seatsAt(id);
  return brought !== true && (seats.length === 0 || seats.some(({ name }) => isNameless(name)));
}
