import type { GameEvent } from '../cards/events.ts';
import { accept, type Result, refuse } from '../errors.ts';
import type { AnyGame } from '../game.ts';
import { canonical } from '../history/hash.ts';
import type { Match, Op, Ref, Seat } from '../match.ts';
import { readerOf, rest } from './at-rest.ts';
import type { Chance } from './chance.ts';
import { clone } from './clone.ts';
import type { Lesson } from './on-lane.ts';
import { askedAt, checkPicks, findQuestion, type Question, questionOf } from './questions.ts';
import { Endless, type Open, Run } from './run.ts';

/** What an answer led to. */
export interface Step {
  readonly match: Match;
  readonly events: readonly GameEvent[];
  /** Did anybody learn a card; was chance used? Then it cannot be taken back. */
  readonly learned: boolean;
  readonly drew: boolean;
  readonly lessons: readonly Lesson[];
  /** The op that was answered. */
  readonly op?: Op;
}

/** Turns the crank on a copy until the next question. */
export function crank(game: AnyGame, match: Match, chance: Chance): Result<Step> {
  return onCopy(game, match, chance, (run) => run.crank());
}

/** Answers a question on a copy: a new match or a refusal, never half of one. */
export function answer(
  game: AnyGame,
  match: Match,
  seat: Seat,
  question: string,
  picks: readonly Ref[],
  chance: Chance,
): Result<Step> {
  const asking = readerOf(game, match);
  const found = findQuestion(asking, seat, question);
  return found.ok ? answerOpen(asking, found.value, picks, chance) : found;
}

/**
 * Gives an answer once more in a match in which something else has not happened: to the question on the same lane, after as many
 * others, that asks the same, though there may be more or less to pick from.
 */
export function answerAgain(
  game: AnyGame,
  match: Match,
  {
    seat,
    question,
    picks,
    op,
  }: { readonly seat: Seat; readonly question: string; readonly picks: readonly Ref[]; readonly op: Op | undefined },
  chance: Chance,
): Result<Step> {
  const asking = readerOf(game, match);
  const known = findQuestion(asking, seat, question);
  if (known.ok) return answerOpen(asking, known.value, picks, chance);
  const place = askedAt({ id: question });
  const [open] = asking.open((each) => each.seat === seat && askedAt(questionOf(asking, each)) === place);
  if (open === undefined || (op !== undefined && canonical(open.op) !== canonical(op))) return known;
  return answerOpen(asking, { open, question: questionOf(asking, open) }, picks, chance);
}

function answerOpen(
  asking: Run,
  { open, question }: { readonly open: Open; readonly question: Question },
  picks: readonly Ref[],
  chance: Chance,
): Result<Step> {
  const checked = checkPicks(asking, open, question, picks);
  if (!checked.ok) return checked;
  const step = onCopy(asking.game, asking.match, chance, (run) => run.choose(open, picks));
  return step.ok ? accept({ ...step.value, op: open.op }) : step;
}

function onCopy(game: AnyGame, match: Match, chance: Chance, turn: (run: Run) => void): Result<Step> {
  const events: GameEvent[] = [];
  const run = new Run(game, clone(match), chance, events);
  try {
    turn(run);
  } catch (fault) {
    if (!(fault instanceof Endless)) throw fault;
    return refuse('endless', `${fault.message}.`, `Die Regeln kommen zu keinem Ende (${fault.message}).`);
  }
  return accept({ match: rest(run), events, learned: run.learned, drew: run.drew, lessons: run.lessons });
}
