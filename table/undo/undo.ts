import {
  accept,
  type Entry,
  type Journal,
  type Note,
  type Result,
  refuse,
  replay,
  type Seat,
  sinceLastAnswer,
  standing,
} from '@tafelrunde/kernel';
import type { UndoReason } from '../messages/refusals.ts';

/** The note of the last answer of this seat that still stands. */
export function lastAnswer({ notes }: Journal, seat: Seat): Note | undefined {
  return sinceLastAnswer(notes, seat)[0];
}

/** Why the last answer of a seat does not go back freely, once the kernel has said that it does not. */
export function whyNot({ notes }: Journal, seat: Seat): UndoReason {
  const since = sinceLastAnswer(notes, seat);
  if (since.some(({ learned }) => learned)) return 'learned';
  return since.some(({ drawn }) => drawn.length > 0) ? 'chance' : 'answered';
}

/**
 * Takes back everything that was answered from a note on, whatever came of it. The kernel lets nobody do that alone: this is
 * for what the others agreed to. Returns the numbers of the notes that no longer stand.
 */
export function takeBackFrom(journal: Journal, by: Seat, of: number): Result<readonly number[]> {
  const notes = standing(journal.notes);
  const gone = notes.filter(({ seq, entry }) => seq >= of && isAnswer(entry)).map(({ seq }) => seq);
  if (!gone.includes(of)) return refuse('stale', 'That is already taken back.', 'Das ist schon zurückgenommen.');
  const rebuilt = replay(
    journal.game,
    journal.first,
    notes.filter(({ seq }) => !gone.includes(seq)),
  );
  if (!rebuilt.ok) return rebuilt;
  journal.match = rebuilt.value.match;
  for (const each of gone.toReversed())
    journal.notes.push(undoNote(journal, { kind: 'undo', by, of: each, agreed: true }));
  return accept(gone);
}

/** Do the answers that were given since go without this one? */
export function canDoWithout({ game, first, notes }: Journal, of: number): boolean {
  return replay(
    game,
    first,
    standing(notes).filter(({ seq }) => seq !== of),
  ).ok;
}

function isAnswer({ kind }: Entry): boolean {
  return kind === 'answer' || kind === 'timeout';
}

function undoNote({ notes }: Journal, entry: Entry): Note {
  return { seq: notes.length, entry, drawn: [], events: [], learned: false, person: false };
}
