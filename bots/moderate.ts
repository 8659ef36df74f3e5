import { at, type GameBot } from '@tafelrunde/kernel';
import type { Bot } from './bot.ts';

/** A bot that leaves be what it has had enough of, so that its turns come to an end. */
export const moderate = (bot: Bot, enough: NonNullable<GameBot['enough']>): Bot => ({
  ...bot,
  decide(sight, question, chance, budget) {
    const done = enough(sight, question);
    const options = question.options.filter(({ ref }) => !done.includes(ref));
    if (done.length === 0 || options.length === 0) return bot.decide(sight, question, chance, budget);
    const picks = bot.decide(sight, { ...question, options }, chance, budget);
    return picks.some((pick) => done.includes(pick)) ? [at(options, 0).ref] : picks;
  },
});
