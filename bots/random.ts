import { at, Run } from '@tafelrunde/kernel';
import type { Bot } from './bot.ts';
import { openIn } from './open.ts';
import { answersDue, randomPicks } from './picks.ts';

/** Plays anything that is legal. */
export const random: Bot = {
  name: 'random',
  blind: true,
  decide({ game, imagine }, question, chance) {
    if (question.standing) return at(answersDue(question), chance('pick', question.options.length));
    const run = new Run(game, imagine(chance));
    return randomPicks(run, openIn(run, question), chance);
  },
};
