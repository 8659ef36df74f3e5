import {
  apply,
  costOfUndo,
  isAnswer,
  type Journal,
  lastAnswers,
  type Note,
  type Result,
  refuse,
  type Seat,
  standing,
  standingFrom,
  takenBackBy,
  type Undo,
  type UndoWanted,
  whyNot,
  without,
} from '@tafelrunde/kernel';
import type { UndoReason } from '../messages/refusals.ts';
import { isAlone } from '../people/people.ts';
import type { Table } from '../table.ts';

/** The note of the last answer of this seat that still stands. */
export function lastAnswer(journal: Journal, seat: Seat): Note | undefined {
  return lastAnswers(journal, seat)[0];
}

/** Why the last answer of a seat does not go back freely, once the kernel has said that it does not. */
export function reasonAgainst(journal: Journal, seat: Seat, wanted: UndoWanted): UndoReason {
  return whyNot(journal, lastAnswers(journal, seat), wanted) ?? 'answered';
}

/** What somebody who holds these seats may take back: whoever else holds one counts, or may come to one, even while a bot plays there. */
export const wantedBy = (table: Table, held: readonly Seat[]): UndoWanted => ({
  held,
  shared: !isAlone(table),
});

/** The answers that stand from a note on. */
export const answersFrom = (journal: Journal, of: number): readonly number[] =>
  standing(journal.notes).flatMap(({ seq, entry }) => (seq >= of && isAnswer(entry) ? [seq] : []));

/**
 * Takes back everything that was answered from a note on, whatever came of it. The kernel lets nobody do that alone: this is
 * for what the others agreed to. Returns the numbers of the notes that no longer stand.
 */
export function takeBackFrom(journal: Journal, by: Seat, of: number): Result<readonly number[]> {
  const [first, ...also] = answersFrom(journal, of);
  if (first !== of) return refuse('stale', 'That is already taken back.', 'Das ist schon zurückgenommen.');
  const done = apply(journal, { kind: 'undo', by, of, also, agreed: true });
  return done.ok ? { ok: true, value: [of, ...also] } : done;
}

/** So many answers may be given again for one that is taken back: more would take time from the other tables. */
const MOST_AGAIN = 200;

/** Would too much have to be played again? */
export const isTooLongAgo = (journal: Journal, gone: readonly number[]): boolean =>
  costOfUndo(journal, gone) > MOST_AGAIN;

/** Do the answers that were given since go without these? */
export function canDoWithout(journal: Journal, undo: Undo): boolean {
  const gone = takenBackBy(undo);
  if (isTooLongAgo(journal, gone)) return false;
  const others = standingFrom(journal.notes, undo.of).filter(
    ({ seq, entry }) => isAnswer(entry) && !gone.includes(seq),
  );
  return others.length === 0 || without(journal, gone).ok;
}
