import { fourSouls, isFourSouls, isReadyToReact, stateIn } from '@tafelrunde/four-souls';
import type { Position, Seat } from '@tafelrunde/kernel';
import type { Figure, Reading } from '../figure.ts';
import { tellProgress } from '../progress.ts';
import { countPrompts, type Moment, median, type Prompts, quantile } from '../prompts.ts';
import { botNamed } from '../rating.ts';

const GAMES = 1_000;
/** A game over so many answers is cut. */
const MOST = 30_000;

let counted: Prompts | undefined;

const quickBot = await botNamed(fourSouls, 'quick');

function momentIn(state: object): Moment {
  const { active, phase } = stateIn({ state });
  return { active, begins: phase === 'start' };
}

/** FS-076, FS-189: a charged item that changes rolls, or a loot card that could be played. */
const isReady = (m: Position, seat: Seat): boolean => isFourSouls(m) && isReadyToReact(m, seat);

/** Four seats, everybody asked as usual: where they could do something that matters. */
function prompts(): Prompts {
  counted ??= countPrompts({
    game: fourSouls,
    seats: 4,
    games: GAMES,
    bot: quickBot,
    most: MOST,
    momentIn,
    isReady,
    played: (games) => tellProgress(games, GAMES),
  });
  return counted;
}

/** A count needs no scaling to the machine. */
const reading = (value: number): Reading => ({ value, measured: value });

export const figures: readonly Figure[] = [
  {
    name: 'four-souls-prompts-in-a-foreign-turn',
    unit: 'prompts, median',
    floor: 2,
    direction: 'at most',
    measure: () => reading(median(prompts().others)),
  },
  {
    name: 'four-souls-prompts-with-something-at-hand',
    unit: 'prompts, median',
    floor: 1,
    direction: 'at most',
    measure: () => reading(median(prompts().ready)),
  },
  {
    name: 'four-souls-prompts-with-something-at-hand-p95',
    unit: 'prompts in 95 of 100',
    floor: 5,
    direction: 'at most',
    measure: () => reading(quantile(prompts().ready, 0.95)),
  },
  {
    name: 'four-souls-passes-in-an-own-turn',
    unit: 'prompts, median',
    floor: 3,
    direction: 'at most',
    measure: () => reading(median(prompts().own)),
  },
];
