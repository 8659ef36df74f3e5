import { describe, it } from 'vitest';
import { BLANKED, changing, expansionHand, hand } from './hands-in-tests.ts';

describe('clearing whole penalties', () => {
  it('[FR-072] a cleared card keeps suit, base strength and bonus', () => {
    hand('cavern', 'rainstorm', 'candle', 'swamp', 'air-elemental').scores({
      cavern: 6,
      rainstorm: 18,
      candle: 2,
      swamp: 15,
      'air-elemental': 19,
    });
    hand('protection-rune', 'empress', 'king', 'knights').scores({
      'protection-rune': 1,
      empress: 25,
      king: 13,
      knights: 20,
    });
  });

  it('[FR-076] goes by the suit after Book of Changes: a card that became one', () => {
    hand('mountain', 'basilisk', 'king', 'book-of-changes')
      .using(changing('basilisk', 'flood'))
      .scores({ mountain: 9, basilisk: 35, king: 8, 'book-of-changes': 3 });
    hand('cavern', 'knights', 'book-of-changes')
      .using(changing('knights', 'weather'))
      .scores({ cavern: 6, knights: 20, 'book-of-changes': 3 });
    hand('beastmaster', 'swamp', 'knights', 'book-of-changes')
      .using(changing('swamp', 'beast'))
      .scores({ beastmaster: 18, swamp: 18, knights: 12, 'book-of-changes': 3 });
    hand('island', 'knights', 'book-of-changes')
      .using({ ...changing('knights', 'flame'), island: { target: 'knights' } })
      .scores({ island: 14, knights: 20, 'book-of-changes': 3 });
  });

  it('[FR-076] goes by the suit after Book of Changes: a card that is one no more', () => {
    hand('mountain', 'great-flood', 'forest', 'book-of-changes')
      .using(changing('great-flood', 'weather'))
      .scores({ mountain: 9, 'great-flood': 32, forest: BLANKED, 'book-of-changes': 3 });
    hand('beastmaster', 'basilisk', 'king', 'book-of-changes')
      .using(changing('basilisk', 'weapon'))
      .scores({ beastmaster: 9, basilisk: 35, king: BLANKED, 'book-of-changes': 3 });
    hand('island', 'swamp', 'knights', 'book-of-changes')
      .using({ ...changing('swamp', 'land'), island: { target: 'swamp' } })
      .isRefused();
  });

  it('[FR-076] Island refuses other suits and cards that are not in the hand', () => {
    const cards = hand('island', 'blizzard', 'basilisk', 'king');
    cards.using({ island: { target: 'blizzard' } }).isRefused();
    cards.using({ island: { target: 'basilisk' } }).isRefused();
    cards.using({ island: { target: 'wildfire' } }).isRefused();
  });

  it('[FR-078] blanking, of others and of itself, is a penalty and can be cleared', () => {
    hand('protection-rune', 'wildfire', 'great-flood', 'knights', 'forest').scores({
      'protection-rune': 1,
      wildfire: 40,
      'great-flood': 32,
      knights: 20,
      forest: 7,
    });
    expansionHand('protection-rune', 'demon', 'garden', 'ghoul', 'crypt', 'king').scores({
      'protection-rune': 1,
      demon: 45,
      garden: 22, // 11 + 11 for King
      ghoul: 8,
      crypt: 29,
      king: 8,
    });
  });
});

describe('clearing the word Army', () => {
  it('[FR-073] Rangers: Great Flood blanks no Armies, but all else', () => {
    hand('rangers', 'great-flood', 'knights', 'forest', 'candle').scores({
      rangers: 5,
      'great-flood': 32,
      knights: 12,
      forest: BLANKED,
      candle: BLANKED,
    });
  });

  it('[FR-073] Rangers: Basilisk blanks no Armies, but Leaders and Beasts', () => {
    hand('rangers', 'basilisk', 'knights', 'king', 'hydra').scores({
      rangers: 5,
      basilisk: 35,
      knights: 12,
      king: BLANKED,
      hydra: BLANKED,
    });
  });

  it('[FR-073] Rangers: Swamp and Blizzard lose nothing for Armies, but for all else', () => {
    hand('rangers', 'swamp', 'knights', 'candle').scores({ rangers: 5, swamp: 15, knights: 12, candle: 2 });
    hand('rangers', 'blizzard', 'knights', 'king', 'island').scores({
      rangers: 5,
      blizzard: 25,
      knights: 20,
      king: 18,
      island: BLANKED,
    });
  });

  it('[FR-073] Rangers: Dwarvish Infantry loses nothing', () => {
    hand('rangers', 'dwarvish-infantry', 'knights').scores({ rangers: 5, 'dwarvish-infantry': 15, knights: 12 });
  });

  it('[FR-073] Rangers: War Dirigible needs no Army, but still no Weather', () => {
    hand('rangers', 'war-dirigible', 'book-of-changes')
      .using(changing('rangers', 'wizard'))
      .scores({ rangers: 5, 'war-dirigible': 35, 'book-of-changes': 3 });
    hand('rangers', 'war-dirigible', 'whirlwind').scores({ rangers: 5, 'war-dirigible': BLANKED, whirlwind: 13 });
  });

  it('[FR-073] Rangers change nothing for Knights, Light Cavalry and Wildfire', () => {
    hand('rangers', 'knights', 'light-cavalry', 'forest').scores({
      rangers: 15,
      knights: 12,
      'light-cavalry': 15,
      forest: 7,
    });
    hand('rangers', 'wildfire', 'knights').scores({ rangers: BLANKED, wildfire: 40, knights: BLANKED });
  });

  it('[FR-073] the Rangers of the expansion clear in the same way', () => {
    expansionHand('rangers-ch', 'great-flood-ch', 'knights', 'castle').scores({
      'rangers-ch': 5,
      'great-flood-ch': 32,
      knights: 12,
      castle: BLANKED,
    });
  });

  it('[FR-073] Warship: on Floods only', () => {
    hand('warship', 'great-flood', 'knights', 'forest').scores({
      warship: 23,
      'great-flood': 32,
      knights: 12,
      forest: BLANKED,
    });
    hand('warship', 'swamp', 'knights', 'candle').scores({ warship: 23, swamp: 15, knights: 12, candle: 2 });
    hand('warship', 'island', 'basilisk', 'knights').scores({
      warship: 23,
      island: 14,
      basilisk: 35,
      knights: BLANKED,
    });
    hand('warship', 'swamp', 'dwarvish-infantry', 'knights').scores({
      warship: 23,
      swamp: 18,
      'dwarvish-infantry': 13,
      knights: 12,
    });
    hand('warship', 'blizzard', 'knights').scores({ warship: BLANKED, blizzard: 25, knights: 12 });
  });

  it('[FR-073] Warship: on what Book of Changes made a Flood', () => {
    const book = { 'book-of-changes': 3, warship: 23 };
    hand('warship', 'basilisk', 'knights', 'book-of-changes')
      .using(changing('basilisk', 'flood'))
      .scores({ ...book, basilisk: 35, knights: 12 });
    hand('warship', 'dwarvish-infantry', 'knights', 'book-of-changes')
      .using(changing('dwarvish-infantry', 'flood'))
      .scores({ ...book, 'dwarvish-infantry': 15, knights: 12 });
    hand('warship', 'war-dirigible', 'book-of-changes')
      .using(changing('war-dirigible', 'flood'))
      .scores({ ...book, 'war-dirigible': 35 });
  });

  it('[FR-073] Warship: not on what Book of Changes made something else', () => {
    hand('warship', 'great-flood', 'swamp', 'knights', 'book-of-changes')
      .using(changing('great-flood', 'weather'))
      .scores({ warship: 23, 'great-flood': 32, swamp: 18, knights: BLANKED, 'book-of-changes': 3 });
  });

  it('[FR-105] Judge still counts a penalty that lost the word Army', () => {
    expansionHand('judge', 'rangers-ch', 'dwarvish-infantry', 'great-flood-ch').scores({
      judge: 31,
      'rangers-ch': 5,
      'dwarvish-infantry': 15,
      'great-flood-ch': 32,
    });
    expansionHand('judge', 'rangers-ch', 'basilisk', 'swamp', 'blizzard', 'war-dirigible').scores({
      judge: 31, // Basilisk and Blizzard; Swamp and War Dirigible are blanked
      'rangers-ch': 5,
      basilisk: 35,
      swamp: BLANKED,
      blizzard: 25,
      'war-dirigible': BLANKED,
    });
    expansionHand('judge', 'warship', 'swamp').scores({ judge: 31, warship: 23, swamp: 18 });
    expansionHand('judge', 'rangers-ch', 'war-dirigible').scores({ judge: 21, 'rangers-ch': 5, 'war-dirigible': 35 });
  });
});

describe('clearing comes before all blanking', () => {
  it('[FR-067] [FR-074] [FR-079] Cavern clears Blizzard although Great Flood then blanks Cavern: 62', () => {
    hand('blizzard', 'great-flood', 'wildfire', 'cavern').scores(
      { blizzard: 30, 'great-flood': 32, wildfire: BLANKED, cavern: BLANKED },
      62,
    );
  });

  it('[FR-074] Rangers clear although Wildfire blanks them', () => {
    hand('rangers', 'wildfire', 'war-dirigible').scores({ rangers: BLANKED, wildfire: 40, 'war-dirigible': 35 });
  });

  it('[FR-074] Island clears although Blizzard blanks it', () => {
    hand('island', 'blizzard', 'wildfire', 'forest')
      .using({ island: { target: 'wildfire' } })
      .scores({ island: BLANKED, blizzard: 25, wildfire: 40, forest: 7 });
  });

  it('[FR-074] [FR-067] Mountain, Beastmaster and Warship clear although the Demon blanks them', () => {
    const armies = ['knights', 'light-cavalry'];
    expansionHand('demon', 'mountain', 'swamp', 'island', ...armies).scores({
      demon: 45,
      mountain: BLANKED,
      swamp: 18,
      island: 14,
      knights: 12,
      'light-cavalry': 17,
    });
    expansionHand('demon', 'warship', 'swamp', 'island', ...armies).scores({
      demon: 45,
      warship: BLANKED,
      swamp: 18,
      island: 14,
      knights: 12,
      'light-cavalry': 17,
    });
    expansionHand('demon', 'beastmaster', 'basilisk', 'hydra', 'king', 'queen').scores(
      { demon: 45, beastmaster: BLANKED, basilisk: 35, hydra: 12, king: 8, queen: 6 },
      106,
    );
  });
});
