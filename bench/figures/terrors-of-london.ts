import { nextOpen, randomPicks } from '@tafelrunde/bots';
import { begin, granted, quickChance, Run, readOptions } from '@tafelrunde/kernel';
import { terrorsOfLondon } from '@tafelrunde/terrors-of-london';
import type { Figure } from '../figure.ts';
import { perCpuSecond } from '../measure.ts';

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

export const terrorsOfLondonFigures: readonly Figure[] = [
  {
    name: 'terrors-of-london-games',
    unit: 'decisions / CPU s',
    floor: 50_000,
    direction: 'at least',
    measure: () => perCpuSecond(randomGames()),
  },
];
