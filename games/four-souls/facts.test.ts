import { view } from '@tafelrunde/kernel';
import { positionAfter } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fourSouls } from './index.ts';

const { facts, remark, printed } = fourSouls.text;

/** What seat 0 sees where a scenario ends. */
function seenAfter(play: readonly object[], dice: readonly number[] = [], given: object = {}) {
  const chance = dice.map((value) => ({ label: 'd6', value: value - 1 }));
  const laid = {
    active: 0,
    phase: 'action',
    'character/0': ['isaac'],
    'character/1': ['eve'],
    'hand/0': ['a-penny'],
    'monster#0': ['fatty'],
    'monster#1': ['fly'],
    coins: [3, 0],
    ...given,
  };
  return view(fourSouls, positionAfter(fourSouls, { given: laid, play, chance }), [0]);
}

const ATTACK = [{ 0: 'attack' }, { 0: 'pass' }, { 1: 'pass' }, { 0: 'fatty' }, { 0: 'pass' }, { 1: 'pass' }];

describe('how things stand', () => {
  it('[FS-003] is everybody’s numbers, the turn, and what it still allows', () => {
    expect(facts?.(seenAfter([]), 'en', ['You', 'Anna'])).toEqual([
      'You (Isaac): 2 of 2 HP, attack 1, 3¢, 0 of 4 souls, 1 loot card.',
      'Anna (Eve): 2 of 2 HP, attack 1, 0¢, 0 of 4 souls, 0 loot cards.',
      'On turn: You, action phase.',
      'Left in this turn: attacks 1, purchases 1, loot plays 1.',
    ]);
  });

  it('[FS-162] [FS-199] is the attack that goes on with its odds, and the stack with the next first', () => {
    const seen = seenAfter(ATTACK, [4]);
    // Fatty has evasion 2: five of the six sides hit.
    expect(facts?.(seen, 'en', ['You', 'Anna']).slice(3)).toEqual([
      'Left in this turn: attacks 0, purchases 1, loot plays 1.',
      'Attack: You on Fatty. 2 or more hits (83 %).',
      'Next on the stack: attack roll: 4 (You).',
    ]);
    expect(facts?.(seen, 'de', ['Du', 'Anna']).slice(2)).toEqual([
      'Am Zug: Du, Aktionsphase.',
      'In diesem Zug noch: Angriffe 0, Käufe 1, Beute spielen 1.',
      'Angriff: Du gegen Fatty. Ab 2 trifft es (83 %).',
      'Als Nächstes auf dem Stapel: Angriffswurf: 4 (Du).',
    ]);
  });

  it('[FS-096] is what somebody has of HP, evasion and attack where it lies', () => {
    const seen = seenAfter([]);
    const fatty = seen.zones.find(({ kind, n }) => kind === 'monster' && n === 0)?.cards[0]?.obj ?? 0;
    expect(remark?.(seen, fatty, 'en', [])).toBe('4 of 4 HP, hit by 2 or more, attack 1');
    expect(remark?.(seen, fatty, 'de', [])).toBe('4 von 4 HP, getroffen ab 2, Angriff 1');
  });

  it('[FS-102] is how many souls a monster is worth', () => {
    expect(printed?.('mom', 'en')).toBe('2 souls');
    expect(printed?.('mom', 'de')).toBe('2 Seelen');
    expect(printed?.('gurdy', 'de')).toBe('1 Seele');
    expect(printed?.('fatty', 'en')).toBeUndefined();
  });
});
