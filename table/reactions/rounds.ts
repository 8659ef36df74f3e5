import {
  type AnyGame,
  answer,
  ChanceNeeded,
  type Match,
  type Open,
  type Question,
  questionOf,
  type Reacting,
  type Run,
  reactingIn,
  readerOf,
  type Seat,
  stoppingChance,
  type View,
} from '@tafelrunde/kernel';
import { isEqual } from '../messages/delta.ts';
import type { Seq } from '../messages/messages.ts';
import { waitedFor } from '../questions/open-questions.ts';
import type { Table } from '../table.ts';

/*
 * A reaction round. The rules ask one seat after the other; a table asks all of them at once, so that nobody waits for somebody
 * who will only pass, and nobody sees whose pass is awaited. What they answer is held back until the round can go on.
 */

/** A seat that the round comes to, and what it is asked there. */
export interface Asking extends Reacting {
  readonly seat: Seat;
  /** With an id that is good for this round alone: in the next one the rules may ask the same again. */
  readonly question: Question;
  /** What the rules call the question. */
  readonly id: string;
  /** The position in which it is asked: all before it have passed. */
  readonly match: Match;
}

/** Everybody whom the open round comes to while all pass, in order; nobody when no round is open. */
export function roundAt(table: Table): readonly Asking[] {
  const { room, facts, journal } = table;
  if (room.round?.seq !== facts.seq || room.round.match !== journal.match) {
    room.round = { seq: facts.seq, match: journal.match, askings: findRound(table) };
  }
  return room.round.askings;
}

function findRound(table: Table): readonly Asking[] {
  const open = waitedFor(table).find(({ ask }) => ask.reaction !== undefined);
  if (open === undefined) return [];
  const { seq } = table.facts;
  const askings: Asking[] = [];
  let match: Match | undefined = table.journal.match;
  while (match !== undefined) {
    const run: Run = readerOf(table.game, match);
    const asking = askingIn(run, run.openOn(open.lane), seq);
    if (asking === undefined || askings.some(({ seat }) => seat === asking.seat)) break;
    askings.push(asking);
    match = afterPass(run, asking);
  }
  return askings;
}

function askingIn(run: Run, open: Open | undefined, seq: Seq): Asking | undefined {
  const reacting = open === undefined ? undefined : reactingIn(run, open);
  if (open === undefined || reacting === undefined) return undefined;
  const question = questionOf(run, open);
  const { id } = question;
  return { ...reacting, seat: open.seat, question: { ...question, id: `${id}@${seq}` }, id, match: run.match };
}

/** The match after a pass of which nobody notices anything; undefined when something happens. */
function afterPass({ game, match }: Run, { seat, id, pass }: Asking): Match | undefined {
  try {
    const passed = answer(game, match, seat, id, [pass], stoppingChance);
    if (!passed.ok) return undefined;
    const { events, learned, match: after } = passed.value;
    return events.length > 0 || learned || hasChanged(match, after) ? undefined : after;
  } catch (fault) {
    if (fault instanceof ChanceNeeded) return undefined;
    throw fault;
  }
}

/** Not everything that happens is told: what an effect leaves behind may be a number that nobody speaks of. */
function hasChanged(before: Match, { state, lasting, waiting }: Match): boolean {
  return !(isEqual(before.state, state) && isEqual(before.lasting, lasting) && isEqual(before.waiting, waiting));
}

/** The question of the round with this id. */
export const askingWith = (table: Table, id: string): Asking | undefined =>
  roundAt(table).find(({ question }) => question.id === id);

/** Does the question ask whether somebody reacts? */
export function isReaction({ rules }: AnyGame, { op }: Pick<Question, 'op'>): boolean {
  const rule = rules[op.op];
  return typeof rule === 'object' && 'reaction' in rule && rule.reaction !== undefined;
}

/** Whom the round has come to is told apart, to those alone who want to be asked. */
export function withoutReactions(game: AnyGame, seen: View): View {
  const questions = seen.questions.filter((question) => !isReaction(game, question));
  if (questions.length === seen.questions.length) return seen;
  return { ...seen, questions, waiting: { ...seen.waiting, somebody: true } };
}
