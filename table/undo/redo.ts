import { type Entry, type Note, questionsTo, type Seat } from '@tafelrunde/kernel';
import type { Again } from '../messages/messages.ts';
import { openFor } from '../questions/open-questions.ts';
import type { Table } from '../table.ts';

/** What one of these seats took back last, if it can be given again just as it was: chance would decide anew. */
export function againFor(table: Table, seats: readonly Seat[]): Again | undefined {
  const { game, journal, facts } = table;
  if (facts.undone.length === 0 || facts.ended !== undefined) return undefined;
  const answer = takenBack(journal.notes, seats).at(-1);
  if (answer === undefined) return undefined;
  const { question, picks, by } = answer;
  // Reactions go their own way.
  if (openFor(table, question)?.ask.reaction !== undefined) return undefined;
  const isOpen = questionsTo(game, journal.match, [by]).some(({ id }) => id === question);
  return isOpen ? { question, picks } : undefined;
}

type Answer = Extract<Entry, { kind: 'answer' }>;

/** The latest last. Whoever then answers something else has thought better of the rest. */
function takenBack(notes: readonly Note[], seats: readonly Seat[]): readonly Answer[] {
  let back: readonly Answer[] = [];
  for (const { entry } of notes) {
    if (entry.kind === 'answer' && seats.includes(entry.by)) back = isSame(back.at(-1), entry) ? back.slice(0, -1) : [];
    else if (entry.kind === 'undo') back = withUndone(back, notes[entry.of], seats);
  }
  return back;
}

function withUndone(back: readonly Answer[], undone: Note | undefined, seats: readonly Seat[]): readonly Answer[] {
  const entry = undone?.entry;
  if (undone === undefined || entry?.kind !== 'answer' || !seats.includes(entry.by)) return back;
  return undone.drawn.length > 0 ? [] : [...back, entry];
}

function isSame(one: Answer | undefined, { question, picks }: Answer): boolean {
  return one?.question === question && one.picks.join() === picks.join();
}
