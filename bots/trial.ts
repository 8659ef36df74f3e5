import {
  at,
  type Chance,
  clone,
  type GameBot,
  type GoesOn,
  type Match,
  type Question,
  quickChance,
  type Ref,
  Run,
  type Sight,
} from '@tafelrunde/kernel';
import { nextOpen, openIn } from './open.ts';
import { answersDue, someAnswers } from './picks.ts';

type Answers = readonly (readonly Ref[])[];

const MOST_ANSWERS = 300;
const MOST_FOLLOWED = 40;

/** What answers are tried out with. */
export interface Trial {
  readonly evaluate: GameBot['evaluate'];
  /** How many questions to the same seat are answered after the first, each as well as can be seen at once. */
  readonly follow: number;
  /** More imagined matches than this tell nothing new. */
  readonly mostWorlds: number;
}

/** All answers to the question, or a sample if there are very many. */
export function allAnswers({ game, imagine }: Sight, question: Question, chance: Chance): Answers {
  if (question.standing) return [...answersDue(question)];
  const run = new Run(game, imagine(chance));
  return someAnswers(run, openIn(run, question), MOST_ANSWERS, chance);
}

/** The answer after which the seat stands best, on average over imagined matches. */
export function tryOut(
  sight: Sight,
  question: Question,
  answers: Answers,
  trial: Trial,
  chance: Chance,
  goesOn: GoesOn,
): readonly Ref[] {
  if (answers.length === 1) return at(answers, 0);
  const sums = answers.map(() => 0);
  for (let world = 0; world < trial.mostWorlds && goesOn(world); world++) {
    const match = sight.imagine(chance);
    // Every answer meets the same luck, so that they differ by nothing else.
    const luck = chance('luck', 2 ** 31);
    answers.forEach((picks, i) => {
      const run = new Run(sight.game, clone(match), quickChance(luck));
      run.choose(openIn(run, question), picks);
      sums[i] = at(sums, i) + followUp(run.match, sight, trial, luck);
    });
  }
  return at(answers, sums.indexOf(Math.max(...sums)));
}

/** What it is worth once the seat has answered what it is asked next. */
function followUp(first: Match, { game, seat }: Sight, { evaluate, follow }: Trial, luck: number): number {
  let match = first;
  for (let i = 0; i < follow && match.outcome === undefined; i++) {
    const run = new Run(game, match);
    const open = nextOpen(run);
    if (open.seat !== seat) break;
    const next = someAnswers(run, open, MOST_FOLLOWED, quickChance(luck)).map((picks) => {
      const after = new Run(game, clone(match), quickChance(luck));
      after.choose(open, picks);
      return { match: after.match, worth: evaluate(after, seat) };
    });
    match = next.reduce((best, each) => (each.worth > best.worth ? each : best)).match;
  }
  return evaluate(new Run(game, match), seat);
}
