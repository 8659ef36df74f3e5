import { terrorsOfLondon } from '@tafelrunde/terrors-of-london';
import type { Figure } from '../figure.ts';
import { rating, TWENTY_FIVE_MILLISECONDS } from '../rating.ts';
import { gamesFigure } from '../speed.ts';

/** The expert without its rehearsals, for which it has time at the table. */
const AT_ONCE = { iterations: 1 };

export const figures: readonly Figure[] = [
  gamesFigure(50_000, { game: terrorsOfLondon, seats: 2 }),
  await rating('terrors-of-london-bot-vs-random', 98, {
    game: terrorsOfLondon,
    bots: ['expert', 'random'],
    budget: AT_ONCE,
  }),
  await rating('terrors-of-london-bot-vs-random-buyer', 65, {
    game: terrorsOfLondon,
    bots: ['expert', 'random-buyer'],
    budget: AT_ONCE,
  }),
  await rating('terrors-of-london-strong-vs-medium', 70, {
    game: terrorsOfLondon,
    bots: ['expert', 'practised'],
    budget: TWENTY_FIVE_MILLISECONDS,
    games: 400,
  }),
];
