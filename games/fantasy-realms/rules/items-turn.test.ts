import { describe, expect, it } from 'vitest';
import { backpack, hand, ITEM_DECK, item, used } from '../state.ts';
import { filler, table } from '../table-in-tests.ts';

const hands = [filler(7), filler(7, 7), filler(7, 14)];
const deck = ['rainstorm', 'blizzard', 'rangers', 'basilisk', 'wildfire', 'warship', 'world-tree'];

const holding = (id: string, more = {}) =>
  table({ options: { items: true }, hands, deck, items: [id], itemDeck: ['shovel', 'rake', 'lantern'], ...more });

describe('Portal', () => {
  it('[FR-055] used before drawing, it saves the discard of the turn', () => {
    const t = holding('portal').pick(0, 'item:use').pick(0, 'pile:deck');
    expect(t.hand(0)).toEqual([...filler(7), 'rainstorm'].sort());
    expect(t.discard()).toEqual([]);
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-055] used after drawing, it does the same', () => {
    const t = holding('portal').pick(0, 'pile:deck').pick(0, 'item:use');
    expect(t.hand(0)).toHaveLength(8);
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-055] used after discarding, it has nothing left to save', () => {
    const t = holding('portal').pick(0, 'pile:deck').pick(0, 'knights').pick(0, 'item:use');
    expect(t.hand(0)).toHaveLength(7);
    t.pick(1, 'pile:deck').pick(1, 'king');
    expect(t.hand(1)).toHaveLength(7);
  });

  it('[FR-010] the hand stays one card larger: later turns draw one and discard one', () => {
    const t = holding('portal', { items: ['portal'], itemDeck: ['treasure-chest'] });
    t.pick(0, 'item:use').pick(0, 'pile:deck');
    for (const seat of [1, 2]) t.pick(seat, 'pile:deck').pick(seat, ...t.options(seat).slice(0, 1));
    t.pick(0, 'pile:deck').pick(0, 'knights').pick(0, 'button:leave-item');
    expect(t.hand(0)).toHaveLength(8);
  });

  it('[FR-045] [FR-046] does not go beyond the limit of nine', () => {
    const options = { items: true, suits: true };
    const nine = [...filler(7), 'doppelganger', 'necromancer'];
    const t = holding('portal', { options, hands: [nine, filler(8, 7), filler(8, 15)] });
    t.pick(0, 'item:use').pick(0, 'pile:deck');
    expect(t.asked()).toEqual([[0, 'reduce']]);
    t.pick(0, 'doppelganger');
    expect(t.hand(0)).toHaveLength(9);
    expect(t.discard()).toEqual(['doppelganger']);
  });
});

describe('Hourglass', () => {
  it('[FR-054] is used after the turn, at no other time', () => {
    const t = holding('hourglass');
    expect(t.options(0)).toEqual(['pile:deck']);
    t.pick(0, 'pile:deck');
    expect(t.options(0)).not.toContain('item:use');
    t.pick(0, 'knights');
    expect(t.options(0)).toContain('item:use');
  });

  it('[FR-057] gives one more turn; it is replaced after that turn', () => {
    const t = holding('hourglass').pick(0, 'pile:deck').pick(0, 'knights').pick(0, 'item:use');
    expect(t.asked()).toEqual([[0, 'take']]);
    expect(t.in(item(0))).toEqual([]);
    expect(t.options(0)).toEqual(['knights', 'pile:deck']);
    t.pick(0, 'pile:deck').pick(0, 'unicorn');
    expect(t.in(item(0))).toEqual(['shovel']);
    expect(t.in(used(0))).toEqual(['hourglass']);
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-013] comes too late when the discard has ended the game', () => {
    const t = holding('hourglass', { discard: filler(9, 21) })
      .pick(0, 'pile:deck')
      .pick(0, 'knights');
    expect(t.outcome()).toBeDefined();
  });
});

describe('Treasure Chest', () => {
  it('[FR-051] does nothing in play, but can be used: it is turned face down', () => {
    const t = holding('treasure-chest').pick(0, 'item:use');
    expect(t.in(used(0))).toEqual(['treasure-chest']);
    expect(t.asked()).toEqual([[0, 'take']]);
    expect(t.hand(0)).toEqual(filler(7).sort());
    expect(t.discard()).toEqual([]);
  });
});

describe('Market Wagon', () => {
  const showing = (more = {}) => holding('market-wagon', more).pick(0, 'item:use').pick(0, 'knights');
  const offered = (more = {}) => showing(more).pick(1, 'king', 'queen').pick(2);

  it('[FR-054] everybody sees the card, and all others may offer up to three', () => {
    const t = showing();
    expect(t.knowing(hand(0), 'knights')).toEqual([0, 1, 2]);
    expect(t.asked()).toEqual([
      [1, 'offer'],
      [2, 'offer'],
    ]);
    expect(t.question(1)).toMatchObject({ min: 0, max: 3 });
  });

  it('[FR-054] offers are made at the same time and shown together', () => {
    const t = showing().pick(2, 'forge');
    expect(t.knowing(hand(2), 'forge')).toEqual([2]);
    t.pick(1, 'king', 'queen');
    expect(t.knowing(hand(2), 'forge')).toEqual([0, 1, 2]);
    expect(t.knowing(hand(1), 'king')).toEqual([0, 1, 2]);
    expect(t.knowing(hand(1), 'princess')).toEqual([1]);
    expect(t.options(0)).toEqual(['button:keep', 'button:redraw', 'forge', 'king', 'queen']);
  });

  it('[FR-054] a swap', () => {
    const t = offered().pick(0, 'queen');
    expect(t.hand(0)).toEqual([...filler(6, 1), 'queen'].sort());
    expect(t.hand(1)).toEqual([...filler(7, 7).filter((card) => card !== 'queen'), 'knights'].sort());
    expect(t.knowing(hand(1), 'knights')).toEqual([0, 1, 2]);
    expect(t.knowing(hand(0), 'queen')).toEqual([0, 1, 2]);
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-054] or the card is kept', () => {
    const t = offered().pick(0, 'button:keep');
    expect(t.hand(0)).toEqual(filler(7).sort());
    expect(t.discard()).toEqual([]);
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-054] or it is discarded for a card of the deck', () => {
    const t = offered().pick(0, 'button:redraw');
    expect(t.hand(0)).toEqual([...filler(6, 1), 'rainstorm'].sort());
    expect(t.discard()).toEqual(['knights']);
  });

  it('[FR-054] with no offer there is only the choice between those two', () => {
    expect(showing().pick(1).pick(2).options(0)).toEqual(['button:keep', 'button:redraw']);
  });

  it('[FR-126] nothing can be drawn from an empty deck', () => {
    expect(offered({ deck: [] }).options(0)).toEqual(['button:keep', 'king', 'queen']);
  });

  it('[FR-062] the tenth card ends the game', () => {
    expect(
      offered({ discard: filler(9, 21) })
        .pick(0, 'button:redraw')
        .outcome(),
    ).toBeDefined();
  });
});

describe('Backpack', () => {
  const packed = (more = {}) =>
    holding('backpack', { itemDeck: ['shovel', 'rake', 'lantern', 'portal'], ...more }).pick(0, 'item:use');

  it('[FR-057] sets three items aside, face up for all', () => {
    const t = packed();
    expect(t.in(backpack(0))).toEqual(['lantern', 'rake', 'shovel']);
    expect(t.knowing(backpack(0), 'rake')).toEqual([0, 1, 2]);
    expect(t.pile(ITEM_DECK)).toEqual(['portal']);
    expect(t.in(item(0))).toEqual([]);
  });

  it('[FR-057] the next three items come from there, as its user chooses; then from the deck again', () => {
    const t = packed({
      options: { items: true, suits: true },
      items: ['backpack', 'hourglass', 'spyglass'],
      deck: [...deck, 'mirage', 'bell-tower', 'great-flood', 'necromancer', 'shapeshifter'],
    });
    const othersPass = () => {
      for (const seat of [1, 2]) {
        t.pick(seat, 'pile:deck').pick(seat, ...t.hand(seat).slice(0, 1));
        t.pick(seat, 'button:leave-item');
      }
    };
    const turn = () => t.pick(0, 'pile:deck').pick(0, ...t.hand(0).slice(0, 1));
    turn();
    expect(t.options(0)).toEqual(['lantern', 'rake', 'shovel']);
    t.pick(0, 'rake');
    expect(t.in(item(0))).toEqual(['rake']);
    othersPass();
    turn().pick(0, 'button:discard-item');
    expect(t.options(0)).toEqual(['lantern', 'shovel']);
    t.pick(0, 'shovel');
    othersPass();
    turn().pick(0, 'button:discard-item').pick(0, 'lantern');
    expect(t.in(item(0))).toEqual(['lantern']);
    expect(t.in(backpack(0))).toEqual([]);
    othersPass();
    turn().pick(0, 'button:discard-item');
    expect(t.in(item(0))).toEqual(['portal']);
  });

  it('[FR-053] draws them from the reshuffled pile when the item deck runs out', () => {
    const t = packed({ itemDeck: ['shovel'], itemDiscard: ['rake', 'lantern'] });
    expect(t.in(backpack(0))).toEqual(['lantern', 'rake', 'shovel']);
    const few = packed({ itemDeck: ['shovel'] });
    expect(few.in(backpack(0))).toEqual(['shovel']);
  });
});
