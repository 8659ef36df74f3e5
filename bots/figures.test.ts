import { describe, expect, it } from 'vitest';
import { distributionOf, wilson } from './figures.ts';

describe('figures', () => {
  it('tells how numbers spread', () => {
    expect(distributionOf([4, 1, 3, 2, 5])).toEqual({
      mean: 3,
      deviation: Math.SQRT2,
      min: 1,
      q1: 2,
      median: 3,
      q3: 4,
      p90: 5,
      p99: 5,
      max: 5,
    });
    expect(distributionOf([])).toBeUndefined();
  });

  it('bounds a rate as Wilson does', () => {
    expect(wilson(50, 100).low).toBeCloseTo(0.4038, 4);
    expect(wilson(50, 100).high).toBeCloseTo(0.5962, 4);
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(0, 10).high).toBeCloseTo(0.2775, 4);
    expect(wilson(0, 0)).toEqual({ low: 0, high: 1 });
  });
});
