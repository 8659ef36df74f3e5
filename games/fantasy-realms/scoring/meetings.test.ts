import { describe, it } from 'vitest';
import { BLANKED, expansionHand, hand } from './hands-in-tests.ts';

describe('hands in which several cards meet', () => {
  it('[FR-074] Cavern is blanked by Wildfire and has cleared the penalty of Blizzard all the same', () => {
    hand('wildfire', 'cavern', 'blizzard', 'magic-wand').scores(
      { wildfire: 40, cavern: BLANKED, blizzard: 30, 'magic-wand': 1 },
      71,
    );
  });

  it('[FR-077] Great Flood blanks Wildfire, which then blanks nothing', () => {
    hand('wildfire', 'great-flood', 'king').scores({ wildfire: BLANKED, 'great-flood': 32, king: 8 }, 40);
  });

  it('[FR-072] Basilisk and Beastmaster: the penalty of a Beast is cleared, so nothing is blanked', () => {
    // Beastmaster 9 + 2 x 9.
    hand('basilisk', 'beastmaster', 'king', 'hydra').scores({ basilisk: 35, beastmaster: 27, king: 8, hydra: 12 }, 82);
  });

  it('[FR-077] what is blanked has no suit: World Tree looks at active cards only', () => {
    // Great Flood blanks the Knights; Great Flood, World Tree and King differ.
    hand('great-flood', 'knights', 'world-tree', 'king').scores(
      { 'great-flood': 32, knights: BLANKED, 'world-tree': 52, king: 8 },
      92,
    );
  });

  it('[FR-077] Collector counts no card that is blanked', () => {
    // Three Leaders, but Basilisk blanks them all.
    hand('collector', 'king', 'queen', 'empress', 'basilisk').scores(
      { collector: 7, king: BLANKED, queen: BLANKED, empress: BLANKED, basilisk: 35 },
      42,
    );
  });

  it('[FR-073] [FR-099] Dwarvish Infantry is hurt by other Armies, not by itself, and by none with Rangers', () => {
    hand('dwarvish-infantry', 'knights', 'king').scores({ 'dwarvish-infantry': 13, knights: 20, king: 18 }, 51);
    hand('dwarvish-infantry', 'rangers').scores({ 'dwarvish-infantry': 15, rangers: 5 }, 20);
  });

  it('[FR-077] War Dirigible flies with an Army, unless that Army is blanked', () => {
    hand('war-dirigible', 'knights', 'king').scores({ 'war-dirigible': 35, knights: 20, king: 13 }, 68);
    hand('war-dirigible', 'knights', 'great-flood').scores(
      { 'war-dirigible': BLANKED, knights: BLANKED, 'great-flood': 32 },
      32,
    );
  });

  it('[FR-073] Warship clears the word Army for Great Flood: the Knights stay', () => {
    hand('warship', 'great-flood', 'knights', 'king').scores(
      { warship: 23, 'great-flood': 32, knights: 20, king: 13 },
      88,
    );
  });

  it('[FR-090] Mirage as Rainstorm: its name lights Lightning, its penalty blanks no Flame', () => {
    hand('mirage', 'lightning', 'candle')
      .using({ mirage: { as: 'rainstorm' } })
      .scores({ mirage: 0, lightning: 41, candle: 2 }, 43);
  });

  it('[FR-089] Doppelgänger as Dragon has the penalty of Dragon too', () => {
    hand('doppelganger', 'dragon')
      .using({ doppelganger: { copies: 'dragon' } })
      .scores({ doppelganger: -10, dragon: -10 }, -20);
  });

  it('[FR-095] Book of Changes makes Dragon a Wizard: it is one itself, and has no penalty any more', () => {
    hand('book-of-changes', 'dragon', 'magic-wand')
      .using({ 'book-of-changes': { target: 'dragon', suit: 'wizard' } })
      .scores({ 'book-of-changes': 3, dragon: 30, 'magic-wand': 26 }, 59);
  });

  it('[FR-096] Candle with a Shapeshifter as any Wizard', () => {
    hand('candle', 'book-of-changes', 'bell-tower', 'shapeshifter')
      .using({ shapeshifter: { as: 'beastmaster' } })
      .scores({ candle: 102, 'book-of-changes': 3, 'bell-tower': 23, shapeshifter: 0 }, 128);
  });

  it('[FR-086] Lich keeps the Undead from Wildfire, and itself', () => {
    expansionHand('lich', 'specter', 'wildfire', 'king').scores({
      lich: 23,
      specter: 12,
      wildfire: 40,
      king: BLANKED,
    });
  });
});
