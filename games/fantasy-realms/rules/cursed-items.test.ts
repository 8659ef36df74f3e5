import { toldTo, view } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { fantasyRealms } from '../index.ts';
import { DISCARD, ITEM_DECK, ITEM_DISCARD, item, used } from '../state.ts';
import { filler, table } from '../table-in-tests.ts';

/** Three players; the first holds Treasure Chest, which does nothing in play (any time). */
const given = {
  options: { items: true },
  hands: [filler(7), filler(7, 7), filler(7, 14)],
  deck: ['island', 'rainstorm', 'blizzard'],
  items: ['treasure-chest', 'rake', 'portal'],
  itemDeck: ['shovel', 'fishhook'],
};

/** The same at the end of the first player's turn. */
const ended = (more = {}) =>
  table({ ...given, ...more })
    .pick(0, 'pile:deck')
    .pick(0, 'island');

describe('the face-up item', () => {
  it('[FR-050] is no card of the hand', () => {
    expect(ended().hand(0)).toEqual(filler(7).sort());
    expect(table(given).pick(0, 'pile:deck').options(0)).not.toContain('treasure-chest');
  });

  it('[FR-051] can be left, discarded or used', () => {
    const t = ended();
    expect(t.asked()).toEqual([[0, 'endWithItem']]);
    expect(t.options(0)).toEqual(['button:discard-item', 'button:leave-item', 'item:use']);
    t.pick(0, 'button:leave-item');
    expect(t.in(item(0))).toEqual(['treasure-chest']);
    expect(t.pile(ITEM_DECK)).toEqual(['shovel', 'fishhook']);
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-052] discarded at the end of the turn, it goes face up to a pile of its own and is replaced', () => {
    const t = ended({ itemDiscard: ['lantern'] });
    t.pick(0, 'button:discard-item');
    expect(t.pile(ITEM_DISCARD)).toEqual(['treasure-chest', 'lantern']);
    expect(t.discard()).toEqual(['island']);
    expect(t.in(item(0))).toEqual(['shovel']);
    expect(t.knowing(item(0), 'shovel')).toEqual([0, 1, 2]);
    expect(t.knowing(ITEM_DISCARD, 'treasure-chest')).toEqual([0, 1, 2]);
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-052] only at the end of the turn', () => {
    const t = table(given);
    expect(t.options(0)).not.toContain('button:discard-item');
    t.pick(0, 'pile:deck');
    expect(t.options(0)).not.toContain('button:discard-item');
  });

  it('[FR-053] from an empty item deck: the discarded items are shuffled into a new one', () => {
    const t = ended({ itemDeck: [], itemDiscard: ['lantern', 'cauldron'] });
    t.pick(0, 'button:discard-item');
    expect(t.in(ITEM_DISCARD)).toEqual([]);
    expect([...t.in(item(0)), ...t.in(ITEM_DECK)].sort()).toEqual(['cauldron', 'lantern', 'treasure-chest']);
    const [hidden = ''] = t.in(ITEM_DECK);
    expect(t.knowing(ITEM_DECK, hidden)).toEqual([]);
  });

  it('[FR-053] with no discarded items either nothing is shuffled, and there is no new one', () => {
    const t = table({ ...given, itemDeck: [] })
      .pick(0, 'item:use')
      .pick(0, 'pile:deck')
      .pick(0, 'island');
    expect(t.in(item(0))).toEqual([]);
    expect(t.events.filter(({ type }) => type === 'shuffled')).toEqual([]);
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-057] used, it is replaced at the end of the turn and not before', () => {
    const t = table(given).pick(0, 'item:use');
    expect(t.in(item(0))).toEqual([]);
    expect(t.options(0)).toEqual(['pile:deck']);
    t.pick(0, 'pile:deck');
    expect(t.options(0)).toEqual([...filler(7), 'island'].sort());
    t.pick(0, 'island');
    expect(t.in(item(0))).toEqual(['shovel']);
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-058] after every turn there is exactly one', () => {
    for (const end of ['button:leave-item', 'button:discard-item', 'item:use']) {
      expect(ended().pick(0, end).in(item(0))).toHaveLength(1);
    }
  });
});

describe('using an item', () => {
  it('[FR-055] any time: before drawing, before discarding, after discarding', () => {
    const t = table(given);
    expect(t.options(0)).toEqual(['item:use', 'pile:deck']);
    t.pick(0, 'pile:deck');
    expect(t.options(0)).toEqual([...filler(7), 'island', 'item:use'].sort());
    t.pick(0, 'item:use');
    expect(t.in(used(0))).toEqual(['treasure-chest']);
    expect(t.asked()).toEqual([[0, 'drop']]);
    expect(ended().pick(0, 'item:use').in(used(0))).toEqual(['treasure-chest']);
  });

  it('[FR-055] only in one’s own turn', () => {
    expect(table(given).asked()).toEqual([[0, 'take']]);
  });

  it('[FR-054] an item that replaces the turn is used instead of drawing, and at no other time', () => {
    const t = table({ ...given, items: ['sarcophagus', undefined, undefined] });
    expect(t.options(0)).toEqual(['item:use', 'pile:deck']);
    t.pick(0, 'pile:deck');
    expect(t.options(0)).not.toContain('item:use');
    t.pick(0, 'island');
    expect(t.options(0)).toEqual(['button:discard-item', 'button:leave-item']);
  });

  it('[FR-054] there is no drawing and discarding then', () => {
    const t = table({ ...given, items: ['sarcophagus', undefined, undefined] }).pick(0, 'item:use');
    expect(t.hand(0)).toEqual(filler(7).sort());
    expect(t.in(used(0))).toEqual(['sarcophagus']);
    expect(t.in(item(0))).toEqual(['shovel']);
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-056] turns it face down; it stays before the player', () => {
    const t = table({ ...given, used: [['lantern'], [], []] }).pick(0, 'item:use');
    expect(t.in(used(0))).toEqual(['lantern', 'treasure-chest']);
  });

  it('[FR-059] its owner may look at it, the others see a back', () => {
    const t = table(given).pick(0, 'item:use');
    expect(t.knowing(used(0), 'treasure-chest')).toEqual([0]);
    const seen = (seats: number[]) =>
      view(fantasyRealms, t.run.match, seats).zones.find(({ kind, seat }) => kind === 'used' && seat === 0);
    expect(seen([0])?.cards).toMatchObject([{ card: 'treasure-chest' }]);
    expect(seen([1])).toMatchObject({ size: 1, cards: [] });
    expect(seen([])).toMatchObject({ size: 1, cards: [] });
  });

  it('[FR-062] the end of the game is checked right after it', () => {
    const booted = (discarded: number) =>
      table({ ...given, items: ['winged-boots', 'rake', 'portal'], discard: filler(discarded, 21) }).pick(
        0,
        'item:use',
      );
    expect(booted(9).outcome()).toBeDefined();
    expect(booted(9).in(DISCARD)).toHaveLength(10);
    expect(booted(8).outcome()).toBeUndefined();
  });

  it('[FR-062] more cards than needed end the game too', () => {
    const t = table({ ...given, items: ['fishhook', 'rake', 'portal'], discard: filler(9, 21) }).pick(0, 'item:use');
    expect(t.outcome()).toBeUndefined();
    t.pick(0, 'island', 'rainstorm');
    expect(t.in(DISCARD)).toHaveLength(11);
    expect(t.outcome()).toBeDefined();
  });

  it('says so to everybody', () => {
    const t = table(given).pick(0, 'item:use');
    const lines = t.events.map((event) => fantasyRealms.text.event(toldTo(event, 2), 'de', ['Anna', 'Du', 'Cem']));
    expect(lines).toContain('Anna benutzt Schatztruhe.');
  });
});

describe('marks that items leave', () => {
  it('[FR-057] an extra turn comes before the replacement', () => {
    const t = table({ ...given, items: [undefined, 'rake', 'portal'], state: { extraTurn: true } });
    t.pick(0, 'pile:deck').pick(0, 'island');
    expect(t.asked()).toEqual([[0, 'take']]);
    expect(t.in(item(0))).toEqual([]);
    t.pick(0, 'pile:deck').pick(0, 'rainstorm');
    expect(t.in(item(0))).toEqual(['shovel']);
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-012] a discard that is skipped is skipped once', () => {
    const t = table({ ...given, items: [], state: { skipDiscard: true } });
    t.pick(0, 'pile:deck');
    expect(t.asked()).toEqual([[1, 'take']]);
    t.pick(1, 'pile:deck');
    expect(t.asked()).toEqual([[1, 'drop']]);
  });
});
