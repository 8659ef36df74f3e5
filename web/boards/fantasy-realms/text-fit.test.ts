import { describe, expect, it } from 'vitest';
import { fitText } from './text-fit.ts';

const letters = (n: number): string => 'x'.repeat(n);

describe('the text on a card', () => {
  it('is large where it is short, and fits on every card that shows one', () => {
    // A card shows its text from 112 px on: 40 letters of 11.5 px need 11.5 · √(40 / 4250) = 1.12, so 112 px.
    expect(fitText(letters(40), '')).toEqual({ size: '8.20cqw' });
    expect(fitText(letters(10), letters(7))).toEqual({ size: '8.20cqw' });
  });

  it('is smaller where it is long, and gives way to a line where it would be too small to read', () => {
    // √(4250 / 170) = 5: 11.5 px are five hundredths of 230 px.
    expect(fitText(letters(170), '')).toEqual({ size: '5.00cqw', fitsFrom: 280 });
    // With two sections 22 letters more: √(4250 / (40 + 23 + 22)) = 7.07, so 163 px.
    expect(fitText(letters(40), letters(23))).toEqual({ size: '7.07cqw', fitsFrom: 168 });
    expect(fitText(letters(400), '').fitsFrom).toBe(280);
  });
});
