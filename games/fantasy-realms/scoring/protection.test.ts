import { describe, it } from 'vitest';
import { BLANKED, changing, expansionHand, given } from './hands-in-tests.ts';

describe('protection', () => {
  it.each([
    ['smoke', 27],
    ['warship', 23],
    ['war-dirigible', 35],
  ])('[FR-086] Angel keeps %s from blanking itself', (card, points) => {
    expansionHand('angel', card).scores({ angel: 16, [card]: BLANKED });
    expansionHand('angel', card)
      .using({ angel: { target: card } })
      .scores({ angel: 16, [card]: points });
  });

  it('[FR-086] Angel guards against the Demon, and does not clear', () => {
    expansionHand('angel', 'demon', 'swamp', 'knights', 'light-cavalry')
      .using({ angel: { target: 'swamp' } })
      .scores({ angel: 16, demon: 45, swamp: 12, knights: 12, 'light-cavalry': 17 });
    expansionHand('angel', 'garden', 'ghoul')
      .using({ angel: { target: 'garden' } })
      .scores({ angel: 16, garden: 11, ghoul: 8 });
  });

  it('[FR-086] Angel refuses itself and cards that are not in the hand', () => {
    expansionHand('angel', 'king')
      .using({ angel: { target: 'angel' } })
      .isRefused();
    expansionHand('angel', 'king')
      .using({ angel: { target: 'queen' } })
      .isRefused();
  });

  it('[FR-086] Angel stays even as another suit', () => {
    expansionHand('angel', 'basilisk', 'book-of-changes')
      .using(changing('angel', 'beast'))
      .scores({ angel: 16, basilisk: 35, 'book-of-changes': 3 });
  });

  it('[FR-086] Lich and Necromancer keep the Demon from a lone Undead', () => {
    expansionHand('demon', 'ghoul').scores({ demon: 45, ghoul: BLANKED });
    expansionHand('demon', 'lich').scores({ demon: 45, lich: 13 });
    expansionHand('demon', 'necromancer-ch', 'collector', 'ghoul').scores({
      demon: 45,
      'necromancer-ch': 3,
      collector: 7,
      ghoul: 8,
    });
  });

  it('[FR-086] Lich covers what Shapeshifter or Book of Changes made an Undead', () => {
    expansionHand('lich', 'shapeshifter-ch', 'wildfire')
      .using({ 'shapeshifter-ch': { as: 'ghoul' } })
      .scores({ lich: 23, 'shapeshifter-ch': 0, wildfire: 40 });
    expansionHand('lich', 'king', 'wildfire', 'book-of-changes')
      .using(changing('king', 'undead'))
      .scores({ lich: 23, king: 8, wildfire: 40, 'book-of-changes': 3 });
    expansionHand('lich', 'garden', 'book-of-changes')
      .using(changing('garden', 'undead'))
      .scores({ lich: 23, garden: 11, 'book-of-changes': 3 });
  });

  it('[FR-086] the Necromancer of the base game protects nobody', () => {
    given({ cards: ['necromancer', 'ghoul', 'wildfire'] }).scores({ necromancer: 3, ghoul: BLANKED, wildfire: 40 });
  });

  it('[FR-124] Necromancer protects even if it is blanked itself', () => {
    expansionHand('demon', 'necromancer-ch', 'ghoul').scores({ demon: 45, 'necromancer-ch': BLANKED, ghoul: 8 }, 53);
  });
});

describe('the Demon', () => {
  it('[FR-068] [FR-087] goes before all other blanking', () => {
    // Wildfire is alone and never gets to blank anybody.
    expansionHand('demon', 'wildfire', 'king', 'queen').scores({ demon: 45, wildfire: BLANKED, king: 8, queen: 6 });
    // With Candle it is not alone and blanks the Demon, who has blanked Magic Wand before.
    expansionHand('demon', 'wildfire', 'candle', 'magic-wand').scores(
      { demon: BLANKED, wildfire: 40, candle: 2, 'magic-wand': BLANKED },
      42,
    );
  });

  it('[FR-087] counts all suits at once, cards that will be blanked later included', () => {
    expansionHand('demon', 'king', 'queen', 'basilisk', 'hydra').scores({
      demon: 45,
      king: BLANKED, // by Basilisk: neither suit is alone
      queen: BLANKED,
      basilisk: 35,
      hydra: BLANKED,
    });
    expansionHand('demon', 'smoke', 'whirlwind').scores({ demon: 45, smoke: BLANKED, whirlwind: 13 });
  });

  it('[FR-087] counts suits after the wild cards and Book of Changes', () => {
    expansionHand('demon', 'mirage-ch', 'forest')
      .using({ 'mirage-ch': { as: 'cavern' } })
      .scores({ demon: 45, 'mirage-ch': 0, forest: 7 });
    const cards = expansionHand('demon', 'king', 'swamp', 'island', 'book-of-changes');
    cards.scores({ demon: 45, king: BLANKED, swamp: 18, island: 14, 'book-of-changes': BLANKED });
    cards
      .using(changing('swamp', 'leader'))
      .scores({ demon: 45, king: 8, swamp: 18, island: BLANKED, 'book-of-changes': BLANKED });
    cards
      .using(changing('king', 'outsider'))
      .scores({ demon: 45, king: 8, swamp: 18, island: 14, 'book-of-changes': BLANKED });
  });

  it('[FR-068] [FR-072] does nothing if its penalty is cleared', () => {
    expansionHand('demon', 'protection-rune', 'king').scores({ demon: 45, 'protection-rune': 1, king: 8 });
  });

  it('[FR-087] [FR-089] copied by Doppelgänger, both blank and neither is blanked', () => {
    expansionHand('demon', 'doppelganger', 'king')
      .using({ doppelganger: { copies: 'demon' } })
      .scores({ demon: 45, doppelganger: 45, king: BLANKED });
  });
});
