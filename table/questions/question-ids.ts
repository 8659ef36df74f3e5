import { codeFor, type Question, questionsTo, type Seat } from '@tafelrunde/kernel';
import { roundAt } from '../reactions/rounds.ts';
import type { Table } from '../table.ts';

/*
 * The rules make a question's id of its options, so whoever guesses the options can work it out. What leaves the table is another id,
 * which nobody but the table can make: an id says nothing to anybody else, and none but one's own is taken for more than a wrong one.
 */

const known = new WeakMap<Question, Question>();

/** The question as it is put to whom it asks. */
export function asTold({ spec }: Pick<Table, 'spec'>, question: Question): Question {
  const before = known.get(question);
  if (before !== undefined) return before;
  const { id, seat } = question;
  // The lane and how many it has had answered everybody sees: by them a board knows a question again.
  const place = id.slice(0, id.lastIndexOf('.') + 1);
  const told = { ...question, id: `${place}${codeFor(spec.secret, `question ${seat} ${id}`)}` };
  known.set(question, told);
  return told;
}

/** What the table itself calls the question that these seats know by this id; undefined when they are not asked it. */
export function meantBy(table: Table, seats: readonly Seat[], id: string): string | undefined {
  const reactions = roundAt(table).filter(({ seat }) => seats.includes(seat));
  const asked = [...reactions.map(({ question }) => question), ...questionsTo(table.game, table.journal.match, seats)];
  return asked.find((each) => asTold(table, each).id === id)?.id;
}
