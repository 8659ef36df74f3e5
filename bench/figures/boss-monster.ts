import { bossMonster } from '@tafelrunde/boss-monster';
import { nextOpen, randomPicks } from '@tafelrunde/bots';
import { begin, clone, granted, quickChance, Run, readOptions, view } from '@tafelrunde/kernel';
import type { Figure } from '../figure.ts';
import { microsecondsEach, perCpuSecond } from '../measure.ts';
import { rating, TEN_MILLISECONDS } from '../rating.ts';

/** A random game of four with the base set. */
function gameFrom(seed: number): { readonly run: Run; readonly decide: () => void } {
  const options = granted(readOptions(bossMonster, {}));
  const chance = quickChance(seed);
  const run = new Run(bossMonster, begin(bossMonster, options, 4), chance);
  run.crank();
  const decide = () => {
    const open = nextOpen(run);
    run.choose(open, randomPicks(run, open, chance));
  };
  return { run, decide };
}

/** So many decisions that reading the clock costs nothing beside them. */
const DECISIONS = 1_000;

/** Whole games, one after another; each call makes so many decisions in them. */
function randomGames(): () => number {
  let seed = 1;
  let game = gameFrom(seed);
  return () => {
    for (let i = 0; i < DECISIONS; i++) {
      if (game.run.match.outcome !== undefined) game = gameFrom(++seed);
      game.decide();
    }
    return DECISIONS;
  };
}

/** Everybody has a dungeon of some Rooms, and Heroes are in town. */
function midGame() {
  const { run, decide } = gameFrom(11);
  for (let i = 0; i < 120; i++) decide();
  return run.match;
}

const REPEATS = 100;

function repeated(once: () => void): () => number {
  return () => {
    for (let i = 0; i < REPEATS; i++) once();
    return REPEATS;
  };
}

export const figures: readonly Figure[] = [
  {
    name: 'boss-monster-games',
    unit: 'decisions / CPU s',
    floor: 60_000,
    direction: 'at least',
    measure: () => perCpuSecond(randomGames()),
  },
  {
    name: 'boss-monster-clone',
    unit: 'µs',
    floor: 15,
    direction: 'at most',
    measure: () => {
      const match = midGame();
      return microsecondsEach(repeated(() => clone(match)));
    },
  },
  {
    name: 'boss-monster-view',
    unit: 'µs',
    floor: 100,
    direction: 'at most',
    measure: () => {
      const match = midGame();
      return microsecondsEach(repeated(() => view(bossMonster, match, [0])));
    },
  },
  await rating('boss-monster-bot-vs-three-random', 70, {
    game: bossMonster,
    bots: ['expert', 'random', 'random', 'random'],
    budget: TEN_MILLISECONDS,
  }),
  await rating('boss-monster-strong-vs-three-medium', 36, {
    game: bossMonster,
    bots: ['expert', 'quick', 'quick', 'quick'],
    budget: TEN_MILLISECONDS,
  }),
];
