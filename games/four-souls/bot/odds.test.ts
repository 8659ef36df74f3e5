import { objectsIn, Run } from '@tafelrunde/kernel';
import { positionAfter } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fourSouls } from '../index.ts';
import { monsterSlot } from '../places.ts';
import { isFourSouls } from '../state.ts';
import { chanceOfFight, chanceToWin } from './odds.ts';

/** Somebody with 2 HP and 1 attack against a monster. */
function chanceAgainst(monster: string): number {
  const given = { active: 0, phase: 'action', 'monster#0': [monster], 'monster#1': ['fly'] };
  const m = new Run(fourSouls, positionAfter(fourSouls, { given }), () => 0);
  const [target] = objectsIn(m, monsterSlot(0));
  if (!isFourSouls(m) || target === undefined) throw new Error('no such monster');
  return chanceToWin(m, 0, target);
}

describe('the odds of a fight', () => {
  it.each([
    // One hit before one miss, with a die that hits half the time.
    [1, 1, 1 / 2, 1 / 2],
    // Two hits in a row at 3+.
    [2, 1, 2 / 3, 4 / 9],
    // Not two misses in a row at 6+.
    [1, 2, 1 / 6, 11 / 36],
    // Of three even rolls at least two hit.
    [2, 2, 1 / 2, 1 / 2],
    [2, 3, 1 / 2, 11 / 16],
    [3, 1, 0, 0],
    [3, 1, 1, 1],
  ])('[FS-161] [FS-162] %i hits before %i misses at %f', (hits, hp, hit, chance) => {
    expect(chanceOfFight({ hits, hp, hit: () => hit, attack: () => 1, thorns: 0 })).toBeCloseTo(chance, 12);
  });

  it.each([
    // 3 HP at 4+, attack 1, then 2, then 3: three hits in a row, or one miss and then three.
    ['dark-one', 3 / 16],
    // 2 HP at 4+: the first hit costs 1 HP, so no roll may miss.
    ['lust', 1 / 4],
    // 3 HP at 4+: with 1 HP left it has attack 2. Two hits with at most one miss among them, then one more.
    ['gemini', 1 / 4],
    // 4 HP at 4+, the last of them at 6+: 1/8 for three hits and then 11/36, 3/16 for those with a miss and then 1/6.
    ['mask-of-infamy', 5 / 72],
  ])('[FS-161] against what changes as it is hit: %s', (monster, chance) => {
    expect(chanceAgainst(monster)).toBeCloseTo(chance, 12);
  });
});
