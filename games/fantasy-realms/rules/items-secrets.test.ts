import { checkRandomGame, checkSwaps } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { itemIds } from '../cards/ids.ts';
import { fantasyRealms } from '../index.ts';

/** Tables of two to six, with and without the new suits. */
const plans = Array.from({ length: 30 }, (_, i) => ({
  seats: 2 + (i % 5),
  seed: 100 + i,
  options: { items: true, suits: i % 2 === 1, promos: i % 3 === 1 },
}));

describe('random games with cursed items', () => {
  it('[FR-050] [FR-059] every item gets used, and every position keeps its secrets', () => {
    const used = new Set<string>();
    for (const plan of plans) {
      for (const { events } of checkRandomGame(fantasyRealms, { ...plan, every: 40 }).steps) {
        for (const { type, cause = '' } of events) if (type === 'used') used.add(cause);
      }
    }
    expect([...used].sort()).toEqual([...itemIds].sort());
  });

  it('[FR-059] a card that somebody does not know can be any other: nothing that they are told changes', () => {
    let samples = 0;
    let survived = 0;
    for (const plan of plans) {
      const swaps = checkSwaps(fantasyRealms, { ...plan, samples: 3 });
      samples += swaps.samples;
      survived += swaps.survived;
    }
    expect(samples).toBeGreaterThan(80);
    expect(survived).toBeGreaterThan(samples / 2);
  });
});
