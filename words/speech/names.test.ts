import { describe, expect, it } from 'vitest';
import { accusative, dative, isReader, titled } from './names.ts';

describe('what people are called inside a sentence', () => {
  it('bends the reader', () => {
    expect([dative('Du', 'de'), accusative('Du', 'de')]).toEqual(['dir', 'dich']);
    expect([dative('You', 'en'), accusative('You', 'en')]).toEqual(['you', 'you']);
  });

  it('leaves everybody else alone, also who is called like the reader of another language', () => {
    expect([dative('Anna', 'de'), accusative('Anna', 'en'), dative('Du', 'en')]).toEqual(['Anna', 'Anna', 'Du']);
    expect([isReader('Du', 'de'), isReader('Du', 'en')]).toEqual([true, false]);
  });

  it('sets a card whose German name would have to bend as a title', () => {
    const names = ['Goldener Spiegel', 'Der Ripper', 'Weinendes Kind', 'Ghul', 'Lich von Highgate'];
    expect(names.map((name) => titled(name, 'de'))).toEqual([
      '„Goldener Spiegel“',
      '„Der Ripper“',
      '„Weinendes Kind“',
      'Ghul',
      'Lich von Highgate',
    ]);
    expect(titled('Gold Mirror', 'en')).toBe('Gold Mirror');
  });
});
