import { checkQuickGame, checkRandomGame, checkSwaps } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bossMonster } from './index.ts';
import { checkInvariants } from './invariants-in-tests.ts';
import { DONE, PASS } from './refs.ts';

/** On each of the tables. */
const GAMES_PER_TABLE = 60;

/** At one position in so many JSON, views and secrets are looked at, too. */
const SOMETIMES = 50;

/** So many games are played step by step, with futures and undo checked as well. */
const STEPWISE_GAMES = 6;

const MOST_ANSWERS = 30_000;

const tables = [2, 3, 4].flatMap((seats) =>
  [{}, { chooseBoss: true, intrigue: true }, { hardMode: true, baitOldestFirst: true, counterCounterspell: true }].map(
    (options) => ({ seats, options, variants: Object.keys(options).join(', ') || 'no variant' }),
  ),
);

describe('random whole games', () => {
  it.each(tables)('[BM-048] [BM-137] [BM-138] [BM-139] $seats at the table, $variants', ({ seats, options }) => {
    for (let seed = 1; seed <= GAMES_PER_TABLE; seed++) {
      // Who passes more often comes further.
      const often = seed % 3 === 0 ? [PASS] : seed % 3 === 1 ? [PASS, DONE] : [];
      const plan = { seats, options, seed, often, most: MOST_ANSWERS, every: SOMETIMES };
      expect(checkQuickGame(bossMonster, { ...plan, onQuestion: checkInvariants }).end.outcome).toBeDefined();
    }
  });

  it('step by step, and one with everything checked at every step', () => {
    for (let seed = 1; seed <= STEPWISE_GAMES; seed++) {
      checkRandomGame(bossMonster, { seats: 2 + (seed % 3), seed: 5_000 + seed, every: seed === 1 ? 1 : SOMETIMES });
    }
  });

  it('[BM-148] [R-60] cards that somebody never learns can be swapped without a trace', () => {
    const { survived, samples } = checkSwaps(bossMonster, { seats: 3, seed: 9_000, samples: 12 });
    expect(survived).toBeGreaterThanOrEqual(samples / 2);
  });
});
