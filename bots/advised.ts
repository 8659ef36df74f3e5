import type { Advisor, GameBot } from '@tafelrunde/kernel';
import { type Bot, timer } from './bot.ts';
import { allAnswers, tryOut } from './trial.ts';

/** Enough to go through with what an effect asks, to the end of the turn. */
const FOLLOW = 6;
const MOST_WORLDS = 4;

/** A player who knows the game: follows the advice, and tries out what is left open. */
export const advised = (name: string, advise: Advisor, evaluate: GameBot['evaluate']): Bot => ({
  name,
  decide(sight, question, chance, budget) {
    const goesOn = timer(budget);
    const answers = advise(sight, question, chance, goesOn) ?? allAnswers(sight, question, chance);
    return tryOut(sight, question, answers, { evaluate, follow: FOLLOW, mostWorlds: MOST_WORLDS }, chance, goesOn);
  },
});
