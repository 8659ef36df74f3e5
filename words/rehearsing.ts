import {
  type AnyGame,
  asOption,
  at,
  type Chance,
  clone,
  type Match,
  type Open,
  type Question,
  questionOf,
  quickChance,
  type Ref,
  Run,
  type Seat,
} from '@tafelrunde/kernel';

/** Questions that belong to one decision: in which mode, and at what. */
const DECLARING: readonly string[] = ['chooseMode', 'aimAt'];
/** More picks at one question than these are not tried. */
const MOST_PICKS = 24;
/** So many tries to find picks that go together. */
const TRIES = 20;

/** Where one way of going through with a decision leads. */
interface Way {
  /** What was picked along it. */
  readonly line: string;
  readonly end: Run;
}

interface Answered {
  readonly game: AnyGame;
  /** An imagined match in which the question is open. */
  readonly match: Match;
  readonly question: Question;
  readonly picks: readonly Ref[];
  readonly luck: number;
  /** Further questions of the game's own that belong to the decision. */
  readonly besides?: readonly string[];
}

/** The question as it is asked in an imagined match. */
export const openIn = (run: Run, { seat, id }: Question): Open | undefined =>
  run.open().find((each) => each.seat === seat && questionOf(run, each).id === id);

/** The positions after an answer and after whatever else belongs to the same decision. */
export function* linesFrom({ game, match, question, picks, luck, besides = [] }: Answered): Generator<Way> {
  const run = new Run(game, clone(match), quickChance(luck));
  const open = openIn(run, question);
  if (open === undefined) return;
  run.choose(open, picks);
  yield* linesOn(run, { seat: question.seat, luck, of: [...DECLARING, ...besides] }, '');
}

interface Decision {
  readonly seat: Seat;
  readonly luck: number;
  readonly of: readonly string[];
}

function* linesOn(run: Run, decision: Decision, line: string): Generator<Way> {
  const open = run.match.outcome === undefined ? run.openOn(0) : undefined;
  if (open === undefined || open.seat !== decision.seat || !decision.of.includes(open.op.op)) {
    yield { line, end: run };
    return;
  }
  for (const { ref } of run.options(open).slice(0, MOST_PICKS).map(asOption)) {
    const next = new Run(run.game, clone(run.match), quickChance(decision.luck));
    const same = next.openOn(0);
    if (same === undefined) continue;
    next.choose(same, [ref]);
    yield* linesOn(next, decision, `${line}/${ref}`);
  }
}

/** As few picks as may be, any that are allowed. */
export function fewestPicks(run: Run, open: Open, chance: Chance): readonly Ref[] {
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
