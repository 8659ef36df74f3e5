import { arena, type Bot, type Budget, botsFor } from '@tafelrunde/bots';
import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { fourSouls } from '@tafelrunde/four-souls';
import { type AnyGame, at, granted, readOptions } from '@tafelrunde/kernel';
import { terrorsOfLondon } from '@tafelrunde/terrors-of-london';
import type { Figure, Reading } from '../figure.ts';
import { thisMachine } from '../machine.ts';
import { tellProgress } from '../progress.ts';

const GAMES = 1_000;

const clock = (): number => thisMachine.cpuSeconds() * 1000;

/** Ratings are taken at this budget for a decision. */
const TEN_MILLISECONDS: Budget = { milliseconds: 10, clock };
/** The London expert without its rehearsals, for which it has time at the table. */
const AT_ONCE: Budget = { iterations: 1 };

function botNamed(game: AnyGame, name: string): Bot {
  const bot = botsFor(game)[name];
  if (bot === undefined) throw new Error(`there is no bot ${name} for ${game.id}`);
  return bot;
}

interface Rating {
  readonly game: AnyGame;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly budget: Budget;
}

/** The share of games in percent that the first of the bots wins. A rate of wins needs no scaling to the machine. */
function winsOfFirst({ game, seats, bots, budget }: Rating): Reading {
  const options = granted(readOptions(game, {}));
  const { players } = arena({
    game,
    options,
    seats,
    games: GAMES,
    bots: bots.map((name) => botNamed(game, name)),
    seed: 1,
    budget,
    progress: (played) => tellProgress(played, GAMES),
  });
  const percent = at(players, 0).rate * 100;
  return { value: percent, measured: percent };
}

const rating = (name: string, floor: number, how: Rating): Figure => ({
  name,
  unit: '% of games won',
  floor,
  direction: 'at least',
  measure: () => winsOfFirst(how),
});

const realms = (...bots: string[]): Rating => ({
  game: fantasyRealms,
  seats: bots.length,
  bots,
  budget: TEN_MILLISECONDS,
});

const london = (...bots: string[]): Rating => ({ game: terrorsOfLondon, seats: bots.length, bots, budget: AT_ONCE });

const souls = (...bots: string[]): Rating => ({ game: fourSouls, seats: bots.length, bots, budget: TEN_MILLISECONDS });

export const botFigures: readonly Figure[] = [
  rating('fantasy-realms-bot-vs-three-random', 95, realms('expert', 'random', 'random', 'random')),
  rating('fantasy-realms-bot-vs-highest', 60, realms('expert', 'highest')),
  rating('terrors-of-london-bot-vs-random', 98, london('expert', 'random')),
  rating('terrors-of-london-bot-vs-random-buyer', 65, london('expert', 'random-buyer')),
  rating('four-souls-bot-vs-three-random', 70, souls('expert', 'random', 'random', 'random')),
];
