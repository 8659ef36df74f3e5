import { describe, it } from 'vitest';
import { BLANKED, changing, expansionHand, hand } from './hands-in-tests.ts';

describe('hands in which suits change before cards meet', () => {
  it('[FR-087] [FR-090] Mirage as a Land keeps Mountain company before the Demon looks, an unused wild card is alone', () => {
    expansionHand('demon', 'mountain', 'mirage-ch', 'king', 'shapeshifter-ch', 'angel')
      .using({ 'mirage-ch': { as: 'land' }, angel: { target: 'king' } })
      .scores({ demon: 45, mountain: 9, 'mirage-ch': 0, king: 8, 'shapeshifter-ch': BLANKED, angel: 16 });
  });

  it('[FR-087] [FR-122] two unused wild cards are two of a suit for the Demon', () => {
    expansionHand('demon', 'mirage-ch', 'shapeshifter-ch', 'world-tree-ch').scores({
      ...{ demon: 45, 'mirage-ch': 0, 'shapeshifter-ch': 0, 'world-tree-ch': BLANKED },
    });
  });

  it('[FR-087] [FR-089] a Doppelgänger of the Demon is an Outsider, and neither blanks the other', () => {
    expansionHand('demon', 'doppelganger', 'king')
      .using({ doppelganger: { copies: 'demon' } })
      .scores({ demon: 45, doppelganger: 45, king: BLANKED });
  });

  it('[FR-083] [FR-087] a Demon that Book of Changes has made the only Army blanks itself', () => {
    expansionHand('demon', 'book-of-changes', 'gem-of-order')
      .using(changing('demon', 'army'))
      .scores({ demon: BLANKED, 'book-of-changes': 3, 'gem-of-order': 5 });
  });

  it('[FR-086] [FR-095] Lich protects a King that has become an Undead from Crypt, which then counts him', () => {
    // Crypt 21 + 13 + 8, Lich 13 + 10 for the other Undead, King 8 + 5 for an Army, Knights without a Leader.
    expansionHand('crypt', 'lich', 'king', 'knights', 'book-of-changes')
      .using(changing('king', 'undead'))
      .scores({ crypt: 42, lich: 23, king: 13, knights: 12, 'book-of-changes': 3 });
  });

  it('[FR-090] [FR-125] Shapeshifter named Necromancer protects no Undead, but Garden, Dungeon and Lich see the name', () => {
    const asNecromancer = { 'shapeshifter-ch': { as: 'necromancer-ch' } };
    expansionHand('garden', 'shapeshifter-ch', 'dungeon', 'ghoul', 'wildfire')
      .using(asNecromancer)
      .scores({ garden: BLANKED, 'shapeshifter-ch': 0, dungeon: BLANKED, ghoul: BLANKED, wildfire: 40 });
    // Dungeon 7 + 10 for an Undead + 5 for the name, Lich 13 + 10 for the name.
    expansionHand('garden', 'shapeshifter-ch', 'dungeon', 'lich')
      .using(asNecromancer)
      .scores({ garden: BLANKED, 'shapeshifter-ch': 0, dungeon: 22, lich: 23 });
  });

  it('[FR-076] [FR-083] Blizzard as a Flood is cleared by Mountain, and not by Cavern any more', () => {
    const asFlood = changing('blizzard', 'flood');
    hand('blizzard', 'cavern', 'book-of-changes', 'knights')
      .using(asFlood)
      .scores({ blizzard: BLANKED, cavern: 6, 'book-of-changes': 3, knights: 12 });
    hand('blizzard', 'mountain', 'book-of-changes', 'knights')
      .using(asFlood)
      .scores({ blizzard: 30, mountain: 9, 'book-of-changes': 3, knights: 12 });
  });

  it('[FR-065] [FR-066] Book of Changes may change a Doppelgänger, but what that copied is printed', () => {
    // A Doppelgänger of the Dragon that is a Wizard spares both of them the 40.
    hand('doppelganger', 'book-of-changes', 'dragon')
      .using({ doppelganger: { copies: 'dragon' }, ...changing('doppelganger', 'wizard') })
      .scores({ doppelganger: 30, 'book-of-changes': 3, dragon: 30 });
    // Swamp is a Wizard; the copy of it is a Flood all the same.
    hand('doppelganger', 'book-of-changes', 'swamp', 'water-elemental')
      .using({ doppelganger: { copies: 'swamp' }, ...changing('swamp', 'wizard') })
      .scores({ doppelganger: 18, 'book-of-changes': 3, swamp: 18, 'water-elemental': 19 });
  });

  it('[FR-076] Island clears a Dragon that has become a Flood', () => {
    hand('island', 'dragon', 'book-of-changes')
      .using({ island: { target: 'dragon' }, ...changing('dragon', 'flood') })
      .scores({ island: 14, dragon: 30, 'book-of-changes': 3 });
  });
});

describe('hands in which what is blanked counts for nothing', () => {
  it('[FR-106] Chapel counts two where a third is blanked, and Judge the penalty of Basilisk', () => {
    expansionHand('chapel', 'angel', 'king', 'judge')
      .using({ angel: { target: 'king' } })
      .scores({ chapel: 2, angel: 16, king: 8, judge: 11 });
    expansionHand('chapel', 'angel', 'king', 'judge', 'basilisk')
      .using({ angel: { target: 'chapel' } })
      .scores({ chapel: 42, angel: 16, king: BLANKED, judge: 21, basilisk: 35 });
  });

  it('[FR-105] Judge counts a penalty that does no harm, and none of a card that has blanked itself', () => {
    // Smoke with a Flame, Crypt without a Leader, Warlock Lord without another; Warship has no Flood.
    expansionHand('judge', 'smoke', 'candle', 'warship', 'crypt', 'warlock-lord').scores({
      ...{ judge: 41, smoke: 27, candle: 2, warship: BLANKED, crypt: 21, 'warlock-lord': 25 },
    });
  });

  it('[FR-073] [FR-084] War Dirigible flies with blanked Rangers, and with no Army that Basilisk has blanked', () => {
    hand('war-dirigible', 'rangers', 'wildfire').scores({ 'war-dirigible': 35, rangers: BLANKED, wildfire: 40 });
    hand('war-dirigible', 'knights', 'basilisk').scores({ 'war-dirigible': BLANKED, knights: BLANKED, basilisk: 35 });
    // Smoke without a Flame is no Weather.
    hand('war-dirigible', 'knights', 'smoke').scores({ 'war-dirigible': 35, knights: 12, smoke: BLANKED });
  });

  it('[FR-102] Collector counts names, so that a wild card adds one only under a new name', () => {
    hand('collector', 'king', 'queen', 'shapeshifter')
      .using({ shapeshifter: { as: 'king' } })
      .scores({ collector: 7, king: 8, queen: 6, shapeshifter: 0 });
    hand('collector', 'king', 'queen', 'shapeshifter')
      .using({ shapeshifter: { as: 'princess' } })
      .scores({ collector: 17, king: 8, queen: 6, shapeshifter: 0 });
  });

  it('[FR-100] Castle pays for no Leader that Crypt has blanked', () => {
    // 10 + Army 10 + Land 10 + a first Building 10 + another 5.
    expansionHand('castle', 'crypt', 'chapel', 'king', 'knights', 'mountain').scores({
      ...{ castle: 45, crypt: 21, chapel: 2, king: BLANKED, knights: 12, mountain: 9 },
    });
  });

  it('[FR-094] [FR-107] Undead count what lies in the discard area, wild cards as nothing', () => {
    expansionHand('dark-queen', 'ghoul', 'specter', 'death-knight')
      .discard(
        'unicorn',
        'garden',
        'rainstorm',
        'necromancer-ch',
        'warship',
        'angel',
        'knights',
        'doppelganger',
        'lich',
      )
      .scores({
        'dark-queen': 25, // Garden, Rainstorm, and Unicorn by name
        ghoul: 24, // Necromancer, Unicorn, Knights, Lich
        specter: 24, // Necromancer, Angel
        'death-knight': 28, // Warship, Knights
      });
  });
});
