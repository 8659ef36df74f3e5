import { describe, expect, it } from 'vitest';
import { assignSlots, fitGrid, fitTiles, rowsOfGroups, stepInRow } from './fit.ts';

describe('cards as large as the room for them', () => {
  const room = { gap: 10, ratio: 1.4, widest: 200 };

  it('fills a wide room with one row and a high one with more', () => {
    expect(fitGrid(4, { ...room, width: 430, height: 1000 })).toEqual({ columns: 2, width: 200 });
    expect(fitGrid(4, { ...room, width: 430, height: 140 })).toEqual({ columns: 4, width: 100 });
  });

  it('never leaves the room', () => {
    for (let count = 1; count < 20; count++) {
      const { columns, width } = fitGrid(count, { ...room, width: 370, height: 300 });
      const rows = Math.ceil(count / columns);
      expect(columns * width + (columns - 1) * 10).toBeLessThanOrEqual(370);
      expect(rows * width * 1.4 + (rows - 1) * 10).toBeLessThanOrEqual(300);
    }
  });

  it('gives tiles the whole room, as few in a row as leaves each of them high enough', () => {
    // Four of 87 by 130 have more room for lines than two rows of two.
    expect(fitTiles(4, { width: 372, height: 130, gap: 8 })).toEqual({ columns: 4, width: 87, height: 130 });
    expect(fitTiles(4, { width: 372, height: 200, gap: 8 })).toEqual({ columns: 2, width: 182, height: 96 });
    // Never lower than a finger needs.
    expect(fitTiles(2, { width: 372, height: 20, gap: 8 }).height).toBe(44);
  });

  it('takes a new row for a group of tiles that does not fit, and goes on in the next with one that is too long', () => {
    expect(rowsOfGroups([1, 2], 3)).toBe(1);
    expect(rowsOfGroups([2, 2], 3)).toBe(2);
    // Four of seven in the first row, three in the second: no room for two more.
    expect(rowsOfGroups([7, 2], 4)).toBe(3);
  });

  it('would rather have tiles low than scrolled', () => {
    // Two rows of 44 and a gap are 96 high; one row of seven would be too narrow for words.
    expect(fitTiles(7, { width: 370, height: 96, gap: 8 })).toEqual({ columns: 4, width: 86, height: 44 });
  });

  it('lets cards of a row overlap when there is no room for all of them', () => {
    expect(stepInRow(3, 100, 320, 10)).toBe(110);
    expect(stepInRow(3, 100, 220, 10)).toBe(60);
    expect(stepInRow(1, 100, 50, 10)).toBe(0);
  });
});

describe('slots', () => {
  it('leaves every card where it lies, and fills the gap that one has left', () => {
    const first = assignSlots<number>([], [5, 6, 7], 4);
    expect(first).toEqual([5, 6, 7, undefined]);
    const second = assignSlots(first, [5, 7], 4);
    expect(second).toEqual([5, undefined, 7, undefined]);
    expect(assignSlots(second, [5, 7, 8], 4)).toEqual([5, 8, 7, undefined]);
  });

  it('grows beyond the last slot and shrinks again', () => {
    expect(assignSlots<number>([], [1, 2, 3], 2)).toEqual([1, 2, 3]);
    expect(assignSlots([1, 2, 3], [1, 2], 2)).toEqual([1, 2]);
  });
});
