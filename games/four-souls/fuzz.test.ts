import { checkRandomGame, checkSwaps } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fourSouls } from './index.ts';
import { checkInvariants } from './invariants-in-tests.ts';

/** JSON, views, secrets and futures are checked at one position in so many. */
const EVERY = 200;

/** A random game that takes longer than this is cut: some items answer each other for as long as somebody likes. */
const MOST_ANSWERS = 2_000;

/** Swaps of two cards that somebody never learns, per table. */
const SWAPS = 2;

const tables = [2, 3, 4].flatMap((seats) =>
  [
    {},
    { bonusSouls: true },
    { rooms: true },
    { bonusSouls: true, rooms: true },
    ...(seats === 2 ? [{ solo: true }] : []),
  ].map((options) => ({ seats, options, parts: Object.keys(options).join(', ') || 'base game' })),
);

function playedOrCut<T>(play: () => T): T | 'cut' {
  try {
    return play();
  } catch (found) {
    if (found instanceof Error && found.message.includes('no end after')) return 'cut';
    throw found;
  }
}

describe('random whole games', () => {
  it.each(tables)('[FS-008] [FS-117] $seats players: $parts', ({ seats, options }) => {
    const played = playedOrCut(() =>
      checkRandomGame(fourSouls, {
        seats,
        options,
        seed: 7,
        every: EVERY,
        most: MOST_ANSWERS,
      }),
    );
    if (played === 'cut') return;
    for (const { after } of played.steps) checkInvariants(after);
    expect(played.end.outcome).toBeDefined();
  });

  it('[FS-050] cards that somebody never learns can be swapped without a trace', () => {
    const swaps = tables
      .filter(({ seats, parts }) => seats === 3 && parts === 'base game')
      .map(({ seats, options }) => checkSwaps(fourSouls, { seats, options, seed: 2_000, samples: SWAPS }));
    const survived = swaps.reduce((sum, each) => sum + each.survived, 0);
    const samples = swaps.reduce((sum, each) => sum + each.samples, 0);
    expect(survived).toBeGreaterThanOrEqual(samples / 2);
  });
});
