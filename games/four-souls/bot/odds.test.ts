import { describe, expect, it } from 'vitest';
import { chanceOfHits } from './odds.ts';

describe('the odds of a fight', () => {
  it.each([
    // One hit before one miss, with a die that hits half the time.
    [1, 1, 1 / 2, 1 / 2],
    // Two hits in a row at 3+.
    [2, 1, 2 / 3, 4 / 9],
    // Not two misses in a row at 6+.
    [1, 2, 1 / 6, 11 / 36],
    // Of three even rolls at least two hit.
    [2, 2, 1 / 2, 1 / 2],
    [2, 3, 1 / 2, 11 / 16],
    [3, 1, 0, 0],
    [3, 1, 1, 1],
  ])('[FS-161] [FS-162] %i hits before %i misses at %f', (hits, misses, hit, chance) => {
    expect(chanceOfHits(hits, misses, hit)).toBeCloseTo(chance, 12);
  });
});
