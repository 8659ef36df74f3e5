import { hashOf } from '@tafelrunde/kernel';
import { playRandomly } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { MOST_ANSWERS, OFTEN_PICKED, QUIET } from './fuzz-in-tests.ts';
import { fourSouls } from './index.ts';

/**
 * A tripwire: these seeded games end like this under this version of the rules. When one ends otherwise, rules or cards have
 * changed, and then `version` must change too.
 */
const ENDINGS: Readonly<Record<number, readonly string[]>> = {
  2: ['dc02f5e81f471681', '2fb9b68ae335b658', 'fea792babebf6929', '436e92ceaf3f0655'],
};

const TABLES = [
  { seats: 2, options: QUIET },
  { seats: 3, options: { ...QUIET, bonusSouls: true, rooms: true } },
  { seats: 4, options: {} },
  { seats: 2, options: { ...QUIET, solo: true } },
];

describe('seeded games', () => {
  it('end as they always did under this version of the rules', () => {
    const endings = TABLES.map((table) => {
      const plan = { ...table, seed: 77, most: MOST_ANSWERS, often: OFTEN_PICKED };
      const { end, steps } = playRandomly(fourSouls, plan);
      return hashOf({ outcome: end.outcome ?? null, state: end.state, answers: steps.length }).slice(0, 16);
    });
    expect(endings).toEqual(ENDINGS[fourSouls.version]);
  });
});
