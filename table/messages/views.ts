import { type EarlierView, type Match, type Seat, type View, view } from '@tafelrunde/kernel';
import { asTold } from '../questions/question-ids.ts';
import { withoutReactions } from '../reactions/rounds.ts';
import type { Table } from '../table.ts';

/** What the holder of these seats is shown of a position of the table. */
export function viewFor(table: Table, match: Match, seats: readonly Seat[], before?: EarlierView): View {
  const seen = withoutReactions(table.game, view(table.game, match, seats, before));
  if (seen.questions.length === 0) return seen;
  return { ...seen, questions: seen.questions.map((question) => asTold(table, question)) };
}
