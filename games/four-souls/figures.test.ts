import { Run } from '@tafelrunde/kernel';
import { positionAfter } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { figures } from './figures.ts';
import { fourSouls } from './index.ts';
import { isFourSouls } from './state.ts';

/** What is shown where a scenario ends. */
function shown(given: object, play: readonly object[], dice: readonly number[], options: object = {}) {
  const chance = dice.map((value) => ({ label: 'd6', value: value - 1 }));
  const m = new Run(fourSouls, positionAfter(fourSouls, { options, given, play, chance }));
  if (!isFourSouls(m)) throw new Error('this is another game');
  return figures(m);
}

const attacks = ({ players }: { readonly players: readonly { readonly attack: number }[] }): number[] =>
  players.map(({ attack }) => attack);

const BELT = {
  active: 0,
  phase: 'action',
  'items/0': ['champion-belt'],
  'hand/0': ['a-penny'],
  'monster#0': ['fatty'],
  'monster#1': ['fly'],
};

/** As far as the roll, which can still be answered. */
const ATTACK = [{ 0: 'attack' }, { 0: 'pass' }, { 0: 'fatty' }, { 0: 'pass' }];

describe('the values that are shown', () => {
  it('[FS-282] count what the first attack roll adds while that roll is still to come or can still be changed', () => {
    expect(attacks(shown(BELT, [], []))).toEqual([2, 1]);
    expect(attacks(shown(BELT, ATTACK, [4]))).toEqual([2, 1]);
  });

  it('[FS-282] no longer when it stands', () => {
    expect(attacks(shown(BELT, [...ATTACK, { 0: 'pass' }], [4]))).toEqual([1, 1]);
  });

  it('[FS-282] nor of whom no attack roll is expected', () => {
    expect(attacks(shown({ ...BELT, 'items/0': [], 'items/1': ['champion-belt'] }, [], []))).toEqual([1, 1]);
  });

  it('[FS-183] [FS-282] the numbers that hit with what the first attack roll adds', () => {
    const bumbo = { ...BELT, 'items/0': ['bum-bo'], 'counters/bum-bo': 1 };
    // Fatty: evasion 2; with 2 more every number hits, and without only 2 to 6 do.
    expect(shown(bumbo, ATTACK, [1]).hits).toEqual([1, 2, 3, 4, 5, 6]);
    expect(shown(bumbo, [...ATTACK, { 0: 'pass' }], [1]).hits).toEqual([2, 3, 4, 5, 6]);
  });
});
