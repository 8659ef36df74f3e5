import { describe, it } from 'vitest';
import { BLANKED, changing, expansionHand, hand } from './hands-in-tests.ts';

describe('Book of Changes', () => {
  it('[FR-095] leaves name and bonus', () => {
    hand('book-of-changes', 'king', 'queen', 'knights')
      .using(changing('queen', 'wizard'))
      .scores({ 'book-of-changes': 3, king: 28, queen: 26, knights: 20 });
    hand('book-of-changes', 'bell-tower', 'candle', 'necromancer')
      .using(changing('bell-tower', 'beast'))
      .scores({ 'book-of-changes': 3, 'bell-tower': 23, candle: 102, necromancer: 3 });
  });

  it('[FR-095] leaves base strength and penalty', () => {
    hand('book-of-changes', 'basilisk', 'king')
      .using(changing('basilisk', 'land'))
      .scores({ 'book-of-changes': 3, basilisk: 35, king: BLANKED });
    hand('book-of-changes', 'light-cavalry', 'forest', 'warlord')
      .using(changing('forest', 'army'))
      .scores({ 'book-of-changes': 3, 'light-cavalry': 17, forest: 7, warlord: 28 }); // 4 + 17 + 7
  });

  it('[FR-095] takes the old suit away', () => {
    hand('book-of-changes', 'king', 'knights')
      .using(changing('knights', 'beast'))
      .scores({ 'book-of-changes': 3, king: 8, knights: 20 });
    hand('book-of-changes', 'warship', 'swamp')
      .using(changing('swamp', 'land'))
      .scores({ 'book-of-changes': 3, warship: BLANKED, swamp: 18 });
  });

  it('[FR-066] is used after the wild cards: the name that Mirage took stays', () => {
    hand('book-of-changes', 'mirage', 'hydra', 'forest', 'water-elemental')
      .using({ mirage: { as: 'swamp' }, ...changing('mirage', 'beast') })
      .scores({ 'book-of-changes': 3, mirage: 0, hydra: 40, forest: 31, 'water-elemental': 4 });
  });

  it('[FR-066] can give a suit to an unused wild card', () => {
    hand('book-of-changes', 'doppelganger', 'king')
      .using(changing('doppelganger', 'army'))
      .scores({ 'book-of-changes': 3, doppelganger: 0, king: 13 });
  });

  it('[FR-066] works even if the Book is blanked afterwards', () => {
    expansionHand('book-of-changes', 'demon', 'king', 'knights')
      .using(changing('knights', 'leader'))
      .scores({ 'book-of-changes': BLANKED, demon: 45, king: 8, knights: 20 });
  });

  // 'other' is not printed on any of these, so a card that takes the suit counts itself.
  it.each([
    ['rainstorm', 'flood', 18],
    ['forge', 'weapon', 27], // 9 + itself + the Book
    ['beastmaster', 'beast', 18],
    ['enchantress', 'land', 10],
    ['king', 'army', 13],
    ['empress', 'army', 25],
    ['warlord', 'army', 8],
    ['forest', 'beast', 19],
    ['rangers', 'land', 15],
    ['light-cavalry', 'land', 15],
    ['swamp', 'flame', 15],
    ['blizzard', 'leader', 25],
    ['knights', 'leader', 20],
    ['dragon', 'wizard', 30],
    ['elven-archers', 'weather', 10],
    ['warhorse', 'leader', 20],
    ['magic-wand', 'wizard', 26],
    ['bell-tower', 'wizard', 23],
    ['sword-of-keth', 'leader', 17],
    ['shield-of-keth', 'leader', 19],
  ])('[FR-099] %s as a card of the suit %s counts itself', (card, suit, points) => {
    hand('book-of-changes', card)
      .using(changing(card, suit))
      .scores({ 'book-of-changes': 3, [card]: points });
  });

  it.each([
    ['earth-elemental', 'forest', 'land'],
    ['water-elemental', 'swamp', 'flood'],
    ['air-elemental', 'whirlwind', 'weather'],
    ['fire-elemental', 'forge', 'flame'],
  ])('[FR-099] %s never counts itself, whatever suit it has', (elemental, other, suit) => {
    const cards = hand('book-of-changes', elemental, other);
    cards.gives({ [elemental]: 19 });
    cards.using(changing(elemental, 'beast')).gives({ [elemental]: 19 });
    cards.using(changing(other, 'wizard')).gives({ [elemental]: 4 });
    hand('book-of-changes', elemental, 'king')
      .using(changing('king', suit))
      .gives({ [elemental]: 19 });
  });

  it('[FR-095] refuses itself, a card that is not in the hand, and suits that do not exist', () => {
    const cards = hand('book-of-changes', 'king');
    cards.using(changing('book-of-changes', 'army')).isRefused();
    cards.using(changing('queen', 'army')).isRefused();
    cards.using(changing('king', 'dragons')).isRefused();
    cards.using(changing('king', 'cursed-item')).isRefused();
  });

  it.each([
    ['necromancer-ch', 'undead', 3],
    ['warlock-lord', 'beast', 25],
  ])('[FR-125] Dungeon pays for %s by name and, as %s, by suit', (card, suit, points) => {
    // 7 + 10 for the Book, an Artifact, + 10 for the suit + 5 for the name
    expansionHand('dungeon', 'book-of-changes', card)
      .using(changing(card, suit))
      .scores({ dungeon: 32, 'book-of-changes': 3, [card]: points });
  });

  it('[FR-125] Dungeon pays for Demon by name and, as an Artifact, by suit', () => {
    expansionHand('dungeon', 'book-of-changes', 'protection-rune', 'demon')
      .using(changing('demon', 'artifact'))
      .scores({ dungeon: 32, 'book-of-changes': 3, 'protection-rune': 1, demon: 45 }); // 7 + 10 + 5 + 5 + 5
  });
});
