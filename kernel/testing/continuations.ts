import { answer } from '../crank/answer.ts';
import { type Chance, quickChance } from '../crank/chance.ts';
import { questionsTo } from '../crank/questions.ts';
import { granted } from '../errors.ts';
import type { AnyGame } from '../game.ts';
import type { Match } from '../match.ts';
import { everySeat } from './random-play.ts';

/** How many ways there are to give so many answers of one pick from here on, one after another. */
export function continuations(game: AnyGame, match: Match, depth: number, chance: () => Chance = luck): number {
  if (depth === 0 || match.outcome !== undefined) return 1;
  return questionsTo(game, match, everySeat(match)).reduce((sum, { id, seat, options }) => {
    const after = options.map(({ ref }) => {
      const { match: next } = granted(answer(game, match, seat, id, [ref], chance()));
      return continuations(game, next, depth - 1, chance);
    });
    return after.reduce((total, each) => total + each, sum);
  }, 0);
}

const luck = (): Chance => quickChance(1);
