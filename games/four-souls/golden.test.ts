import { type Chance, type Match, resume } from '@tafelrunde/kernel';
import { continuations, positionAfter } from '@tafelrunde/kernel/testing';
import { testEndings, testOlderMatches } from '@tafelrunde/kernel/testing/golden';
import { describe, expect, it } from 'vitest';
import { MOST_ANSWERS, OFTEN_PICKED, QUIET } from './fuzz/fuzz-in-tests.ts';
import { fourSouls } from './index.ts';

/** Every die shows a six. */
const sixes: Chance = (_, n) => n - 1;

/** The action phase of the first of two, whose characters are exhausted; deals would be asked all the time. */
function acting(given: object): Match {
  const table = { active: 0, phase: 'action', 'monster#0': ['fly'], 'monster#1': ['clotty'], 'monster-deck': ['dip'] };
  return positionAfter(fourSouls, { options: QUIET, given: { ...table, ...given } });
}

const counts = (match: Match): number[] =>
  [1, 2, 3].map((depth) => continuations(fourSouls, match, depth, () => sixes));

describe('counts of continuations, worked out by hand', () => {
  it('[FS-123] [FS-142] [FS-152] [FS-197] with a Bomb! in hand', () => {
    expect(counts(acting({ 'hand/0': ['bomb'] }))).toEqual([
      // End, attack, purchase, Bomb!.
      4,
      // Whatever is announced: pass or Bomb!. Bomb!: Fly, Clotty, either player.
      3 * 2 + 4,
      // End, pass: the end phase, once more pass or Bomb!. Attack, pass: Fly, Clotty, the deck. Purchase, pass: too poor, so
      // there is end, attack or Bomb! left. In answer to each of the three, Bomb!: four targets.
      // Bomb! first, on any of the four: end, attack, purchase.
      2 + 3 + 3 + 3 * 4 + 4 * 3,
    ]);
  });

  it('[FS-117] [FS-153] [FS-178] [FS-180] with The D6, which waits for a die', () => {
    const match = acting({ 'items/0': ['the-d6'], 'loot-deck': ['a-penny', 'a-penny'] });
    expect(counts(match)).toEqual([
      // End, attack, purchase; there is no die to reroll.
      3,
      // End: the other player, whose character has recharged, passes or exhausts it. Attack: Fly, Clotty, the deck.
      // Purchase: too poor, so there is end or attack left.
      2 + 3 + 2,
      // End, pass: the same again after the loot step. End, exhaust: after the loot step, pass or A Penny!.
      // Attack, either monster: a six is rolled, pass or The D6. Attack, deck: either slot.
      // Purchase, end: pass or exhaust. Purchase, attack: Fly, Clotty, the deck.
      2 + 2 + 2 * 2 + 2 + 2 + 3,
    ]);
  });

  it('[FS-050] [FS-196] [FS-211] with a Bomb! against a Butter Bean!', () => {
    const match = acting({ 'hand/0': ['bomb'], 'hand/1': ['butter-bean'], 'lootPlays/1': 1 });
    expect(counts(match)).toEqual([
      // As with the Bomb! alone: those whose turn it is are asked first.
      4,
      3 * 2 + 4,
      // Announced and passed: the other one, who could play a loot card for all that the table knows, can only pass.
      // In answer to each of the three, Bomb!: four targets. Bomb! first, on any of the four: pass or Butter Bean!.
      3 * 1 + 3 * 4 + 4 * 2,
    ]);
  });
});

describe('a match of an older version', () => {
  const match = acting({});
  const ofVersion = (version: number): Match => ({ ...match, rules: { game: 'four-souls', version } });

  it('[FS-278] goes on if it is of version 2, in which only what copies could be copied', () => {
    expect(resume(fourSouls, ofVersion(2))).toEqual({ ok: true, value: match });
  });

  it('is over if it is of version 1', () => {
    expect(resume(fourSouls, ofVersion(1))).toMatchObject({ ok: false, refusal: { code: 'interrupted-by-update' } });
  });
});

testEndings(
  fourSouls,
  [
    { seats: 2, options: QUIET },
    { seats: 3, options: { ...QUIET, bonusSouls: true, rooms: true } },
    { seats: 4 },
    { seats: 2, options: { ...QUIET, solo: true } },
  ].map((table) => ({ ...table, most: MOST_ANSWERS, often: OFTEN_PICKED })),
  new URL('endings.golden.txt', import.meta.url),
);

testOlderMatches(fourSouls, new URL('older-matches.golden.json', import.meta.url), { often: OFTEN_PICKED });
