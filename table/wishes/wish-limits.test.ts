import { describe, expect, it } from 'vitest';
import { prepare } from '../receive.ts';
import { draft } from '../testing/games.ts';
import { threeAtTheTable } from '../testing/table.ts';
import { isWithinReason } from './wish-limits.ts';

describe('looking back', () => {
  it('can be done so often in an hour and no more, and nothing is played again for what is too much', () => {
    const host = threeAtTheTable(draft);
    const look = { type: 'look', seq: 1 } as const;
    const looksOf = (who: string): number => {
      for (let count = 0; count < 5_000; count++) if (host.wish(who, look) === 'too-often') return count;
      return Number.POSITIVE_INFINITY;
    };
    expect(looksOf('anna')).toBe(2_000);
    expect(prepare(host.table, { person: 'anna' }, { ...look, ask: 'once more' }, host.now)).toBe(false);
    expect(host.wish('ben', look)).toBe('moment');
    // Those who only watch count as one: whoever comes back is somebody else.
    for (const who of ['eve', 'mallory']) host.connect(who);
    expect([looksOf('eve'), looksOf('mallory')]).toEqual([2_000, 0]);
    host.now += 3_600_000;
    expect([host.wish('anna', look), host.wish('mallory', look)]).toEqual(['moment', 'moment']);
  });
});

describe('what can be done again and again', () => {
  const undo = { type: 'undo', ask: 'back' } as const;

  /** How often somebody may take back in an hour, at a table with so many entries. */
  function undosWith(entries: number): number {
    const { table, now } = threeAtTheTable(draft);
    table.facts = { ...table.facts, seq: entries };
    let count = 0;
    while (count < 5_000 && isWithinReason(table, 'anna', undo, now)) count++;
    return count;
  }

  it('is done so often in an hour, and less often where there is more to keep than of any game', () => {
    expect(undosWith(9_999)).toBe(600);
    expect(undosWith(10_000)).toBe(30);
  });
});
