import { at, quickChance } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { deckFor } from '../cards/catalogue.ts';
import { type CardId, cardIndex } from '../cards/ids.ts';
import { bestChoices } from '../scoring/best.ts';
import { contextOf } from '../scoring/read-hand.ts';
import { estimateFor } from './estimate.ts';

const base = { suits: false, items: false };
const estimate = estimateFor(base, contextOf(4, []));
const worth = (...ids: readonly CardId[]): number => estimate(ids.map(cardIndex));

describe('the quick estimate of a hand', () => {
  it('[FR-101] scores a hand without choosers exactly', () => {
    expect(worth('king', 'queen', 'knights')).toBe(8 + 20 + 6 + 20 + 20);
  });

  it('[FR-092] lets a wild card stand for what pays best', () => {
    expect(worth('hydra', 'mirage')).toBe(12 + 28);
  });

  it('[FR-095] lets the Book change a suit', () => {
    expect(worth('magic-wand', 'candle', 'book-of-changes')).toBe(1 + 25 + 2 + 3);
  });

  it.each([base, { suits: true, items: false }])('never promises more than the best choices bring: %o', (mode) => {
    const chance = quickChance(3);
    const context = contextOf(4, []);
    const guess = estimateFor(mode, context);
    let exact = 0;
    for (let i = 0; i < 300; i++) {
      const deck = deckFor(mode).map(cardIndex);
      const hand = Array.from({ length: 7 }, () => at(deck.splice(chance('card', deck.length), 1), 0));
      const best = bestChoices(hand, context, mode).total;
      expect(guess(hand)).toBeLessThanOrEqual(best);
      if (guess(hand) === best) exact++;
    }
    expect(exact).toBeGreaterThan(270);
  });
});
