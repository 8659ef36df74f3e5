import {
  answer,
  at,
  type Chance,
  cardOf,
  granted,
  imagine,
  type Match,
  type Question,
  questionsTo,
  quickChance,
  type Ref,
  Run,
  sightOf,
} from '@tafelrunde/kernel';
import { begun, positionAfter } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { bossMonsterBot } from './bot.ts';
import { tableOf } from './fuzz-in-tests.ts';
import { bossMonster } from './index.ts';

const { quick, expert, simple } = bossMonsterBot.players;
const ALL = [0, 1, 2, 3];

function picksOf(match: Match, question: Question, chance: Chance, iterations = 1): readonly Ref[] {
  const sight = sightOf(bossMonster, match, question.seat);
  const advisor = iterations === 1 ? quick : expert;
  return at(advisor(sight, question, chance, (done) => done < iterations) ?? [], 0);
}

function next(match: Match, question: Question, picks: readonly Ref[], chance: Chance): Match {
  return granted(answer(bossMonster, match, question.seat, question.id, picks, chance)).match;
}

/** What the expert picks where a scenario ends, by card or by name. */
function picked(given: object, play: readonly object[] = [], seat = 0): string {
  const match = positionAfter(bossMonster, { given, play });
  const question = at(questionsTo(bossMonster, match, [seat]), 0);
  const [pick = ''] = picksOf(match, question, quickChance(1), 8);
  return typeof pick === 'number' ? (cardOf(new Run(bossMonster, match), pick) ?? 'gone') : pick;
}

describe('the bots of Boss Monster', () => {
  it.each([2, 3, 4])('[BM-010] [BM-092] answer every question legally and play to the end: %i seats', (seats) => {
    const chance = quickChance(3);
    const thoughts = quickChance(4);
    let match = begun(bossMonster, tableOf(seats)(seats), seats, chance);
    for (let i = 0; i < 3_000 && match.outcome === undefined; i++) {
      const question = at(questionsTo(bossMonster, match, ALL.slice(0, seats)), 0);
      match = next(match, question, picksOf(match, question, thoughts), chance);
    }
    expect(match.outcome?.winners).toHaveLength(1);
  });

  it('[BM-056] a beginner plays legally, and never answers what others do', () => {
    const chance = quickChance(6);
    const thoughts = quickChance(7);
    const answered: Ref[] = [];
    let match = begun(bossMonster, {}, 4, chance);
    for (let i = 0; i < 600 && match.outcome === undefined; i++) {
      const question = at(questionsTo(bossMonster, match, ALL), 0);
      const sight = sightOf(bossMonster, match, question.seat);
      const picks = at(simple(sight, question, thoughts, () => false) ?? [], 0);
      if (question.op.op === 'mayReact') answered.push(...picks);
      match = next(match, question, picks, chance);
    }
    expect(new Set(answered)).toEqual(new Set(['button:pass']));
  });

  it('[BM-148] decide by what they know: other hidden cards, same answer', () => {
    const chance = quickChance(5);
    let match = begun(bossMonster, {}, 3, chance);
    for (let i = 0; i < 60; i++) {
      const question = at(questionsTo(bossMonster, match, [0, 1, 2]), 0);
      const picks = picksOf(match, question, quickChance(i));
      const other = imagine(bossMonster, match, question.seat, quickChance(1000 + i));
      expect(picksOf(other, question, quickChance(i))).toEqual(picks);
      match = next(match, question, picks, chance);
    }
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
