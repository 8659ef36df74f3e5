import { type Note, type Seat, undoFor } from '@tafelrunde/kernel';
import { againFor } from './giving-again.ts';
import type { Shown, Table } from './table.ts';
import { lastAnswer, whyNot } from './taking-back.ts';

/** Whether these seats can take back their last answer, and give again what they took back. */
export function undoFacts(table: Table, seats: readonly Seat[], before: Shown | undefined): UndoFacts {
  const { undo, ...known } = takingBack(table, seats, before);
  const again = againFor(table, seats);
  const { again: _, ...back } = undo;
  return { undo: again === undefined ? back : { ...back, again }, ...known };
}

/** Of several reasons why not, the first that came about is told. */
function takingBack(table: Table, seats: readonly Seat[], before: Shown | undefined): UndoFacts {
  const { journal, facts } = table;
  const last = facts.ended === undefined ? lastOf(table, seats) : undefined;
  const persons = journal.minds.filter((mind) => mind === 'person').length;
  if (last === undefined) return { undo: { free: false, why: 'nothing' }, answer: -1, persons };
  const { seat, note } = last;
  const known = { answer: note.seq, persons };
  // What cannot be taken back by now will not be able to later, unless fewer people play.
  if (before?.answer === note.seq && !before.undo.free && before.persons === persons)
    return { undo: before.undo, ...known };
  if (undoFor(journal, seat).ok) return { undo: { free: true, seat }, ...known };
  return { undo: { free: false, seat, why: whyNot(journal, seat) }, ...known };
}

type UndoFacts = Pick<Shown, 'undo' | 'answer' | 'persons'>;

/** Which of these seats has given the last answer that stands. */
export function lastToAnswer(table: Table, seats: readonly Seat[]): Seat | undefined {
  return lastOf(table, seats)?.seat;
}

function lastOf({ journal }: Table, seats: readonly Seat[]): { readonly seat: Seat; readonly note: Note } | undefined {
  const answered = seats.flatMap((seat) => {
    const note = lastAnswer(journal, seat);
    return note === undefined ? [] : [{ seat, note }];
  });
  return answered.length === 0 ? undefined : answered.reduce((a, b) => (b.note.seq > a.note.seq ? b : a));
}
