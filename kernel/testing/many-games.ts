import type { AnyGame } from '../game.ts';
import { checkRandomGame } from './properties.ts';
import { checkSwaps, type Swaps } from './swaps.ts';

export interface Many {
  /** How many at the table, in turn. */
  readonly seats: readonly number[];
  readonly games: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Everything is checked at one position in so many. */
  readonly every?: number;
  /** How many swaps are tried in each game. */
  readonly swaps?: number;
}

/** What was looked at. */
export interface Looked extends Swaps {
  readonly positions: number;
}

/** Plays many random games and checks everything that must hold of any game; half of the swaps must stay playable. */
export function checkManyGames(game: AnyGame, { games, seats, options = {}, every = 1, swaps = 6 }: Many): Looked {
  let positions = 0;
  const swapped = { samples: 0, survived: 0, steps: 0 };
  for (let seed = 1; seed <= games; seed++) {
    const plan = { seats: seats[seed % seats.length] ?? game.seats.min, options, seed };
    positions += 1 + checkRandomGame(game, { ...plan, every }).steps.length;
    const { samples, survived, steps } = checkSwaps(game, { ...plan, samples: swaps });
    swapped.samples += samples;
    swapped.survived += survived;
    swapped.steps += steps;
  }
  if (swapped.survived * 2 < swapped.samples) {
    throw new Error(`${game.id}: only ${swapped.survived} of ${swapped.samples} swaps stayed playable`);
  }
  return { positions, ...swapped };
}
