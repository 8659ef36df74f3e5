import { type Match, resume } from '@tafelrunde/kernel';
import { continuations, positionAfter } from '@tafelrunde/kernel/testing';
import { testEndings, testOlderMatches } from '@tafelrunde/kernel/testing/golden';
import { describe, expect, it } from 'vitest';
import { MOST_ANSWERS, OFTEN_PICKED } from './fuzz-in-tests.ts';
import { bossMonster } from './index.ts';

/** The first of two builds; in the next round he draws a Neanderthal Cave, and nobody has a Spell. */
function building(given: object): Match {
  const decks = { 'room-deck': ['neanderthal-cave', 'open-grave'], 'ordinary-deck': ['the-fool', 'nick-the-masher'] };
  const table = { active: 0, phase: 'build', 'boss/0': ['king-croak'], 'boss/1': ['cerebellus'], 'hand/1': [] };
  return positionAfter(bossMonster, { given: { ...table, ...decks, ...given } });
}

const counts = (match: Match): number[] => [1, 2, 3].map((depth) => continuations(bossMonster, match, depth));

describe('counts of continuations, worked out by hand', () => {
  it('[BM-057] [BM-058] [BM-059] [BM-061] with a Room to build', () => {
    expect(counts(building({ 'hand/0': ['golem-factory'], 'room/0#0': ['goblin-armory'] }))).toEqual([
      // Done, or the Factory.
      2,
      // Done: the other one, who has nothing, is done. The Factory: at the left end, or on the Armory.
      1 + 2,
      // Done, done: a new round, in which either Room may be built or none. The Factory, either place: done.
      3 + 2,
    ]);
  });

  it('[BM-050] [BM-062] [R-09] with a Spell for either phase', () => {
    expect(counts(building({ 'hand/0': ['freeze'], 'room/0#0': ['goblin-armory'] }))).toEqual([
      // Done, or Freeze.
      2,
      // Done: the other one is done. Freeze: the only Room.
      1 + 1,
      // Done, done: before the Rooms are turned up, Freeze or pass. Freeze, the Armory: done.
      2 + 1,
    ]);
  });
});

describe('a match of an older version', () => {
  it('goes on if it is of version 1, whose state was the same', () => {
    const match = building({});
    expect(resume(bossMonster, { ...match, rules: { game: 'boss-monster', version: 1 } })).toEqual({
      ok: true,
      value: match,
    });
  });
});

const WHOLE = { bigBox: true, promo: true };

testEndings(
  bossMonster,
  [
    { seats: 2 },
    { seats: 3, options: { 'next-level': true, 'tools-of-hero-kind': true, implements: true, intrigue: true } },
    { seats: 4, options: { minibosses: true, vault: true, chooseBoss: true } },
    { seats: 6, options: WHOLE },
  ].map((table) => ({ ...table, most: MOST_ANSWERS, often: OFTEN_PICKED })),
  new URL('endings.golden.txt', import.meta.url),
);

testOlderMatches(bossMonster, new URL('older-matches.golden.json', import.meta.url), { often: OFTEN_PICKED });
