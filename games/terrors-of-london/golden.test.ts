import { crank, granted, layOut, type Match, quickChance, readOptions, resume } from '@tafelrunde/kernel';
import { continuations } from '@tafelrunde/kernel/testing';
import { testEndings, testOlderMatches } from '@tafelrunde/kernel/testing/golden';
import { describe, expect, it } from 'vitest';
import { terrorsOfLondon } from './index.ts';
import { setup } from './setup.ts';

/** Lilith holds a Cultist and a Ghoul, Azazael nothing; there is nothing to buy. */
function twoCards(): Match {
  const options = granted(readOptions(terrorsOfLondon, {}));
  const { zones, state } = setup();
  const given: Readonly<Record<string, readonly string[]>> = {
    'hand/0': ['starter-cultist', 'undead-ghoul'],
    'overlord/0': ['overlord-lilith'],
    'overlord/1': ['overlord-azazael'],
    'acolytes/': [],
  };
  const laid = zones.map((zone) => ({ ...zone, cards: given[`${zone.kind}/${zone.seat ?? ''}`] ?? zone.cards }));
  const first = terrorsOfLondon.turnOf(0);
  const match = layOut(terrorsOfLondon, options, 2, { zones: laid, state: { ...state, life: [45, 50] }, first });
  return granted(crank(terrorsOfLondon, match, quickChance(1))).match;
}

describe('counts of continuations, worked out by hand', () => {
  it('[TL-024, TL-089] with two cards in hand', () => {
    const match = twoCards();
    // Either card, or Lilith.
    expect(continuations(terrorsOfLondon, match, 1)).toBe(3);
    // After the Cultist: Ghoul, Lilith, pass. After the Ghoul: Cultist, Lilith, attack, pass. After Lilith: either card.
    expect(continuations(terrorsOfLondon, match, 2)).toBe(3 + 4 + 2);
    // Cultist, Ghoul: Lilith, attack, pass. Cultist, Lilith: Ghoul, pass. Cultist, pass: Azazael, pass.
    // Ghoul, Cultist: Lilith, attack, pass. Ghoul, Lilith: Cultist, attack, pass. Ghoul, attack: Cultist, Lilith, pass.
    // Ghoul, pass: Azazael, pass. Lilith, Cultist: Ghoul, pass. Lilith, Ghoul: Cultist, attack, pass.
    expect(continuations(terrorsOfLondon, match, 3)).toBe(3 + 2 + 2 + 3 + 3 + 3 + 2 + 2 + 3);
  });
});

describe('a match of version 2', () => {
  it('[TL-167] goes on, with the cards of hordes that were shuffled away', () => {
    const match = twoCards();
    const before = { card: 'undead-revenant', abilities: [0] };
    const stored = { ...match, rules: { game: 'terrors-of-london', version: 2 } };
    const resumed = resume(terrorsOfLondon, { ...stored, state: { ...match.state, remembered: [before] } });
    const remembered = [{ ...before, linked: true, used: false, triggered: false }];
    expect(resumed).toEqual({ ok: true, value: { ...match, state: { ...match.state, remembered } } });
  });
});

testEndings(
  terrorsOfLondon,
  [{}, { influence: 'beginner' }, { mirror: true }].map((options) => ({ seats: 2, options })),
  new URL('endings.golden.txt', import.meta.url),
);

testOlderMatches(terrorsOfLondon, new URL('older-matches.golden.json', import.meta.url));
