import { arena, type Bot, type Budget, botsFor } from '@tafelrunde/bots';
import { type AnyGame, at, granted, readOptions } from '@tafelrunde/kernel';
import type { Figure, Reading } from './figure.ts';
import { thisMachine } from './machine.ts';
import { tellProgress } from './progress.ts';

const clock = (): number => thisMachine.cpuSeconds() * 1000;

/** Ratings are taken at these budgets for a decision. */
export const TEN_MILLISECONDS: Budget = { milliseconds: 10, clock };
export const TWENTY_FIVE_MILLISECONDS: Budget = { milliseconds: 25, clock };
export const FIFTY_MILLISECONDS: Budget = { milliseconds: 50, clock };

export async function botNamed(game: AnyGame, name: string): Promise<Bot> {
  const bot = (await botsFor(game))[name];
  if (bot === undefined) throw new Error(`there is no bot ${name} for ${game.id}`);
  return bot;
}

interface Rating {
  readonly game: AnyGame;
  /** One for each seat, by name. */
  readonly bots: readonly string[];
  readonly budget: Budget;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Sets of further options: each of them holds in as many of the games as every other one. */
  readonly inTurns?: readonly Readonly<Record<string, unknown>>[];
  /** 1,000 unless told. */
  readonly games?: number;
}

/** The share of games in percent that the first of the bots wins. A rate of wins needs no scaling to the machine. */
function winsOfFirst(
  { game, budget, options: chosen = {}, inTurns = [{}], games = 1_000 }: Rating,
  bots: readonly Bot[],
): Reading {
  const each = Math.ceil(games / inTurns.length);
  const rates = inTurns.map((more, i) => {
    const { players } = arena({
      game,
      options: granted(readOptions(game, { ...chosen, ...more })),
      seats: bots.length,
      games: each,
      bots,
      seed: 1 + i,
      budget,
      progress: (played) => tellProgress(i * each + played, inTurns.length * each),
    });
    return at(players, 0).rate;
  });
  const percent = (100 * rates.reduce((sum, rate) => sum + rate, 0)) / rates.length;
  return { value: percent, measured: percent };
}

/** How often the first of these bots wins. */
export async function rating(name: string, floor: number, how: Rating): Promise<Figure> {
  const bots = await Promise.all(how.bots.map((bot) => botNamed(how.game, bot)));
  return { name, unit: '% of games won', floor, direction: 'at least', measure: () => winsOfFirst(how, bots) };
}
