import { describe, expect, it } from 'vitest';
import { used } from '../state.ts';
import { filler, table } from '../table-in-tests.ts';

describe('the end', () => {
  const hands = [filler(7), filler(7, 7), filler(7, 14)];
  const discarding = (discarded: number, options = {}) =>
    table({ options, hands, deck: ['island', 'rainstorm'], discard: filler(discarded, 21) })
      .pick(0, 'pile:deck')
      .pick(0, 'island');

  it('[FR-013] comes at once with the tenth card of the discard area', () => {
    expect(discarding(8).outcome()).toBeUndefined();
    const t = discarding(9);
    expect(t.outcome()).toBeDefined();
    expect(t.asked()).toEqual([]);
    expect(t.discard()).toHaveLength(10);
  });

  it('[FR-013] a card taken from the discard area puts it off', () => {
    const t = table({ hands, deck: ['island'], discard: filler(9, 21) });
    t.pick(0, 'magic-wand').pick(0, 'knights');
    expect(t.outcome()).toBeUndefined();
    expect(t.asked()).toEqual([[1, 'take']]);
  });

  it('[FR-035] with the new suits the twelfth card', () => {
    expect(discarding(10, { suits: true }).outcome()).toBeUndefined();
    expect(discarding(11, { suits: true }).outcome()).toBeDefined();
  });

  it('[FR-036] with cursed items alone the tenth card, and nobody is asked about an item then', () => {
    const t = table({
      options: { items: true },
      hands,
      deck: ['island'],
      discard: filler(9, 21),
      items: ['treasure-chest', 'rake', 'portal'],
    });
    t.pick(0, 'pile:deck').pick(0, 'island');
    expect(t.outcome()).toBeDefined();
  });
});

describe('the winner', () => {
  const scored = (hands: readonly string[][], more = {}) =>
    table({ hands, first: { op: 'endOfGame' }, ...more }).outcome();

  it('[FR-014] [FR-063] [FR-070] has the highest score', () => {
    // Forest 7 + 12 for Hydra 12; Knights 20 - 8; Dragon 30 - 40.
    expect(scored([['forest', 'hydra'], ['knights'], ['dragon']])).toEqual({
      winners: [0],
      scores: [31, 12, -10],
      how: 'highest-score',
    });
  });

  it('[FR-018] gains nothing from the hands of others', () => {
    expect(scored([['king'], ['queen', 'knights'], ['swamp']])?.scores).toEqual([8, 31, 18]); // Queen 6 + 5, Knights 20
  });

  it('[FR-015] of a tie: the lower total base strength', () => {
    // Warhorse 6 + 14 with a Leader of 6 that earns nothing: 26. Swamp 18 and King 8: 26.
    expect(scored([['swamp', 'king'], ['warhorse', 'queen'], ['candle']])).toEqual({
      winners: [1],
      scores: [26, 26, 2],
      how: 'lowest-strength',
    });
  });

  it('[FR-016] printed strengths count, also of cards that are blanked', () => {
    // Basilisk 35 blanks King: 35 points, 43 printed. Empress 15 - 5, Queen 6, Lightning 11, Bell Tower 8: 35 points, 40 printed.
    expect(scored([['basilisk', 'king'], ['empress', 'queen', 'lightning', 'bell-tower'], []])).toEqual({
      winners: [1],
      scores: [35, 35, 0],
      how: 'lowest-strength',
    });
  });

  it('[FR-017] a tie in strengths too is a shared victory', () => {
    // Air and Earth Elemental: 4 each.
    expect(scored([['air-elemental'], ['candle'], ['earth-elemental']])).toEqual({
      winners: [0, 2],
      scores: [4, 2, 4],
      how: 'shared',
    });
  });

  it('[FR-107] Undead look at the discard area', () => {
    const options = { suits: true };
    expect(scored([['ghoul'], ['king'], []], { options, discard: ['knights', 'hydra', 'candle'] })?.scores).toEqual([
      16, 8, 0,
    ]);
  });

  it('[FR-109] [FR-056] used items are added, and are open at the end', () => {
    const t = table({
      options: { items: true },
      hands: [['king'], ['queen'], ['candle']],
      items: ['wishing-ring', undefined, undefined],
      used: [['portal', 'sarcophagus'], [], []],
      first: { op: 'endOfGame' },
    });
    expect(t.outcome()?.scores).toEqual([-7, 6, 2]); // 8 - 20 + 5
    expect(t.knowing(used(0), 'portal')).toEqual([0, 1, 2]);
  });

  it('[FR-112] Genie counts the other players', () => {
    const options = { suits: true };
    expect(scored([['genie'], ['king'], []], { options })?.scores?.[0]).toBe(-30);
  });

  it('[FR-102] the ruling of the table on Collector reaches the scorer', () => {
    // Collector 7 + 10 + 10, Air and Earth Elemental 34 each, Rainstorm 8, Whirlwind 13, Forest 7, Cavern 6.
    const hand = ['collector', 'air-elemental', 'rainstorm', 'whirlwind', 'earth-elemental', 'forest', 'cavern'];
    expect(scored([hand, [], []])?.scores?.[0]).toBe(129);
    expect(scored([hand, [], []], { options: { sets: 'largest' } })?.scores?.[0]).toBe(119);
  });

  it('[FR-103] and so does that on Gem of Order', () => {
    // Gem 5 + 30 for 2-3-4-5 + 10 for 7-8-9, Candle 2, Longbow 3, Air Elemental 4, Forest 7 + 12, Bell Tower 8, Unicorn 9.
    const hand = ['gem-of-order', 'candle', 'elven-longbow', 'air-elemental', 'forest', 'bell-tower', 'unicorn'];
    expect(scored([hand, [], []])?.scores?.[0]).toBe(90);
    expect(scored([hand, [], []], { options: { runs: 'longest' } })?.scores?.[0]).toBe(80);
  });
});
