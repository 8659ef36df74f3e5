import { describe, expect, it } from 'vitest';
import { fitGroups } from './fit-groups.ts';

const room = { width: 400, height: 200, gap: 10, widest: 100 };

describe('cards in play', () => {
  it('are as wide as they may be while there is room', () => {
    expect(fitGroups([1, 1], room)).toBe(100);
  });

  it('get smaller when they need more rows', () => {
    // Two rows of four: 2 * 1.4 * w + 10 <= 200, so w = 67; four of them and three gaps are 298 wide.
    expect(fitGroups([1, 1, 1, 1, 1, 1, 1, 1], room)).toBe(67);
  });

  it('keep a horde in one row', () => {
    expect(fitGroups([6], room)).toBe(66);
  });

  it('never get smaller than a finger', () => {
    expect(fitGroups([20], room)).toBe(44);
  });
});
