import { nextOpen, randomPicks } from '@tafelrunde/bots';
import {
  type AnyGame,
  begin,
  clone,
  granted,
  type Match,
  type Options,
  quickChance,
  Run,
  readOptions,
  view,
} from '@tafelrunde/kernel';
import type { Figure } from './figure.ts';
import { microsecondsEach, perCpuSecond } from './measure.ts';

/** Which game is looked at, and how it is set up. */
interface Setting {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Random whole games. */
interface Games extends Setting {
  /** A game that random answers keep from ending is given up after so many. */
  readonly most?: number;
  /** So many decisions before it counts: a game of many rules takes the engine longer to compile. */
  readonly warm?: number;
}

/** A match in the middle of a game. */
interface Middle extends Setting {
  /** After so many answers. */
  readonly after: number;
}

interface Playing {
  readonly run: Run;
  decide(): void;
}

/** A random game, played in place. */
function playing(game: AnyGame, options: Options, seats: number, seed: number): Playing {
  const chance = quickChance(seed);
  const run = new Run(game, begin(game, options, seats), chance);
  run.crank();
  return {
    run,
    decide: () => {
      const open = nextOpen(run);
      run.choose(open, randomPicks(run, open, chance));
    },
  };
}

const optionsIn = ({ game, options = {} }: Setting): Options => granted(readOptions(game, options));

/** So many decisions that reading the clock costs nothing beside them. */
const DECISIONS = 1_000;

/** Whole games, one after another; each call makes so many decisions in them. */
function randomGames(games: Games): () => number {
  const { game, seats, most = Number.POSITIVE_INFINITY, warm = 0 } = games;
  const options = optionsIn(games);
  let seed = 1;
  let answers = 0;
  let played = playing(game, options, seats, seed);
  const work = () => {
    for (let i = 0; i < DECISIONS; i++, answers++) {
      if (played.run.match.outcome !== undefined || answers === most) {
        played = playing(game, options, seats, ++seed);
        answers = 0;
      }
      played.decide();
    }
    return DECISIONS;
  };
  for (let decisions = 0; decisions < warm; ) decisions += work();
  return work;
}

function matchIn(middle: Middle): Match {
  const { run, decide } = playing(middle.game, optionsIn(middle), middle.seats, 11);
  for (let i = 0; i < middle.after; i++) decide();
  return run.match;
}

const REPEATS = 500;

function repeated(once: () => void): () => number {
  return () => {
    for (let i = 0; i < REPEATS; i++) once();
    return REPEATS;
  };
}

/** Decisions in random whole games. */
export const gamesFigure = (floor: number, games: Games): Figure => ({
  name: `${games.game.id}-games`,
  unit: 'decisions / CPU s',
  floor,
  direction: 'at least',
  measure: () => perCpuSecond(randomGames(games)),
});

/** How long something takes that is done with such a match. */
export const matchFigure = (name: string, most: number, middle: Middle, once: (match: Match) => void): Figure => ({
  name: `${middle.game.id}-${name}`,
  unit: 'µs',
  floor: most,
  direction: 'at most',
  measure: () => {
    const match = matchIn(middle);
    return microsecondsEach(repeated(() => once(match)));
  },
});

/** How long such a match takes to be cloned, and to be shown to one player. */
export const matchFigures = (most: { readonly clone: number; readonly view: number }, middle: Middle): Figure[] => [
  matchFigure('clone', most.clone, middle, clone),
  matchFigure('view', most.view, middle, (match) => view(middle.game, match, [0])),
];
