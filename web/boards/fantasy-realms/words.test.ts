import { describe, expect, it } from 'vitest';
import { fantasyWords } from './words.ts';

describe('what is read out', () => {
  it('counts one point as one', () => {
    const { en, de } = fantasyWords;
    expect([en.points('1'), en.points('−1'), en.points('0'), en.points('21')]).toEqual([
      '1 point',
      '−1 point',
      '0 points',
      '21 points',
    ]);
    expect([de.points('1'), de.ifDropped('Rauch', '1'), de.points('2')]).toEqual([
      '1 Punkt',
      'Ohne Rauch: 1 Punkt.',
      '2 Punkte',
    ]);
  });

  it('speaks to the one who reads', () => {
    expect([fantasyWords.en.handOf('You'), fantasyWords.en.handOf('Anna')]).toEqual(['Your hand', 'Hand of Anna']);
  });
});
