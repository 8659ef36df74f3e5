import { describe, expect, it } from 'vitest';
import { type Hand, scoreHand } from './hand.ts';
import type { Rulings } from './rulings.ts';

function total(hand: Hand, rulings: Partial<Rulings> = {}): number {
  const result = scoreHand({ ...hand, rulings });
  if ('error' in result) throw new Error(result.error.message.en);
  return result.total;
}

describe('rulings that a table can choose', () => {
  it('[FR-102] Collector: every set, or only the largest', () => {
    // Three Wizards (+10) and three Leaders (+10): 7 + 3 + 9 + 8 + 6 + 4 = 37.
    const hand: Hand = { cards: ['collector', 'necromancer', 'beastmaster', 'king', 'queen', 'warlord'] };
    expect(total(hand)).toBe(57);
    expect(total(hand, { sets: 'largest' })).toBe(47);
  });

  it('[FR-103] Gem of Order: every run, or only the longest', () => {
    // 3 4 5 6 (+30) and 12 13 14 (+10); the strengths add up to 57.
    const hand: Hand = {
      cards: ['gem-of-order', 'necromancer', 'warlord', 'cavern', 'hydra', 'whirlwind', 'island'],
    };
    expect(total(hand)).toBe(97);
    expect(total(hand, { runs: 'longest' })).toBe(87);
  });

  it('[FR-103] a second card of the same strength can be in a second run', () => {
    // 4 5 6 7 (+30) and 4 5 6 (+10): Warlord, Gem, Cavern, Sword; Fire Elemental, Rangers, Warhorse.
    const hand: Hand = {
      cards: ['warlord', 'gem-of-order', 'cavern', 'sword-of-keth', 'fire-elemental', 'rangers', 'warhorse'],
    };
    // 4 + 5 (Rangers) = 9; 5 + 40; 6; 7 + 10; 4; 5 + 10 (a Land); 6 + 14
    expect(total(hand)).toBe(9 + 45 + 6 + 17 + 4 + 15 + 20);
  });

  it('[FR-103] cards in a row are one run: they are not parted to earn more', () => {
    // 1 to 9, with Forest and Collector both 7: Gem 5 + 150 and no 7-8-9 besides.
    const cards = [
      'magic-wand',
      'candle',
      'necromancer',
      'warlord',
      'gem-of-order',
      'cavern',
      'forest',
      'king',
      'forge',
    ];
    const gem = (...more: string[]) => {
      const result = scoreHand({ cards: [...cards, ...more] });
      return 'error' in result ? undefined : result.cards.find(({ id }) => id === 'gem-of-order')?.points;
    };
    expect(gem()).toBe(155);
    expect(gem('collector')).toBe(155);
    expect(gem('collector', 'bell-tower', 'unicorn')).toBe(165); // a second 7, 8 and 9
  });

  it('[FR-111] Treasure Chest: worth 20 or 25 in the end', () => {
    const hand: Hand = { cards: ['king'], cursedItems: ['treasure-chest', 'shovel', 'rake', 'backpack'] };
    expect(total(hand)).toBe(8 + 20 - 8);
    expect(total(hand, { treasureChest: 25 })).toBe(8 + 25 - 8);
  });

  it('[FR-121] Wildfire blanks an unused wild card, or spares it', () => {
    // With the Mirage spared, the World Tree sees a Flame, an Artifact and a Wild, as it does without.
    const hand: Hand = {
      cards: ['wildfire', 'gem-of-order', 'mirage', 'protection-rune', 'doppelganger', 'fountain-of-life'],
    };
    expect(total(hand)).toBe(40 + 5 + 1 + 0 + 0 + 1 + 40);
    const run: Hand = { cards: ['wildfire', 'gem-of-order', 'mirage', 'magic-wand', 'world-tree'] };
    expect(total(run)).toBe(40 + 5 + 1 + 2);
    expect(total(run, { unusedWildInWildfire: 'spared' })).toBe(40 + 5 + 10 + 1 + 2); // a run 0 1 2
  });

  it('[FR-124] a blanked Necromancer still protects the Undead, or does not', () => {
    // The Demon blanks Necromancer and Ghoul, who are alone in their suits, if nobody protects them.
    const hand: Hand = { cards: ['demon', 'necromancer-ch', 'ghoul'] };
    expect(total(hand)).toBe(45 + 8);
    expect(total(hand, { undeadProtection: 'while-active' })).toBe(45);
    const active: Hand = { cards: ['demon', 'necromancer-ch', 'collector', 'ghoul'] };
    expect(total(active, { undeadProtection: 'while-active' })).toBe(45 + 3 + 7 + 8);
  });
});
