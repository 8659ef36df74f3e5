import type { AnyGame } from './game.ts';
import type { Options, Outcome, Seat } from './match.ts';

/** Who plays what with how many: all that teams follow from. */
interface Sides {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
}

/** The seats that win or lose with this one, itself among them. */
export function teamOf({ game, options, seats }: Sides, seat: Seat): readonly Seat[] {
  const all = Array.from({ length: seats }, (_, each) => each);
  if (isTogether({ game, options, seats })) return all;
  const { team } = game;
  if (team === undefined) return [seat];
  const own = team(seat, options, seats);
  return all.filter((each) => team(each, options, seats) === own);
}

/** Do all win or lose together: in a cooperative game, alone, or as one person with all seats? */
export function isTogether({ game, options, seats }: Sides): boolean {
  return seats === 1 || game.cooperative === true || game.oneMind?.(options, seats) === true;
}

/** How a game ends that all win or lose together. */
export interface Together {
  readonly won: boolean;
  readonly how: string;
  readonly scores?: readonly number[];
}

export function outcomeOf(ending: Outcome | Together, seats: number): Outcome {
  if ('winners' in ending) return ending;
  return { ...ending, winners: ending.won ? Array.from({ length: seats }, (_, seat) => seat) : [] };
}
