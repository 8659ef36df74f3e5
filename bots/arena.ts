import {
  type AnyGame,
  at,
  begin,
  type CardId,
  type Chance,
  type Open,
  type Options,
  type Outcome,
  type Position,
  questionOf,
  quickChance,
  Run,
  type Seat,
  sightOf,
} from '@tafelrunde/kernel';
import type { Bot, Budget, Clock } from './bot.ts';
import { type Distribution, distributionOf, type Interval, wilson } from './figures.ts';
import { nextOpen } from './open.ts';
import { randomPicks } from './picks.ts';
import { openSideBook, type Side, type SideBook } from './sides.ts';

export interface Contest {
  readonly game: AnyGame;
  /** Complete, as `readOptions` gives them. */
  readonly options: Options;
  readonly seats: number;
  readonly games: number;
  /** Who plays; fewer bots than seats fill them in turns. Everybody moves on by one seat from game to game. */
  readonly bots: readonly Bot[];
  readonly seed: number;
  readonly budget: Budget;
  /** CPU milliseconds, if time is to be measured. */
  readonly clock?: Clock;
  /** After so many decisions a game is cut, and nobody has won it: those who play at random may go in circles for good. */
  readonly longest?: number;
  /** What a seat plays as, if that is to be counted. */
  readonly sideOf?: (m: Position, seat: Seat) => CardId | undefined;
  /** Called after each game with the number of games played. */
  readonly progress?: (played: number) => void;
}

export interface Standings {
  readonly games: number;
  /** How many of them were cut. */
  readonly cut: number;
  readonly decisions: number;
  /** CPU milliseconds of the whole contest; 0 without a clock. */
  readonly milliseconds: number;
  /** In the order of `Contest.bots`. */
  readonly players: readonly Standing[];
  readonly sides: readonly Side[];
}

export interface Standing {
  readonly bot: string;
  /** Games counted once for each seat that the bot held. */
  readonly games: number;
  /** A shared win counts in parts, one that all have together whole. */
  readonly wins: number;
  readonly rate: number;
  readonly interval: Interval;
  readonly scores: Distribution | undefined;
  readonly decisions: number;
  /** CPU milliseconds per decision; undefined without a clock, and for `random`, which is quicker than a look at one. */
  readonly thinking: Distribution | undefined;
}

interface Tally {
  readonly bot: Bot;
  games: number;
  wins: number;
  decisions: number;
  readonly scores: number[];
  readonly times: number[];
}

/** Plays the games one after another. Same seed and a budget in iterations: same standings. */
export function arena(contest: Contest): Standings {
  const { bots, games, seats, clock = noClock, progress } = contest;
  const tallies = bots.map((bot): Tally => ({ bot, games: 0, wins: 0, decisions: 0, scores: [], times: [] }));
  const book = openSideBook();
  const start = clock();
  let cut = 0;
  for (let game = 0; game < games; game++) {
    const seated = Array.from({ length: seats }, (_, seat) => at(tallies, ((seat + game) % seats) % tallies.length));
    const outcome = playGame(contest, game, seated, book);
    if (outcome === CUT) cut++;
    seated.forEach((tally, seat) => {
      count(tally, seat, outcome);
    });
    progress?.(game + 1);
  }
  const players = tallies.map(standingOf);
  const decisions = players.reduce((sum, player) => sum + player.decisions, 0);
  return { games, cut, decisions, milliseconds: clock() - start, players, sides: book.sides() };
}

const noClock: Clock = () => 0;

const LONGEST = 30_000;
const CUT: Outcome = { winners: [], how: 'cut' };

/** Chance at the table and in the heads of the bots are apart: no bot can guess what will be drawn. */
function playGame(contest: Contest, game: number, seated: readonly Tally[], book: SideBook): Outcome {
  const atTheTable = quickChance(mixed(contest.seed, 2 * game));
  const inTheHeads = quickChance(mixed(contest.seed, 2 * game + 1));
  const run = new Run(contest.game, begin(contest.game, contest.options, contest.seats), atTheTable);
  run.crank();
  const { sideOf } = contest;
  let sides: (CardId | undefined)[] = seated.map(() => undefined);
  for (let left = contest.longest ?? LONGEST; run.match.outcome === undefined && left > 0; left--) {
    const open = nextOpen(run);
    decide(contest, run, open, at(seated, open.seat), inTheHeads);
    // Whoever is out of the game may have nothing left that tells it.
    if (sideOf !== undefined && sides.includes(undefined)) sides = sides.map((side, seat) => side ?? sideOf(run, seat));
  }
  const { outcome = CUT } = run.match;
  if (sideOf !== undefined) book.note(sides, outcome);
  return outcome;
}

function decide({ game, budget, clock }: Contest, run: Run, open: Open, tally: Tally, chance: Chance): void {
  tally.decisions++;
  if (tally.bot.blind === true) {
    run.choose(open, randomPicks(run, open, chance));
    return;
  }
  const start = clock?.() ?? 0;
  const picks = tally.bot.decide(sightOf(game, run.match, open.seat), questionOf(run, open), chance, budget);
  if (clock !== undefined) tally.times.push(clock() - start);
  run.choose(open, picks);
}

function count(tally: Tally, seat: Seat, { winners, won, scores }: Outcome): void {
  tally.games++;
  if (winners.includes(seat)) tally.wins += won === true ? 1 : 1 / winners.length;
  const score = scores?.[seat];
  if (score !== undefined) tally.scores.push(score);
}

function standingOf({ bot, games, wins, decisions, scores, times }: Tally): Standing {
  return {
    bot: bot.name,
    games,
    wins,
    rate: games === 0 ? 0 : wins / games,
    interval: wilson(wins, games),
    scores: distributionOf(scores),
    decisions,
    thinking: distributionOf(times),
  };
}

/** A seed of 53 bits out of two numbers, so that neighbouring games have nothing in common. */
function mixed(seed: number, stream: number): number {
  const low = scramble(seed | 0, scramble(Math.floor(seed / 2 ** 32) | 0, stream));
  return low + (scramble(low, stream) % 2 ** 21) * 2 ** 32;
}

/** The finish of MurmurHash3. */
function scramble(a: number, b: number): number {
  let hash = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 0x7f4a7c15, 0xc2b2ae35);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
