import {
  asOption,
  at,
  type Chance,
  clone,
  type GoesOn,
  type Question,
  quickChance,
  type Ref,
  Run,
  type Seat,
  type Sight,
} from '@tafelrunde/kernel';
import { type At, opponentOf } from '../state.ts';
import { type Asked, isLondon, type Player } from './player.ts';

/** Fewer rehearsals tell nothing. */
const ENOUGH = 8;
/** An answer is better than another if it is ahead by so many standard errors. */
const DOUBT = 3;
/** What counts besides a win: how clear it is. */
const MARGIN_SHARE = 0.4;
const MARGIN_SCALE = 20;

interface Candidate {
  readonly picks: readonly Ref[];
  /** What each rehearsal came to. */
  readonly results: number[];
}

/**
 * Tries the answers out in imagined games that quick players play to the end. The first answer is kept unless another turns out
 * clearly better.
 */
export function rehearse(
  { game, imagine }: Sight,
  question: Question,
  answers: readonly (readonly Ref[])[],
  player: Player,
  chance: Chance,
  goesOn: GoesOn,
): readonly Ref[] {
  if (!goesOn(ENOUGH - 1)) return at(answers, 0);
  let left = answers.map((picks): Candidate => ({ picks, results: [] }));
  for (let i = 0; left.length > 1 && goesOn(i); i++) {
    const match = imagine(chance);
    const luck = chance('luck', 2 ** 31);
    for (const { picks, results } of left) {
      const fate = quickChance(luck);
      results.push(playedOut(new Run(game, clone(match), fate), question.seat, picks, player, fate));
    }
    if (i + 1 >= ENOUGH) left = promising(left);
  }
  return at(left, 0).picks;
}

/** Without those that are clearly behind the best. The first idea leads until it is given up. */
function promising(candidates: readonly Candidate[]): Candidate[] {
  const best = candidates.reduce((leader, each) => (meanOf(each.results) > meanOf(leader.results) ? each : leader));
  const left = candidates.filter((each) => each === best || !isAhead(best, each));
  return left[0] === candidates[0] ? left : [best, ...left.filter((each) => each !== best)];
}

/** Every rehearsal is the same for both, so it is their differences that count. */
function isAhead({ results }: Candidate, other: Candidate): boolean {
  const differences = results.map((result, i) => result - at(other.results, i));
  const n = differences.length;
  const mean = meanOf(differences);
  const variance = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (n - 1);
  return mean > DOUBT * Math.sqrt(variance / n);
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function playedOut(run: Run, seat: Seat, picks: readonly Ref[], player: Player, chance: Chance): number {
  answerWith(run, () => picks);
  while (run.match.outcome === undefined) answerWith(run, (m, asked) => player(m, asked, chance));
  const { winners, scores = [] } = run.match.outcome;
  const margin = at(scores, seat) - at(scores, opponentOf(seat));
  return (winners.includes(seat) ? 1 : 0) + MARGIN_SHARE * Math.tanh(margin / MARGIN_SCALE);
}

function answerWith(run: Run, decide: (m: At, asked: Asked) => readonly Ref[]): void {
  const open = run.openOn(0);
  if (open === undefined || !isLondon(run)) throw new Error('nobody is asked');
  const options = run.options(open).map(asOption);
  run.look(open.lane);
  const min = Math.min(open.ask.min(run, open.op), options.length);
  run.choose(open, decide(run, { seat: open.seat, op: open.op, options, min }));
}
