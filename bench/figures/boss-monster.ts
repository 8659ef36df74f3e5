import { bossMonster } from '@tafelrunde/boss-monster';
import type { Figure } from '../figure.ts';
import { rating, TEN_MILLISECONDS } from '../rating.ts';
import { gamesFigure, matchFigures } from '../speed.ts';

/** Four players with the base set; after so many answers everybody has a dungeon of some Rooms, and Heroes are in town. */
const setting = { game: bossMonster, seats: 4 };

export const figures: readonly Figure[] = [
  gamesFigure(60_000, setting),
  ...matchFigures({ clone: 15, view: 100 }, { ...setting, after: 120 }),
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
