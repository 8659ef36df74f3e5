import { clone, view } from '@tafelrunde/kernel';
import { spiritIsland } from '@tafelrunde/spirit-island';
import type { Figure } from '../figure.ts';
import { FIFTY_MILLISECONDS, rating } from '../rating.ts';
import { gamesFigure, matchFigure, matchFigures } from '../speed.ts';

/** Two spirits; after so many answers invaders ravage and build on both boards. */
const two = { game: spiritIsland, seats: 2, after: 70 };
/** Four spirits of one person, who is asked once. */
const four = { game: spiritIsland, seats: 4, options: { alone: true }, after: 110 };

/** How often two of a kind win together, with spirits as they are dealt. */
const together = (
  name: string,
  floor: number,
  bot: string,
  options: object = {},
  inTurns: readonly Readonly<Record<string, unknown>>[] = [{}],
): Promise<Figure> =>
  rating(`spirit-island-${name}`, floor, {
    game: spiritIsland,
    bots: [bot, bot],
    budget: FIFTY_MILLISECONDS,
    options: { spirits: 'deal', ...options },
    inTurns,
    games: 500,
  });

const everything = { branchClaw: true, jaggedEarth: true, featherFlame: true, jaggedBoards: true };
/** Each adversary in its turn, with its third level. */
const anybody = ['brandenburg-prussia', 'england', 'sweden', 'france', 'habsburg-monarchy', 'russia', 'scotland'].map(
  (adversary) => ({ adversary, level: 3 }),
);

export const figures: readonly Figure[] = [
  gamesFigure(20_000, { ...two, warm: 20_000 }),
  ...matchFigures({ clone: 30, view: 200 }, four),
  // A position that nobody has looked at yet: the forecast is made with the view.
  matchFigure('forecast', 2_000, two, (match) => view(spiritIsland, clone(match), [0])),
  await together('strong', 75, 'expert'),
  await together('medium', 40, 'quick'),
  await together('strong-against-prussia', 30, 'expert', { adversary: 'brandenburg-prussia', level: 3 }),
  await together('strong-with-everything', 65, 'expert', everything),
  await together('strong-with-everything-against-anybody', 25, 'expert', everything, anybody),
];
