import type { GameBot } from '@tafelrunde/kernel';
import { type Bot, timer } from './bot.ts';
import { evaluateTeam } from './teams.ts';
import { allAnswers, tryOut } from './trial.ts';

/** Takes the answer after which it stands best at once. */
export const greedy = (evaluate: GameBot['evaluate']): Bot => ({
  name: 'greedy',
  decide(sight, question, chance, budget) {
    const trial = { evaluate: evaluateTeam(sight, evaluate), follow: 0, mostWorlds: Number.POSITIVE_INFINITY };
    return tryOut(sight, question, allAnswers(sight, question, chance), trial, chance, timer(budget));
  },
});
