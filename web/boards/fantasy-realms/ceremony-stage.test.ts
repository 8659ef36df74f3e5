import { describe, expect, it } from 'vitest';
import { stageFor } from './ceremony-stage.ts';

/** The room between heading and buttons on a phone of 390 by 844, held upright and on its side, and on a desk. */
const PHONE = [374, 626] as const;
const LANDSCAPE = [828, 212] as const;
const DESK = [1408, 690] as const;

/** What a hand takes, worked out from its card: one or two lines with their points, and what is around them. */
function heightOf({ inLine, cardWidth }: ReturnType<typeof stageFor>, cards: number): number {
  return Math.ceil(cards / inLine) * (cardWidth * 1.4 + 14) + 76;
}

describe('the hands at the end', () => {
  it('lie under each other on a desk, names beside them', () => {
    expect(stageFor(...DESK, 7, 3)).toEqual({ compact: false, columns: 1, inLine: 7, cardWidth: 116 });
    expect(stageFor(...DESK, 8, 6)).toEqual({ compact: false, columns: 1, inLine: 8, cardWidth: 55 });
  });

  it.each([2, 3, 4, 5, 6])('of %i people fit on a phone without lying over each other', (people) => {
    for (const cards of [7, 8]) {
      const stage = stageFor(...PHONE, cards, people);
      const { columns, inLine, cardWidth } = stage;
      expect(cardWidth).toBeGreaterThanOrEqual(30);
      expect(heightOf(stage, cards)).toBeLessThanOrEqual(626 / Math.ceil(people / columns) - 6);
      expect(inLine * (cardWidth + 4) + 16).toBeLessThanOrEqual(374 / columns - 6);
    }
  });

  it('of two people lie in two lines on a phone, and are the larger for it', () => {
    expect(stageFor(...PHONE, 7, 2)).toMatchObject({ inLine: 4, columns: 1 });
    expect(stageFor(...PHONE, 7, 2).cardWidth).toBeGreaterThan(stageFor(...PHONE, 7, 3).cardWidth);
  });

  it('are scrolled as little as possible where there is no room for all at once', () => {
    // Six with the Cursed Hoard, one of whom has got a ninth card at the end.
    const stage = stageFor(...PHONE, 9, 6);
    expect(stage).toMatchObject({ columns: 1, inLine: 9 });
    expect(stage.cardWidth).toBeGreaterThan(30);
    expect(9 * (stage.cardWidth + 4) + 16).toBeLessThanOrEqual(374 - 6);
  });

  it('stay large enough to be known where there is no room for all at once', () => {
    expect(stageFor(...LANDSCAPE, 7, 6)).toMatchObject({ compact: true, columns: 3, inLine: 7, cardWidth: 32 });
    expect(stageFor(0, 0, 7, 6).cardWidth).toBe(30);
  });
});
