import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diff, patch } from './delta.ts';

const json = fc.jsonValue({ maxDepth: 4 });

function overTheWire(value: unknown): unknown {
  return value === undefined ? undefined : JSON.parse(JSON.stringify(value));
}

describe('differences between plain values', () => {
  it('lead from any value to any other, over the wire, without touching the first', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        const kept = JSON.stringify(before);
        const delta = diff(before, after);
        const sent: typeof delta = delta === undefined ? undefined : JSON.parse(JSON.stringify(delta));
        expect(overTheWire(patch(before, sent))).toEqual(overTheWire(after));
        expect(JSON.stringify(before)).toBe(kept);
      }),
      { numRuns: 2_000 },
    );
  });

  it('lead from a list to one that was cut and mended anywhere', () => {
    const list = fc.array(fc.record({ obj: fc.nat(9), card: fc.constantFrom('a', 'b') }), { maxLength: 12 });
    const mends = fc.property(list, list, (before, after) => {
      expect(patch(before, diff(before, after))).toEqual(after);
    });
    fc.assert(mends, { numRuns: 2_000 });
  });

  it('are nothing for equal values, in whatever order their keys are', () => {
    const same = fc.property(json, (value) => {
      expect(diff(value, overTheWire(value))).toBeUndefined();
    });
    fc.assert(same);
    expect(diff({ a: 1, b: [2] }, { b: [2], a: 1 })).toBeUndefined();
  });

  it('name only what changed', () => {
    const hand = [1, 2, 3, 4, 5].map((obj) => [obj, `card-${obj}`]);
    const before = { zones: [{ kind: 'deck', size: 9 }, { kind: 'hand', cards: hand }, { kind: 'out' }], turn: 1 };
    const after = {
      zones: [
        { kind: 'deck', size: 8 },
        { kind: 'hand', cards: [...hand.filter(([obj]) => obj !== 2), [9, 'new']] },
        { kind: 'out' },
      ],
      turn: 1,
    };
    expect(diff(before, after)).toEqual({
      zones: [0, [{ size: 8 }, { cards: [0, [1, -1, 3, [[9, 'new']]]] }]],
    });
  });

  it('put in and take out objects of a list that grows or shrinks', () => {
    const [a, b, c] = [{ kind: 'a' }, { kind: 'b' }, { kind: 'c' }];
    expect(diff([a, c], [a, b, c])).toEqual([0, [1, [b]]]);
    expect(diff([a, b, c], [a, c])).toEqual([0, [1, -1]]);
    expect(diff([a, b], [a, b, c])).toEqual([0, [2, [c]]]);
  });

  it('take out a key that is gone, and say so for one that is undefined', () => {
    expect(diff({ a: 1, outcome: 2 }, { a: 1 })).toEqual({ outcome: null });
    expect(diff({ a: 1 }, { a: undefined })).toEqual({ a: null });
    expect(patch({ a: 1, outcome: 2 }, { outcome: null })).toEqual({ a: 1 });
  });
});
