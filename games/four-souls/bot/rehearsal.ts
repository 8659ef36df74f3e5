import {
  at,
  type Chance,
  type GoesOn,
  type Match,
  type Open,
  type Question,
  quickChance,
  type Ref,
  type Run,
  type Seat,
  type Sight,
} from '@tafelrunde/kernel';
import { fewestPicks, linesFrom } from '@tafelrunde/words';
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
      for (const { line, end } of linesFrom({ game, match, question, picks, luck })) {
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

/** Everybody lets everything happen, until somebody takes an action of their own or the next blow is struck. */
function playedOut(run: Run, chance: Chance): Run {
  const before = isFourSouls(run) ? run.state.items : 0;
  run.isUnanswered = true;
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
  return fewestPicks(run, open, chance);
}
