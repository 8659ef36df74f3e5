import type { Ref } from '@tafelrunde/kernel';
import { following, knowingNoMore, type Player, pickedAt, playedBy, positionAfter } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bossMonsterBot } from './bot.ts';
import { tableOf } from './fuzz-in-tests.ts';
import { bossMonster } from './index.ts';

const { quick, expert, simple } = bossMonsterBot.players;
const hasty = following(bossMonster, quick);
const everybody = (bot: Player, seats: number): Player[] => Array.from({ length: seats }, () => bot);

/** What the expert picks where a scenario ends, by card or by name. */
const picked = (given: object, play: readonly object[] = []): string =>
  pickedAt(bossMonster, positionAfter(bossMonster, { given, play }), following(bossMonster, expert, 8), [0]);

describe('the bots of Boss Monster', () => {
  it.each([2, 3, 4])('[BM-010] [BM-092] answer every question legally and play to the end: %i seats', (seats) => {
    const plan = { seed: 3, options: tableOf(seats)(seats), most: 3_000 };
    expect(playedBy(bossMonster, everybody(hasty, seats), plan).outcome?.winners).toHaveLength(1);
  });

  it('[BM-056] a beginner plays legally, and never answers what others do', () => {
    const answered: Ref[] = [];
    const beginner: Player = (match, question, chance) => {
      const picks = following(bossMonster, simple, 0)(match, question, chance);
      if (question.op.op === 'mayReact') answered.push(...picks);
      return picks;
    };
    playedBy(bossMonster, everybody(beginner, 4), { seed: 6, most: 600 });
    expect(new Set(answered)).toEqual(new Set(['button:pass']));
  });

  it('[BM-148] decide by what they know: other hidden cards, same answer', () => {
    const bots = everybody(knowingNoMore(bossMonster, hasty), 3);
    expect(playedBy(bossMonster, bots, { seed: 5, most: 60 }).outcome).toBeUndefined();
  });
});

/** Nick the Masher (4 Health, a Cleric) will go where there is Cleric treasure. */
const building = {
  active: 0,
  phase: 'build',
  'boss/0': ['cleopatra'],
  'boss/1': ['robobo'],
  'room/0#0': ['neanderthal-cave'],
  'room/1#0': ['neanderthal-cave'],
  town: ['nick-the-masher'],
};

describe('a build of theirs', () => {
  it('[BM-067] lures a Hero that it can kill: 3 damage, and 2 of a Room with Cleric treasure', () => {
    expect(picked({ ...building, 'hand/0': ['golem-factory', 'open-grave'] })).toBe('open-grave');
  });

  it('[BM-026] [BM-082] does not lure one whose Wounds would be the last: 13 Health are too many', () => {
    const wounds = ['mitchell-the-judge', 'jesta-the-rogue', 'joman-chimm-cutpurse'];
    const epic = { ...building, town: ['lord-van-ette'], 'hand/0': ['open-grave'] };
    expect(picked({ ...epic, 'wounds/0': wounds })).toBe('button:done');
    expect(picked(epic)).toBe('open-grave');
  });
});

/** Acacia (6 Health) is about to enter a dungeon that deals 3 damage. */
const walking = {
  active: 0,
  phase: 'adventure',
  'boss/0': ['cleopatra'],
  'boss/1': ['robobo'],
  'room/0#0': ['neanderthal-cave'],
  'entrance/0': ['acacia-warrior-of-light'],
};

describe('Spells', () => {
  const entered = [{ 0: 'pass' }];

  it('[BM-077] turn a Wound into a Soul, before the Room has dealt its damage', () => {
    const given = { ...walking, 'hand/0': ['giant-size', 'freeze'] };
    expect(picked(given)).toBe('giant-size');
    expect(picked(given, entered)).toBe('button:pass');
  });

  it('[BM-036] are held where nothing comes of them', () => {
    const dying = { ...walking, 'entrance/0': ['the-fool'] };
    expect(picked({ ...dying, 'hand/0': ['giant-size', 'exhaustion'] }, entered)).toBe('button:pass');
  });

  it('[BM-082] save from the fifth Wound by any means: back to town', () => {
    const wounds = ['boden-the-pantless', 'joman-chimm-cutpurse', 'mitchell-the-judge', 'jesta-the-rogue'];
    expect(picked({ ...walking, 'wounds/0': wounds, 'hand/0': ['fear'] }, entered)).toBe('fear');
  });
});
