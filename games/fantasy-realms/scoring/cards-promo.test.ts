import { describe, it } from 'vitest';
import { BLANKED, expansionHand, given, hand } from './hands-in-tests.ts';

describe('Jester', () => {
  it('[FR-097] [FR-099] +3 for each other card with an odd base strength', () => {
    hand('jester', 'unicorn', 'king').scores({ jester: 6, unicorn: 9, king: 8 });
    hand('jester', 'unicorn', 'forge', 'king').scores({ jester: 9, unicorn: 9, forge: 9, king: 8 });
    hand('jester', 'king').scores({ jester: 3, king: 8 });
  });

  it('[FR-098] instead +50 if every card is odd; 0 and -50 are even', () => {
    hand('jester', 'unicorn', 'forge').scores({ jester: 53, unicorn: 9, forge: 9 });
    hand('jester', 'mirage').scores({ jester: 3, mirage: 0 });
    expansionHand('jester', 'genie').players(4).scores({ jester: 3, genie: -20 });
  });

  it('[FR-077] one blanked card stops the +50 and earns nothing', () => {
    hand('jester', 'smoke').scores({ jester: 3, smoke: BLANKED });
    hand('jester', 'unicorn', 'basilisk').scores({ jester: 6, unicorn: BLANKED, basilisk: 35 });
  });
});

describe('Phoenix', () => {
  it('[FR-084] is blanked if a Flood is active, and then counts for nothing', () => {
    hand('phoenix', 'swamp').scores({ phoenix: BLANKED, swamp: 18 });
    hand('phoenix', 'island', 'blizzard').gives({ phoenix: 14, island: BLANKED });
  });

  it.each([
    ['forest', 19],
    ['fire-elemental', 19],
    ['air-elemental', 19],
    ['smoke', 27],
  ])('[FR-097] is a Beast, a Flame and a Weather for %s', (card, points) => {
    hand('phoenix', card).scores({ phoenix: 14, [card]: points });
  });

  it('[FR-076] its penalty is cleared as that of a Beast, of a Weather or of a Flame', () => {
    hand('phoenix', 'swamp', 'beastmaster').scores({ phoenix: 14, swamp: 15, beastmaster: 18 });
    hand('phoenix', 'swamp', 'cavern').scores({ phoenix: 14, swamp: 15, cavern: 6 });
    hand('phoenix', 'island')
      .using({ island: { target: 'phoenix' } })
      .scores({ phoenix: 14, island: 14 });
  });

  it('[FR-077] [FR-087] no other card can blank it', () => {
    hand('phoenix', 'basilisk').scores({ phoenix: 14, basilisk: 35 });
    hand('phoenix', 'rainstorm').scores({ phoenix: 14, rainstorm: 8 });
    hand('phoenix', 'wildfire').scores({ phoenix: 14, wildfire: 40 });
    expansionHand('phoenix', 'demon').scores({ phoenix: 14, demon: 45 });
  });

  it('[FR-129] [FR-097] counts once where a text asks for several of its suits', () => {
    hand('phoenix', 'enchantress').scores({ phoenix: 14, enchantress: 10 }); // as Weather and Flame
    hand('phoenix', 'blizzard').scores({ phoenix: 14, blizzard: 25 }); // as Beast and Flame
  });

  it('[FR-129] also in the discard area, and for each text that asks for it', () => {
    const discarded = expansionHand('dark-queen', 'ghoul').discard('phoenix');
    discarded.scores({ 'dark-queen': 15, ghoul: 12 }); // 10 + 5 as Flame and Weather; 8 + 4 as Beast
    expansionHand('dark-queen').discard('phoenix', 'unicorn', 'swamp').scores({ 'dark-queen': 25 });
  });

  it('[FR-130] its Weather does not blank War Dirigible; another Weather does', () => {
    hand('phoenix', 'war-dirigible', 'elven-archers').scores({ phoenix: 14, 'war-dirigible': 35, 'elven-archers': 10 });
    hand('phoenix', 'war-dirigible', 'knights', 'whirlwind').gives({ phoenix: 14, 'war-dirigible': BLANKED });
  });

  it('[FR-130] a wild card that bears its name has only its suits', () => {
    hand('shapeshifter', 'war-dirigible', 'rangers')
      .using({ shapeshifter: { as: 'phoenix' } })
      .isRefused();
    given({ cards: ['shapeshifter', 'war-dirigible', 'rangers'], mode: { suits: false, items: false, promos: true } })
      .using({ shapeshifter: { as: 'phoenix' } })
      .gives({ 'war-dirigible': BLANKED });
  });

  it('[FR-104] shares a suit with any Beast, Flame or Weather', () => {
    hand('phoenix', 'world-tree', 'king').scores({ phoenix: 14, 'world-tree': 52, king: 8 });
    hand('phoenix', 'world-tree', 'hydra').scores({ phoenix: 14, 'world-tree': 2, hydra: 12 });
    hand('phoenix', 'world-tree', 'candle').scores({ phoenix: 14, 'world-tree': 2, candle: 2 });
    hand('phoenix', 'world-tree', 'whirlwind').scores({ phoenix: 14, 'world-tree': 2, whirlwind: 13 });
  });
});

describe('Phoenix (Promo)', () => {
  it('[FR-130] is a Weather for War Dirigible', () => {
    hand('phoenix-promo', 'war-dirigible', 'knights').gives({ 'phoenix-promo': 14, 'war-dirigible': BLANKED });
  });

  it('[FR-077] other cards can blank it, but it keeps its suits', () => {
    hand('phoenix-promo', 'basilisk', 'forest').scores({
      'phoenix-promo': BLANKED,
      basilisk: 35,
      forest: 31, // 7 + 12 for Basilisk + 12 for Phoenix
    });
    hand('phoenix-promo', 'rainstorm', 'air-elemental').scores({
      'phoenix-promo': BLANKED,
      rainstorm: 8,
      'air-elemental': 34, // Rainstorm and Phoenix
    });
    hand('phoenix-promo', 'wildfire').scores({ 'phoenix-promo': 14, wildfire: 40 });
  });

  it('[FR-084] is blanked if a Flood is active, and still counts as a Flame', () => {
    hand('phoenix-promo', 'swamp').scores({ 'phoenix-promo': BLANKED, swamp: 15 });
    hand('phoenix-promo', 'swamp', 'smoke').scores({ 'phoenix-promo': BLANKED, swamp: 15, smoke: 27 });
  });
});
