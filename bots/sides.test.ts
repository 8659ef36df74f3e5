import { describe, expect, it } from 'vitest';
import { openSideBook } from './sides.ts';

const won = (...winners: number[]) => ({ winners, how: 'tested' });

describe('sides', () => {
  it('are counted over all games and against each other, a shared win in parts', () => {
    const book = openSideBook();
    book.note(['fenris', 'cain'], won(0));
    book.note(['cain', 'fenris'], won(0));
    book.note(['fenris', 'cain'], won(0, 1));
    book.note(['fenris', 'lilith'], won(0));
    const [cain, fenris, lilith] = book.sides();
    expect(cain).toMatchObject({
      card: 'cain',
      games: 3,
      wins: 1.5,
      rate: 0.5,
      against: { fenris: { games: 3, wins: 1.5 } },
    });
    expect(fenris).toMatchObject({ card: 'fenris', games: 4, wins: 2.5, rate: 0.625 });
    expect(fenris?.against).toEqual({ cain: { games: 3, wins: 1.5 }, lilith: { games: 1, wins: 1 } });
    expect(lilith).toMatchObject({ card: 'lilith', games: 1, wins: 0 });
  });

  it('win whole where all win together', () => {
    const book = openSideBook();
    book.note(['river', 'ocean'], { winners: [0, 1], won: true, how: 'tested' });
    expect(book.sides().map(({ card, wins, rate }) => ({ card, wins, rate }))).toEqual([
      { card: 'ocean', wins: 1, rate: 1 },
      { card: 'river', wins: 1, rate: 1 },
    ]);
  });

  it('are none where nobody plays as anything', () => {
    const book = openSideBook();
    book.note([undefined, undefined], won(1));
    expect(book.sides()).toEqual([]);
  });
});
