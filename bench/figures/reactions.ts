import { fourSouls } from '@tafelrunde/four-souls';
import type { Figure, Reading } from '../figure.ts';
import { countPrompts, median, type Prompts } from '../prompts.ts';

const GAMES = 1_000;
/** A game over so many answers is cut. */
const MOST = 30_000;

let counted: Prompts | undefined;

/** Four seats, everybody asked as usual: where they could do something that matters. */
function prompts(): Prompts {
  counted ??= countPrompts({
    game: fourSouls,
    seats: 4,
    games: GAMES,
    most: MOST,
    activeIn: (state) => ('active' in state && typeof state.active === 'number' ? state.active : 0),
  });
  return counted;
}

/** A count needs no scaling to the machine. */
const reading = (value: number): Reading => ({ value, measured: value });

export const reactionFigures: readonly Figure[] = [
  {
    name: 'four-souls-prompts-in-a-foreign-turn',
    unit: 'prompts, median',
    floor: 2,
    direction: 'at most',
    measure: () => reading(median(prompts().others)),
  },
  {
    name: 'four-souls-passes-in-an-own-turn',
    unit: 'prompts, median',
    floor: 3,
    direction: 'at most',
    measure: () => reading(median(prompts().own)),
  },
];
