import { type Journal, lastAnswers, type Note, type Seat, type UndoWanted, undoFor } from '@tafelrunde/kernel';
import { MOST_STEPS } from '../messages/messages.ts';
import type { UndoReason } from '../messages/refusals.ts';
import { holders } from '../people/people.ts';
import type { Shown, Table } from '../table.ts';
import { otherWhoBegan } from './open-step.ts';
import { againFor } from './redo.ts';
import { canDoWithout, lastAnswer, reasonAgainst, wantedBy } from './undo.ts';

/** Whether these seats can take back their last answer, and give again what they took back. */
export function undoFacts(table: Table, seats: readonly Seat[], before: Shown | undefined): UndoFacts {
  // For whom a bot plays, there is nothing to take back: it would be taken from those who play.
  const playing = seats.filter((seat) => table.journal.minds[seat] === 'person');
  const facts = takingBack(table, playing, before);
  const again = againFor(table, playing);
  const begunBy = otherWhoBegan(table, seats);
  const isTheSame = again === facts.undo.again && begunBy === facts.undo.begunBy;
  return isTheSame ? facts : { ...facts, undo: { ...facts.undo, again, begunBy } };
}

/** Of several reasons why not, the first that came about is told. */
function takingBack(table: Table, seats: readonly Seat[], before: Shown | undefined): UndoFacts {
  const { journal, facts } = table;
  const last = facts.ended === undefined ? lastOf(table, seats) : undefined;
  const persons = holders(table).length;
  if (last === undefined) return { undo: { free: false, why: 'nothing' }, answer: -1, persons };
  const { seat, note } = last;
  const known = { answer: note.seq, persons };
  // What cannot be taken back by now will not be able to later, unless fewer people play.
  if (before?.answer === note.seq && !before.undo.free && before.persons === persons)
    return { undo: before.undo, ...known };
  const wanted = wantedBy(table, seats);
  if (isFree(journal, seat, wanted)) {
    const whole = lastAnswers(journal, seat, { whole: true }).length;
    const goesWhole = whole > 1 && isFree(journal, seat, { ...wanted, whole: true });
    return {
      undo: { free: true, seat, ...stepsBack(table, seats, wanted), ...(goesWhole ? { whole } : {}) },
      ...known,
    };
  }
  return { undo: { free: false, seat, why: reasonAgainst(journal, seat, wanted) }, ...known };
}

function isFree(journal: Journal, seat: Seat, wanted: UndoWanted): boolean {
  const free = undoFor(journal, seat, wanted);
  return free.ok && canDoWithout(journal, free.value);
}

type UndoFacts = Pick<Shown, 'undo' | 'answer' | 'persons'>;

/** Which of these seats has given the last answer that stands. */
export function lastToAnswer(table: Table, seats: readonly Seat[]): Seat | undefined {
  return lastOf(table, seats)?.seat;
}

/** How far back these seats can go, answer by answer. */
function stepsBack(
  table: Table,
  seats: readonly Seat[],
  wanted: UndoWanted,
): { readonly steps: number; readonly then?: UndoReason } {
  let { notes } = table.journal;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const journal = { ...table.journal, notes };
    const last = lastOf({ journal }, seats);
    if (last === undefined) return { steps };
    if (!undoFor(journal, last.seat, wanted).ok) return { steps, then: reasonAgainst(journal, last.seat, wanted) };
    notes = without(notes, last.note);
  }
  return { steps: MOST_STEPS };
}

/** The notes that would be left: what bots answered since goes, too. */
function without(notes: readonly Note[], { seq }: Note): Note[] {
  const place = notes.findLastIndex((each) => each.seq === seq);
  const later = notes.slice(place + 1).filter(({ person, entry }) => person || entry.kind === 'undo');
  return [...notes.slice(0, place), ...later];
}

function lastOf({ journal }: Pick<Table, 'journal'>, seats: readonly Seat[]): Last | undefined {
  let last: Last | undefined;
  for (const seat of seats) {
    const note = lastAnswer(journal, seat);
    if (note !== undefined && (last === undefined || note.seq > last.note.seq)) last = { seat, note };
  }
  return last;
}

interface Last {
  readonly seat: Seat;
  readonly note: Note;
}
