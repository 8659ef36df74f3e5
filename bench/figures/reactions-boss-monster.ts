import { bossMonster, stateIn } from '@tafelrunde/boss-monster';
import type { Figure, Reading } from '../figure.ts';
import { tellProgress } from '../progress.ts';
import { countPrompts, type Moment, median, type Prompts } from '../prompts.ts';
import { botNamed } from '../rating.ts';

const GAMES = 500;
const SEATS = 4;
/** A game over so many answers is cut. */
const MOST = 30_000;

let counted: Prompts | undefined;

const quickBot = await botNamed(bossMonster, 'quick');

/** BM-048: in the Build and Adventure phases everybody has a turn. */
function momentIn(state: object): Moment {
  const { active, phase, round } = stateIn({ state, seats: SEATS });
  const turn = { active, begins: false, phase };
  return round === 0 ? turn : { ...turn, round };
}

/** Four seats, everybody asked as usual: where they could do something that matters. */
function prompts(): Prompts {
  counted ??= countPrompts({
    game: bossMonster,
    seats: SEATS,
    games: GAMES,
    bot: quickBot,
    most: MOST,
    momentIn,
    isReady: () => true,
    played: (games) => tellProgress(games, GAMES),
  });
  return counted;
}

/** A count needs no scaling to the machine. */
const reading = (value: number): Reading => ({ value, measured: value });

export const figures: readonly Figure[] = [
  {
    name: 'boss-monster-prompts-in-a-round',
    unit: 'prompts, median',
    floor: 2,
    direction: 'at most',
    measure: () => reading(median(prompts().rounds)),
  },
  {
    name: 'boss-monster-passes-in-an-own-turn',
    unit: 'prompts, median',
    floor: 2,
    direction: 'at most',
    measure: () => reading(median(prompts().own)),
  },
];
