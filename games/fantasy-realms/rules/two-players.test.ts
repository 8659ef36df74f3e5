import { describe, expect, it } from 'vitest';
import { DECK, ITEM_DECK, item } from '../state.ts';
import { filler, table } from '../table-in-tests.ts';

describe('drafting', () => {
  it('[FR-025] the first player has only the deck to draw from', () => {
    const t = table({ hands: [[], []], deck: filler(4) });
    expect(t.asked()).toEqual([[0, 'draft']]);
    expect(t.options(0)).toEqual(['pile:deck']);
  });

  it('[FR-023] draws two cards and discards one', () => {
    const t = table({ hands: [['island'], []], deck: ['knights', 'king', 'queen'] });
    t.pick(0, 'pile:deck');
    expect(t.pile(DECK)).toEqual(['queen']);
    t.pick(0, 'king');
    expect(t.hand(0)).toEqual(['island', 'knights']);
    expect(t.discard()).toEqual(['king']);
    expect(t.asked()).toEqual([[1, 'draft']]);
  });

  it('[FR-023] or takes a card from the discard area and discards nothing', () => {
    const t = table({ hands: [['island'], []], deck: ['knights'], discard: ['king', 'queen'] });
    expect(t.options(0)).toEqual(['king', 'pile:deck', 'queen']);
    t.pick(0, 'king');
    expect(t.hand(0)).toEqual(['island', 'king']);
    expect(t.discard()).toEqual(['queen']);
    expect(t.asked()).toEqual([[1, 'draft']]);
  });

  it('[FR-024] one of the two cards just drawn is discarded', () => {
    const t = table({ hands: [['island'], []], deck: ['knights', 'king'] });
    t.pick(0, 'pile:deck');
    expect(t.options(0)).toEqual(['king', 'knights']);
  });

  it('[FR-024] by choice of the table any card of the hand', () => {
    const t = table({ options: { draftDiscard: 'hand' }, hands: [['island'], []], deck: ['knights', 'king'] });
    t.pick(0, 'pile:deck');
    expect(t.options(0)).toEqual(['island', 'king', 'knights']);
  });

  it('[FR-126] draws what is left in the deck', () => {
    const t = table({ hands: [['island'], []], deck: ['knights'], discard: ['king'] });
    t.pick(0, 'pile:deck');
    expect(t.options(0)).toEqual(['knights']);
  });

  it('[FR-026] who has seven cards plays normal turns', () => {
    const t = table({ hands: [filler(7), []], deck: ['island', 'rangers'], active: 0 });
    expect(t.asked()).toEqual([[0, 'take']]);
    t.pick(0, 'pile:deck').pick(0, 'island');
    expect(t.hand(0)).toEqual(filler(7).sort());
    expect(t.asked()).toEqual([[1, 'draft']]);
  });

  it('[FR-037] with the new suits drafting goes on to eight cards', () => {
    const t = table({ options: { suits: true }, hands: [filler(7), filler(8, 7)], deck: ['island', 'candle'] });
    expect(t.asked()).toEqual([[0, 'draft']]);
    t.pick(0, 'pile:deck').pick(0, 'island');
    expect(t.hand(0)).toHaveLength(8);
    expect(t.asked()).toEqual([[1, 'take']]);
  });
});

describe('the end for two', () => {
  // The last discard is the twelfth card.
  const ending = (hands: readonly string[][], options = {}) =>
    table({ options, hands, deck: ['island'], discard: filler(11, 20) });

  it('[FR-027] comes with twelve discarded cards', () => {
    const t = ending([filler(7), filler(7, 7)]);
    t.pick(0, 'pile:deck').pick(0, 'island');
    expect(t.outcome()).toBeDefined();
    expect(
      table({ hands: [filler(7), filler(7, 7)], deck: ['island'], discard: filler(10, 20) })
        .pick(0, 'pile:deck')
        .pick(0, 'island')
        .outcome(),
    ).toBeUndefined();
  });

  it('[FR-027] but not before both have seven cards', () => {
    const t = ending([filler(7), filler(6, 7)]);
    t.pick(0, 'pile:deck').pick(0, 'island');
    expect(t.outcome()).toBeUndefined();
    t.pick(1, 'island'); // the hand is complete, eleven cards are left
    expect(t.outcome()).toBeUndefined();
  });

  it('[FR-038] [FR-037] with the new suits twelve too, unless the table says otherwise', () => {
    const hands = [filler(8), filler(8, 8)];
    expect(ending(hands, { suits: true }).pick(0, 'pile:deck').pick(0, 'island').outcome()).toBeDefined();
    const longer = ending(hands, { suits: true, twoPlayerEnd: 13 }).pick(0, 'pile:deck').pick(0, 'island');
    expect(longer.outcome()).toBeUndefined();
    expect(
      ending([filler(8), filler(7, 8)], { suits: true })
        .pick(0, 'pile:deck')
        .pick(0, 'island')
        .outcome(),
    ).toBeUndefined();
  });
});

describe('cursed items for two', () => {
  const given = { options: { items: true }, itemDeck: ['portal', 'rake', 'shovel'] };

  it('[FR-060] are not drawn before the hand is complete', () => {
    const t = table({ ...given, hands: [filler(5), filler(5, 7)], deck: ['island', 'candle'] });
    t.pick(0, 'pile:deck').pick(0, 'island');
    expect(t.in(item(0))).toEqual([]);
    expect(t.asked()).toEqual([[1, 'draft']]);
  });

  it('[FR-060] and come at the end of the turn that completes it', () => {
    const t = table({ ...given, hands: [filler(6), filler(5, 7)], deck: ['island', 'candle'] });
    t.pick(0, 'pile:deck').pick(0, 'island');
    expect(t.in(item(0))).toEqual(['portal']);
    expect(t.pile(ITEM_DECK)).toEqual(['rake', 'shovel']);
    expect(t.asked()).toEqual([[1, 'draft']]);
  });

  it('[FR-060] with the new suits not before eight cards', () => {
    const t = table({
      ...given,
      options: { items: true, suits: true },
      hands: [filler(6), []],
      deck: ['island', 'candle'],
    });
    t.pick(0, 'pile:deck').pick(0, 'island');
    expect(t.in(item(0))).toEqual([]);
  });
});
