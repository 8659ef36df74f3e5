import {
  type AnyGame,
  asOption,
  at,
  type Chance,
  clone,
  type GoesOn,
  type Match,
  type Open,
  type Question,
  questionOf,
  quickChance,
  type Ref,
  Run,
  type Seat,
  type Sight,
} from '@tafelrunde/kernel';
import { type At, isFourSouls, isState } from '../state.ts';
import { evaluate } from './worth.ts';

/** A question to a bot that knows the game. */
export interface Asking {
  readonly m: At;
  readonly sight: Sight;
  readonly question: Question;
  readonly chance: Chance;
  readonly goesOn: GoesOn;
}

/** Questions that belong to one decision: what to put on the stack, in which mode, at what. */
const DECLARING: ReadonlySet<string> = new Set(['chooseMode', 'aimAt']);
/** More picks at one question than these are not tried. */
const MOST_PICKS = 24;
/** More imagined matches than these tell little that is new. */
const MOST_WORLDS = 8;
/** So many questions are answered until everything should have happened. */
const MOST_ANSWERS = 30;

/** An answer, and what it came to on average with the best that could follow it. */
export interface Rehearsed {
  readonly picks: readonly Ref[];
  readonly worth: number;
}

/**
 * Tries answers out in imagined matches: puts them on the stack, lets everything happen while nobody else reacts, and looks how
 * the seat stands then.
 */
export function rehearse(
  { game, imagine }: Sight,
  question: Question,
  answers: readonly (readonly Ref[])[],
  chance: Chance,
  goesOn: GoesOn,
): Rehearsed[] {
  const books = answers.map(() => new Map<string, number[]>());
  for (let world = 0; world < MOST_WORLDS && goesOn(world); world++) {
    const match = imagine(chance);
    const luck = chance('luck', 2 ** 31);
    answers.forEach((picks, i) => {
      for (const { line, end } of linesFrom(game, match, question, picks, luck)) {
        const worth = worthAfter(playedOut(end, quickChance(luck)), match, question.seat);
        const results = at(books, i).get(line) ?? [];
        results.push(worth);
        at(books, i).set(line, results);
      }
    });
  }
  return answers.map((picks, i) => ({ picks, worth: Math.max(...[...at(books, i).values()].map(meanOf)) }));
}

/** What a monster that dies in a foreign turn costs besides: its reward and soul are another's (FS-105). */
const GIFT = 3;

function worthAfter(end: Run, before: Match, seat: Seat): number {
  const worth = evaluate(end, seat);
  const { state } = before;
  if (!isState(state) || !isFourSouls(end) || state.active === seat || end.state.active !== state.active) return worth;
  return worth - GIFT * (end.state.monstersDied - state.monstersDied);
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

interface Line {
  readonly line: string;
  readonly end: Run;
}

/** The positions after an answer and after whatever else belongs to the same decision. */
function* linesFrom(
  game: AnyGame,
  match: Match,
  question: Question,
  picks: readonly Ref[],
  luck: number,
): Generator<Line> {
  const run = new Run(game, clone(match), quickChance(luck));
  const open = run.open().find((each) => each.seat === question.seat && questionOf(run, each).id === question.id);
  if (open === undefined) return;
  run.choose(open, picks);
  yield* linesOn(run, question.seat, '', luck);
}

function* linesOn(run: Run, seat: number, line: string, luck: number): Generator<Line> {
  const open = run.match.outcome === undefined ? run.openOn(0) : undefined;
  if (open === undefined || open.seat !== seat || !DECLARING.has(open.op.op)) {
    yield { line, end: run };
    return;
  }
  for (const { ref } of run.options(open).slice(0, MOST_PICKS).map(asOption)) {
    const next = new Run(run.game, clone(run.match), quickChance(luck));
    const same = next.openOn(0);
    if (same === undefined) continue;
    next.choose(same, [ref]);
    yield* linesOn(next, seat, `${line}/${ref}`, luck);
  }
}

/** Everybody lets everything happen, until somebody takes an action of their own or the next blow is struck. */
function playedOut(run: Run, chance: Chance): Run {
  const before = isFourSouls(run) ? run.state.items : 0;
  for (let i = 0; i < MOST_ANSWERS && run.match.outcome === undefined; i++) {
    const open = run.openOn(0);
    if (open === undefined || open.op.op === 'act' || isNextBlow(run, before)) break;
    run.choose(open, letItHappen(run, open, chance));
  }
  return run;
}

function isNextBlow(m: Run, before: number): boolean {
  if (!isFourSouls(m)) return false;
  const top = m.state.stack.at(-1);
  return top?.kind === 'roll' && top.attack && top.id > before;
}

export function letItHappen(run: Run, open: Open, chance: Chance): readonly Ref[] {
  if (open.ask.reaction !== undefined) return [open.ask.reaction.pass];
  const left = run.options(open).map((option) => asOption(option).ref);
  run.look(open.lane);
  const least = Math.min(open.ask.min(run, open.op), left.length);
  return Array.from({ length: least }, () => at(left.splice(chance('pick', left.length), 1), 0));
}
