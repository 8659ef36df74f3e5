import { describe, it } from 'vitest';
import { BLANKED, changing, expansionHand, hand, orders } from './hands-in-tests.ts';

describe('a blanked card', () => {
  it('[FR-077] has no name', () => {
    hand('hydra', 'swamp', 'blizzard').scores({ hydra: 12, swamp: BLANKED, blizzard: 25 });
    hand('whirlwind', 'rainstorm', 'great-flood', 'wildfire', 'blizzard').scores({
      whirlwind: 53, // by Blizzard, not by Great Flood
      rainstorm: 8,
      'great-flood': BLANKED,
      wildfire: BLANKED,
      blizzard: 30,
    });
    hand('mountain', 'smoke', 'wildfire', 'rainstorm').scores({
      mountain: 9,
      smoke: BLANKED,
      wildfire: BLANKED,
      rainstorm: 8,
    });
  });

  it('[FR-077] has no suit and no base strength', () => {
    hand('basilisk', 'king', 'sword-of-keth', 'shield-of-keth').scores({
      basilisk: 35,
      king: BLANKED,
      'sword-of-keth': 7,
      'shield-of-keth': 4,
    });
    hand('great-flood', 'knights', 'warlord', 'fountain-of-life', 'forge').scores({
      'great-flood': 32,
      knights: BLANKED,
      warlord: 4,
      'fountain-of-life': 33,
      forge: BLANKED,
    });
  });

  it('[FR-077] has neither bonus nor penalty', () => {
    hand('rainstorm', 'swamp', 'candle', 'smoke').scores({ rainstorm: 18, swamp: 18, candle: BLANKED, smoke: BLANKED });
    hand('wildfire', 'dragon', 'warlock-lord', 'empress').scores({
      wildfire: 40,
      dragon: 30,
      'warlock-lord': 25, // Empress would cost it 10
      empress: BLANKED,
    });
  });

  it('[FR-100] [FR-070] counts for nobody, only active cards score', () => {
    hand('wildfire', 'king', 'queen', 'knights', 'warhorse', 'magic-wand').scores(
      { wildfire: 40, king: BLANKED, queen: BLANKED, knights: BLANKED, warhorse: BLANKED, 'magic-wand': 1 },
      41,
    );
  });
});

describe('from the top', () => {
  it('[FR-069] [FR-079] Blizzard, Great Flood, Wildfire: 65', () => {
    hand('blizzard', 'great-flood', 'wildfire').scores({ blizzard: 25, 'great-flood': BLANKED, wildfire: 40 }, 65);
  });

  it('[FR-079] cards blanked only by blanked cards stay active, four deep', () => {
    // Rainstorm blanks Wildfire, so Basilisk is active and blanks Knights and Unicorn.
    hand('rainstorm', 'wildfire', 'basilisk', 'knights', 'unicorn', 'forest').scores({
      rainstorm: 8,
      wildfire: BLANKED,
      basilisk: 35,
      knights: BLANKED,
      unicorn: BLANKED,
      forest: 19,
    });
    // Blizzard blanks Great Flood, so Wildfire is active and blanks Basilisk, so nobody blanks Dragon.
    hand('blizzard', 'great-flood', 'wildfire', 'basilisk', 'dragon', 'necromancer').scores({
      blizzard: 20, // a Flame and Dragon
      'great-flood': BLANKED,
      wildfire: 40,
      basilisk: BLANKED,
      dragon: 30,
      necromancer: 3,
    });
  });

  it('[FR-079] the order in the hand does not matter', () => {
    for (const cards of orders(['blizzard', 'great-flood', 'wildfire', 'basilisk', 'dragon']))
      hand(...cards).scores({ blizzard: 20, 'great-flood': BLANKED, wildfire: 40, basilisk: BLANKED, dragon: -10 }, 50);
  });
});

describe('rings', () => {
  it('[FR-080] two cards that blank each other are both blanked', () => {
    hand('great-flood', 'blizzard', 'book-of-changes')
      .using(changing('blizzard', 'land'))
      .scores({ 'great-flood': BLANKED, blizzard: BLANKED, 'book-of-changes': 3 }, 3);
  });

  it('[FR-080] unless a third active card has blanked one of them', () => {
    hand('basilisk', 'doppelganger', 'great-flood', 'book-of-changes')
      .using({ doppelganger: { copies: 'basilisk' }, ...changing('basilisk', 'army') })
      .scores({ basilisk: BLANKED, doppelganger: 35, 'great-flood': 32, 'book-of-changes': 3 }, 70);
  });

  it('[FR-080] unless the penalties are cleared', () => {
    hand('basilisk', 'doppelganger', 'beastmaster')
      .using({ doppelganger: { copies: 'basilisk' } })
      .scores({ basilisk: 35, doppelganger: 35, beastmaster: 27 });
  });

  it('[FR-080] [FR-086] unless one of them is protected', () => {
    expansionHand('basilisk', 'doppelganger', 'angel')
      .using({ doppelganger: { copies: 'basilisk' }, angel: { target: 'basilisk' } })
      .scores({ basilisk: 35, doppelganger: BLANKED, angel: 16 });
  });

  // Wildfire blanks Blizzard (a Leader), Blizzard blanks Great Flood, Great Flood blanks Wildfire.
  const ring = ['great-flood', 'wildfire', 'blizzard', 'book-of-changes'];
  const blanked = { 'great-flood': BLANKED, wildfire: BLANKED, blizzard: BLANKED, 'book-of-changes': 3 } as const;

  it('[FR-081] all cards of a longer ring are blanked', () => {
    for (const cards of orders(ring))
      hand(...cards)
        .using(changing('blizzard', 'leader'))
        .scores(blanked, 3);
  });

  it('[FR-082] cards that only a ring would blank stay active', () => {
    hand(...ring, 'forest', 'knights', 'island')
      .using(changing('blizzard', 'leader'))
      .scores({ ...blanked, forest: 7, knights: 12, island: 14 }, 36);
    hand('basilisk', 'doppelganger', 'king', 'knights')
      .using({ doppelganger: { copies: 'basilisk' } })
      .scores({ basilisk: BLANKED, doppelganger: BLANKED, king: 13, knights: 20 }, 33);
  });

  it('[FR-082] and blank in their turn', () => {
    hand('basilisk', 'doppelganger', 'rainstorm', 'candle', 'book-of-changes')
      .using({ doppelganger: { copies: 'basilisk' }, ...changing('rainstorm', 'army') })
      .scores({ basilisk: BLANKED, doppelganger: BLANKED, rainstorm: 8, candle: BLANKED, 'book-of-changes': 3 }, 11);
  });

  it.each([
    ['blizzard', 'flood'],
    ['great-flood', 'army'],
    ['great-flood', 'land'],
    ['great-flood', 'flame'],
    ['rainstorm', 'flame'],
    ['wildfire', 'army'],
    ['wildfire', 'beast'],
  ])('[FR-083] %s as a card of the suit %s blanks itself', (card, suit) => {
    hand(card, 'book-of-changes')
      .using(changing(card, suit))
      .scores({ [card]: BLANKED, 'book-of-changes': 3 });
  });

  it('[FR-083] Crypt as a Leader blanks itself', () => {
    expansionHand('crypt', 'book-of-changes')
      .using(changing('crypt', 'leader'))
      .scores({ crypt: BLANKED, 'book-of-changes': 3 });
  });

  it('[FR-083] but not if the text says other, spares the suit or is cleared', () => {
    hand('basilisk', 'book-of-changes').scores({ basilisk: 35, 'book-of-changes': 3 });
    hand('wildfire', 'book-of-changes')
      .using(changing('wildfire', 'weapon'))
      .scores({ wildfire: 40, 'book-of-changes': 3 });
    hand('great-flood', 'rangers', 'book-of-changes')
      .using(changing('great-flood', 'army'))
      .scores({ 'great-flood': 32, rangers: 5, 'book-of-changes': 3 });
  });
});

describe('cards that blank themselves', () => {
  it('[FR-084] look at active cards only, after the blanking by others', () => {
    hand('smoke', 'candle', 'rainstorm').scores({ smoke: BLANKED, candle: BLANKED, rainstorm: 8 });
    hand('warship', 'swamp', 'blizzard').scores({ warship: BLANKED, swamp: BLANKED, blizzard: 30 });
    hand('war-dirigible', 'knights', 'great-flood').scores({
      'war-dirigible': BLANKED,
      knights: BLANKED,
      'great-flood': 32,
    });
    expansionHand('garden', 'necromancer-ch', 'crypt', 'book-of-changes')
      .using(changing('necromancer-ch', 'leader')) // so that Crypt blanks it
      .scores({ garden: 11, 'necromancer-ch': BLANKED, crypt: 21, 'book-of-changes': 3 });
  });

  it('[FR-084] a Weather that blanked itself does not stop War Dirigible, in any order', () => {
    for (const cards of orders(['war-dirigible', 'smoke', 'knights']))
      hand(...cards).scores({ 'war-dirigible': 35, smoke: BLANKED, knights: 12 }, 47);
  });

  it('[FR-084] until nothing changes: Great Flood, Candle, Smoke, War Dirigible', () => {
    for (const cards of orders(['great-flood', 'candle', 'smoke', 'war-dirigible', 'rangers']))
      hand(...cards).scores(
        { 'great-flood': 32, candle: BLANKED, smoke: BLANKED, 'war-dirigible': 35, rangers: 5 },
        72,
      );
  });

  it('[FR-084] a card that is certainly blanked counts for nobody', () => {
    // War Dirigible is the only Flood, and Whirlwind blanks it.
    for (const cards of orders(['warship', 'war-dirigible', 'whirlwind', 'book-of-changes']))
      hand(...cards)
        .using(changing('war-dirigible', 'flood'))
        .scores({ warship: BLANKED, 'war-dirigible': BLANKED, whirlwind: 13, 'book-of-changes': 3 }, 16);
  });

  it('[FR-085] may fulfil their own condition', () => {
    hand('warship', 'book-of-changes')
      .using(changing('warship', 'flood'))
      .scores({ warship: 23, 'book-of-changes': 3 });
    hand('smoke', 'book-of-changes').using(changing('smoke', 'flame')).scores({ smoke: 27, 'book-of-changes': 3 });
    hand('war-dirigible', 'book-of-changes')
      .using(changing('war-dirigible', 'army'))
      .scores({ 'war-dirigible': 35, 'book-of-changes': 3 });
  });

  it('[FR-084] War Dirigible as a Weather stops itself', () => {
    hand('war-dirigible', 'knights', 'book-of-changes')
      .using(changing('war-dirigible', 'weather'))
      .scores({ 'war-dirigible': BLANKED, knights: 12, 'book-of-changes': 3 });
  });
});

describe('exceptions by name', () => {
  it.each(['mountain', 'island', 'great-flood', 'candle', 'whirlwind'])(
    '[FR-088] Wildfire spares Mirage as %s',
    (as) => {
      hand('mirage', 'wildfire').using({ mirage: { as } }).scores({ mirage: 0, wildfire: 40 });
    },
  );

  it.each(['forest', 'swamp', 'knights'])('[FR-088] Wildfire blanks Mirage as %s', (as) => {
    hand('mirage', 'wildfire').using({ mirage: { as } }).scores({ mirage: BLANKED, wildfire: 40 });
  });

  it.each(['unicorn', 'dragon', 'magic-wand'])('[FR-088] Wildfire spares Shapeshifter as %s', (as) => {
    hand('shapeshifter', 'wildfire').using({ shapeshifter: { as } }).scores({ shapeshifter: 0, wildfire: 40 });
  });

  it.each(['hydra', 'king'])('[FR-088] Wildfire blanks Shapeshifter as %s', (as) => {
    hand('shapeshifter', 'wildfire').using({ shapeshifter: { as } }).scores({ shapeshifter: BLANKED, wildfire: 40 });
  });

  it('[FR-088] [FR-091] Wildfire blanks a Beast without a name', () => {
    hand('shapeshifter', 'wildfire')
      .using({ shapeshifter: { as: 'beast' } })
      .scores({ shapeshifter: BLANKED, wildfire: 40 });
  });

  it.each([
    ['great-flood', 32, 'mountain', 0],
    ['great-flood', 32, 'lightning', 0],
    ['great-flood', 32, 'forest', BLANKED],
    ['great-flood', 32, 'candle', BLANKED],
    ['rainstorm', 8, 'lightning', 0],
    ['rainstorm', 8, 'candle', BLANKED],
  ] as const)('[FR-088] %s (%d) and Mirage as %s: %s', (card, points, as, mirage) => {
    hand(card, 'mirage')
      .using({ mirage: { as } })
      .scores({ [card]: points, mirage });
  });

  it.each([
    ['mountain', 0],
    ['lightning', 0],
    ['forest', BLANKED],
    ['castle', BLANKED],
  ] as const)('[FR-088] great-flood-ch and Mirage as %s: %s', (as, mirage) => {
    expansionHand('great-flood-ch', 'mirage-ch')
      .using({ 'mirage-ch': { as } })
      .scores({ 'great-flood-ch': 32, 'mirage-ch': mirage });
  });

  it('[FR-088] [FR-095] a name protects also after Book of Changes', () => {
    hand('unicorn', 'wildfire', 'book-of-changes')
      .using(changing('unicorn', 'army'))
      .scores({ unicorn: 9, wildfire: 40, 'book-of-changes': 3 });
  });

  it('[FR-120] Wildfire blanks Outsiders, Buildings and Undead', () => {
    expansionHand('wildfire', 'judge', 'leprechaun', 'genie', 'castle', 'ghoul', 'garden').players(4).scores({
      wildfire: 40,
      judge: BLANKED,
      leprechaun: BLANKED,
      genie: BLANKED,
      castle: BLANKED,
      ghoul: BLANKED,
      garden: BLANKED,
    });
  });
});
