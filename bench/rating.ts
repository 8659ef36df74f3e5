import { arena, type Bot, type Budget, botsFor } from '@tafelrunde/bots';
import { type AnyGame, at, granted, readOptions } from '@tafelrunde/kernel';
import type { Figure, Reading } from './figure.ts';
import { thisMachine } from './machine.ts';
import { tellProgress } from './progress.ts';

const GAMES = 1_000;

const clock = (): number => thisMachine.cpuSeconds() * 1000;

/** Ratings are taken at this budget for a decision. */
export const TEN_MILLISECONDS: Budget = { milliseconds: 10, clock };

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
}

/** The share of games in percent that the first of the bots wins. A rate of wins needs no scaling to the machine. */
function winsOfFirst({ game, budget }: Rating, bots: readonly Bot[]): Reading {
  const options = granted(readOptions(game, {}));
  const { players } = arena({
    game,
    options,
    seats: bots.length,
    games: GAMES,
    bots,
    seed: 1,
    budget,
    progress: (played) => tellProgress(played, GAMES),
  });
  const percent = at(players, 0).rate * 100;
  return { value: percent, measured: percent };
}

/** How often the first of these bots wins. */
export async function rating(name: string, floor: number, how: Rating): Promise<Figure> {
  const bots = await Promise.all(how.bots.map((bot) => botNamed(how.game, bot)));
  return { name, unit: '% of games won', floor, direction: 'at least', measure: () => winsOfFirst(how, bots) };
}
