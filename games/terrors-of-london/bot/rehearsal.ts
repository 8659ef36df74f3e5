import {
  type AnyGame,
  asOption,
  at,
  type Chance,
  clone,
  type Match,
  type Question,
  quickChance,
  type Ref,
  Run,
  type Seat,
} from '@tafelrunde/kernel';
import { isLondon, type Player } from './player.ts';

export interface Sight {
  readonly game: AnyGame;
  imagine(chance: Chance): Match;
}

type GoesOn = (done: number) => boolean;

/** So many rehearsals before an answer may be given up, and before the first idea is. */
const ENOUGH = 6;
const DOUBT = 1.5;
const MARGIN_SHARE = 0.4;
const MARGIN_SCALE = 20;

interface Candidate {
  readonly picks: readonly Ref[];
  /** What each rehearsal came to. */
  readonly results: number[];
}

/** Tries the answers in imagined games that quick players play to the end; the first is kept unless another is clearly better. */
export function rehearse(
  { game, imagine }: Sight,
  question: Question,
  answers: readonly (readonly Ref[])[],
  player: Player,
  chance: Chance,
  goesOn: GoesOn,
): readonly Ref[] {
  let left = answers.map((picks): Candidate => ({ picks, results: [] }));
  for (let i = 0; left.length > 1 && goesOn(i); i++) {
    const match = imagine(chance);
    const luck = chance('luck', 2 ** 31);
    for (const { picks, results } of left) {
      results.push(playedOut(game, clone(match), question.seat, picks, player, quickChance(luck)));
    }
    if (i + 1 >= ENOUGH) left = promising(left);
  }
  const [first] = left;
  if (first === undefined) return at(answers, 0);
  const best = left.reduce((leader, each) => (meanOf(each.results) > meanOf(leader.results) ? each : leader));
  return isAhead(best, first) ? best.picks : first.picks;
}

/** Without those that are clearly behind the leader. */
function promising(candidates: readonly Candidate[]): Candidate[] {
  const leader = candidates.reduce((best, each) => (meanOf(each.results) > meanOf(best.results) ? each : best));
  return candidates.filter((each) => each === leader || !isAhead(leader, each));
}

/** Every rehearsal is the same for both, so it is their differences that count. */
function isAhead({ results }: Candidate, other: Candidate): boolean {
  const differences = results.map((result, i) => result - at(other.results, i));
  const n = differences.length;
  if (n < ENOUGH) return false;
  const mean = meanOf(differences);
  const variance = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (n - 1);
  return mean > DOUBT * Math.sqrt(variance / n);
}

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function playedOut(
  game: AnyGame,
  match: Match,
  seat: Seat,
  picks: readonly Ref[],
  player: Player,
  chance: Chance,
): number {
  const run = new Run(game, match, chance);
  let next: readonly Ref[] | undefined = picks;
  while (run.match.outcome === undefined) {
    const open = run.openOn(0);
    if (open === undefined || !isLondon(run)) break;
    if (next === undefined) {
      const options = run.options(open).map(asOption);
      run.look(open.lane);
      const min = Math.min(open.ask.min(run, open.op), options.length);
      next = player(run, { seat: open.seat, op: open.op, options, min }, chance);
    }
    run.choose(open, next);
    next = undefined;
  }
  const { winners = [], scores = [] } = run.match.outcome ?? {};
  const margin = at(scores, seat) - at(scores, 1 - seat);
  return (winners.includes(seat) ? 1 : 0) + MARGIN_SHARE * Math.tanh(margin / MARGIN_SCALE);
}
