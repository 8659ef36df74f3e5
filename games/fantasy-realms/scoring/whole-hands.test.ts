import { describe, it } from 'vitest';
import { BLANKED, expansionHand, given, hand, orders } from './hands-in-tests.ts';

describe('the steps of scoring', () => {
  it('[FR-063] all in their order', () => {
    // Doppelgänger copies Swamp as a Flood, then Book makes Swamp an Army; Rangers clear the word Army.
    // The Demon finds Doppelgänger alone among the Floods and the Book among the Artifacts;
    // Forge and Mirage are two Flames, Swamp, Rangers and Knights three Armies.
    expansionHand(
      ...['demon', 'book-of-changes', 'doppelganger', 'mirage-ch', 'rangers-ch', 'knights', 'swamp', 'forge'],
    )
      .using({
        doppelganger: { copies: 'swamp' },
        'mirage-ch': { as: 'candle' },
        'book-of-changes': { target: 'swamp', suit: 'army' },
      })
      .scores(
        {
          demon: 45,
          'book-of-changes': BLANKED,
          doppelganger: BLANKED,
          'mirage-ch': 0,
          'rangers-ch': 5,
          knights: 12,
          swamp: 12, // two Flames
          forge: 9, // no Artifact is left
        },
        83,
      );
  });

  it('[FR-064] [FR-071] scoring draws no cards: the hand is what it is after the first step', () => {
    expansionHand('leprechaun', 'genie', 'necromancer-ch')
      .players(3)
      .discard('king')
      .scores({ leprechaun: 20, genie: -30, 'necromancer-ch': 3 }, -7);
  });

  it('[FR-065] Doppelgänger, Mirage and Shapeshifter are decided together', () => {
    hand('doppelganger', 'mirage', 'shapeshifter', 'knights')
      .using({ doppelganger: { copies: 'knights' }, mirage: { as: 'rangers' }, shapeshifter: { as: 'king' } })
      .scores({ doppelganger: 20, mirage: 0, shapeshifter: 0, knights: 20 });
  });

  it('[FR-101] the total is the sum over active cards and may be negative', () => {
    hand('dragon', 'knights').scores({ dragon: -10, knights: 12 }, 2);
    expansionHand('genie', 'dragon').players(2).scores({ genie: -40, dragon: -10 }, -50);
  });

  it('[FR-101] the order in the hand does not matter', () => {
    for (const cards of orders(['king', 'queen', 'knights', 'swamp', 'warship']))
      hand(...cards).scores({ king: 28, queen: 26, knights: 20, swamp: 18, warship: 23 }, 115);
  });

  it('[FR-096] [FR-097] a whole hand of seven', () => {
    // Two Armies: King and Queen 8 + 40 and 6 + 40; Princess 2 + 8 x (two Armies, two Leaders);
    // Unicorn +30 with Princess; Warhorse +14 with a Leader.
    hand('king', 'queen', 'princess', 'knights', 'elven-archers', 'unicorn', 'warhorse').scores(
      { king: 48, queen: 46, princess: 34, knights: 20, 'elven-archers': 15, unicorn: 39, warhorse: 20 },
      222,
    );
  });

  it('[FR-100] any hand from one to twelve cards is scored', () => {
    hand('king').totals(8);
    // Collector has five Leaders, Princess 2 + 8 x 10, King and Queen 20 and Empress 10 an Army, Warlord 20 + 10 + 17.
    hand(
      ...['king', 'queen', 'princess', 'warlord', 'empress', 'knights', 'elven-archers', 'light-cavalry'],
      ...['collector', 'beastmaster', 'necromancer', 'magic-wand'],
    ).scores(
      {
        king: 68,
        queen: 66,
        princess: 82, // three Armies, three Wizards and four other Leaders
        warlord: 51,
        empress: 25, // 15 + 3 x 10 - 4 x 5
        knights: 20,
        'elven-archers': 15,
        'light-cavalry': 17,
        collector: 127, // five Leaders, three Armies, three Wizards
        beastmaster: 9,
        necromancer: 3,
        'magic-wand': 26,
      },
      509,
    );
  });
});

describe('what is refused', () => {
  it.each<[string, Parameters<typeof given>[0]]>([
    ['[FR-001] an unknown card', { cards: ['king', 'kong'] }],
    ['[FR-001] a card twice', { cards: ['king', 'king'] }],
    ['[FR-001] an unknown card in the discard area', { cards: ['ghoul'], discard: ['kong'] }],
    ['[FR-050] a cursed item in the hand', { cards: ['king', 'portal'] }],
    ['[FR-050] a card among the cursed items', { cards: ['king'], cursedItems: ['queen'] }],
    ['[FR-050] an unknown cursed item', { cards: ['king'], cursedItems: ['kong'] }],
    ['[FR-050] a cursed item twice', { cards: ['king'], cursedItems: ['portal', 'portal'] }],
    ['[FR-090] an action of an absent card', { cards: ['king'], actions: { mirage: { as: 'swamp' } } }],
    ['[FR-090] an action of a card that has none', { cards: ['king'], actions: { king: { as: 'queen' } } }],
    ['[FR-090] an action without its choice', { cards: ['mirage', 'king'], actions: { mirage: {} } }],
    ['[FR-089] a copy of an absent card', { cards: ['doppelganger'], actions: { doppelganger: { copies: 'king' } } }],
    ['[FR-089] a copy of itself', { cards: ['doppelganger'], actions: { doppelganger: { copies: 'doppelganger' } } }],
  ])('%s gives an error, not an exception', (_, table) => {
    given(table).isRefused();
  });

  it('[FR-100] no card at all, or thirteen', () => {
    const lands = ['mountain', 'cavern', 'bell-tower', 'forest', 'earth-elemental'];
    const leaders = ['king', 'queen', 'princess', 'warlord', 'empress'];
    given({ cards: [] }).isRefused();
    given({ cards: [...lands, ...leaders, 'collector', 'beastmaster', 'necromancer'] }).isRefused();
  });
});

describe('the best assignment', () => {
  it('[FR-065] finds the choices that a person would', () => {
    hand('mirage', 'hydra').best().scores({ mirage: 0, hydra: 40 });
    hand('shapeshifter', 'unicorn').best().scores({ shapeshifter: 0, unicorn: 39 });
    hand('doppelganger', 'necromancer', 'dragon').best().scores({ doppelganger: 30, necromancer: 3, dragon: 30 });
    hand('island', 'wildfire', 'forest').best().scores({ island: 14, wildfire: 40, forest: 7 });
    expansionHand('angel', 'smoke', 'wildfire', 'king').best().totals(91); // 16 + 27 + 40 + 8
  });

  it('[FR-066] gives the actions it used, and they score the same', () => {
    // Book makes Knights a Leader: 20 instead of 12.
    const cards = hand('book-of-changes', 'knights');
    cards.best().chooses({ 'book-of-changes': { target: 'knights', suit: 'leader' } });
    cards.using({ 'book-of-changes': { target: 'knights', suit: 'leader' } }).totals(23);
    cards.best().totals(23);
  });

  it('[FR-092] leaves a card unused where every use would cost', () => {
    hand('doppelganger', 'dragon').best().totals(-10);
    hand('doppelganger', 'dragon').totals(-10);
  });
});
