import type { Chance, GoesOn, Question, Ref, Sight } from '@tafelrunde/kernel';

/** Milliseconds since some fixed moment. The host brings it: what decides about a match knows no clock. */
export type Clock = () => number;

/** How long a bot may think about one decision; with a number of iterations it decides the same every time. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number; readonly clock: Clock };

export interface Bot {
  readonly name: string;
  /** It reads nothing but the options, so simulations may let it decide on the match itself, in place. */
  readonly blind?: true;
  /** A legal answer to the question. */
  decide(sight: Sight, question: Question, chance: Chance, budget: Budget): readonly Ref[];
}

/** Whether there is budget for another iteration after so many, as long as they have been so far. There is always one. */
export function timer(budget: Budget): GoesOn {
  if ('iterations' in budget) return (done) => done < Math.max(1, budget.iterations);
  const { clock, milliseconds } = budget;
  const start = clock();
  return (done) => done === 0 || (clock() - start) * (1 + 1 / done) <= milliseconds;
}
