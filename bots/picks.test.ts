import { begin, type Open, partsOf, type Question, questionOf, quickChance, Run } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { duel } from './duel-in-tests.ts';
import { nextOpen } from './open.ts';
import { answersTo, randomPicks } from './picks.ts';

const question = (more: Partial<Question>): Question => ({
  id: '',
  seat: 0,
  op: { op: 'pick' },
  min: 1,
  max: 2,
  ordered: false,
  standing: false,
  options: [{ ref: 'land:a', cap: 2 }, { ref: 'land:b' }],
  ...more,
});

const listed = (asked: Question): string[] =>
  [...answersTo(asked)].map((picks) => picks.map((pick) => partsOf(String(pick)).name).join('')).sort();

function asked(): { run: Run; open: Open } {
  const run = new Run(duel, begin(duel, {}, 2), quickChance(1));
  run.crank();
  return { run, open: nextOpen(run) };
}

describe('answers', () => {
  it('are all choices of picks, as often as each may be picked', () => {
    expect(listed(question({}))).toEqual(['a', 'aa', 'ab', 'b']);
  });

  it('are told apart by their order where it matters', () => {
    expect(listed(question({ ordered: true }))).toEqual(['a', 'aa', 'ab', 'b', 'ba']);
  });

  it('may be none at all where nothing has to be picked', () => {
    expect(listed(question({ min: 0, max: 1 }))).toEqual(['', 'a', 'b']);
  });
});

describe('random picks', () => {
  it('find the answer that a rule accepts, however rare it is', () => {
    const { run, open } = asked();
    const picks = randomPicks(run, open, quickChance(2));
    expect(new Set(picks)).toEqual(new Set(['number:6', 'number:7', 'number:8', 'number:9', 'number:10', 'number:11']));
  });

  it('pick every option sooner or later, and nothing else', () => {
    const { run, open } = asked();
    run.choose(open, randomPicks(run, open, quickChance(2)));
    const next = nextOpen(run);
    const chance = quickChance(3);
    const picked = new Set(Array.from({ length: 50 }, () => randomPicks(run, next, chance)[0]));
    expect(picked).toEqual(new Set(questionOf(run, next).options.map(({ ref }) => ref)));
  });
});
