import { crank, granted, hashOf, layOut, type Match, quickChance, readOptions, resume } from '@tafelrunde/kernel';
import { continuations, playRandomly } from '@tafelrunde/kernel/testing';
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

/**
 * A tripwire: these seeded games end like this under this version of the rules. When one ends otherwise, rules or cards have
 * changed, and then `version` must change too.
 */
const ENDINGS: Readonly<Record<number, readonly string[]>> = {
  3: ['d1be6b68e554a92e', '094d5817b5b4899b', 'a2941e32318f87ef'],
};

describe('a match of version 1', () => {
  it('[FR-126] goes on, with no last turns counted yet', () => {
    const match = threePlayers([]);
    const { lastTurns: _, ...state } = freshState(3);
    const resumed = resume(fantasyRealms, { ...match, rules: { game: 'fantasy-realms', version: 1 }, state });
    expect(resumed).toEqual({ ok: true, value: match });
  });
});

describe('seeded games', () => {
  it('end as they always did under this version of the rules', () => {
    const endings = [{}, { suits: true }, { items: true, suits: true, promos: true }].map((options, i) =>
      hashOf(playRandomly(fantasyRealms, { seats: 2 + 2 * i, seed: 77, options }).end.outcome).slice(0, 16),
    );
    expect(endings).toEqual(ENDINGS[fantasyRealms.version]);
  });
});
