import { describe, expect, it } from 'vitest';
import { isSame, notPlain } from './plain.ts';

describe('what JSON can carry', () => {
  it('is text, numbers, truth, lists and plain objects of these', () => {
    const match = { seats: 2, name: 'a', lists: [[1, 2], [], [{ x: null }]], over: false };
    expect(notPlain(match)).toBeUndefined();
    expect(notPlain({ ...match, outcome: undefined })).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['/when: Date', { when: new Date(0) }],
    ['/zones/1: Map', { zones: [1, new Map()] }],
    ['/n: NaN', { n: Number.NaN }],
    ['/list/1: undefined', { list: [1, undefined] }],
    ['/go: function', { go: () => 1 }],
    ['/big: bigint', { big: 1n }],
  ])('is not %s', (where, value) => {
    expect(notPlain(value)).toBe(where);
  });
});

describe('being the same', () => {
  it('is being the same in every part', () => {
    expect(isSame({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBe(true);
    expect(isSame({ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] })).toBe(false);
    expect(isSame([1, 2], [1])).toBe(false);
    expect(isSame({ a: 1 }, { b: 1 })).toBe(false);
    expect(isSame({ a: 1 }, { a: 1, b: 1 })).toBe(false);
    expect(isSame({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(false);
    expect(isSame([], {})).toBe(false);
    expect(isSame({}, null)).toBe(false);
  });
});
