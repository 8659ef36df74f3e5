import {
  type AnyGame,
  asOption,
  at,
  type Chance,
  clone,
  type GameBot,
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
import { DONE } from '../refs.ts';
import { type At, isBossMonster } from '../state.ts';

/** A question to a bot that knows the game. */
export interface Asking {
  readonly m: At;
  readonly sight: Sight;
  readonly question: Question;
  readonly chance: Chance;
  readonly goesOn: GoesOn;
  readonly evaluate: GameBot['evaluate'];
}

/** Questions that belong to one decision: what to do, in which mode, at what, and where. */
const DECLARING: ReadonlySet<string> = new Set(['chooseMode', 'aimAt', 'place']);
/** More picks at one question than these are not tried. */
const MOST_PICKS = 24;
/** More imagined matches than these tell little that is new. */
const MOST_WORLDS = 12;
/** So many questions are answered until the round should be over. */
const MOST_ANSWERS = 120;

/** An answer, and what it came to on average with the best that could follow it. */
export interface Rehearsed {
  readonly picks: readonly Ref[];
  readonly worth: number;
}

/** Of the answers the better half is tried out in the next imagined match, but never fewer than these. */
const FEW = 3;

/**
 * Tries answers out in imagined matches: lets the round go on while nobody does anything else, and looks how the seat stands then.
 * The first answer is what the others are held against.
 */
export function rehearse(
  { sight: { game, imagine }, question, chance, goesOn, evaluate }: Asking,
  answers: readonly (readonly Ref[])[],
): Rehearsed[] {
  const books = answers.map((picks) => ({
    picks,
    lines: new Map<string, number[]>(),
    worth: Number.NEGATIVE_INFINITY,
  }));
  const [first, ...others] = books;
  let promising = others;
  for (let world = 0; world < MOST_WORLDS && goesOn(world); world++) {
    const match = imagine(chance);
    const luck = chance('luck', 2 ** 31);
    for (const book of first === undefined ? promising : [first, ...promising]) {
      for (const { line, end } of linesFrom(game, match, question, book.picks, luck)) {
        const worths = book.lines.get(line) ?? [];
        worths.push(evaluate(playedOut(end, quickChance(luck)), question.seat));
        book.lines.set(line, worths);
      }
      book.worth = Math.max(...[...book.lines.values()].map(meanOf));
    }
    promising = promising.toSorted((a, b) => b.worth - a.worth).slice(0, Math.max(FEW, promising.length / 2));
  }
  return first === undefined ? promising : [first, ...promising];
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
  const open = openIn(run, question);
  if (open === undefined) return;
  run.choose(open, picks);
  yield* linesOn(run, question.seat, '', luck);
}

function* linesOn(run: Run, seat: Seat, line: string, luck: number): Generator<Line> {
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

/** To the beginning of the next round: nobody does anything that need not be done. */
function playedOut(run: Run, chance: Chance): Run {
  const round = roundOf(run);
  for (let i = 0; i < MOST_ANSWERS && run.match.outcome === undefined && roundOf(run) === round; i++) {
    const open = run.openOn(0);
    if (open === undefined) break;
    run.choose(open, letItHappen(run, open, chance));
  }
  return run;
}

const roundOf = (m: Run): number => (isBossMonster(m) ? m.state.round : 0);

function letItHappen(run: Run, open: Open, chance: Chance): readonly Ref[] {
  if (open.ask.reaction !== undefined) return [open.ask.reaction.pass];
  if (open.op.op === 'act') return [DONE];
  return open.op.op === 'mayDo' ? [asOption(at(run.options(open), 0)).ref] : somePicks(run, open, chance);
}

/** The question as it is asked in an imagined match. */
export const openIn = (run: Run, { seat, id }: Question): Open | undefined =>
  run.open().find((each) => each.seat === seat && questionOf(run, each).id === id);

/** So many tries to find picks that go together. */
const TRIES = 20;

/** As few picks as may be, any that are allowed. */
export function somePicks(run: Run, open: Open, chance: Chance): readonly Ref[] {
  const options = run.options(open).map((option) => asOption(option).ref);
  run.look(open.lane);
  const least = Math.min(open.ask.min(run, open.op), options.length);
  let picks: readonly Ref[] = [];
  for (let i = 0; i < TRIES; i++) {
    const left = [...options];
    picks = Array.from({ length: least }, () => at(left.splice(chance('pick', left.length), 1), 0));
    if (open.ask.refuses(run, open.op, picks) === undefined) break;
  }
  return picks;
}
