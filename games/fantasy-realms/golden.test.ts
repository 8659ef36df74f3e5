import { crank, granted, layOut, type Match, quickChance, readOptions, resume } from '@tafelrunde/kernel';
import { continuations } from '@tafelrunde/kernel/testing';
import { testEndings, testOlderMatches } from '@tafelrunde/kernel/testing/golden';
import { describe, expect, it } from 'vitest';
import { fantasyRealms } from './index.ts';
import { DECK, DISCARD, freshState, hand } from './state.ts';

function threePlayers(discard: readonly string[]): Match {
  const options = granted(readOptions(fantasyRealms, {}));
  const hands = [
    ['king', 'queen', 'knights', 'rangers', 'forest', 'candle', 'hydra'],
    ['swamp', 'smoke', 'wildfire', 'dragon', 'cavern', 'forge', 'island'],
    ['unicorn', 'princess', 'empress', 'warlord', 'collector', 'blizzard', 'basilisk'],
  ];
  const match = layOut(fantasyRealms, options, 3, {
    zones: [
      { ...DECK, cards: ['mountain', 'lightning', 'warhorse'] },
      { ...DISCARD, cards: discard },
      ...hands.map((cards, seat) => ({ ...hand(seat), cards })),
    ],
    state: freshState(3),
    first: fantasyRealms.turnOf(0),
  });
  return granted(crank(fantasyRealms, match, quickChance(1))).match;
}

describe('counts of continuations, worked out by hand', () => {
  it('[FR-007] [FR-009] from a discard area of two', () => {
    const match = threePlayers(['magic-wand', 'great-flood']);
    // The deck or either card; then any of eight; then the deck or what lies there: three cards after a draw from the deck,
    // two after one from the discard area.
    expect(continuations(fantasyRealms, match, 1)).toBe(3);
    expect(continuations(fantasyRealms, match, 2)).toBe(3 * 8);
    expect(continuations(fantasyRealms, match, 3)).toBe(1 * 8 * 4 + 2 * 8 * 3);
  });

  it('[FR-008] from an empty discard area', () => {
    const match = threePlayers([]);
    expect([1, 2, 3].map((depth) => continuations(fantasyRealms, match, depth))).toEqual([1, 8, 8 * 2]);
  });
});

describe('a match of version 1', () => {
  it('[FR-126] goes on, with no last turns counted yet', () => {
    const match = threePlayers([]);
    const { lastTurns: _, ...state } = freshState(3);
    const resumed = resume(fantasyRealms, { ...match, rules: { game: 'fantasy-realms', version: 1 }, state });
    expect(resumed).toEqual({ ok: true, value: match });
  });
});

testEndings(
  fantasyRealms,
  [
    { seats: 2 },
    { seats: 4, options: { suits: true } },
    { seats: 6, options: { items: true, suits: true, promos: true } },
  ],
  new URL('endings.golden.txt', import.meta.url),
);

testOlderMatches(fantasyRealms, new URL('older-matches.golden.json', import.meta.url));
