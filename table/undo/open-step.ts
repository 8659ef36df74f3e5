import { isAnswer, lastAnswers, placeOfQuestion, type Seat, type Undo } from '@tafelrunde/kernel';
import { waitedFor } from '../questions/open-questions.ts';
import type { Table } from '../table.ts';

/** What takes back the step that keeps the others out, if it is this seat's and there is anything to take back. */
export function openStepOf({ journal }: Table, seat: Seat): Undo | undefined {
  const { lanes, alone } = journal.match;
  if (lanes.find(({ id }) => id === alone)?.seat !== seat) return undefined;
  const [first, ...more] = lastAnswers(journal, seat, { whole: true });
  // An answer on another lane has led to something else.
  if (first === undefined || !isAnswer(first.entry) || placeOfQuestion(first.entry.question).lane !== alone)
    return undefined;
  return { kind: 'undo', by: seat, of: first.seq, also: more.map(({ seq }) => seq), agreed: true };
}

/** Which other seat has begun such a step, as far as everybody sees it. */
export function otherWhoBegan(table: Table, seats: readonly Seat[]): Seat | undefined {
  if (table.journal.match.alone < 0) return undefined;
  return waitedFor(table).find(
    ({ seat, ask }) => !ask.masked && !seats.includes(seat) && openStepOf(table, seat) !== undefined,
  )?.seat;
}
