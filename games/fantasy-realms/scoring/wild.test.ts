import { describe, it } from 'vitest';
import { BLANKED, expansionHand, hand } from './hands-in-tests.ts';

describe('Doppelgänger', () => {
  const copying = (card: string) => ({ doppelganger: { copies: card } });

  it('[FR-089] copies name, suit and base strength, but not the bonus', () => {
    hand('doppelganger', 'king', 'knights', 'princess')
      .using(copying('king'))
      .scores({ doppelganger: 8, king: 13, knights: 20, princess: 26 }); // Princess: an Army and two Leaders
    hand('doppelganger', 'queen', 'unicorn', 'knights')
      .using(copying('queen'))
      .scores({ doppelganger: 6, queen: 11, unicorn: 24, knights: 20 });
    expansionHand('doppelganger', 'genie').players(4).using(copying('genie')).scores({ doppelganger: -50, genie: -20 });
  });

  it('[FR-089] copies the base strength where strengths are counted', () => {
    hand('doppelganger', 'light-cavalry', 'warlord')
      .using(copying('light-cavalry'))
      .scores({ doppelganger: 17, 'light-cavalry': 17, warlord: 38 });
  });

  it.each([
    ['dragon', -10, -10],
    ['knights', 12, 12],
    ['dwarvish-infantry', 13, 13], // each is another Army to the other
    ['warlock-lord', 15, 15],
    ['empress', 10, 10],
    ['warship', BLANKED, BLANKED],
    ['smoke', BLANKED, BLANKED],
  ] as const)('[FR-089] copies the penalty of %s', (card, doppelganger, original) => {
    hand('doppelganger', card)
      .using(copying(card))
      .scores({ doppelganger, [card]: original });
  });

  it('[FR-089] [FR-080] copies blanking: two Basilisks blank each other', () => {
    hand('doppelganger', 'basilisk').using(copying('basilisk')).scores({ doppelganger: BLANKED, basilisk: BLANKED }, 0);
  });

  it('[FR-089] [FR-079] a copy of a card that blanks takes its place when that card is blanked', () => {
    hand('great-flood', 'doppelganger', 'knights', 'blizzard', 'book-of-changes')
      .using({ ...copying('great-flood'), 'book-of-changes': { target: 'doppelganger', suit: 'beast' } })
      .scores({
        'great-flood': BLANKED,
        doppelganger: 32,
        knights: BLANKED,
        blizzard: 25, // the copy is a Beast now
        'book-of-changes': 3,
      });
  });

  it('[FR-072] the copied penalty is cleared by the suit that was copied', () => {
    hand('doppelganger', 'dragon', 'beastmaster')
      .using(copying('dragon'))
      .scores({ doppelganger: 30, dragon: 30, beastmaster: 27 });
    hand('doppelganger', 'swamp', 'mountain', 'knights')
      .using(copying('swamp'))
      .scores({ doppelganger: 18, swamp: 18, mountain: 9, knights: 12 });
  });

  it('[FR-076] Island clears the original or the copy, not both', () => {
    const cards = hand('doppelganger', 'swamp', 'island', 'knights');
    cards
      .using({ ...copying('swamp'), island: { target: 'swamp' } })
      .scores({ doppelganger: 15, swamp: 18, island: 14, knights: 12 });
    cards
      .using({ ...copying('swamp'), island: { target: 'doppelganger' } })
      .scores({ doppelganger: 18, swamp: 15, island: 14, knights: 12 });
  });

  it('[FR-065] [FR-089] goes first: a copied wild card is copied as printed', () => {
    hand('doppelganger', 'mirage', 'king')
      .using({ ...copying('mirage'), mirage: { as: 'knights' } })
      .scores({ doppelganger: 0, mirage: 0, king: 13 });
  });

  it('[FR-066] [FR-089] goes before Book of Changes: the copy has the printed suit', () => {
    hand('doppelganger', 'candle', 'book-of-changes', 'fire-elemental', 'forest')
      .using({ ...copying('candle'), 'book-of-changes': { target: 'candle', suit: 'beast' } })
      .scores({ doppelganger: 2, candle: 2, 'book-of-changes': 3, 'fire-elemental': 19, forest: 19 });
  });

  it('[FR-088] bears the copied name where a name is excepted', () => {
    hand('doppelganger', 'unicorn', 'wildfire')
      .using(copying('unicorn'))
      .scores({ doppelganger: 9, unicorn: 9, wildfire: 40 });
    hand('doppelganger', 'lightning', 'rainstorm')
      .using(copying('lightning'))
      .scores({ doppelganger: 11, lightning: 41, rainstorm: 8 });
  });

  it('[FR-105] a copied penalty counts for Judge', () => {
    expansionHand('doppelganger', 'swamp', 'judge')
      .using(copying('swamp'))
      .scores({ doppelganger: 18, swamp: 18, judge: 31 });
  });

  it('[FR-075] [FR-086] does not copy protection', () => {
    expansionHand('doppelganger', 'angel', 'wildfire')
      .using(copying('angel'))
      .scores({ doppelganger: BLANKED, angel: 16, wildfire: 40 });
  });

  it('[FR-086] as an Undead is protected by Lich, as a copy of Lich as well', () => {
    expansionHand('doppelganger', 'lich', 'wildfire')
      .using(copying('lich'))
      .scores({ doppelganger: 13, lich: 23, wildfire: 40 });
  });
});

describe('Mirage', () => {
  it('[FR-090] takes name and suit of a card that need not be in the hand, and stays 0', () => {
    hand('mirage', 'hydra')
      .using({ mirage: { as: 'swamp' } })
      .scores({ mirage: 0, hydra: 40 });
    hand('mirage', 'warlord', 'king')
      .using({ mirage: { as: 'knights' } })
      .scores({ mirage: 0, warlord: 4, king: 13 });
    hand('mirage', 'candle', 'book-of-changes', 'necromancer')
      .using({ mirage: { as: 'bell-tower' } })
      .scores({ mirage: 0, candle: 102, 'book-of-changes': 3, necromancer: 3 });
  });

  it.each([
    ['an Army', 'rangers', 'king', 13],
    ['a Land', 'cavern', 'earth-elemental', 19],
    ['a Weather', 'whirlwind', 'air-elemental', 19],
    ['a Flood', 'island', 'water-elemental', 19],
    ['a Flame', 'candle', 'fire-elemental', 19],
  ])('[FR-090] may be %s', (_, as, card, points) => {
    hand('mirage', card)
      .using({ mirage: { as } })
      .scores({ mirage: 0, [card]: points });
  });

  it('[FR-090] may be a card that is in the hand too', () => {
    hand('mirage', 'knights', 'king')
      .using({ mirage: { as: 'knights' } })
      .scores({ mirage: 0, knights: 20, king: 18 });
  });

  it('[FR-090] takes neither bonus nor penalty', () => {
    hand('mirage')
      .using({ mirage: { as: 'smoke' } })
      .scores({ mirage: 0 });
    hand('mirage', 'candle')
      .using({ mirage: { as: 'rainstorm' } })
      .scores({ mirage: 0, candle: 2 });
    hand('mirage', 'whirlwind', 'rainstorm', 'forest')
      .using({ mirage: { as: 'great-flood' } })
      .scores({ mirage: 0, whirlwind: 53, rainstorm: 18, forest: 7 });
  });

  it.each(['king', 'necromancer', 'unicorn', 'magic-wand', 'shield-of-keth', 'doppelganger', 'castle', 'no-such-card'])(
    '[FR-090] cannot be %s',
    (as) => {
      hand('mirage', 'hydra').using({ mirage: { as } }).isRefused();
    },
  );

  it.each([
    ['an Army', 'rangers-ch', 'king', 13],
    ['a Building', 'dungeon', 'castle', 20],
    ['a Land', 'garden', 'earth-elemental', 19],
    ['a Weather', 'whirlwind', 'air-elemental', 19],
    ['a Flood', 'great-flood-ch', 'water-elemental', 19],
    ['a Flame', 'candle', 'fire-elemental', 19],
  ])('[FR-090] of the expansion may be %s', (_, as, card, points) => {
    expansionHand('mirage-ch', card)
      .using({ 'mirage-ch': { as } })
      .scores({ 'mirage-ch': 0, [card]: points });
  });

  it('[FR-090] of the expansion may be a Building as well, but no Undead or Outsider', () => {
    const cards = expansionHand('mirage-ch', 'rangers-ch', 'castle');
    cards.using({ 'mirage-ch': { as: 'dungeon' } }).scores({ 'mirage-ch': 0, 'rangers-ch': 25, castle: 30 }); // Castle: an Army and another Building
    cards.using({ 'mirage-ch': { as: 'ghoul' } }).isRefused();
    cards.using({ 'mirage-ch': { as: 'judge' } }).isRefused();
  });
});

describe('Shapeshifter', () => {
  it('[FR-090] takes name and suit of a card that need not be in the hand, and stays 0', () => {
    hand('shapeshifter', 'queen', 'knights')
      .using({ shapeshifter: { as: 'king' } })
      .scores({ shapeshifter: 0, queen: 26, knights: 20 });
    hand('shapeshifter', 'unicorn')
      .using({ shapeshifter: { as: 'princess' } })
      .scores({ shapeshifter: 0, unicorn: 39 });
  });

  it.each([
    ['an Artifact', 'gem-of-order', 'forge', 18],
    ['a Leader', 'king', 'princess', 10],
    ['a Wizard', 'collector', 'dragon', 30],
    ['a Weapon', 'magic-wand', 'forge', 18],
    ['a Beast', 'hydra', 'forest', 19],
  ])('[FR-090] may be %s', (_, as, card, points) => {
    hand('shapeshifter', card)
      .using({ shapeshifter: { as } })
      .scores({ shapeshifter: 0, [card]: points });
  });

  it('[FR-090] takes neither bonus nor penalty', () => {
    hand('shapeshifter')
      .using({ shapeshifter: { as: 'dragon' } })
      .scores({ shapeshifter: 0 });
    hand('shapeshifter', 'king')
      .using({ shapeshifter: { as: 'basilisk' } })
      .scores({ shapeshifter: 0, king: 8 });
    hand('shapeshifter')
      .using({ shapeshifter: { as: 'warship' } })
      .scores({ shapeshifter: 0 });
  });

  it.each(['knights', 'forest', 'swamp', 'whirlwind', 'candle', 'mirage', 'ghoul', 'no-such-card'])(
    '[FR-090] cannot be %s',
    (as) => {
      hand('shapeshifter', 'forge').using({ shapeshifter: { as } }).isRefused();
    },
  );

  it.each([
    ['an Artifact', 'world-tree-ch', 'forge', 18],
    ['a Leader', 'king', 'princess', 10],
    ['a Wizard', 'necromancer-ch', 'dragon', 30],
    ['a Weapon', 'magic-wand', 'forge', 18],
    ['a Beast', 'hydra', 'forest', 19],
    ['an Undead', 'ghoul', 'lich', 23],
  ])('[FR-090] of the expansion may be %s', (_, as, card, points) => {
    expansionHand('shapeshifter-ch', card)
      .using({ 'shapeshifter-ch': { as } })
      .scores({ 'shapeshifter-ch': 0, [card]: points });
  });

  it('[FR-090] of the expansion may be an Undead as well, but no Building or Outsider', () => {
    const cards = expansionHand('shapeshifter-ch', 'lich');
    cards.using({ 'shapeshifter-ch': { as: 'ghoul' } }).scores({ 'shapeshifter-ch': 0, lich: 23 });
    cards.using({ 'shapeshifter-ch': { as: 'castle' } }).isRefused();
    cards.using({ 'shapeshifter-ch': { as: 'angel' } }).isRefused();
  });
});

describe('wild cards', () => {
  it('[FR-091] Mirage and Shapeshifter may be a card of a suit without a name', () => {
    hand('mirage', 'hydra', 'water-elemental')
      .using({ mirage: { as: 'flood' } })
      .scores({ mirage: 0, hydra: 12, 'water-elemental': 19 });
    hand('shapeshifter', 'queen', 'princess')
      .using({ shapeshifter: { as: 'leader' } })
      .scores({ shapeshifter: 0, queen: 6, princess: 18 });
    hand('mirage', 'hydra')
      .using({ mirage: { as: 'beast' } })
      .isRefused();
  });

  it('[FR-092] stay Wild and keep their names when they are not used', () => {
    hand('mirage', 'shapeshifter', 'doppelganger', 'king', 'hydra').scores({
      mirage: 0,
      shapeshifter: 0,
      doppelganger: 0,
      king: 8,
      hydra: 12,
    });
  });

  it('[FR-093] are a 0 in a run of Gem of Order', () => {
    hand('mirage', 'magic-wand', 'world-tree', 'gem-of-order').scores({
      mirage: 0,
      'magic-wand': 1,
      'world-tree': 2, // two Artifacts
      'gem-of-order': 15,
    });
    hand('mirage', 'magic-wand', 'candle', 'gem-of-order')
      .using({ mirage: { as: 'swamp' } })
      .scores({ mirage: 0, 'magic-wand': 1, candle: 2, 'gem-of-order': 15 });
  });

  it('[FR-094] in the discard area are no other suit', () => {
    expansionHand('dark-queen', 'ghoul', 'specter', 'death-knight')
      .discard('mirage-ch', 'shapeshifter-ch', 'doppelganger')
      .scores({ 'dark-queen': 10, ghoul: 8, specter: 12, 'death-knight': 14 });
  });

  it('[FR-075] never clear: as Cavern, Mountain, Rangers, Beastmaster, Protection Rune, Warship', () => {
    hand('mirage', 'blizzard', 'king')
      .using({ mirage: { as: 'cavern' } })
      .scores({ mirage: 0, blizzard: 25, king: 8 });
    hand('mirage', 'swamp', 'knights')
      .using({ mirage: { as: 'mountain' } })
      .scores({ mirage: 0, swamp: 15, knights: 12 });
    hand('mirage', 'swamp', 'knights')
      .using({ mirage: { as: 'rangers' } })
      .scores({ mirage: 0, swamp: 12, knights: 12 });
    hand('shapeshifter', 'basilisk', 'king')
      .using({ shapeshifter: { as: 'beastmaster' } })
      .scores({ shapeshifter: 0, basilisk: 35, king: BLANKED });
    hand('shapeshifter', 'smoke')
      .using({ shapeshifter: { as: 'protection-rune' } })
      .scores({ shapeshifter: 0, smoke: BLANKED });
    hand('shapeshifter', 'great-flood', 'knights')
      .using({ shapeshifter: { as: 'warship' } })
      .scores({ shapeshifter: 0, 'great-flood': 32, knights: BLANKED });
  });

  it('[FR-075] never protect: Shapeshifter as Lich or Necromancer', () => {
    const cards = expansionHand('shapeshifter-ch', 'ghoul', 'wildfire');
    cards
      .using({ 'shapeshifter-ch': { as: 'lich' } })
      .scores({ 'shapeshifter-ch': BLANKED, ghoul: BLANKED, wildfire: 40 });
    cards
      .using({ 'shapeshifter-ch': { as: 'necromancer-ch' } })
      .scores({ 'shapeshifter-ch': 0, ghoul: BLANKED, wildfire: 40 });
  });

  it('[FR-121] are blanked by Wildfire when unused', () => {
    hand('wildfire', 'mirage', 'shapeshifter', 'doppelganger').scores({
      wildfire: 40,
      mirage: BLANKED,
      shapeshifter: BLANKED,
      doppelganger: BLANKED,
    });
    hand('wildfire', 'world-tree', 'mirage', 'shapeshifter').scores({
      wildfire: 40,
      'world-tree': 52,
      mirage: BLANKED,
      shapeshifter: BLANKED,
    });
  });

  it('[FR-122] Wild is a suit for World Tree, Collector and Demon', () => {
    hand('world-tree', 'mirage').scores({ 'world-tree': 52, mirage: 0 });
    hand('world-tree', 'mirage', 'shapeshifter').scores({ 'world-tree': 2, mirage: 0, shapeshifter: 0 });
    hand('collector', 'mirage', 'shapeshifter', 'doppelganger').scores({
      collector: 17,
      mirage: 0,
      shapeshifter: 0,
      doppelganger: 0,
    });
    expansionHand('demon', 'mirage-ch').scores({ demon: 45, 'mirage-ch': BLANKED });
    expansionHand('demon', 'mirage-ch', 'doppelganger').scores({ demon: 45, 'mirage-ch': 0, doppelganger: 0 });
  });

  it('[FR-123] a second card named Elven Archers or Necromancer pays nothing more', () => {
    hand('forest', 'elven-archers', 'doppelganger')
      .using({ doppelganger: { copies: 'elven-archers' } })
      .scores({ forest: 19, 'elven-archers': 15, doppelganger: 10 });
    hand('forest', 'elven-archers', 'mirage')
      .using({ mirage: { as: 'elven-archers' } })
      .scores({ forest: 19, 'elven-archers': 15, mirage: 0 });
    expansionHand('lich', 'necromancer-ch', 'shapeshifter-ch')
      .using({ 'shapeshifter-ch': { as: 'necromancer-ch' } })
      .scores({ lich: 23, 'necromancer-ch': 3, 'shapeshifter-ch': 0 });
  });
});
