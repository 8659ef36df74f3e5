import { describe, it } from 'vitest';
import { BLANKED, hand } from './hands-in-tests.ts';

describe('Lands', () => {
  it('[FR-096] Mountain: +50 once with Smoke and Wildfire together', () => {
    hand('mountain', 'smoke', 'wildfire').scores({ mountain: 59, smoke: 27, wildfire: 40 }, 126);
    hand('mountain', 'smoke', 'candle').scores({ mountain: 9, smoke: 27, candle: 2 });
    hand('mountain', 'wildfire').scores({ mountain: 9, wildfire: 40 });
  });

  it('[FR-072] [FR-076] Mountain clears every Flood and nothing else', () => {
    hand('swamp', 'knights', 'great-flood', 'forest').scores({
      swamp: 18, // Knights are blanked by Great Flood
      knights: BLANKED,
      'great-flood': 32,
      forest: BLANKED,
    });
    hand('mountain', 'swamp', 'knights', 'great-flood', 'forest').scores({
      mountain: 9,
      swamp: 18,
      knights: 12,
      'great-flood': 32,
      forest: 7,
    });
    hand('mountain', 'blizzard', 'king').scores({ mountain: 9, blizzard: 25, king: 8 });
  });

  it('[FR-096] Cavern: +25 with Dwarvish Infantry or Dragon, once for both', () => {
    hand('cavern', 'dwarvish-infantry').scores({ cavern: 31, 'dwarvish-infantry': 15 });
    hand('cavern', 'dragon').scores({ cavern: 31, dragon: -10 });
    hand('cavern', 'dwarvish-infantry', 'dragon').scores({ cavern: 31, 'dwarvish-infantry': 15, dragon: -10 }, 36);
    hand('cavern', 'knights', 'hydra').scores({ cavern: 6, knights: 12, hydra: 12 });
  });

  it('[FR-072] [FR-076] Cavern clears every Weather and nothing else', () => {
    hand('cavern', 'blizzard', 'king', 'island').scores({ cavern: 6, blizzard: 30, king: 8, island: 14 });
    hand('cavern', 'rainstorm', 'candle', 'smoke').scores({ cavern: 6, rainstorm: 8, candle: 2, smoke: 27 });
    hand('cavern', 'smoke').scores({ cavern: 6, smoke: 27 });
    hand('cavern', 'swamp', 'knights').scores({ cavern: 6, swamp: 15, knights: 12 });
  });

  it('[FR-096] Bell Tower: +15 once with Wizards', () => {
    hand('bell-tower', 'necromancer').scores({ 'bell-tower': 23, necromancer: 3 });
    hand('bell-tower', 'necromancer', 'collector').scores({ 'bell-tower': 23, necromancer: 3, collector: 7 });
    hand('bell-tower', 'king').scores({ 'bell-tower': 8, king: 8 });
  });

  it('[FR-097] Forest: +12 for each Beast and for Elven Archers', () => {
    hand('forest', 'unicorn').scores({ forest: 19, unicorn: 9 });
    hand('forest', 'elven-archers').scores({ forest: 19, 'elven-archers': 15 });
    hand('forest', 'unicorn', 'warhorse', 'elven-archers').scores(
      { forest: 43, unicorn: 9, warhorse: 6, 'elven-archers': 15 }, // 7 + 3 x 12
      73,
    );
    hand('forest', 'knights', 'king').scores({ forest: 7, knights: 20, king: 13 });
  });

  it('[FR-097] [FR-099] Earth Elemental: +15 for each other Land', () => {
    hand('earth-elemental', 'forest', 'cavern').scores({ 'earth-elemental': 34, forest: 7, cavern: 6 });
    hand('earth-elemental', 'swamp').scores({ 'earth-elemental': 4, swamp: 18 });
  });
});

describe('Floods', () => {
  it.each([
    ['sword-of-keth', 7],
    ['swamp', 18],
    ['forge', 9],
    ['mountain', 9],
    ['whirlwind', 13],
  ])('[FR-108] Fountain of Life adds the base strength of %s', (card, strength) => {
    hand('fountain-of-life', card).scores({ 'fountain-of-life': 1 + strength, [card]: strength });
  });

  it.each([
    ['light-cavalry', 17],
    ['warlock-lord', 25],
    ['king', 8],
    ['hydra', 12],
    ['shield-of-keth', 4],
  ])('[FR-108] Fountain of Life takes itself rather than %s', (card, points) => {
    hand('fountain-of-life', card).scores({ 'fountain-of-life': 2, [card]: points });
  });

  it('[FR-108] Fountain of Life takes one card, the highest, by base strength and only if it is active', () => {
    hand('fountain-of-life', 'swamp', 'whirlwind', 'forge').scores({
      'fountain-of-life': 19, // 1 + 18, although Swamp itself scores 18 - 3
      swamp: 15,
      whirlwind: 13,
      forge: 9,
    });
    hand('fountain-of-life', 'smoke').scores({ 'fountain-of-life': 2, smoke: BLANKED });
  });

  it('[FR-097] Swamp: -3 for each Army and each Flame', () => {
    hand('swamp', 'knights', 'candle').scores({ swamp: 12, knights: 12, candle: 2 });
    hand('swamp', 'knights', 'light-cavalry', 'candle', 'forge').scores({
      swamp: 6, // 18 - 4 x 3
      knights: 12,
      'light-cavalry': 17,
      candle: 2,
      forge: 9,
    });
    hand('swamp', 'king', 'forest', 'hydra').scores({ swamp: 18, king: 8, forest: 19, hydra: 40 });
  });

  it('[FR-077] Great Flood blanks Armies, Lands and Flames but Lightning', () => {
    hand('great-flood', 'knights', 'forest', 'candle', 'lightning', 'king').scores({
      'great-flood': 32,
      knights: BLANKED,
      forest: BLANKED,
      candle: BLANKED,
      lightning: 11,
      king: 8,
    });
    hand('great-flood', 'swamp', 'whirlwind', 'collector', 'hydra', 'magic-wand', 'shield-of-keth', 'mirage').scores({
      'great-flood': 32,
      swamp: 18,
      whirlwind: 13,
      collector: 7,
      hydra: 40,
      'magic-wand': 26,
      'shield-of-keth': 4,
      mirage: 0,
    });
  });

  it('[FR-076] Island clears the one chosen Flood or Flame', () => {
    const floods = hand('island', 'swamp', 'great-flood', 'knights');
    floods.scores({ island: 14, swamp: 18, 'great-flood': 32, knights: BLANKED });
    floods
      .using({ island: { target: 'swamp' } })
      .scores({ island: 14, swamp: 18, 'great-flood': 32, knights: BLANKED });
    floods
      .using({ island: { target: 'great-flood' } })
      .scores({ island: 14, swamp: 15, 'great-flood': 32, knights: 12 });

    const fire = hand('island', 'wildfire', 'forest');
    fire.scores({ island: 14, wildfire: 40, forest: BLANKED });
    fire.using({ island: { target: 'wildfire' } }).scores({ island: 14, wildfire: 40, forest: 7 });
  });

  it('[FR-097] [FR-099] Water Elemental: +15 for each other Flood', () => {
    hand('water-elemental', 'swamp', 'island').scores({ 'water-elemental': 34, swamp: 18, island: 14 });
    hand('water-elemental', 'rainstorm').scores({ 'water-elemental': 4, rainstorm: 18 });
  });
});

describe('Weathers', () => {
  it('[FR-097] [FR-077] Rainstorm: +10 for each Flood, blanks Flames but Lightning', () => {
    hand('rainstorm', 'swamp', 'island').scores({ rainstorm: 28, swamp: 18, island: 14 });
    hand('rainstorm', 'candle', 'wildfire', 'lightning').scores({
      rainstorm: 8,
      candle: BLANKED,
      wildfire: BLANKED,
      lightning: 41,
    });
    hand('rainstorm', 'king', 'forest', 'whirlwind').scores({ rainstorm: 8, king: 8, forest: 7, whirlwind: 13 });
  });

  it('[FR-097] [FR-077] Blizzard: -5 for each Army, Leader, Beast and Flame, blanks Floods', () => {
    hand('blizzard', 'knights', 'king', 'unicorn', 'candle').scores({
      blizzard: 10, // 30 - 4 x 5
      knights: 20,
      king: 13,
      unicorn: 9,
      candle: 2,
    });
    hand('blizzard', 'knights', 'light-cavalry').scores({ blizzard: 20, knights: 12, 'light-cavalry': 17 });
    hand('blizzard', 'swamp', 'island').scores({ blizzard: 30, swamp: BLANKED, island: BLANKED });
    hand('blizzard', 'forest', 'collector', 'magic-wand', 'shield-of-keth', 'whirlwind').scores({
      blizzard: 30,
      forest: 7,
      collector: 7,
      'magic-wand': 26,
      'shield-of-keth': 4,
      whirlwind: 13,
    });
  });

  it('[FR-084] Smoke is blanked unless a Flame is active', () => {
    hand('smoke', 'candle').scores({ smoke: 27, candle: 2 });
    hand('smoke', 'swamp', 'whirlwind').scores({ smoke: BLANKED, swamp: 18, whirlwind: 13 });
  });

  it('[FR-096] Whirlwind: +40 once with Rainstorm and either Blizzard or Great Flood', () => {
    hand('whirlwind', 'rainstorm', 'blizzard').scores({ whirlwind: 53, rainstorm: 8, blizzard: 30 });
    hand('whirlwind', 'rainstorm', 'great-flood').scores({ whirlwind: 53, rainstorm: 18, 'great-flood': 32 });
    hand('whirlwind', 'rainstorm', 'blizzard', 'great-flood', 'cavern').scores({
      whirlwind: 53, // Cavern clears Blizzard, so Great Flood is active as well
      rainstorm: 18,
      blizzard: 30,
      'great-flood': 32,
      cavern: BLANKED,
    });
    hand('whirlwind', 'blizzard', 'great-flood').scores({ whirlwind: 13, blizzard: 30, 'great-flood': BLANKED });
    hand('whirlwind', 'rainstorm', 'swamp').scores({ whirlwind: 13, rainstorm: 18, swamp: 18 });
  });

  it('[FR-097] [FR-099] Air Elemental: +15 for each other Weather', () => {
    hand('air-elemental', 'whirlwind', 'rainstorm').scores({ 'air-elemental': 34, whirlwind: 13, rainstorm: 8 });
    hand('air-elemental', 'swamp').scores({ 'air-elemental': 4, swamp: 18 });
  });
});

describe('Flames', () => {
  it('[FR-077] Wildfire spares Flames, Wizards, Weathers, Weapons and Artifacts', () => {
    hand('wildfire', 'candle', 'necromancer', 'whirlwind', 'sword-of-keth', 'shield-of-keth').scores({
      wildfire: 40,
      candle: 2,
      necromancer: 3,
      whirlwind: 13,
      'sword-of-keth': 7,
      'shield-of-keth': 4,
    });
  });

  it('[FR-077] [FR-088] Wildfire spares Mountain, Great Flood, Island, Unicorn and Dragon', () => {
    hand('wildfire', 'mountain', 'great-flood', 'island', 'unicorn', 'dragon', 'necromancer').scores({
      wildfire: 40, // Mountain clears Great Flood
      mountain: 9,
      'great-flood': 32,
      island: 14,
      unicorn: 9,
      dragon: 30,
      necromancer: 3,
    });
  });

  it('[FR-077] Wildfire blanks all others', () => {
    hand('wildfire', 'knights', 'king', 'forest', 'swamp', 'hydra').scores(
      { wildfire: 40, knights: BLANKED, king: BLANKED, forest: BLANKED, swamp: BLANKED, hydra: BLANKED },
      40,
    );
  });

  it('[FR-096] Candle: +100 with Book of Changes, Bell Tower and any Wizard, all three', () => {
    hand('candle', 'book-of-changes', 'bell-tower', 'necromancer').scores(
      { candle: 102, 'book-of-changes': 3, 'bell-tower': 23, necromancer: 3 },
      131,
    );
    hand('candle', 'book-of-changes', 'bell-tower', 'king').scores({
      candle: 2,
      'book-of-changes': 3,
      'bell-tower': 8,
      king: 8,
    });
    hand('candle', 'book-of-changes', 'necromancer').scores({ candle: 2, 'book-of-changes': 3, necromancer: 3 });
    hand('candle', 'bell-tower', 'necromancer').scores({ candle: 2, 'bell-tower': 23, necromancer: 3 });
  });

  it('[FR-097] Forge: +9 for each Weapon and each Artifact', () => {
    hand('forge', 'sword-of-keth', 'magic-wand', 'shield-of-keth').scores({
      forge: 36,
      'sword-of-keth': 7,
      'magic-wand': 1,
      'shield-of-keth': 4,
    });
    hand('forge', 'king', 'candle').scores({ forge: 9, king: 8, candle: 2 });
  });

  it('[FR-096] Lightning: +30 with Rainstorm', () => {
    hand('lightning', 'rainstorm').scores({ lightning: 41, rainstorm: 8 });
    hand('lightning', 'blizzard').scores({ lightning: 11, blizzard: 25 });
  });

  it('[FR-097] [FR-099] Fire Elemental: +15 for each other Flame', () => {
    hand('fire-elemental', 'candle', 'forge').scores({ 'fire-elemental': 34, candle: 2, forge: 9 });
    hand('fire-elemental', 'smoke').scores({ 'fire-elemental': 4, smoke: 27 });
  });
});
