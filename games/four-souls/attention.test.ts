import { type Reacting, Run, reactingIn, type Seat } from '@tafelrunde/kernel';
import { positionAfter } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fourSouls } from './index.ts';

/** What the second player is asked, who could react with a bomb, where a scenario ends. */
function reacting(given: object, play: readonly object[], { chance = [], seat = 1 }: Where = {}): Reacting | undefined {
  const run = new Run(fourSouls, positionAfter(fourSouls, { given, chance, play }));
  const open = run.open().find((each) => each.seat === seat && each.ask.reaction !== undefined);
  return open === undefined ? undefined : reactingIn(run, open);
}

interface Where {
  readonly chance?: readonly object[];
  readonly seat?: Seat;
}

const ringing = (given: object, play: readonly object[]) => reacting(given, play)?.rings;
const calls = (given: object, play: readonly object[], where?: Where) => reacting(given, play, where)?.calls;

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

describe('who is asked only when it matters', () => {
  const attacked = (what: string) => [{ 0: 'attack' }, { 1: 'pass' }, { 0: what }];
  const boss = { ...TABLE, 'monster#0': ['conquest'] };
  const hurt = { ...TABLE, 'wounds/0': 1 };
  const rolled = (value: number) => ({ chance: [{ label: 'd6', value }] });

  it('[FS-157] [FS-169] is asked about a fight for a soul who can hurt one of those who fight', () => {
    expect(calls(boss, attacked('conquest'))).toBe(true);
    expect(calls({ ...boss, 'hand/1': ['a-penny'] }, attacked('conquest'))).toBe(false);
  });

  it('[FS-157] [FS-163] is asked about a fight that the attacker could lose, and not while nothing is at stake', () => {
    expect(calls(hurt, attacked('fatty'))).toBe(true);
    expect(calls(TABLE, attacked('fatty'))).toBe(false);
  });

  it('[FS-165] [FS-178] is asked about its rolls and its damage', () => {
    const atRoll = [...attacked('conquest'), { 1: 'pass' }];
    expect(calls(boss, atRoll, rolled(5))).toBe(true);
    expect(calls(boss, [...atRoll, { 1: 'pass' }], rolled(5))).toBe(true);
    expect(calls({ ...boss, 'hand/1': ['a-penny'] }, atRoll, rolled(5))).toBe(false);
  });

  it('[FS-169] may shield a monster, or end the turn', () => {
    for (const card of ['v-the-hierophant', 'o-the-fool'])
      expect(calls({ ...boss, 'hand/1': [card] }, attacked('conquest'))).toBe(true);
  });

  it('[FS-232] [FS-237] is not asked about the own death for a shield, which comes too late, but to end the turn', () => {
    const dying = (card: string) =>
      calls({ ...TABLE, 'hand/0': ['xiii-death'], 'hand/1': [card] }, [
        { 0: 'play xiii-death -> seat:1' },
        { 1: 'pass' },
      ]);
    expect(dying('soul-heart')).toBe(false);
    expect(dying('o-the-fool')).toBe(true);
  });

  it('[FS-196] at a shared screen is asked whatever the hand holds, by what everybody sees', () => {
    const asked = (card: string, play: readonly object[], where?: Where) =>
      reacting({ ...boss, 'hand/0': ['bomb'], 'hand/1': [card] }, play, where)?.openlyCalls;
    const fight = [{ 0: 'attack' }, { 0: 'pass' }, { 1: 'pass' }, { 0: 'conquest' }, { 0: 'pass' }];
    for (const card of ['bomb', 'a-penny', 'dice-shard']) {
      expect(asked(card, [{ 0: 'play bomb -> fly' }])).toBe(true);
      expect(asked(card, fight)).toBe(true);
      expect(asked(card, fight.slice(0, 2))).toBe(false);
    }
  });
});
