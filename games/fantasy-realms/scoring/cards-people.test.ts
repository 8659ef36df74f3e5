import { describe, it } from 'vitest';
import { BLANKED, hand } from './hands-in-tests.ts';

describe('Armies', () => {
  it('[FR-096] Knights: -8 unless a Leader is active', () => {
    hand('knights', 'princess').scores({ knights: 20, princess: 10 });
    hand('knights', 'necromancer').scores({ knights: 12, necromancer: 3 });
  });

  it('[FR-096] Elven Archers: +5 while no Weather is active', () => {
    hand('elven-archers', 'swamp').scores({ 'elven-archers': 15, swamp: 15 });
    hand('elven-archers', 'whirlwind').scores({ 'elven-archers': 10, whirlwind: 13 });
    hand('elven-archers', 'smoke').scores({ 'elven-archers': 15, smoke: BLANKED });
  });

  it('[FR-097] Light Cavalry: -2 for each Land', () => {
    hand('light-cavalry', 'forest', 'cavern').scores({ 'light-cavalry': 13, forest: 7, cavern: 6 });
    hand('light-cavalry', 'island').scores({ 'light-cavalry': 17, island: 14 });
  });

  it('[FR-097] [FR-099] Dwarvish Infantry: -2 for each other Army', () => {
    hand('dwarvish-infantry', 'knights', 'light-cavalry').scores({
      'dwarvish-infantry': 11,
      knights: 12,
      'light-cavalry': 17,
    });
    hand('dwarvish-infantry', 'king').scores({ 'dwarvish-infantry': 15, king: 13 });
  });

  it('[FR-097] Rangers: +10 for each Land', () => {
    hand('rangers', 'forest', 'cavern').scores({ rangers: 25, forest: 7, cavern: 6 });
    hand('rangers', 'island').scores({ rangers: 5, island: 14 });
  });
});

describe('Wizards', () => {
  it('[FR-102] Collector: nothing for two of a suit, +10 for three, +40 for four, +100 for five', () => {
    hand('collector', 'king', 'queen').scores({ collector: 7, king: 8, queen: 6 });
    hand('collector', 'king', 'queen', 'princess').scores({ collector: 17, king: 8, queen: 6, princess: 26 });
    hand('collector', 'king', 'queen', 'princess', 'warlord').scores({
      collector: 47,
      king: 8,
      queen: 6,
      princess: 34, // 2 + 8 x (three Leaders and Collector)
      warlord: 4,
    });
    hand('collector', 'king', 'queen', 'princess', 'warlord', 'empress').scores(
      { collector: 107, king: 8, queen: 6, princess: 42, warlord: 4, empress: -5 }, // Empress: 15 - 4 x 5
      162,
    );
  });

  it('[FR-102] Collector: six of a suit are still +100', () => {
    hand('collector', 'king', 'queen', 'princess', 'warlord', 'empress', 'necromancer', 'book-of-changes')
      .using({ 'book-of-changes': { target: 'necromancer', suit: 'leader' } })
      .scores(
        {
          collector: 107,
          king: 8,
          queen: 6,
          princess: 50, // 2 + 8 x (five other Leaders and Collector)
          warlord: 4,
          empress: -10, // 15 - 5 x 5
          necromancer: 3,
          'book-of-changes': 3,
        },
        171,
      );
  });

  it('[FR-102] [FR-099] Collector counts itself, different names only, and active cards only', () => {
    hand('collector', 'necromancer', 'enchantress').scores({ collector: 17, necromancer: 3, enchantress: 5 });
    hand('collector', 'king', 'queen', 'doppelganger')
      .using({ doppelganger: { copies: 'king' } })
      .scores({ collector: 7, king: 8, queen: 6, doppelganger: 8 });
    hand('collector', 'unicorn', 'warhorse', 'hydra', 'basilisk').scores({
      collector: 7,
      unicorn: BLANKED,
      warhorse: BLANKED,
      hydra: BLANKED,
      basilisk: 35,
    });
  });

  it('[FR-102] Collector: sets in several suits all score', () => {
    hand('collector', 'necromancer', 'enchantress', 'king', 'queen', 'princess').scores(
      { collector: 27, necromancer: 3, enchantress: 5, king: 8, queen: 6, princess: 42 }, // Princess: 2 + 5 x 8
      91,
    );
  });

  it('[FR-097] [FR-076] Beastmaster: +9 for each Beast, clears every Beast and nothing else', () => {
    hand('beastmaster', 'unicorn', 'hydra').scores({ beastmaster: 27, unicorn: 9, hydra: 12 });
    hand('beastmaster', 'basilisk', 'king', 'unicorn').scores({ beastmaster: 27, basilisk: 35, king: 8, unicorn: 9 });
    hand('beastmaster', 'swamp', 'knights').scores({ beastmaster: 9, swamp: 15, knights: 12 });
  });

  it('[FR-064] Necromancer has no points beyond its strength; its card is in the hand already', () => {
    hand('necromancer').discard('king', 'dragon').scores({ necromancer: 3 });
  });

  it('[FR-097] [FR-099] Warlock Lord: -10 for each Leader and each other Wizard', () => {
    hand('warlock-lord', 'king', 'necromancer').scores({ 'warlock-lord': 5, king: 8, necromancer: 3 });
    hand('warlock-lord', 'king', 'queen', 'necromancer').scores({
      'warlock-lord': -5,
      king: 8,
      queen: 6,
      necromancer: 3,
    });
    hand('warlock-lord', 'knights', 'unicorn').scores({ 'warlock-lord': 25, knights: 12, unicorn: 9 });
  });

  it('[FR-097] Enchantress: +5 for each Land, Weather, Flood and Flame', () => {
    hand('enchantress', 'forest', 'whirlwind', 'swamp', 'candle').scores({
      enchantress: 25,
      forest: 7,
      whirlwind: 13,
      swamp: 15,
      candle: 2,
    });
    hand('enchantress', 'forest', 'mountain').scores({ enchantress: 15, forest: 7, mountain: 9 });
    hand('enchantress', 'king', 'knights', 'magic-wand').scores({
      enchantress: 5,
      king: 13,
      knights: 20,
      'magic-wand': 26,
    });
  });
});

describe('Leaders', () => {
  it('[FR-097] [FR-098] King: +5 for each Army, instead +20 with Queen', () => {
    hand('king', 'knights', 'rangers').scores({ king: 18, knights: 20, rangers: 5 });
    hand('king', 'queen', 'knights', 'rangers').scores({ king: 48, queen: 46, knights: 20, rangers: 5 }, 119);
    hand('king', 'queen').scores({ king: 8, queen: 6 });
    hand('king', 'empress', 'knights').scores({ king: 13, empress: 20, knights: 20 });
  });

  it('[FR-097] [FR-098] Queen: +5 for each Army, instead +20 with King', () => {
    hand('queen', 'knights', 'rangers').scores({ queen: 16, knights: 20, rangers: 5 });
    hand('queen', 'king', 'knights').scores({ queen: 26, king: 28, knights: 20 });
    hand('queen', 'princess', 'knights').scores({ queen: 11, princess: 18, knights: 20 });
  });

  it('[FR-097] [FR-099] Princess: +8 for each Army, each Wizard and each other Leader', () => {
    hand('princess', 'knights', 'necromancer', 'king').scores({ princess: 26, knights: 20, necromancer: 3, king: 13 });
    hand('princess', 'knights', 'rangers').scores({ princess: 18, knights: 20, rangers: 5 });
    hand('princess', 'unicorn', 'forest').scores({ princess: 2, unicorn: 39, forest: 19 });
  });

  it('[FR-097] Warlord: the base strengths of all Armies, not their points', () => {
    hand('warlord', 'dwarvish-infantry', 'light-cavalry').scores({
      warlord: 36, // 4 + 15 + 17
      'dwarvish-infantry': 13,
      'light-cavalry': 17,
    });
    hand('warlord', 'knights', 'great-flood').scores({ warlord: 4, knights: BLANKED, 'great-flood': 32 });
    hand('warlord', 'king').scores({ warlord: 4, king: 8 });
  });

  it('[FR-097] [FR-099] Empress: +10 for each Army, -5 for each other Leader', () => {
    hand('empress', 'knights', 'rangers').scores({ empress: 35, knights: 20, rangers: 5 });
    hand('empress', 'king', 'queen').scores({ empress: 5, king: 8, queen: 6 });
    hand('empress', 'king', 'knights').scores({ empress: 20, king: 13, knights: 20 }, 53);
    hand('empress', 'necromancer').scores({ empress: 15, necromancer: 3 });
  });
});

describe('Beasts', () => {
  it.each([
    ['empress', 15],
    ['queen', 6],
    ['enchantress', 5],
  ])('[FR-096] Unicorn: +15 with %s', (card, points) => {
    hand('unicorn', card).scores({ unicorn: 24, [card]: points });
  });

  it('[FR-096] [FR-098] Unicorn: instead +30 with Princess, and each bonus once', () => {
    hand('unicorn', 'princess').scores({ unicorn: 39, princess: 2 });
    hand('unicorn', 'princess', 'queen').scores({ unicorn: 39, princess: 10, queen: 6 });
    hand('unicorn', 'queen', 'empress').scores({ unicorn: 24, queen: 6, empress: 10 });
    hand('unicorn', 'king', 'warlord').scores({ unicorn: 9, king: 8, warlord: 4 });
  });

  it('[FR-077] Basilisk blanks Armies, Leaders and other Beasts', () => {
    hand('basilisk', 'knights', 'king', 'hydra').scores(
      { basilisk: 35, knights: BLANKED, king: BLANKED, hydra: BLANKED },
      35,
    );
    hand('basilisk', 'forest', 'island', 'whirlwind', 'candle', 'collector', 'magic-wand', 'shield-of-keth').scores({
      basilisk: 35,
      forest: 19,
      island: 14,
      whirlwind: 13,
      candle: 2,
      collector: 7,
      'magic-wand': 26,
      'shield-of-keth': 4,
    });
  });

  it('[FR-096] Warhorse: +14 once with Leaders or Wizards', () => {
    hand('warhorse', 'king').scores({ warhorse: 20, king: 8 });
    hand('warhorse', 'necromancer').scores({ warhorse: 20, necromancer: 3 });
    hand('warhorse', 'king', 'necromancer').scores({ warhorse: 20, king: 8, necromancer: 3 });
    hand('warhorse', 'knights').scores({ warhorse: 6, knights: 12 });
  });

  it('[FR-096] [FR-101] Dragon: -40 unless a Wizard is active, below zero if need be', () => {
    hand('dragon', 'necromancer').scores({ dragon: 30, necromancer: 3 });
    hand('dragon', 'king').scores({ dragon: -10, king: 8 }, -2);
  });

  it('[FR-096] Hydra: +28 with Swamp', () => {
    hand('hydra', 'swamp').scores({ hydra: 40, swamp: 18 });
    hand('hydra', 'island').scores({ hydra: 12, island: 14 });
  });
});
