import { type Reacting, Run, reactingIn, type Seat } from '@tafelrunde/kernel';
import { positionAfter } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fourSouls } from '../index.ts';

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
    expect(ringing(given, [...played, { 0: 'play butter-bean' }])).toEqual(['alarm:aimed', 'alarm:loot']);
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
  const rolled = (value: number) => ({ chance: [{ label: 'd6', value: value - 1 }] });
  /** The second player is asked about the attack, about whom it is aimed at, then about the roll. */
  const atRoll = (what: string) => [...attacked(what), { 1: 'pass' }];
  const atDamage = (what: string) => [...atRoll(what), { 1: 'pass' }];
  const holding = (card: string, given: object = TABLE) => ({ ...given, 'hand/1': [card] });

  it('[FS-180] with +1, about an attack roll that it turns into a hit: not about a hit, nor a 6, nor a miss that stays one', () => {
    const given = { ...boss, 'damage/conquest': 1, 'hand/1': [], 'items/1': ['spoon-bender'] };
    const about = (value: number) => calls(given, [{ 0: 'attack -> conquest' }], rolled(value));
    expect([1, 2, 3, 5, 6].map(about)).toEqual([false, true, false, false, false]); // Conquest is hit by 3 or more.
  });

  it('[FS-191] with +1, about a roll that it moves into another row of the table', () => {
    const given = { ...TABLE, 'hand/0': ['pills-2'], 'hand/1': [], 'items/1': ['spoon-bender'] };
    const about = (value: number) => calls(given, [{ 0: 'play pills-2' }], rolled(value));
    expect([1, 2, 3, 4, 5, 6].map(about)).toEqual([false, true, false, true, false, false]);
  });

  it('[FS-189] with a reroll, about every roll that could come to something else', () => {
    const weak = { ...boss, 'damage/conquest': 1 };
    for (const value of [1, 3, 6]) {
      expect(calls(holding('dice-shard', weak), atRoll('conquest'), rolled(value))).toBe(true);
    }
  });

  it('[FS-162] [FS-237] about attack rolls of somebody else only where a soul or the death of a player is at stake', () => {
    const about = (target: string, given: object) => calls(holding('dice-shard', given), atRoll(target), rolled(3));
    expect(about('fatty', TABLE)).toBe(false);
    expect(about('fatty', { ...TABLE, 'wounds/0': 1 })).toBe(true); // A miss would kill the attacker.
    expect(about('fatty', { ...TABLE, 'damage/fatty': 3 })).toBe(false); // A hit would kill what has no soul.
    expect(about('conquest', boss)).toBe(false); // Conquest has 2 HP: this blow decides nothing yet,
    expect(about('conquest', { ...boss, 'damage/conquest': 1 })).toBe(true); // this one does.
  });

  it('[FS-228] about a roll of somebody else that may prevent damage only if they would die of it', () => {
    const hairball = { ...TABLE, 'items/0': ['guppys-hairball'], 'hand/0': ['bomb'] };
    const bombed = [{ 0: 'play bomb -> seat:0' }, { 1: 'pass' }, { 1: 'pass' }];
    const about = (given: object) => calls(holding('dice-shard', given), bombed, rolled(3));
    expect(about(hairball)).toBe(false);
    expect(about({ ...hairball, 'wounds/0': 1 })).toBe(true); // 2 HP, one of them lost already.
  });

  it('[FS-189] [FS-211] about a reroll that one could cancel only if the roll matters', () => {
    const given = holding('butter-bean', { ...boss, 'items/0': ['the-d6'] });
    const rerolled = [...atRoll('conquest'), { 0: 'use the-d6' }];
    expect(calls(given, rerolled, rolled(1))).toBe(false);
    expect(calls({ ...given, 'damage/conquest': 1 }, rerolled, rolled(1))).toBe(true);
  });

  it('[FS-169] with a bomb, about a hit of an attacker whom it would kill, and not while nothing is at stake', () => {
    const hurt = { ...TABLE, 'wounds/0': 1 };
    expect(calls(hurt, atRoll('fatty'), rolled(5))).toBe(true);
    expect(calls(hurt, atRoll('fatty'), rolled(1))).toBe(false);
    expect(calls(TABLE, atRoll('fatty'), rolled(5))).toBe(false);
  });

  it('[FS-228] [FS-237] with a shield, about damage that would kill a player or a monster with a soul, and no other', () => {
    const dying = { ...boss, 'wounds/0': 1 };
    expect(calls(holding('soul-heart', dying), atDamage('conquest'), rolled(1))).toBe(true);
    expect(calls(holding('soul-heart', boss), atDamage('conquest'), rolled(1))).toBe(false);
    const weak = { ...boss, 'damage/conquest': 1 };
    expect(calls(holding('v-the-hierophant', weak), atDamage('conquest'), rolled(5))).toBe(true);
    expect(calls(holding('v-the-hierophant', boss), atDamage('conquest'), rolled(5))).toBe(false);
    expect(calls(holding('soul-heart', weak), atDamage('conquest'), rolled(5))).toBe(false); // It shields players alone.
    expect(calls(holding('a-penny', dying), atDamage('conquest'), rolled(1))).toBe(false);
  });

  it('[FS-242] about the death of a monster with a soul only who can end the turn, and about the last soul whoever can do anything', () => {
    const given = (card: string) => holding(card, { ...boss, 'damage/conquest': 1, 'hand/0': ['bomb'] });
    const atDeath = [{ 0: 'play bomb -> conquest' }, { 1: 'pass' }, { 1: 'pass' }];
    expect(calls(given('o-the-fool'), atDeath)).toBe(true);
    expect(calls(given('a-penny'), atDeath)).toBe(false);
    const winning = { ...given('a-penny'), 'souls/0': ['larry-jr', 'chub', 'gurdy'] };
    expect(calls(winning, atDeath)).toBe(true);
  });

  it('[FS-211] about an effect that one could cancel, not about one that one could not', () => {
    const given = (card: string) => holding(card, { ...TABLE, 'hand/0': ['bomb'] });
    expect(calls(given('butter-bean'), [{ 0: 'play bomb -> seat:1' }])).toBe(true);
    expect(calls(given('butter-bean'), [{ 0: 'play bomb -> fatty' }])).toBe(false); // Nobody dies of it.
    expect(calls(given('bomb'), [{ 0: 'play bomb -> seat:1' }])).toBe(false);
  });

  it('[FS-129] not before the own turn, though everything recharges in it', () => {
    expect(calls(TABLE, [{ 0: 'button:end' }])).toBe(false);
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
    const fight = [{ 0: 'attack' }, { 0: 'pass' }, { 1: 'pass' }, { 0: 'conquest' }, { 0: 'pass' }, { 1: 'pass' }];
    for (const card of ['bomb', 'a-penny', 'dice-shard']) {
      expect(asked(card, [{ 0: 'play bomb -> seat:1' }])).toBe(true);
      expect(asked(card, [...fight, { 0: 'pass' }], rolled(5))).toBe(true);
      expect(asked(card, fight.slice(0, 2))).toBe(false);
    }
  });
});
