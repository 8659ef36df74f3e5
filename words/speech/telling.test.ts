import { describe, expect, it } from 'vitest';
import { oneMark, tellingOf } from './telling.ts';

const nameOf = (card: string): string => card.toUpperCase();
const moved = { type: 'moved', cards: [{ card: 'king', obj: 1 }, {}] };

describe('what a log line is told', () => {
  it('lets the verb agree with a reader who is called you', () => {
    const told = tellingOf({ type: 'drew' }, 'en', ['You', 'Ben'], nameOf);
    expect(told.does(0, 'draws', 'draw')).toBe('You draw');
    expect(told.does(1, 'draws', 'draw')).toBe('Ben draws');
    expect(told.does(undefined, 'draws', 'draw')).toBe('Somebody draws');
    expect(tellingOf({ type: 'drew' }, 'de', ['Du'], nameOf).does(0, 'zieht', 'ziehst')).toBe('Du ziehst');
  });

  it('says others in the middle of a sentence', () => {
    const told = tellingOf({ type: 'gave' }, 'de', ['Du', 'Ben'], nameOf);
    expect(told.whom(0, 'dir')).toBe('dir');
    expect(told.whom(1, 'dir')).toBe('Ben');
    expect(told.whom(1, 'deiner Hand', (name) => `der Hand von ${name}`)).toBe('der Hand von Ben');
  });

  it('names the cards that the reader knows and counts the rest', () => {
    const [king, unknown] = moved.cards;
    expect(tellingOf({ ...moved, cards: [king ?? {}] }, 'en', [], nameOf).what).toBe('KING');
    expect(tellingOf({ ...moved, cards: [unknown ?? {}] }, 'en', [], nameOf).what).toBe('a card');
    expect(tellingOf(moved, 'de', [], nameOf).what).toBe('KING, eine Karte');
    expect(tellingOf({ ...moved, cards: [{}, {}] }, 'de', [], nameOf).what).toBe('2 Karten');
  });

  it('puts one mark only behind a name that ends with one', () => {
    expect(['You play 3 Cents!.', 'You kill Gurdy Jr..', 'Meat! dies.', 'You roll.'].map(oneMark)).toEqual([
      'You play 3 Cents!',
      'You kill Gurdy Jr.',
      'Meat! dies.',
      'You roll.',
    ]);
  });

  it('writes facts down, negative numbers with a minus sign', () => {
    const { fact } = tellingOf({ type: 'scored', data: { points: -3, how: 'so' } }, 'en', [], nameOf);
    expect([fact('points'), fact('how'), fact('none')]).toEqual(['−3', 'so', '']);
  });
});
