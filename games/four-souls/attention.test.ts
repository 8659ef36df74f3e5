import { Run, reactingIn, readScenario, runScenario, type Seat } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { fourSouls } from './index.ts';

/** What wakes the second player, who could react with a bomb, where a scenario ends. */
function ringing(given: object, play: readonly object[], seat: Seat = 1): readonly string[] | undefined {
  const read = readScenario({ name: 'alarms', game: 'four-souls', seats: 2, given, play, open: true });
  if (!read.ok) throw new Error(read.refusal.message.en);
  const { match, failures } = runScenario(fourSouls, read.value);
  if (match === undefined || failures.length > 0) throw new Error(failures[0]?.message.en);
  const run = new Run(fourSouls, match);
  const open = run.open().find((each) => each.seat === seat && each.ask.reaction !== undefined);
  return open === undefined ? undefined : reactingIn(run, open)?.rings;
}

const TABLE = {
  active: 0,
  phase: 'action',
  'lootPlays/0': 1,
  'lootPlays/1': 1,
  'hand/1': ['bomb'],
  'monster#0': ['fatty'],
  'monster#1': ['fly'],
};

describe('what wakes who passes until their turn', () => {
  it('[FS-207] a loot card of somebody else, and that it is aimed at one', () => {
    const given = { ...TABLE, 'hand/0': ['bomb'] };
    expect(ringing(given, [{ 0: 'play bomb -> seat:1' }])).toEqual(['alarm:aimed', 'alarm:loot']);
    expect(ringing(given, [{ 0: 'play bomb -> fatty' }])).toEqual(['alarm:loot']);
  });

  it('[FS-211] that one of their effects would be cancelled', () => {
    const given = { ...TABLE, 'hand/0': ['butter-bean'], 'hand/1': ['bomb', 'bomb'], 'lootPlays/1': 2 };
    const played = [{ 0: 'attack' }, { 0: 'pass' }, { 1: 'play bomb -> fatty' }, { 1: 'pass' }];
    expect(ringing(given, [...played, { 0: 'play butter-bean -> bomb' }])).toEqual(['alarm:aimed', 'alarm:loot']);
  });

  it('[FS-221] damage that one would be dealt', () => {
    const given = { ...TABLE, 'hand/0': ['bomb'] };
    expect(ringing(given, [{ 0: 'play bomb -> seat:1' }, { 1: 'pass' }])).toEqual(['alarm:aimed']);
  });

  it('[FS-151] not the attack of somebody else on a monster', () => {
    expect(ringing(TABLE, [{ 0: 'attack' }])).toEqual([]);
  });
});
