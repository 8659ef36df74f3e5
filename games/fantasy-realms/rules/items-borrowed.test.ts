import { describe, expect, it } from 'vitest';
import { backpack, DECK, DISCARD, hand, ITEM_DECK, ITEM_DISCARD, item, used } from '../state.ts';
import { filler, table } from '../table-in-tests.ts';

const hands = [filler(7), filler(7, 7), filler(7, 14)];
const deck = ['rainstorm', 'blizzard', 'rangers', 'basilisk', 'wildfire', 'warship', 'world-tree'];

const holding = (items: readonly string[], more = {}) =>
  table({ options: { items: true }, hands, deck, items, itemDeck: ['shovel', 'rake', 'lantern'], ...more });

describe('Larcenous Gloves', () => {
  it('[FR-057] take another player’s item, which is used at once and replaced at once', () => {
    const t = holding(['larcenous-gloves', 'winged-boots', 'spyglass']).pick(0, 'item:use');
    expect(t.options(0)).toEqual(['spyglass', 'winged-boots']);
    t.pick(0, 'winged-boots');
    expect(t.discard()).toEqual(['rainstorm']);
    expect(t.in(used(0))).toEqual(['larcenous-gloves', 'winged-boots']);
    expect(t.knowing(used(0), 'winged-boots')).toEqual([0]);
    expect(t.in(item(0))).toEqual([]);
    expect(t.in(item(1))).toEqual(['shovel']);
    expect(t.asked()).toEqual([[0, 'take']]);
  });

  it('[FR-057] their user gets a new item at the end of the turn', () => {
    const t = holding(['larcenous-gloves', 'winged-boots']).pick(0, 'item:use').pick(0, 'winged-boots');
    t.pick(0, 'pile:deck').pick(0, 'knights');
    expect(t.in(item(0))).toEqual(['rake']);
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-061] a stolen item that replaces the turn does so: there is no normal turn', () => {
    const t = holding(['larcenous-gloves', 'sarcophagus']).pick(0, 'item:use').pick(0, 'sarcophagus');
    expect(t.discard()).toEqual(['rainstorm']);
    expect(t.hand(0)).toEqual(filler(7).sort());
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-061] [FR-054] once a card is drawn, such an item can no longer be used at once, nor stolen', () => {
    const t = holding(['larcenous-gloves', 'sarcophagus', 'spyglass']).pick(0, 'pile:deck').pick(0, 'item:use');
    expect(t.options(0)).toEqual(['spyglass']);
  });

  it('[FR-057] Hourglass can only be stolen after the turn', () => {
    const given = ['larcenous-gloves', 'hourglass', 'spyglass'];
    expect(holding(given).pick(0, 'item:use').options(0)).toEqual(['spyglass']);
    const t = holding(given).pick(0, 'pile:deck').pick(0, 'knights').pick(0, 'item:use');
    expect(t.options(0)).toEqual(['hourglass', 'spyglass']);
    t.pick(0, 'hourglass');
    expect(t.asked()).toEqual([[0, 'take']]);
    expect(t.in(item(0))).toEqual([]);
    expect(t.in(item(1))).toEqual(['shovel']);
  });

  it('[FR-051] with nothing to steal they are turned face down all the same', () => {
    const t = holding(['larcenous-gloves']).pick(0, 'item:use');
    expect(t.in(used(0))).toEqual(['larcenous-gloves']);
    expect(t.asked()).toEqual([[0, 'take']]);
  });

  it('[FR-057] a victim with a Backpack takes the replacement from there', () => {
    const t = holding(['backpack', 'larcenous-gloves']).pick(0, 'item:use').pick(0, 'pile:deck').pick(0, 'knights');
    t.pick(0, 'shovel');
    t.pick(1, 'item:use').pick(1, 'shovel');
    expect(t.asked()).toEqual([[0, 'unpack']]);
    t.pick(0, 'lantern');
    expect(t.in(item(0))).toEqual(['lantern']);
    expect(t.in(backpack(0))).toEqual(['rake']);
    expect(t.asked()).toEqual([[1, 'buryCards']]);
  });

  it('[FR-060] a player who is still drafting has none', () => {
    const t = table({
      options: { items: true },
      hands: [filler(7), filler(3, 7)],
      deck,
      items: ['larcenous-gloves'],
      itemDeck: ['shovel'],
    });
    t.pick(0, 'item:use').pick(0, 'pile:deck').pick(0, 'knights');
    expect(t.in(item(0))).toEqual(['shovel']);
    expect(t.in(item(1))).toEqual([]);
    expect(t.asked()).toEqual([[1, 'draft']]);
  });
});

describe('Junkyard Map', () => {
  const itemDiscard = ['winged-boots', 'spyglass', 'cauldron', 'crystal-lens'];

  it('[FR-055] uses one of the three items discarded last', () => {
    const t = holding(['junkyard-map'], { itemDiscard }).pick(0, 'item:use');
    expect(t.options(0)).toEqual(['cauldron', 'spyglass', 'winged-boots']);
    t.pick(0, 'winged-boots');
    expect(t.discard()).toEqual(['rainstorm']);
    expect(t.in(used(0))).toEqual(['junkyard-map', 'winged-boots']);
    expect(t.pile(ITEM_DISCARD)).toEqual(['spyglass', 'cauldron', 'crystal-lens']);
    expect(t.asked()).toEqual([[0, 'take']]);
  });

  it('[FR-061] an item that replaces the turn leaves no normal turn', () => {
    const t = holding(['junkyard-map'], { itemDiscard: ['fishhook'] })
      .pick(0, 'item:use')
      .pick(0, 'fishhook');
    t.pick(0, 'knights', 'unicorn');
    expect(t.asked()).toEqual([[1, 'take']]);
    expect(t.in(item(0))).toEqual(['shovel']);
  });

  it('[FR-054] after drawing, items that replace the turn are of no use', () => {
    const t = holding(['junkyard-map'], { itemDiscard }).pick(0, 'pile:deck').pick(0, 'item:use');
    expect(t.options(0)).toEqual(['spyglass', 'winged-boots']);
  });

  it('[FR-051] with no item discarded it does nothing', () => {
    const t = holding(['junkyard-map']).pick(0, 'item:use');
    expect(t.in(used(0))).toEqual(['junkyard-map']);
    expect(t.asked()).toEqual([[0, 'take']]);
  });
});

describe('Repair Kit', () => {
  const repairing = (ids: readonly string[], more = {}) => holding(['repair-kit'], { used: [ids, [], []], ...more });

  it('[FR-055] does what one of its user’s used items does', () => {
    const t = repairing(['winged-boots', 'spyglass']).pick(0, 'item:use');
    expect(t.options(0)).toEqual(['spyglass', 'winged-boots']);
    t.pick(0, 'winged-boots');
    expect(t.discard()).toEqual(['rainstorm']);
    expect(t.in(used(0))).toEqual(['repair-kit', 'spyglass', 'winged-boots']);
    expect(t.asked()).toEqual([[0, 'take']]);
  });

  it('[FR-059] everybody hears which item is copied, but sees it only while it is shown', () => {
    const t = repairing(['winged-boots']).pick(0, 'item:use').pick(0, 'winged-boots');
    const shown = t.events.find(({ type }) => type === 'revealed')?.cards;
    expect(shown).toMatchObject([{ card: 'winged-boots', sees: 15 }]); // three seats and those who watch
    expect(t.knowing(used(0), 'winged-boots')).toEqual([0]);
  });

  it('[FR-054] has the timing of what it copies', () => {
    const fishhook = repairing(['fishhook']);
    expect(fishhook.options(0)).toContain('item:use');
    expect(fishhook.pick(0, 'pile:deck').options(0)).not.toContain('item:use');
    const hourglass = repairing(['hourglass']);
    expect(hourglass.options(0)).not.toContain('item:use');
    hourglass.pick(0, 'pile:deck').pick(0, 'knights').pick(0, 'item:use').pick(0, 'hourglass');
    expect(hourglass.asked()).toEqual([[0, 'take']]);
    expect(hourglass.in(item(0))).toEqual([]);
  });

  it('[FR-054] copying an item that replaces the turn takes the place of the turn', () => {
    const t = repairing(['fishhook']).pick(0, 'item:use').pick(0, 'fishhook').pick(0, 'knights', 'unicorn');
    expect(t.hand(0)).toEqual([...filler(6).slice(1), 'rainstorm', 'blizzard'].sort());
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-055] cannot copy Backpack, Sarcophagus, Blindfold or Treasure Chest', () => {
    const t = repairing(['backpack', 'sarcophagus', 'blindfold', 'treasure-chest']);
    expect(t.options(0)).toEqual(['pile:deck']);
    const more = repairing(['backpack', 'sarcophagus', 'blindfold', 'treasure-chest', 'spyglass']);
    expect(more.pick(0, 'item:use').options(0)).toEqual(['spyglass']);
  });

  it('[FR-052] before anything was used it is discarded for another item, which may be used in the same turn', () => {
    const t = holding(['repair-kit']).pick(0, 'item:use');
    expect(t.in(used(0))).toEqual([]);
    expect(t.pile(ITEM_DISCARD)).toEqual(['repair-kit']);
    expect(t.in(item(0))).toEqual(['shovel']);
    expect(t.options(0)).toEqual(['item:use', 'pile:deck']);
  });

  it('[FR-061] copies Larcenous Gloves too', () => {
    const t = holding(['repair-kit', 'sarcophagus'], { used: [['larcenous-gloves'], [], []] });
    t.pick(0, 'item:use').pick(0, 'larcenous-gloves').pick(0, 'sarcophagus');
    expect(t.in(used(0))).toEqual(['larcenous-gloves', 'repair-kit', 'sarcophagus']);
    expect(t.in(item(1))).toEqual(['shovel']);
    expect(t.discard()).toEqual(['rainstorm']);
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-055] a second Sealed Vault covers two further cards', () => {
    const discard = ['necromancer', 'bell-tower', 'great-flood', 'mirage'];
    const state = { vault: [{ card: deck.length + 1, by: 0 }] }; // the first card of the discard area
    const t = repairing(['sealed-vault'], { discard, state }).pick(0, 'item:use').pick(0, 'sealed-vault');
    expect(t.options(0)).toEqual(['bell-tower', 'great-flood', 'mirage']);
  });

  it('[FR-061] stolen, it copies what the thief has used, the Gloves among it', () => {
    const t = holding(['larcenous-gloves', 'repair-kit', 'crystal-lens']).pick(0, 'item:use').pick(0, 'repair-kit');
    expect(t.options(0)).toEqual(['larcenous-gloves']);
    t.pick(0, 'larcenous-gloves');
    expect(t.options(0)).toEqual(['crystal-lens', 'shovel']);
    t.pick(0, 'crystal-lens');
    expect(t.knowing(DECK, 'rainstorm')).toEqual([0]);
    expect(t.in(used(0))).toEqual(['crystal-lens', 'larcenous-gloves', 'repair-kit']);
  });
});

describe('an item borrowed', () => {
  it('[FR-062] ends the game as soon as its effect is finished', () => {
    const t = holding(['larcenous-gloves', 'winged-boots'], { discard: filler(9, 21) });
    t.pick(0, 'item:use').pick(0, 'winged-boots');
    expect(t.outcome()).toBeDefined();
    expect(t.in(DISCARD)).toHaveLength(10);
    expect(t.in(ITEM_DECK)).toEqual(['lantern', 'rake']);
    expect(t.hand(0)).toHaveLength(7);
    expect(t.knowing(hand(0), 'knights')).toEqual([0, 1, 2]);
  });
});
