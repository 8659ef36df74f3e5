import { describe, expect, it } from 'vitest';
import { given } from './hands-in-tests.ts';

// The hand is worth 8, so that a total is 8 and the points of the used items.
const used = (...cursedItems: string[]) => given({ cards: ['king'], players: 4, cursedItems });

const POINTS: Readonly<Record<string, number>> = {
  spyglass: -1,
  sarcophagus: 5,
  blindfold: 5,
  'book-of-prophecy': -1,
  'crystal-ball': -1,
  'market-wagon': -2,
  backpack: -2,
  shovel: -2,
  'sealed-vault': -4,
  'crystal-lens': -2,
  'larcenous-gloves': -3,
  'junkyard-map': -3,
  'winged-boots': -4,
  'staff-of-transmutation': -4,
  rake: -4,
  'treasure-chest': -5,
  fishhook: -6,
  'repair-kit': -6,
  hourglass: -7,
  'gold-mirror': -8,
  cauldron: -9,
  lantern: -10,
  portal: -20,
  'wishing-ring': -30,
};

describe('used cursed items', () => {
  it.each(Object.entries(POINTS))('[FR-109] %s: %d', (item, points) => {
    used(item).totals(8 + points);
  });

  it('[FR-109] all of them are added up', () => {
    used('sarcophagus', 'blindfold').totals(18);
    used('portal', 'wishing-ring').totals(-42);
    expect(Object.keys(POINTS)).toHaveLength(24);
    used(...Object.keys(POINTS)).totals(-91); // 8 - 119 without Treasure Chest, which is worth +20 here
  });

  it('[FR-109] without any the hand stands alone', () => {
    used().totals(8);
  });

  it('[FR-109] [FR-077] blanking does not touch them', () => {
    given({ cards: ['king', 'basilisk'], players: 4, cursedItems: ['portal'] }).totals(15);
  });

  it('[FR-110] [FR-100] Spyglass: -10 between two players, -1 among more', () => {
    const spyglass = given({ cards: ['king'], cursedItems: ['spyglass'] });
    spyglass.players(2).totals(-2);
    spyglass.players(3).totals(7);
    spyglass.players(6).totals(7);
  });

  it('[FR-111] Treasure Chest: +20 with at least three others, else -5', () => {
    used('treasure-chest', 'shovel', 'rake').totals(-3); // 8 - 5 - 2 - 4
    used('treasure-chest', 'shovel', 'rake', 'backpack').totals(20); // 8 + 20 - 2 - 4 - 2
    used('treasure-chest', 'shovel', 'rake', 'backpack', 'portal').totals(0); // 8 + 20 - 2 - 4 - 2 - 20
  });
});
