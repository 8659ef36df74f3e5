import {
  askedAt,
  type Entry,
  type Note,
  type Question,
  questionsTo,
  type Ref,
  type Seat,
  takenBackBy,
} from '@tafelrunde/kernel';
import { isEqual } from '../messages/delta.ts';
import type { Again } from '../messages/messages.ts';
import { openFor } from '../questions/open-questions.ts';
import { asTold } from '../questions/question-ids.ts';
import type { Table } from '../table.ts';

/** What one of these seats took back last, if it can be given again just as it was: chance would decide anew. */
export function againFor(table: Table, seats: readonly Seat[]): Again | undefined {
  const { game, journal, facts } = table;
  if (facts.undone.length === 0 || facts.ended !== undefined) return undefined;
  const answer = takenBack(journal.notes, seats).at(-1);
  if (answer === undefined) return undefined;
  const { entry, op } = answer;
  const asked = questionsTo(game, journal.match, [entry.by]).find(({ id }) => isInPlaceOf(id, entry.question));
  // Reactions go their own way.
  if (asked === undefined || openFor(table, asked.id)?.ask.reaction !== undefined) return undefined;
  if (op !== undefined && !isEqual(asked.op, op)) return undefined;
  return areOptions(asked, entry.picks) ? { question: asTold(table, asked).id, picks: entry.picks } : undefined;
}

/** What there is to pick may be more or less by what the others did meanwhile. */
const isInPlaceOf = (id: string, other: string): boolean => askedAt({ id }) === askedAt({ id: other });

const areOptions = ({ options }: Question, picks: readonly Ref[]): boolean =>
  picks.every((pick) => options.some(({ ref }) => ref === pick));

interface Back extends Pick<Note, 'op'> {
  readonly entry: Extract<Entry, { kind: 'answer' }>;
}

/** The latest last. Whoever then answers something else has thought better of the rest. */
function takenBack(notes: readonly Note[], seats: readonly Seat[]): readonly Back[] {
  let back: readonly Back[] = [];
  for (const { entry } of notes) {
    if (entry.kind === 'answer' && seats.includes(entry.by)) back = isSame(back.at(-1), entry) ? back.slice(0, -1) : [];
    else if (entry.kind === 'undo')
      for (const seq of takenBackBy(entry).toReversed()) back = withUndone(back, notes[seq], seats);
  }
  return back;
}

function withUndone(back: readonly Back[], undone: Note | undefined, seats: readonly Seat[]): readonly Back[] {
  const entry = undone?.entry;
  if (undone === undefined || entry?.kind !== 'answer' || !seats.includes(entry.by)) return back;
  const { op, drawn } = undone;
  return drawn.length > 0 ? [] : [...back, op === undefined ? { entry } : { entry, op }];
}

function isSame(one: Back | undefined, { question, picks }: Back['entry']): boolean {
  return one !== undefined && isInPlaceOf(one.entry.question, question) && one.entry.picks.join() === picks.join();
}
