import { describe, expect, it } from 'vitest';
import { accusative, dative, isReader } from './names.ts';

describe('what people are called inside a sentence', () => {
  it('bends the reader', () => {
    expect([dative('Du', 'de'), accusative('Du', 'de')]).toEqual(['dir', 'dich']);
    expect([dative('You', 'en'), accusative('You', 'en')]).toEqual(['you', 'you']);
  });

  it('leaves everybody else alone, also who is called like the reader of another language', () => {
    expect([dative('Anna', 'de'), accusative('Anna', 'en'), dative('Du', 'en')]).toEqual(['Anna', 'Anna', 'Du']);
    expect([isReader('Du', 'de'), isReader('Du', 'en')]).toEqual([true, false]);
  });
});
