import { describe, expect, it } from 'vitest';
import { fitText, linesFor } from './text-fit.ts';

const letters = (n: number): string => 'x'.repeat(n);

describe('the text on a card', () => {
  it('is large where it is short, and fits on every card that shows one', () => {
    // A card shows its text from 112 px on: 57 letters of 9.6 px need 9.6 · √(57 / 4250) = 1.11, so 111 px.
    expect(fitText(letters(57), '')).toEqual({ size: '8.20cqw' });
    expect(fitText(letters(20), letters(10))).toEqual({ size: '8.20cqw' });
  });

  it('is smaller where it is long, and cut where it would be too small to read', () => {
    // √(4250 / 170) = 5: 9.6 px are five hundredths of 192 px.
    expect(fitText(letters(170), '')).toEqual({ size: '5.00cqw', cutBelow: 196 });
    // With two sections 22 letters more: √(4250 / (60 + 46 + 22)) = 5.76, so 167 px.
    expect(fitText(letters(60), letters(46))).toEqual({ size: '5.76cqw', cutBelow: 168 });
    expect(fitText(letters(400), '').cutBelow).toBe(224);
  });

  it('gives each section its share of the lines, and at least one', () => {
    expect(linesFor(letters(100), '')).toEqual({
      '--lines-140': 4,
      '--lines-168': 5,
      '--lines-196': 6,
      '--lines-224': 7,
    });
    expect(linesFor(letters(138), letters(41))['--lines-140']).toBe(3);
    expect(linesFor(letters(41), letters(138))['--lines-140']).toBe(1);
    expect(linesFor(letters(5), letters(200))['--lines-140']).toBe(1);
    expect(linesFor(letters(200), letters(5))['--lines-140']).toBe(3);
  });
});
