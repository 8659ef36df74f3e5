import { checkRandomGame, checkSwaps } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { MOST_ANSWERS, OFTEN_PICKED, QUIET, tablesOf } from './fuzz-in-tests.ts';
import { fourSouls } from './index.ts';

/** In the games that are played step by step, futures and undo are checked as well, at one step in so many. */
const OFTEN = 200;

/** Swaps of two cards that somebody never learns. */
const SWAPS = 2;

const stepwise = [2, 3, 4].flatMap(tablesOf).filter(({ parts }) => parts.includes('deals') || parts === 'solo');

describe('random whole games', () => {
  it('step by step', () => {
    for (const { seats, options } of stepwise) {
      checkRandomGame(fourSouls, { seats, options, seed: 5, every: OFTEN, most: MOST_ANSWERS, often: OFTEN_PICKED });
    }
  });

  it('[FS-050] cards that somebody never learns can be swapped without a trace', () => {
    const { survived, samples } = checkSwaps(fourSouls, { seats: 3, seed: 2_000, samples: SWAPS, options: QUIET });
    expect(survived).toBeGreaterThanOrEqual(samples / 2);
  });
});
