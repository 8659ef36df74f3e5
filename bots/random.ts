import { Run } from '@tafelrunde/kernel';
import type { Bot } from './bot.ts';
import { openIn } from './open.ts';
import { randomPicks } from './picks.ts';

/** Plays anything that is legal. */
export const random: Bot = {
  name: 'random',
  decide({ game, imagine }, question, chance) {
    const run = new Run(game, imagine(chance));
    return randomPicks(run, openIn(run, question), chance);
  },
};
