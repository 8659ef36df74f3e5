import { fourSouls } from '@tafelrunde/four-souls';
import type { Figure } from '../figure.ts';
import { rating, TEN_MILLISECONDS, TWENTY_FIVE_MILLISECONDS } from '../rating.ts';
import { gamesFigure, matchFigures } from '../speed.ts';

/** Four players with everything in it but deals, which never wait for anybody. */
const setting = { game: fourSouls, seats: 4, options: { bonusSouls: true, rooms: true, deals: false } };

export const figures: readonly Figure[] = [
  gamesFigure(30_000, { ...setting, most: 30_000, warm: 50_000 }),
  ...matchFigures({ clone: 30, view: 200 }, { ...setting, after: 400 }),
  await rating('four-souls-bot-vs-three-random', 70, {
    game: fourSouls,
    bots: ['expert', 'random', 'random', 'random'],
    budget: TEN_MILLISECONDS,
  }),
  await rating('four-souls-strong-vs-medium', 60, {
    game: fourSouls,
    bots: ['expert', 'practised'],
    budget: TWENTY_FIVE_MILLISECONDS,
    games: 200,
  }),
  await rating('four-souls-strong-vs-three-medium', 36, {
    game: fourSouls,
    bots: ['expert', 'practised', 'practised', 'practised'],
    budget: TWENTY_FIVE_MILLISECONDS,
    games: 200,
  }),
];
