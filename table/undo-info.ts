import { type Seat, undoFor } from '@tafelrunde/kernel';
import type { Shown, Table } from './table.ts';
import { lastAnswer, whyNot } from './taking-back.ts';

/** Whether these seats can take back their last answer. Of several reasons why not, the first that came about is told. */
export function undoFacts(
  table: Table,
  seats: readonly Seat[],
  before: Shown | undefined,
): Pick<Shown, 'undo' | 'answer'> {
  const { journal, facts } = table;
  const seat = facts.ended === undefined ? lastToAnswer(table, seats) : undefined;
  const note = seat === undefined ? undefined : lastAnswer(journal, seat);
  if (seat === undefined || note === undefined) return { undo: { free: false, why: 'nothing' }, answer: -1 };
  const answer = note.seq;
  if (undoFor(journal, seat).ok) return { undo: { free: true, seat }, answer };
  if (before?.answer === answer && !before.undo.free) return { undo: before.undo, answer };
  return { undo: { free: false, seat, why: whyNot(journal, note) }, answer };
}

/** Which of these seats has given the last answer that stands. */
export function lastToAnswer({ journal }: Table, seats: readonly Seat[]): Seat | undefined {
  const answered = seats.flatMap((seat) => {
    const note = lastAnswer(journal, seat);
    return note === undefined ? [] : [{ seat, seq: note.seq }];
  });
  return answered.length === 0 ? undefined : answered.reduce((a, b) => (b.seq > a.seq ? b : a)).seat;
}
