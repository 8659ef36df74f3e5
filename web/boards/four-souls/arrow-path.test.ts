import { describe, expect, it } from 'vitest';
import { across, beside } from './arrow-path.ts';

const box = (left: number, top: number, width = 80, height = 100): DOMRect => new DOMRect(left, top, width, height);

/** Where a curve begins and where it ends. */
function ends(path: string): readonly [string, string] {
  const [, from = '', to = ''] = /^M(\S+ \S+)C.* (\S+ \S+)$/.exec(path) ?? [];
  return [from, to];
}

describe('an arrow from the stack', () => {
  it('goes up from the row on a phone, to the lower edge of a monster, and down to the upper edge of a seat', () => {
    const row = box(10, 400, 100, 50);
    expect(ends(across(row, box(20, 200), 'tall', 800))).toEqual(['60 400', '60 302']);
    expect(ends(across(row, box(0, 460, 40, 40), 'tall', 800))).toEqual(['60 450', '20 458']);
  });

  it('leaves the column at its left side, for the upper edge of a card and the lower edge of who sits at the top', () => {
    const column = box(1000, 100, 200, 50);
    expect(ends(across(column, box(300, 200), 'wide', 800))).toEqual(['1000 125', '340 198']);
    expect(ends(across(column, box(300, 20), 'wide', 800))).toEqual(['1000 125', '340 122']);
  });

  it('goes along the column first, when what it is aimed at lies low', () => {
    const path = across(box(1000, 100, 200, 50), box(20, 500), 'wide', 800);
    expect(path).toBe('M1000 125C984 500 280 438 60 498');
  });

  it('to another card of the column runs beside it', () => {
    expect(beside(box(1000, 100, 200, 50), box(1000, 160, 200, 50))).toBe('M1004 125C960 125 954 185 998 185');
  });
});
