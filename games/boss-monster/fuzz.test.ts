import { checkRandomGame, checkSwaps } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { tableOf } from './fuzz-in-tests.ts';
import { bossMonster } from './index.ts';

/** So many games are played step by step, with futures and undo checked at one step in so many. */
const STEPWISE_GAMES = 6;
const SOMETIMES = 50;

describe('random games', () => {
  it('step by step, and one with everything checked at every step', () => {
    for (let seed = 1; seed <= STEPWISE_GAMES; seed++) {
      const seats = 2 + (seed % 3);
      const plan = { seats, options: tableOf(seats)(seed), seed: 5_000 + seed };
      checkRandomGame(bossMonster, { ...plan, every: seed === 1 ? 1 : SOMETIMES });
    }
  });

  it('[BM-148] [R-60] cards that somebody never learns can be swapped without a trace', () => {
    const { survived, samples } = checkSwaps(bossMonster, { seats: 3, seed: 9_000, samples: 12 });
    expect(survived).toBeGreaterThanOrEqual(samples / 2);
  });
});
