import { nextOpen, randomPicks } from '@tafelrunde/bots';
import { begin, granted, quickChance, Run, readOptions } from '@tafelrunde/kernel';
import { terrorsOfLondon } from '@tafelrunde/terrors-of-london';
import type { Figure } from '../figure.ts';
import { perCpuSecond } from '../measure.ts';
import { rating, TWENTY_FIVE_MILLISECONDS } from '../rating.ts';

/** The expert without its rehearsals, for which it has time at the table. */
const AT_ONCE = { iterations: 1 };

/** Plays random whole games in place, one at each call; tells how many decisions it took. */
function randomGames(): () => number {
  const options = granted(readOptions(terrorsOfLondon, {}));
  let seed = 1;
  return () => {
    const chance = quickChance(seed++);
    const run = new Run(terrorsOfLondon, begin(terrorsOfLondon, options, 2), chance);
    run.crank();
    let decisions = 0;
    for (; run.match.outcome === undefined; decisions++) {
      const open = nextOpen(run);
      run.choose(open, randomPicks(run, open, chance));
    }
    return decisions;
  };
}

export const figures: readonly Figure[] = [
  {
    name: 'terrors-of-london-games',
    unit: 'decisions / CPU s',
    floor: 50_000,
    direction: 'at least',
    measure: () => perCpuSecond(randomGames()),
  },
  await rating('terrors-of-london-bot-vs-random', 98, {
    game: terrorsOfLondon,
    bots: ['expert', 'random'],
    budget: AT_ONCE,
  }),
  await rating('terrors-of-london-bot-vs-random-buyer', 65, {
    game: terrorsOfLondon,
    bots: ['expert', 'random-buyer'],
    budget: AT_ONCE,
  }),
  await rating('terrors-of-london-strong-vs-medium', 70, {
    game: terrorsOfLondon,
    bots: ['expert', 'quick'],
    budget: TWENTY_FIVE_MILLISECONDS,
    games: 400,
  }),
];
