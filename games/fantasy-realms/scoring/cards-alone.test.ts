import { describe, expect, it } from 'vitest';
import { BLANKED, expansionHand, hand } from './hands-in-tests.ts';

// Base strength, plus what a card earns or suffers with nothing beside it:
// Fountain of Life takes itself (1 + 1), Elven Archers see no Weather (10 + 5), Knights have no Leader (20 - 8),
// Dragon has no Wizard (30 - 40), World Tree sees one suit (2 + 50), Smoke, Warship and War Dirigible lack company.
const BASE = {
  land: { mountain: 9, cavern: 6, 'bell-tower': 8, forest: 7, 'earth-elemental': 4 },
  flood: { 'fountain-of-life': 2, swamp: 18, 'great-flood': 32, island: 14, 'water-elemental': 4 },
  weather: { rainstorm: 8, blizzard: 30, smoke: BLANKED, whirlwind: 13, 'air-elemental': 4 },
  flame: { wildfire: 40, candle: 2, forge: 9, lightning: 11, 'fire-elemental': 4 },
  army: { knights: 12, 'elven-archers': 15, 'light-cavalry': 17, 'dwarvish-infantry': 15, rangers: 5 },
  wizard: { collector: 7, beastmaster: 9, necromancer: 3, 'warlock-lord': 25, enchantress: 5 },
  leader: { king: 8, queen: 6, princess: 2, warlord: 4, empress: 15 },
  beast: { unicorn: 9, basilisk: 35, warhorse: 6, dragon: -10, hydra: 12 },
  weapon: { warship: BLANKED, 'magic-wand': 1, 'sword-of-keth': 7, 'elven-longbow': 3, 'war-dirigible': BLANKED },
  artifact: { 'shield-of-keth': 4, 'gem-of-order': 5, 'world-tree': 52, 'book-of-changes': 3, 'protection-rune': 1 },
  wild: { shapeshifter: 0, mirage: 0, doppelganger: 0 },
} as const;

// Genie: -50 and +10 for each of three other players. Bell Tower has moved to the Buildings, Garden is a Land.
const CURSED_HOARD = {
  building: { dungeon: 7, castle: 10, crypt: 21, chapel: 2, 'bell-tower-ch': 8 },
  outsider: { genie: -20, judge: 11, angel: 16, leprechaun: 20, demon: 45 },
  undead: { 'dark-queen': 10, ghoul: 8, specter: 12, lich: 13, 'death-knight': 14 },
  land: { garden: 11 },
  flood: { 'fountain-of-life-ch': 2, 'great-flood-ch': 32 },
  army: { 'rangers-ch': 5 },
  wizard: { 'necromancer-ch': 3 },
  artifact: { 'world-tree-ch': 72 },
  wild: { 'shapeshifter-ch': 0, 'mirage-ch': 0 },
} as const;

const PROMOS = { jester: 53, phoenix: 14, 'phoenix-promo': 14 } as const;

const cardsOf = (sets: Readonly<Record<string, Readonly<Record<string, number | typeof BLANKED>>>>) =>
  Object.values(sets).flatMap((suit) => Object.entries(suit));

describe('a card alone in the hand', () => {
  it('[FR-001] [FR-033] the tables below name 53 base cards and 23 of the expansion', () => {
    expect(cardsOf(BASE)).toHaveLength(53);
    expect(cardsOf(CURSED_HOARD)).toHaveLength(23);
  });

  it.each(cardsOf(BASE))('[FR-003] %s: %s', (card, points) => {
    hand(card).scores({ [card]: points });
  });

  it.each(cardsOf(CURSED_HOARD))('[FR-003] %s: %s', (card, points) => {
    expansionHand(card)
      .players(4)
      .scores({ [card]: points });
  });

  it.each(Object.entries(PROMOS))('[FR-003] %s: %s', (card, points) => {
    hand(card).scores({ [card]: points });
  });
});
