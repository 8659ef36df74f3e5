import { describe, it } from 'vitest';
import { BLANKED, expansionHand, given } from './hands-in-tests.ts';

describe('Buildings', () => {
  it.each([
    ['Undead', 'ghoul', 8, 'specter', 12],
    ['Beasts', 'unicorn', 9, 'hydra', 12],
    ['Artifacts', 'shield-of-keth', 4, 'protection-rune', 1],
  ])('[FR-097] Dungeon: +10 for the first of the %s, +5 for a further one', (_, first, points, second, more) => {
    expansionHand('dungeon', first).scores({ dungeon: 17, [first]: points });
    expansionHand('dungeon', first, second).scores({ dungeon: 22, [first]: points, [second]: more });
  });

  it('[FR-097] Dungeon: each of its three suits has a first card, a third card gives another +5', () => {
    expansionHand('dungeon', 'ghoul', 'unicorn', 'shield-of-keth').scores({
      dungeon: 37,
      ghoul: 8,
      unicorn: 9,
      'shield-of-keth': 4,
    });
    expansionHand('dungeon', 'ghoul', 'specter', 'death-knight').scores({
      dungeon: 27, // 7 + 10 + 5 + 5
      ghoul: 8,
      specter: 12,
      'death-knight': 14,
    });
  });

  it('[FR-097] Dungeon: +5 for Necromancer, Warlock Lord and Demon each', () => {
    expansionHand('dungeon', 'necromancer-ch').scores({ dungeon: 12, 'necromancer-ch': 3 });
    expansionHand('dungeon', 'warlock-lord').scores({ dungeon: 12, 'warlock-lord': 25 });
    expansionHand('dungeon', 'necromancer-ch', 'warlock-lord').scores({
      dungeon: 17,
      'necromancer-ch': 3,
      'warlock-lord': 15,
    });
    expansionHand('dungeon', 'castle', 'demon').scores({ dungeon: 12, castle: 20, demon: 45 });
    expansionHand('dungeon', 'warlord', 'collector', 'judge').scores({
      dungeon: 7,
      warlord: 4,
      collector: 7,
      judge: 11,
    });
  });

  it.each([
    ['king', 8],
    ['light-cavalry', 17],
    ['forest', 7],
    ['dungeon', 7],
  ])('[FR-096] Castle: +10 with %s', (card, points) => {
    expansionHand('castle', card).scores({ castle: 20, [card]: points });
  });

  it('[FR-096] [FR-097] [FR-099] Castle: Leader, Army and Land once each, +5 for every further Building', () => {
    expansionHand('castle', 'king', 'knights', 'forest', 'dungeon').scores({
      castle: 50,
      king: 13,
      knights: 20,
      forest: 7,
      dungeon: 7,
    });
    expansionHand('castle', 'king', 'queen').scores({ castle: 20, king: 8, queen: 6 });
    expansionHand('castle', 'dungeon', 'chapel', 'bell-tower-ch').scores({
      castle: 30, // 10 + 10 + 5 + 5
      dungeon: 7,
      chapel: 2,
      'bell-tower-ch': 8,
    });
    expansionHand('castle', 'unicorn', 'swamp').scores({ castle: 10, unicorn: 9, swamp: 18 });
  });

  it('[FR-097] [FR-077] Crypt: the base strengths of all Undead, blanks Leaders', () => {
    expansionHand('crypt', 'ghoul', 'lich').scores({ crypt: 42, ghoul: 8, lich: 23 }); // 21 + 8 + 13
    expansionHand('crypt', 'king', 'knights', 'collector').scores({
      crypt: 21,
      king: BLANKED,
      knights: 12,
      collector: 7,
    });
  });

  it('[FR-106] Chapel, from the FAQ: two Leaders, or an Outsider and an Undead', () => {
    expansionHand('chapel', 'king', 'queen').scores({ chapel: 42, king: 8, queen: 6 });
    expansionHand('chapel', 'judge', 'ghoul').scores({ chapel: 42, judge: 11, ghoul: 8 });
  });

  it('[FR-106] Chapel, from the FAQ: three are too many', () => {
    expansionHand('chapel', 'collector', 'enchantress', 'ghoul').scores({
      chapel: 2,
      collector: 7,
      enchantress: 5,
      ghoul: 8,
    });
    expansionHand('chapel', 'king', 'collector', 'judge').scores({ chapel: 2, king: 8, collector: 7, judge: 11 });
  });

  it('[FR-106] Chapel: one is too few, other suits do not matter, blanked cards do not count', () => {
    expansionHand('chapel', 'king').scores({ chapel: 2, king: 8 });
    expansionHand('chapel', 'king', 'collector', 'forest', 'swamp').scores({
      chapel: 42,
      king: 8,
      collector: 7,
      forest: 7,
      swamp: 18,
    });
    expansionHand('chapel', 'crypt', 'king', 'collector', 'enchantress').scores({
      chapel: 42,
      crypt: 21,
      king: BLANKED,
      collector: 7,
      enchantress: 5,
    });
  });

  it('[FR-096] Bell Tower is a Building now: +15 once with Wizards or Undead', () => {
    expansionHand('bell-tower-ch', 'necromancer-ch').scores({ 'bell-tower-ch': 23, 'necromancer-ch': 3 });
    expansionHand('bell-tower-ch', 'ghoul').scores({ 'bell-tower-ch': 23, ghoul: 8 });
    expansionHand('bell-tower-ch', 'ghoul', 'collector').scores({ 'bell-tower-ch': 23, ghoul: 8, collector: 7 });
    expansionHand('bell-tower-ch', 'king', 'judge').scores({ 'bell-tower-ch': 8, king: 8, judge: 11 });
    expansionHand('bell-tower-ch', 'castle', 'earth-elemental').scores({
      'bell-tower-ch': 8,
      castle: 30, // a Building and a Land
      'earth-elemental': 4,
    });
    expansionHand('bell-tower-ch', 'candle', 'book-of-changes', 'collector').scores({
      'bell-tower-ch': 23,
      candle: 102,
      'book-of-changes': 3,
      collector: 7,
    });
  });
});

describe('Garden', () => {
  it('[FR-097] Garden is a Land: +11 for each Leader and each Beast', () => {
    expansionHand('garden', 'king', 'queen', 'unicorn').scores({ garden: 44, king: 8, queen: 6, unicorn: 24 });
    expansionHand('garden', 'knights', 'earth-elemental').scores({ garden: 11, knights: 12, 'earth-elemental': 19 });
  });

  it('[FR-084] Garden is blanked with any Undead, Necromancer or Demon', () => {
    expansionHand('garden', 'ghoul').scores({ garden: BLANKED, ghoul: 8 });
    expansionHand('garden', 'necromancer-ch').scores({ garden: BLANKED, 'necromancer-ch': 3 });
    expansionHand('garden', 'forest', 'demon').scores({ garden: BLANKED, forest: 7, demon: 45 });
    expansionHand('garden', 'collector', 'judge').scores({ garden: 11, collector: 7, judge: 21 });
    expansionHand('garden').discard('ghoul', 'necromancer-ch').scores({ garden: 11 });
  });
});

describe('Outsiders', () => {
  it.each([
    [2, -40],
    [3, -30],
    [4, -20],
    [6, 0],
  ])('[FR-112] [FR-100] Genie among %d players: %d', (players, points) => {
    expansionHand('genie').players(players).scores({ genie: points });
  });

  // Each with the company that it needs to stay active.
  it.each([
    ['swamp'],
    ['great-flood-ch'],
    ['rainstorm'],
    ['blizzard'],
    ['smoke', 'candle'],
    ['wildfire', 'angel'],
    ['knights'],
    ['light-cavalry'],
    ['dwarvish-infantry'],
    ['warlock-lord'],
    ['empress'],
    ['basilisk'],
    ['dragon'],
    ['warship', 'island'],
    ['war-dirigible', 'elven-archers'],
    ['crypt'],
    ['garden'],
    ['demon'],
    ['phoenix'],
    ['phoenix-promo'],
  ])('[FR-105] Judge: +10 for %s, which has a penalty', (...cards) => {
    expansionHand('judge', ...cards)
      .using(cards.includes('angel') ? { angel: { target: 'judge' } } : {})
      .gives({ judge: 21 });
  });

  it.each([
    ...['mountain', 'cavern', 'forest', 'earth-elemental', 'fountain-of-life-ch', 'island', 'water-elemental'],
    ...['whirlwind', 'air-elemental', 'candle', 'forge', 'lightning', 'fire-elemental', 'elven-archers', 'rangers-ch'],
    ...['collector', 'beastmaster', 'necromancer-ch', 'enchantress', 'king', 'queen', 'princess', 'warlord'],
    ...['unicorn', 'warhorse', 'hydra', 'magic-wand', 'sword-of-keth', 'elven-longbow', 'shield-of-keth'],
    ...['gem-of-order', 'world-tree-ch', 'book-of-changes', 'protection-rune'],
    ...['shapeshifter-ch', 'mirage-ch', 'doppelganger', 'dungeon', 'castle', 'chapel', 'bell-tower-ch'],
    ...['genie', 'angel', 'leprechaun', 'dark-queen', 'ghoul', 'specter', 'lich', 'death-knight', 'jester'],
  ])('[FR-105] Judge: nothing for %s, which has none', (card) => {
    expansionHand('judge', card).players(4).gives({ judge: 11 });
  });

  it('[FR-105] Judge: +10 for each penalty, but not for blanked cards or cleared penalties', () => {
    expansionHand('judge', 'dragon', 'swamp').scores({ judge: 31, dragon: -10, swamp: 18 });
    expansionHand('judge', 'warship').scores({ judge: 11, warship: BLANKED });
    expansionHand('judge', 'protection-rune', 'swamp').scores({ judge: 11, 'protection-rune': 1, swamp: 18 });
    expansionHand('judge', 'mountain', 'swamp', 'dragon').scores({ judge: 21, mountain: 9, swamp: 18, dragon: -10 });
  });

  it('[FR-086] Angel cannot be blanked, nor can the one card that it guards', () => {
    const cards = expansionHand('angel', 'wildfire', 'king', 'queen');
    cards.scores({ angel: 16, wildfire: 40, king: BLANKED, queen: BLANKED });
    cards.using({ angel: { target: 'king' } }).scores({ angel: 16, wildfire: 40, king: 8, queen: BLANKED });
  });

  it('[FR-064] Leprechaun scores its strength; the card it drew is in the hand already', () => {
    expansionHand('leprechaun', 'wildfire').scores({ leprechaun: BLANKED, wildfire: 40 });
    expansionHand('leprechaun', 'king').scores({ leprechaun: 20, king: 8 });
  });

  it('[FR-087] Demon blanks what is alone in its suit and no Outsider', () => {
    expansionHand('demon', 'king').scores({ demon: 45, king: BLANKED });
    expansionHand('demon', 'king', 'queen', 'swamp').scores({ demon: 45, king: 8, queen: 6, swamp: BLANKED });
    expansionHand('demon', 'leprechaun').scores({ demon: 45, leprechaun: 20 });
  });
});

describe('Undead', () => {
  it('[FR-107] Dark Queen: +5 for each Land, Flood, Flame, Weather and for Unicorn in the discard area', () => {
    expansionHand('dark-queen')
      .discard('forest', 'garden', 'swamp', 'candle', 'whirlwind', 'unicorn') // 10 + 6 x 5
      .scores({ 'dark-queen': 40 });
    expansionHand('dark-queen')
      .discard(
        'knights',
        'king',
        'collector',
        'hydra',
        'magic-wand',
        'shield-of-keth',
        'bell-tower-ch',
        'ghoul',
        'judge',
      )
      .scores({ 'dark-queen': 10 });
  });

  it('[FR-107] Ghoul: +4 for each Wizard, Leader, Army, Beast and Undead in the discard area', () => {
    expansionHand('ghoul')
      .discard('collector', 'king', 'queen', 'knights', 'unicorn', 'specter') // 8 + 6 x 4
      .scores({ ghoul: 32 });
    expansionHand('ghoul')
      .discard('forest', 'swamp', 'candle', 'whirlwind', 'magic-wand', 'shield-of-keth', 'castle', 'judge')
      .scores({ ghoul: 8 });
  });

  it('[FR-107] Specter: +6 for each Wizard, Artifact and Outsider in the discard area', () => {
    expansionHand('specter').discard('collector', 'shield-of-keth', 'judge', 'angel').scores({ specter: 36 });
    expansionHand('specter')
      .discard('king', 'knights', 'unicorn', 'forest', 'swamp', 'candle', 'whirlwind', 'magic-wand', 'castle', 'ghoul')
      .scores({ specter: 12 });
  });

  it('[FR-107] Death Knight: +7 for each Weapon and Army in the discard area', () => {
    expansionHand('death-knight').discard('warship', 'magic-wand', 'knights').scores({ 'death-knight': 35 });
    expansionHand('death-knight')
      .discard('king', 'collector', 'unicorn', 'forest', 'swamp', 'candle', 'whirlwind', 'shield-of-keth', 'castle')
      .scores({ 'death-knight': 14 });
  });

  it('[FR-107] [FR-100] they do not look at the hand, and nobody else looks at the discard area', () => {
    expansionHand('dark-queen', 'ghoul', 'specter', 'death-knight', 'forest', 'knights', 'collector').scores({
      'dark-queen': 10,
      ghoul: 8,
      specter: 12,
      'death-knight': 14,
      forest: 7,
      knights: 12,
      collector: 47, // four Undead
    });
    expansionHand('king', 'forest', 'hydra')
      .discard('knights', 'queen', 'unicorn', 'swamp')
      .scores({ king: 8, forest: 19, hydra: 12 });
  });

  it('[FR-097] [FR-099] Lich: +10 for each other Undead and for Necromancer', () => {
    expansionHand('lich', 'ghoul', 'specter').scores({ lich: 33, ghoul: 8, specter: 12 });
    expansionHand('lich', 'necromancer-ch').scores({ lich: 23, 'necromancer-ch': 3 });
    expansionHand('lich', 'collector', 'judge').discard('ghoul').scores({ lich: 13, collector: 7, judge: 11 });
  });

  it('[FR-086] Lich: no Undead can be blanked', () => {
    expansionHand('ghoul', 'wildfire').scores({ ghoul: BLANKED, wildfire: 40 });
    expansionHand('lich', 'ghoul', 'wildfire', 'king').scores({ lich: 23, ghoul: 8, wildfire: 40, king: BLANKED });
  });
});

describe('the other replacements', () => {
  it.each([
    ['castle', 10],
    ['sword-of-keth', 7],
    ['swamp', 18],
    ['forge', 9],
    ['mountain', 9],
    ['whirlwind', 13],
  ])('[FR-108] Fountain of Life adds the base strength of %s', (card, strength) => {
    expansionHand('fountain-of-life-ch', card).scores({ 'fountain-of-life-ch': 1 + strength, [card]: strength });
  });

  it('[FR-108] Fountain of Life takes the highest, itself before other suits', () => {
    expansionHand('fountain-of-life-ch', 'castle', 'whirlwind').scores({
      'fountain-of-life-ch': 14,
      castle: 10,
      whirlwind: 13,
    });
    expansionHand('fountain-of-life-ch', 'king', 'ghoul', 'judge').scores({
      'fountain-of-life-ch': 2,
      king: 8,
      ghoul: 8,
      judge: 11,
    });
  });

  it('[FR-077] Great Flood blanks Buildings too', () => {
    expansionHand('great-flood-ch', 'castle', 'knights', 'forest', 'candle', 'lightning', 'king', 'ghoul').scores({
      'great-flood-ch': 32,
      castle: BLANKED,
      knights: BLANKED,
      forest: BLANKED,
      candle: BLANKED,
      lightning: 11,
      king: 8,
      ghoul: 8,
    });
  });

  it('[FR-097] Rangers: +10 for each Land and each Building', () => {
    expansionHand('rangers-ch', 'forest', 'castle').scores({
      'rangers-ch': 25,
      forest: 7,
      castle: 30, // an Army and a Land
    });
    expansionHand('rangers-ch', 'king').scores({ 'rangers-ch': 5, king: 13 });
  });

  it('[FR-086] Necromancer: no Undead can be blanked', () => {
    expansionHand('necromancer-ch', 'ghoul', 'specter', 'wildfire', 'king').scores({
      'necromancer-ch': 3,
      ghoul: 8,
      specter: 12,
      wildfire: 40,
      king: BLANKED,
    });
  });

  it('[FR-104] World Tree: +70 if no two active cards share a suit', () => {
    expansionHand('world-tree-ch', 'king', 'ghoul', 'castle').scores({
      'world-tree-ch': 72,
      king: 8,
      ghoul: 8,
      castle: 20,
    });
    expansionHand('world-tree-ch', 'ghoul', 'specter').scores({ 'world-tree-ch': 2, ghoul: 8, specter: 12 });
  });

  it('[FR-032] expansion cards are scored without naming the mode as well', () => {
    given({ cards: ['castle', 'rangers-ch'] }).scores({ castle: 20, 'rangers-ch': 15 });
  });
});
