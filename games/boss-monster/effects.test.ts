import { at, runScenario } from '@tafelrunde/kernel';
import { checkQuickGame } from '@tafelrunde/kernel/testing';
import { scenarioFiles } from '@tafelrunde/kernel/testing/scenarios';
import { stillUnseen } from '@tafelrunde/words/testing';
import { describe, expect, it } from 'vitest';
import { effectsDue, watchedGame } from './effects-in-tests.ts';
import { tableOf, WHIMS } from './fuzz-in-tests.ts';

/** Random games, in some 500 of which most effects are seen; scenarios are the seeded starts that lay out the rare ones. */
const MOST_GAMES = 2_000;
const SEATS = [2, 3, 4];

/** Other tests look at the positions. */
const NEVER = Infinity;

const scenarios = scenarioFiles(new URL('scenarios/', import.meta.url)).flatMap((file) => file.scenarios);

describe('every effect of every card', () => {
  it('[BM-016] [BM-036] [BM-142] is seen to do something', () => {
    const seen = new Set<string>();
    const game = watchedGame(seen);
    for (const scenario of scenarios) runScenario(game, scenario);
    const left = stillUnseen(effectsDue(), seen, MOST_GAMES, (seed) => {
      const seats = at(SEATS, seed % SEATS.length);
      const plan = { seats, seed, options: tableOf(seats)(seed), often: at(WHIMS, seed % WHIMS.length) };
      checkQuickGame(game, { ...plan, every: NEVER });
    });
    expect(left).toEqual([]);
  });
});
