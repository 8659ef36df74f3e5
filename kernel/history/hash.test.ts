import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, hashOf } from './hash.ts';

describe('canonical', () => {
  it('puts keys in order, at every depth, and leaves lists alone', () => {
    expect(canonical({ b: [3, 1], a: { d: null, c: 'x' } })).toBe('{"a":{"c":"x","d":null},"b":[3,1]}');
  });

  it('takes a field that is undefined for one that is not there', () => {
    expect(canonical({ a: undefined, b: 1 })).toBe(canonical({ b: 1 }));
  });

  it('is JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('hashOf', () => {
  it('is the SHA-256 of the canonical text', () => {
    const text = '{"a":"ä","b":2}';
    expect(hashOf({ b: 2, a: 'ä' })).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  });
});
