import { describe, it } from 'vitest';
import { BLANKED, hand } from './hands-in-tests.ts';

describe('Weapons', () => {
  it('[FR-084] Warship is blanked unless a Flood is active', () => {
    hand('warship', 'swamp').scores({ warship: 23, swamp: 18 });
    hand('warship', 'rainstorm').scores({ warship: BLANKED, rainstorm: 8 });
  });

  it('[FR-096] Magic Wand: +25 once with Wizards', () => {
    hand('magic-wand', 'necromancer').scores({ 'magic-wand': 26, necromancer: 3 });
    hand('magic-wand', 'necromancer', 'collector').scores({ 'magic-wand': 26, necromancer: 3, collector: 7 });
    hand('magic-wand', 'king').scores({ 'magic-wand': 1, king: 8 });
  });

  it('[FR-096] [FR-098] Sword of Keth: +10 with a Leader, instead +40 with a Leader and Shield of Keth', () => {
    hand('sword-of-keth', 'king', 'queen').scores({ 'sword-of-keth': 17, king: 8, queen: 6 });
    hand('sword-of-keth', 'shield-of-keth').scores({ 'sword-of-keth': 7, 'shield-of-keth': 4 });
    hand('sword-of-keth', 'king', 'gem-of-order').scores({ 'sword-of-keth': 17, king: 8, 'gem-of-order': 5 });
    hand('sword-of-keth', 'king', 'shield-of-keth').scores({ 'sword-of-keth': 47, king: 8, 'shield-of-keth': 44 }, 99);
  });

  it.each([
    ['elven-archers', 15],
    ['warlord', 4],
    ['beastmaster', 9],
  ])('[FR-096] Elven Longbow: +30 with %s', (card, points) => {
    hand('elven-longbow', card).scores({ 'elven-longbow': 33, [card]: points });
  });

  it('[FR-096] Elven Longbow: once for all three, nothing for others', () => {
    hand('elven-longbow', 'elven-archers', 'warlord', 'beastmaster').scores({
      'elven-longbow': 33,
      'elven-archers': 15,
      warlord: 14,
      beastmaster: 9,
    });
    hand('elven-longbow', 'king', 'rangers', 'collector').scores({
      'elven-longbow': 3,
      king: 13,
      rangers: 5,
      collector: 7,
    });
  });

  it('[FR-084] War Dirigible is blanked unless an Army is active, and blanked with any Weather', () => {
    hand('war-dirigible', 'knights').scores({ 'war-dirigible': 35, knights: 12 });
    hand('war-dirigible', 'king').scores({ 'war-dirigible': BLANKED, king: 8 });
    hand('war-dirigible', 'knights', 'whirlwind').scores({ 'war-dirigible': BLANKED, knights: 12, whirlwind: 13 });
    hand('war-dirigible', 'whirlwind').scores({ 'war-dirigible': BLANKED, whirlwind: 13 });
  });
});

describe('Artifacts', () => {
  it('[FR-096] [FR-098] Shield of Keth: +15 with a Leader, instead +40 with a Leader and Sword of Keth', () => {
    hand('shield-of-keth', 'king', 'queen').scores({ 'shield-of-keth': 19, king: 8, queen: 6 });
    hand('shield-of-keth', 'king', 'magic-wand').scores({ 'shield-of-keth': 19, king: 8, 'magic-wand': 1 });
    hand('shield-of-keth', 'necromancer').scores({ 'shield-of-keth': 4, necromancer: 3 });
  });

  // Base strengths 5, 4, 3, 2, 1, 6, 7, 8: each further card makes the run longer by one.
  const run = [
    'gem-of-order',
    'shield-of-keth',
    'book-of-changes',
    'world-tree',
    'protection-rune',
    'cavern',
    'forest',
    'bell-tower',
  ];
  it.each([
    [1, 5, 5],
    [2, 5, 9],
    [3, 15, 22],
    [4, 35, 44],
    [5, 65, 75],
    [6, 105, 121],
    [7, 155, 178],
    [8, 155, 186],
  ])('[FR-103] Gem of Order: with a run of %d it is worth %d', (length, gem, total) => {
    const cards = hand(...run.slice(0, length));
    cards.gives({ 'gem-of-order': gem });
    cards.totals(total);
  });

  it('[FR-103] Gem of Order: a gap ends the run, a strength held twice does not lengthen it', () => {
    hand('gem-of-order', 'book-of-changes', 'cavern').scores({ 'gem-of-order': 5, 'book-of-changes': 3, cavern: 6 });
    hand('gem-of-order', 'shield-of-keth', 'book-of-changes', 'elven-longbow').scores({
      'gem-of-order': 15,
      'shield-of-keth': 4,
      'book-of-changes': 3,
      'elven-longbow': 3,
    });
  });

  it('[FR-103] Gem of Order: a run without the Gem pays as well, and every separate run pays', () => {
    hand('gem-of-order', 'collector', 'king', 'unicorn').scores({
      'gem-of-order': 15, // 7, 8, 9
      collector: 7,
      king: 8,
      unicorn: 9,
    });
    hand('gem-of-order', 'shield-of-keth', 'book-of-changes', 'collector', 'king', 'unicorn').scores(
      {
        'gem-of-order': 25, // 3, 4, 5 and 7, 8, 9; Collector has three Artifacts
        'shield-of-keth': 19,
        'book-of-changes': 3,
        collector: 17,
        king: 8,
        unicorn: 9,
      },
      81,
    );
  });

  it('[FR-103] Gem of Order: two runs over the same strengths are separate if no card is in both', () => {
    hand('gem-of-order', 'shield-of-keth', 'book-of-changes', 'rangers', 'earth-elemental', 'elven-longbow').scores(
      {
        'gem-of-order': 25, // 3, 4, 5 twice
        'shield-of-keth': 4,
        'book-of-changes': 3,
        rangers: 15,
        'earth-elemental': 4,
        'elven-longbow': 3,
      },
      54,
    );
    hand('gem-of-order', 'shield-of-keth', 'book-of-changes', 'world-tree', 'cavern', 'rangers', 'earth-elemental')
      // 2, 3, 4, 5, 6 is one run of five; 4 and 5 are left over
      .gives({ 'gem-of-order': 65 });
  });

  it('[FR-103] [FR-077] Gem of Order: a blanked card is in no run', () => {
    hand('gem-of-order', 'shield-of-keth', 'queen').scores({ 'gem-of-order': 15, 'shield-of-keth': 19, queen: 6 });
    hand('gem-of-order', 'shield-of-keth', 'queen', 'basilisk').scores({
      'gem-of-order': 5,
      'shield-of-keth': 4,
      queen: BLANKED,
      basilisk: 35,
    });
  });

  it('[FR-104] World Tree: +50 if no two active cards share a suit', () => {
    hand('world-tree', 'king', 'knights', 'forest').scores({ 'world-tree': 52, king: 13, knights: 20, forest: 7 });
    hand('world-tree', 'king', 'queen').scores({ 'world-tree': 2, king: 8, queen: 6 });
    hand('world-tree', 'shield-of-keth').scores({ 'world-tree': 2, 'shield-of-keth': 4 });
    hand('world-tree', 'king', 'queen', 'wildfire').scores(
      { 'world-tree': 52, king: BLANKED, queen: BLANKED, wildfire: 40 },
      92,
    );
  });

  it('[FR-092] [FR-095] Book of Changes changes one suit, or none', () => {
    const cards = hand('book-of-changes', 'princess', 'candle', 'forge');
    cards.scores({ 'book-of-changes': 3, princess: 2, candle: 2, forge: 18 });
    cards
      .using({ 'book-of-changes': { target: 'candle', suit: 'weapon' } })
      .scores({ 'book-of-changes': 3, princess: 2, candle: 2, forge: 27 });
    cards
      .using({ 'book-of-changes': { target: 'forge', suit: 'wizard' } })
      .scores({ 'book-of-changes': 3, princess: 10, candle: 2, forge: 18 });
  });

  it('[FR-072] [FR-076] [FR-078] Protection Rune clears every penalty', () => {
    hand('protection-rune', 'basilisk', 'king', 'knights', 'swamp', 'dragon', 'smoke', 'warlock-lord').scores(
      {
        'protection-rune': 1,
        basilisk: 35,
        king: 13,
        knights: 20,
        swamp: 18,
        dragon: 30,
        smoke: 27,
        'warlock-lord': 25,
      },
      169,
    );
    hand('protection-rune', 'warship', 'war-dirigible', 'empress', 'queen').scores({
      'protection-rune': 1,
      warship: 23,
      'war-dirigible': 35,
      empress: 15,
      queen: 6,
    });
  });
});
