import { toldTo, view } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { fantasyRealms } from '../index.ts';
import { DECK, DISCARD, hand, sealedBy, used } from '../state.ts';
import { filler, table } from '../table-in-tests.ts';

const hands = [filler(7), filler(7, 7), filler(7, 14)];
const deck = ['island', 'rainstorm', 'blizzard', 'rangers', 'basilisk', 'wildfire', 'warship', 'mirage', 'world-tree'];

const holding = (item: string, more = {}) =>
  table({ options: { items: true }, hands, deck, items: [item], itemDeck: ['shovel', 'rake', 'portal'], ...more });

const isOver = ({ events }: ReturnType<typeof table>) => events.some(({ type }) => type === 'ended');

describe('Winged Boots', () => {
  it('[FR-055] put the top card of the deck into the discard area; the turn goes on', () => {
    const t = holding('winged-boots').pick(0, 'item:use');
    expect(t.discard()).toEqual(['island']);
    expect(t.pile(DECK)).toEqual(deck.slice(1));
    expect(t.options(0)).toEqual(['island', 'pile:deck']);
  });

  it('[FR-062] the tenth card ends the game at once', () => {
    const t = holding('winged-boots', { discard: filler(9, 21) }).pick(0, 'item:use');
    expect(isOver(t)).toBe(true);
    expect(t.hand(0)).toHaveLength(7);
  });

  it('[FR-062] also after discarding', () => {
    const t = holding('winged-boots', { discard: filler(8, 21) });
    t.pick(0, 'pile:deck').pick(0, 'knights');
    expect(isOver(t)).toBe(false);
    t.pick(0, 'item:use');
    expect(isOver(t)).toBe(true);
    expect(t.in(DISCARD)).toHaveLength(10);
  });

  it('[FR-062] in mid-turn who has drawn keeps the card and discards none', () => {
    const t = holding('winged-boots', { discard: filler(9, 21) });
    t.pick(0, 'pile:deck').pick(0, 'item:use');
    expect(isOver(t)).toBe(true);
    expect(t.hand(0)).toEqual([...filler(7), 'island'].sort());
    expect(t.hand(1)).toHaveLength(7);
    expect(t.discard()).toEqual([...filler(9, 21), 'rainstorm'].sort());
  });

  it('[FR-062] [FR-045] but no more than nine with the new suits', () => {
    const nine = [...filler(7), 'doppelganger', 'necromancer-ch'];
    const t = holding('winged-boots', {
      options: { items: true, suits: true },
      hands: [nine, filler(8, 7), filler(8, 15)],
      discard: [...filler(9, 26), 'warship', 'great-flood-ch'],
      deck: ['island', 'rainstorm'],
    });
    t.pick(0, 'pile:deck').pick(0, 'item:use');
    expect(t.asked()).toEqual([[0, 'reduce']]);
    t.pick(0, 'knights');
    expect(t.hand(0)).toHaveLength(9);
  });

  it('[FR-126] do nothing when the deck is empty', () => {
    const t = holding('winged-boots', { deck: [], discard: ['necromancer'] }).pick(0, 'item:use');
    expect(t.discard()).toEqual(['necromancer']);
    expect(t.in(used(0))).toEqual(['winged-boots']);
  });
});

describe('Sarcophagus', () => {
  it('[FR-054] puts the top card of the deck into the discard area in place of the turn', () => {
    const t = holding('sarcophagus').pick(0, 'item:use');
    expect(t.discard()).toEqual(['island']);
    expect(t.hand(0)).toEqual(filler(7).sort());
    expect(t.asked()).toEqual([[1, 'take']]);
  });
});

describe('Blindfold', () => {
  it('[FR-054] turns the turn round: discard first, then draw from the deck', () => {
    const t = holding('blindfold', { discard: ['necromancer'] }).pick(0, 'item:use');
    expect(t.options(0)).toEqual(filler(7).sort());
    t.pick(0, 'knights');
    expect(t.discard()).toEqual(['knights', 'necromancer']);
    expect(t.hand(0)).toEqual([...filler(6, 1), 'island'].sort());
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-062] the card is drawn before the end of the game is looked for', () => {
    const t = holding('blindfold', { discard: filler(9, 21) })
      .pick(0, 'item:use')
      .pick(0, 'knights');
    expect(isOver(t)).toBe(true);
    expect(t.hand(0)).toEqual([...filler(6, 1), 'island'].sort());
  });
});

describe('Shovel', () => {
  it('[FR-055] puts a card of the discard area under the deck', () => {
    const t = holding('shovel', { discard: ['necromancer', 'bell-tower'] }).pick(0, 'item:use');
    expect(t.options(0)).toEqual(['bell-tower', 'necromancer']);
    t.pick(0, 'necromancer');
    expect(t.discard()).toEqual(['bell-tower']);
    expect(t.pile(DECK)).toEqual([...deck, 'necromancer']);
    expect(t.knowing(DECK, 'necromancer')).toEqual([0, 1, 2]);
    expect(t.asked()).toEqual([[0, 'take']]);
  });

  it('[FR-013] [FR-062] makes room: the discard that would have ended the game does not', () => {
    const t = holding('shovel', { discard: filler(9, 21) })
      .pick(0, 'item:use')
      .pick(0, 'mountain');
    t.pick(0, 'pile:deck').pick(0, 'knights');
    expect(t.in(DISCARD)).toHaveLength(9);
    expect(isOver(t)).toBe(false);
  });

  it('[FR-051] may be used with nothing to dig', () => {
    const t = holding('shovel').pick(0, 'item:use');
    expect(t.in(used(0))).toEqual(['shovel']);
    expect(t.asked()).toEqual([[0, 'take']]);
  });
});

describe('Gold Mirror', () => {
  const discard = ['necromancer', 'bell-tower', 'great-flood', 'fountain-of-life'];

  it('[FR-055] puts three cards under the deck and three from the deck in their place', () => {
    const t = holding('gold-mirror', { discard }).pick(0, 'item:use');
    expect(t.question(0)).toMatchObject({ min: 3, max: 3, ordered: true });
    t.pick(0, 'great-flood', 'necromancer', 'bell-tower');
    expect(t.discard()).toEqual(['blizzard', 'fountain-of-life', 'island', 'rainstorm']);
    expect(t.pile(DECK)).toEqual([...deck.slice(3), 'great-flood', 'necromancer', 'bell-tower']);
  });

  it('[FR-126] with fewer cards there, it changes those', () => {
    const t = holding('gold-mirror', { discard: ['necromancer', 'bell-tower'] }).pick(0, 'item:use');
    t.pick(0, 'bell-tower', 'necromancer');
    expect(t.discard()).toEqual(['island', 'rainstorm']);
    const empty = holding('gold-mirror').pick(0, 'item:use');
    expect(empty.discard()).toEqual([]);
    expect(empty.asked()).toEqual([[0, 'take']]);
  });

  it('[FR-126] from an empty deck the same cards come back', () => {
    const t = holding('gold-mirror', { deck: [], discard }).pick(0, 'item:use');
    t.pick(0, 'necromancer', 'bell-tower', 'great-flood');
    expect(t.discard()).toEqual([...discard].sort());
    expect(t.pile(DECK)).toEqual([]);
  });
});

describe('Sealed Vault', () => {
  const discard = ['necromancer', 'bell-tower', 'great-flood'];
  const sealing = (more = {}) =>
    holding('sealed-vault', { discard, ...more })
      .pick(0, 'item:use')
      .pick(0, 'necromancer', 'great-flood');

  it('[FR-055] keeps two cards for its user', () => {
    const t = sealing();
    expect(t.discard()).toEqual([...discard].sort());
    expect(t.options(0)).toEqual(['bell-tower', 'great-flood', 'necromancer', 'pile:deck']);
    t.pick(0, 'pile:deck').pick(0, 'island');
    expect(t.options(1)).toEqual(['bell-tower', 'island', 'pile:deck']);
  });

  it('[FR-011] [FR-055] everybody is told which, and sees who may take them', () => {
    const t = sealing();
    const event = t.events.find(({ type }) => type === 'sealed');
    expect(event === undefined ? undefined : toldTo(event, 0b100).cards?.map(({ card }) => card)).toEqual([
      'necromancer',
      'great-flood',
    ]);
    const seen = view(fantasyRealms, t.run.match, [2]);
    const lying = seen.zones.find(({ kind }) => kind === 'discard')?.cards ?? [];
    expect(Object.fromEntries(lying.map(({ card, obj }) => [card, sealedBy(seen, obj)]))).toEqual({
      'bell-tower': undefined,
      'great-flood': 0,
      necromancer: 0,
    });
  });

  it('[FR-013] the sealed cards count for the end of the game', () => {
    const t = sealing({ discard: [...discard, ...filler(6, 21)] })
      .pick(0, 'pile:deck')
      .pick(0, 'island');
    expect(t.in(DISCARD)).toHaveLength(10);
    expect(isOver(t)).toBe(true);
  });

  it('[FR-055] Shovel and Gold Mirror cannot move them, whoever uses them', () => {
    const t = sealing({ items: ['sealed-vault', 'shovel', 'gold-mirror'], itemDeck: ['gold-mirror'] });
    t.pick(0, 'pile:deck').pick(0, 'island');
    t.pick(1, 'item:use');
    expect(t.options(1)).toEqual(['bell-tower', 'island']);
    t.pick(1, 'bell-tower').pick(1, 'pile:deck').pick(1, 'king');
    t.pick(2, 'item:use');
    expect(t.options(2)).toEqual(['island', 'king']);
    t.pick(2, 'island', 'king');
    expect(t.discard()).toEqual(['blizzard', 'great-flood', 'necromancer', 'rangers']);
  });

  it('[FR-055] Rake is as bound as anybody; its own user may take them', () => {
    const state = { vault: [{ card: deck.length + 1, by: 1 }] }; // the first card of the discard area
    const theirs = holding('rake', { discard, state }).pick(0, 'item:use');
    expect(theirs.options(0)).toEqual(['bell-tower', 'great-flood']);
    const mine = holding('rake', { discard, state: { vault: [{ card: deck.length + 1, by: 0 }] } });
    expect(mine.pick(0, 'item:use').options(0)).toEqual([...discard].sort());
  });

  it('[FR-056] counts as used by its user', () => {
    expect(sealing().in(used(0))).toEqual(['sealed-vault']);
  });

  it('[FR-055] covers what is there', () => {
    const one = holding('sealed-vault', { discard: ['necromancer'] })
      .pick(0, 'item:use')
      .pick(0, 'necromancer');
    expect(one.run.match.state).toMatchObject({ vault: [{ by: 0 }] });
    expect(holding('sealed-vault').pick(0, 'item:use').asked()).toEqual([[0, 'take']]);
  });
});

describe('Rake', () => {
  it('[FR-054] takes two cards from the discard area, then discards two', () => {
    const t = holding('rake', { discard: ['necromancer', 'bell-tower', 'great-flood'] }).pick(0, 'item:use');
    expect(t.question(0)).toMatchObject({ min: 2, max: 2 });
    t.pick(0, 'necromancer', 'great-flood');
    expect(t.question(0)).toMatchObject({ min: 2, max: 2 });
    t.pick(0, 'knights', 'great-flood');
    expect(t.discard()).toEqual(['bell-tower', 'great-flood', 'knights']);
    expect(t.hand(0)).toEqual([...filler(6, 1), 'necromancer'].sort());
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-010] discards no more than it took', () => {
    const t = holding('rake', { discard: ['necromancer'] })
      .pick(0, 'item:use')
      .pick(0, 'necromancer');
    expect(t.question(0)).toMatchObject({ min: 1, max: 1 });
    t.pick(0, 'knights');
    expect(t.hand(0)).toHaveLength(7);
    const none = holding('rake').pick(0, 'item:use');
    expect(none.asked()).toEqual([[1, 'take']]);
    expect(none.hand(0)).toHaveLength(7);
  });
});

describe('Fishhook', () => {
  it('[FR-054] draws two cards, then discards any two', () => {
    const t = holding('fishhook').pick(0, 'item:use');
    expect(t.hand(0)).toEqual([...filler(7), 'island', 'rainstorm'].sort());
    t.pick(0, 'rainstorm', 'unicorn');
    expect(t.discard()).toEqual(['rainstorm', 'unicorn']);
    expect(t.hand(0)).toEqual([...filler(6), 'island'].sort());
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-126] draws what is there and discards as many', () => {
    const t = holding('fishhook', { deck: ['island'] }).pick(0, 'item:use');
    expect(t.question(0)).toMatchObject({ min: 1, max: 1 });
    expect(
      holding('fishhook', { deck: [], discard: ['necromancer'] })
        .pick(0, 'item:use')
        .asked(),
    ).toEqual([[1, 'take']]);
  });

  it('[FR-062] with the new suits the twelfth card ends the game', () => {
    const t = holding('fishhook', { options: { items: true, suits: true }, discard: filler(10, 21) });
    t.pick(0, 'item:use').pick(0, 'knights', 'unicorn');
    expect(isOver(t)).toBe(true);
  });
});

describe('Staff of Transmutation', () => {
  it('[FR-054] puts three to eight cards of the hand under the deck and draws as many', () => {
    const t = holding('staff-of-transmutation').pick(0, 'item:use');
    expect(t.question(0)).toMatchObject({ min: 3, max: 7, ordered: true });
    t.pick(0, 'unicorn', 'knights', 'hydra');
    const kept = ['light-cavalry', 'dwarvish-infantry', 'elven-archers', 'warhorse'];
    expect(t.hand(0)).toEqual([...kept, 'island', 'rainstorm', 'blizzard'].sort());
    expect(t.pile(DECK)).toEqual([...deck.slice(3), 'unicorn', 'knights', 'hydra']);
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-054] of a larger hand at most eight', () => {
    const t = holding('staff-of-transmutation', { hands: [[...filler(7), 'doppelganger', 'shapeshifter'], [], []] });
    expect(t.pick(0, 'item:use').question(0)).toMatchObject({ min: 3, max: 8 });
  });

  it('[FR-054] nobody sees which: whoever knew the hand does not know it any more', () => {
    const t = holding('spyglass', { items: ['spyglass', 'staff-of-transmutation'] });
    t.pick(0, 'item:use').pick(0, 'seat:1').pick(0, 'pile:deck').pick(0, 'knights');
    expect(t.knowing(hand(1), 'king')).toEqual([0, 1]);
    t.pick(1, 'item:use').pick(1, 'dragon', 'queen', 'candle');
    expect(t.knowing(hand(1), 'king')).toEqual([1]);
    expect(t.knowing(DECK, 'queen')).toEqual([1]);
    expect(t.knowing(hand(1), 'rainstorm')).toEqual([1]);
  });
});

describe('Lantern', () => {
  const seeking = (suit: string, more = {}) => holding('lantern', more).pick(0, 'item:use').pick(0, `suit:${suit}`);

  it('[FR-054] finds the first card of the suit, which stays; another card is discarded', () => {
    const t = seeking('army');
    expect(t.hand(0)).toEqual([...filler(7), 'rangers'].sort());
    expect(t.asked()).toEqual([[0, 'discardCards']]);
    expect(t.options(0)).toEqual(filler(7).sort());
    t.pick(0, 'unicorn');
    expect(t.discard()).toEqual(['unicorn']);
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-054] everybody sees the cards drawn; the others are shuffled into the deck', () => {
    const t = seeking('army');
    const shown = t.events.find(({ type }) => type === 'revealed')?.cards ?? [];
    expect(shown.map(({ card }) => card)).toEqual(['island', 'rainstorm', 'blizzard', 'rangers']);
    expect(shown.map(({ sees }) => sees)).toEqual([15, 15, 15, 15]); // three seats and those who watch
    expect(t.in(DECK)).toEqual(deck.filter((card) => card !== 'rangers').sort());
    for (const card of t.pile(DECK)) expect(t.knowing(DECK, card)).toEqual([]);
  });

  it('[FR-054] wild cards are of no suit, and after ten cards the search is over', () => {
    const ten = ['shapeshifter', 'doppelganger', ...deck.filter((card) => card !== 'rangers')];
    const t = seeking('army', { deck: [...ten, 'rangers'] });
    expect(t.hand(0)).toEqual(filler(7).sort());
    expect(t.events.find(({ type }) => type === 'revealed')?.cards).toHaveLength(10);
    expect(t.in(DECK)).toEqual([...ten, 'rangers'].sort());
    expect(t.discard()).toEqual([]);
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-054] the tenth card still counts', () => {
    const nine = ['shapeshifter', ...deck.filter((card) => card !== 'rangers')];
    expect(seeking('army', { deck: [...nine, 'rangers'] }).hand(0)).toContain('rangers');
  });

  it('[FR-126] a smaller deck is searched to its end', () => {
    const t = seeking('wizard', { deck: ['island', 'rainstorm'] });
    expect(t.hand(0)).toHaveLength(7);
    expect(t.in(DECK)).toEqual(['island', 'rainstorm']);
  });
});
