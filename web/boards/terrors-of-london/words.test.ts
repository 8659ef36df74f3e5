import { describe, expect, it } from 'vitest';
import { londonWords } from './words.ts';

describe('the names of places', () => {
  it('speak to the one who reads', () => {
    const { en, de } = londonWords;
    expect([en.handOf('You'), en.handOf('Anna')]).toEqual(['Your hand', 'Hand of Anna']);
    expect([de.handOf('Du'), de.relicsOf('Du')]).toEqual(['Deine Hand', 'Deine Reliquien']);
  });
});
