import { nextOpen, randomPicks } from '@tafelrunde/bots';
import { fourSouls } from '@tafelrunde/four-souls';
import { begin, clone, granted, quickChance, Run, readOptions, view } from '@tafelrunde/kernel';
import type { Figure } from '../figure.ts';
import { microsecondsEach, perCpuSecond } from '../measure.ts';
import { rating, TEN_MILLISECONDS, TWENTY_FIVE_MILLISECONDS } from '../rating.ts';

/** A random game of four with everything in it but deals, which never wait for anybody. */
function gameFrom(seed: number): { readonly run: Run; readonly decide: () => void } {
  const options = granted(readOptions(fourSouls, { bonusSouls: true, rooms: true, deals: false }));
  const chance = quickChance(seed);
  const run = new Run(fourSouls, begin(fourSouls, options, 4), chance);
  run.crank();
  const decide = () => {
    const open = nextOpen(run);
    run.choose(open, randomPicks(run, open, chance));
  };
  return { run, decide };
}

/** A game that random answers keep from ending is given up after so many. */
const MOST_ANSWERS = 30_000;

/** So many decisions that reading the clock costs nothing beside them. */
const DECISIONS = 1_000;

/** Whole games, one after another; each call makes so many decisions in them. */
function randomGames(): () => number {
  let seed = 1;
  let answers = 0;
  let game = gameFrom(seed);
  return () => {
    for (let i = 0; i < DECISIONS; i++, answers++) {
      if (game.run.match.outcome !== undefined || answers === MOST_ANSWERS) {
        game = gameFrom(++seed);
        answers = 0;
      }
      game.decide();
    }
    return DECISIONS;
  };
}

/** A game of so many rules takes the engine longer to compile. */
function warm(work: () => number): () => number {
  for (let decisions = 0; decisions < 50_000; ) decisions += work();
  return work;
}

function midGame() {
  const { run, decide } = gameFrom(11);
  for (let i = 0; i < 400; i++) decide();
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
    name: 'four-souls-games',
    unit: 'decisions / CPU s',
    floor: 30_000,
    direction: 'at least',
    measure: () => perCpuSecond(warm(randomGames())),
  },
  {
    name: 'four-souls-clone',
    unit: 'µs',
    floor: 30,
    direction: 'at most',
    measure: () => {
      const match = midGame();
      return microsecondsEach(repeated(() => clone(match)));
    },
  },
  {
    name: 'four-souls-view',
    unit: 'µs',
    floor: 200,
    direction: 'at most',
    measure: () => {
      const match = midGame();
      return microsecondsEach(repeated(() => view(fourSouls, match, [0])));
    },
  },
  await rating('four-souls-bot-vs-three-random', 70, {
    game: fourSouls,
    bots: ['expert', 'random', 'random', 'random'],
    budget: TEN_MILLISECONDS,
  }),
  await rating('four-souls-strong-vs-medium', 60, {
    game: fourSouls,
    bots: ['expert', 'quick'],
    budget: TWENTY_FIVE_MILLISECONDS,
    games: 200,
  }),
  await rating('four-souls-strong-vs-three-medium', 36, {
    game: fourSouls,
    bots: ['expert', 'quick', 'quick', 'quick'],
    budget: TWENTY_FIVE_MILLISECONDS,
    games: 200,
  }),
];
