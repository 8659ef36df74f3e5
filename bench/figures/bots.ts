import { arena, type Bot, botsFor } from '@tafelrunde/bots';
import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { at, readOptions } from '@tafelrunde/kernel';
import type { Figure, Reading } from '../figure.ts';
import { thisMachine } from '../machine.ts';

const GAMES = 1_000;
/** Ratings are taken at this budget for a decision. */
const MILLISECONDS = 10;

const clock = (): number => thisMachine.cpuSeconds() * 1000;

function botNamed(name: string): Bot {
  const bot = botsFor(fantasyRealms)[name];
  if (bot === undefined) throw new Error(`there is no bot ${name} for ${fantasyRealms.id}`);
  return bot;
}

/** The share of games in percent that the first of the bots wins. A rate of wins needs no scaling to the machine. */
function winsOfFirst(seats: number, names: readonly string[]): Reading {
  const options = readOptions(fantasyRealms, {});
  if (!options.ok) throw new Error(options.refusal.message.en);
  const { players } = arena({
    game: fantasyRealms,
    options: options.value,
    seats,
    games: GAMES,
    bots: names.map(botNamed),
    seed: 1,
    budget: { milliseconds: MILLISECONDS, clock },
  });
  const percent = at(players, 0).rate * 100;
  return { value: percent, measured: percent };
}

const rating = (name: string, floor: number, seats: number, names: readonly string[]): Figure => ({
  name,
  unit: '% of games won',
  floor,
  direction: 'at least',
  measure: () => winsOfFirst(seats, names),
});

export const botFigures: readonly Figure[] = [
  rating('fantasy-realms-bot-vs-three-random', 95, 4, ['expert', 'random', 'random', 'random']),
  rating('fantasy-realms-bot-vs-highest', 60, 2, ['expert', 'highest']),
];
