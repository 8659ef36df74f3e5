import {
  asOption,
  at,
  type Chance,
  type GameBot,
  type GoesOn,
  type Open,
  type Question,
  quickChance,
  type Ref,
  type Run,
  type Sight,
} from '@tafelrunde/kernel';
import { fewestPicks, linesFrom } from '@tafelrunde/words';
import { DONE } from '../refs.ts';
import { type At, isBossMonster } from '../state.ts';

/** A question to a bot that knows the game. */
export interface Asking {
  readonly m: Run & At;
  readonly sight: Sight;
  readonly question: Question;
  readonly chance: Chance;
  readonly goesOn: GoesOn;
  readonly evaluate: GameBot['evaluate'];
}

/** Where a Room goes belongs to the decision to build it. */
const BESIDES = ['place'];
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
      for (const { line, end } of linesFrom({ game, match, question, picks: book.picks, luck, besides: BESIDES })) {
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

/** To the beginning of the next round: nobody does anything that need not be done. */
function playedOut(run: Run, chance: Chance): Run {
  const round = roundOf(run);
  run.isUnanswered = true;
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
  return open.op.op === 'mayDo' ? [asOption(at(run.options(open), 0)).ref] : fewestPicks(run, open, chance);
}
