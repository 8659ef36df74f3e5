import { type Advisor, at, questionsTo, quickChance, type Ref, Run } from '@tafelrunde/kernel';
import { following, knowingNoMore, type Player, pickedAt, playedBy, positionAfter } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fourSoulsBot } from './bot.ts';
import { fourSouls } from './index.ts';
import { acceptRef, declineRef } from './refs.ts';

const { quick, practised, expert, simple } = fourSoulsBot.players;
const hasty = following(fourSouls, quick);
const everybody = (bot: Player, seats: number): Player[] => Array.from({ length: seats }, () => bot);

const diced = (dice: readonly number[]) => dice.map((value) => ({ label: 'd6', value: value - 1 }));

/** What a bot picks where a scenario ends, by card or by name. */
const picked = (given: object, play: readonly object[] = [], dice: readonly number[] = []): string =>
  pickedAt(
    fourSouls,
    positionAfter(fourSouls, { given, play, chance: diced(dice) }),
    following(fourSouls, expert, 16),
    [0, 1],
  );

describe('the bots of Four Souls', () => {
  it.each([
    [2, { solo: true }],
    [4, { rooms: true, bonusSouls: true }],
  ])('[FS-008] answer every question legally: %i seats, %o', (seats, options) => {
    const { outcome } = playedBy(fourSouls, everybody(hasty, seats), { seed: 3, options, most: 400 });
    expect(outcome === undefined || outcome.how !== '').toBe(true);
  });

  it('[FS-003] play a game with Four Souls+ to its end', () => {
    const options = { bonusSouls: true, fourSoulsPlus: true, deals: false };
    const { outcome } = playedBy(fourSouls, everybody(hasty, 2), { seed: 4_084_438, options, most: 10_000 });
    const { winners = [], scores = [], how } = outcome ?? {};
    expect(how).toBe('four-souls');
    expect(winners.map((seat) => at(scores, seat) >= 4)).toEqual([true]);
  });

  it('[FS-008] a beginner plays legally, and never answers what others do', () => {
    const answered: Ref[] = [];
    const beginner: Player = (match, question, chance) => {
      const picks = following(fourSouls, simple, 0)(match, question, chance);
      if (question.op.op === 'mayReact') answered.push(...picks);
      return picks;
    };
    playedBy(fourSouls, everybody(beginner, 3), { seed: 6, most: 400 });
    expect(new Set(answered)).toEqual(new Set(['button:pass']));
  });

  it('[FS-197] of medium strength answer for themselves; what others do to others only the strong answer', () => {
    const foreign = { active: 1, phase: 'action', 'monster#0': ['monstro'], 'monster#1': ['fly'] };
    const saidBy = (bot: Advisor, given: object, play: readonly object[], dice: readonly number[]): string => {
      const match = positionAfter(fourSouls, { given: { ...foreign, ...given }, play, chance: diced(dice) });
      return pickedAt(fourSouls, match, following(fourSouls, bot, 8), [0]);
    };
    // Three damage to two HP, which Yum Heart prevents.
    const bomb = { 'hand/1': ['gold-bomb'], 'items/0': ['yum-heart', 'moms-purse'] };
    const hurt = [{ 1: 'play gold-bomb -> seat:0' }, { 0: 'pass' }];
    expect(saidBy(practised, bomb, hurt, [])).not.toBe('button:pass');
    // The last hit on Monstro, whose soul would be another's.
    const soul = { 'damage/monstro': 3, 'items/0': ['the-d6'], 'souls/1': ['gurdy'] };
    const fight = [{ 1: 'attack -> monstro' }];
    expect(saidBy(expert, soul, fight, [6])).not.toBe('button:pass');
    expect(saidBy(practised, soul, fight, [6])).toBe('button:pass');
  });

  it('[FS-050] decide by what they know: other hidden cards, same answer', () => {
    const bots = everybody(knowingNoMore(fourSouls, hasty), 3);
    expect(playedBy(fourSouls, bots, { seed: 5, most: 60 }).outcome).toBeUndefined();
  });
});

/** With a passive item to lose: Monstro and Gurdy take four and five hits at 4+, and two misses kill. */
const acting = {
  active: 0,
  phase: 'action',
  'items/0': ['moms-purse'],
  'monster#0': ['monstro'],
  'monster#1': ['gurdy'],
};

describe('a turn of theirs', () => {
  it('[FS-145] buys with ten coins', () => {
    expect(picked({ ...acting, 'coins/0': 10 })).toBe('button:purchase');
  });

  it('[FS-152] attacks what it can beat, and picks the easier of two', () => {
    const given = { ...acting, 'monster#1': ['fly'] }; // 1 HP at 2+
    expect(picked(given)).toBe('button:attack');
    expect(picked(given, [{ 0: 'attack' }])).toBe('fly');
  });

  it('[FS-151] [FS-152] bears that what it would attack dies of the announcement (Bob’s Brain)', () => {
    const given = { ...acting, 'items/0': ['bobs-brain'], 'monster#0': ['dip'], 'monster#1': ['fly'] };
    expect(['button:attack', 'button:end']).toContain(picked(given));
  });

  it('[FS-129] ends its turn rather than attack what would kill it', () => {
    expect(picked(acting)).toBe('button:end');
  });

  it('[FS-161] leaves be what grows with each hit, also at a glance', () => {
    const given = { ...acting, 'monster#0': ['dark-one'] };
    expect(picked(given)).toBe('button:end');
    const match = positionAfter(fourSouls, { given });
    expect(pickedAt(fourSouls, match, following(fourSouls, practised, 8), [0])).toBe('button:end');
  });

  it('[FS-251] with nothing to lose it tries its luck for a soul', () => {
    expect(picked({ ...acting, 'items/0': [] })).toBe('button:attack');
  });

  it('[FS-123] plays the coins that it holds', () => {
    expect(picked({ ...acting, 'hand/0': ['two-cents'] })).toBe('two-cents');
    expect(picked({ ...acting, 'hand/0': ['a-penny'] })).toBe('a-penny');
  });

  it('[FS-084] plays whatever does no harm rather than hold more than it will ever use', () => {
    const tarot = ['iii-the-empress', 'vi-the-lovers', 'vii-the-chariot', 'xi-strength', 'v-the-hierophant'];
    const held = [...tarot, 'soul-heart', 'soul-heart', 'butter-bean', 'dice-shard'];
    expect([...tarot, 'soul-heart']).toContain(picked({ ...acting, 'coins/0': 8, 'hand/0': held }));
  });

  it('[FS-128] does not force itself to attack what would kill it, nor buy what does nothing else', () => {
    const given = { ...acting, 'monster#0': ['the-lamb'] };
    expect(picked({ ...given, 'items/0': ['moms-purse', 'monster-manual'] })).toBe('button:end');
    const shop = { ...given, 'coins/0': 10, shop: ['monster-manual', 'mr-boom'] };
    expect(picked(shop, [{ 0: 'purchase' }])).toBe('mr-boom');
  });

  it('[FS-105] kills no monster for another player', () => {
    const given = { ...acting, 'items/0': ['mr-boom'], 'monster#1': ['clotty'], 'damage/clotty': 1, active: 1 };
    expect(picked(given, [{ 1: 'attack' }, { 0: 'pass' }, { 1: 'clotty' }, { 0: 'pass' }], [1])).toBe('button:pass');
    const own = [{ 0: 'attack' }, { 0: 'pass' }, { 0: 'clotty' }, { 0: 'pass' }];
    expect(picked({ ...given, active: 0 }, own, [1])).toBe('mr-boom');
  });

  it('[FS-180] rerolls an attack roll that misses, and lets one happen that hits', () => {
    const given = { ...acting, 'items/0': ['the-d6'], 'monster#1': ['fly'], 'wounds/0': 1 };
    expect(picked(given, [{ 0: 'attack -> fly' }], [1])).toBe('the-d6');
    expect(picked(given, [{ 0: 'attack -> fly' }], [6])).toBe('button:pass');
  });
});

/** What the expert at seat 0 says to the offer of seat 1; only answers to offers are due. */
function saidTo(given: object, coins: number): Ref | undefined {
  const pays = Array.from({ length: coins }, () => 'coin:1');
  const play = [{ seat: 1, question: 'deals', pick: 'offer:0' }, { 1: pays }, { 1: 'promise:agreed' }];
  const match = positionAfter(fourSouls, { given, play });
  const asked = questionsTo(fourSouls, match, [0]).find(({ op }) => op.op === 'deals');
  if (asked === undefined) throw new Error('nothing is offered');
  const options = asked.options.filter(({ ref }) => acceptRef.is(ref) || declineRef.is(ref));
  return following(fourSouls, expert, 16)(match, { ...asked, options }, quickChance(1))[0];
}

describe('offers', () => {
  it('[FS-286] [FS-288] are taken, as a promise costs nothing', () => {
    expect(saidTo({ ...acting, coins: [0, 3] }, 2)).toBe('accept:1');
  });
});

describe('what a position is worth', () => {
  const worth = (given: object, options: object = {}): number => {
    const table = { ...acting, 'items/0': [], 'items/1': [], 'monster-deck': ['dip'] };
    const match = positionAfter(fourSouls, { options, given: { ...table, ...given } });
    return fourSoulsBot.evaluate(new Run(fourSouls, match), 0);
  };

  it('[FS-302] in solo, what the other character has counts like what one has oneself', () => {
    const solo = { solo: true };
    expect(worth({ coins: [0, 5] }, solo)).toBeCloseTo(worth({ coins: [5, 0] }, solo));
    expect(worth({ 'souls/1': ['famine'] }, solo)).toBeCloseTo(worth({ 'souls/0': ['famine'] }, solo));
    expect(worth({ 'souls/1': ['famine'] }, solo)).toBeGreaterThan(worth({}, solo));
  });

  it('[FS-302] [FS-305] four souls of eight are no victory yet', () => {
    const souls = { 'souls/0': ['famine', 'pestilence'], 'souls/1': ['war', 'conquest'] };
    const hard = worth(souls, { solo: true, soloSouls: '8' });
    expect(hard).toBeGreaterThan(worth({ ...souls, 'souls/1': ['war'] }, { solo: true, soloSouls: '8' }));
    expect(hard).toBeLessThan(1000);
  });

  it('[FS-003] among rivals it counts against oneself', () => {
    expect(worth({ 'souls/1': ['famine'] })).toBeLessThan(worth({}));
  });
});
