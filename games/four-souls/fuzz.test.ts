import { checkRandomGame, checkSwaps } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fourSouls } from './index.ts';
import { checkInvariants } from './invariants-in-tests.ts';

/** Games at each of the tables below. */
const GAMES_PER_TABLE = 3;

/** JSON, views, secrets and futures are checked at one position in so many. */
const EVERY = 100;

/** FS: a random game that takes longer than this is cut. */
const MOST_ANSWERS = 30_000;

/** Swaps of two cards that somebody never learns, per table. */
const SWAPS = 4;

const tables = [2, 3, 4].flatMap((seats) =>
  [
    {},
    { bonusSouls: true },
    { rooms: true },
    { bonusSouls: true, rooms: true },
    ...(seats === 2 ? [{ solo: true }] : []),
  ].map((options) => ({ seats, options, parts: Object.keys(options).join(', ') || 'base game' })),
);

describe('random whole games', () => {
  it.each(tables)('[FS-008] [FS-117] $seats players: $parts', ({ seats, options }) => {
    for (let seed = 1; seed <= GAMES_PER_TABLE; seed++) {
      const { steps, end } = checkRandomGame(fourSouls, { seats, options, seed, every: EVERY, most: MOST_ANSWERS });
      for (const { after } of steps) checkInvariants(after);
      expect(end.outcome).toBeDefined();
    }
  });

  it('[FS-050] cards that somebody never learns can be swapped without a trace', () => {
    const swaps = tables
      .filter(({ seats }) => seats === 3)
      .map(({ seats, options }) => checkSwaps(fourSouls, { seats, options, seed: 2_000, samples: SWAPS }));
    const survived = swaps.reduce((sum, each) => sum + each.survived, 0);
    const samples = swaps.reduce((sum, each) => sum + each.samples, 0);
    expect(survived).toBeGreaterThanOrEqual(samples / 2);
  });
});
