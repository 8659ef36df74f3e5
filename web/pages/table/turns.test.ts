import type { Question } from '@tafelrunde/kernel';
import type { Seated } from '@tafelrunde/table/client';
import { describe, expect, it } from 'vitest';
import { minutes } from './clock-faces.tsx';
import { askedAmong, heedAmong, nextToLook } from './turns.ts';

const question = (seat: number, standing = false): Question => ({
  id: `${seat}`,
  seat,
  op: { op: 'take' },
  min: 1,
  max: 1,
  ordered: false,
  standing,
  options: [],
});

function seated(questions: readonly Question[]): Seated;
function seated(questions: readonly Question[]): unknown {
  return { info: { state: 'running' }, view: { questions }, reactions: [] };
}

const quiet = seated([]);

describe('whose turn it is to look at a shared screen', () => {
  it('stays with who looks now while nobody else is asked', () => {
    expect(nextToLook([quiet, quiet], 1)).toBe(1);
    expect(nextToLook([seated([question(0)]), seated([question(1)])], 1)).toBe(1);
  });

  it('goes clockwise to the next who is asked', () => {
    expect(nextToLook([seated([question(0)]), quiet, seated([question(2)])], 1)).toBe(2);
    expect(nextToLook([seated([question(0)]), quiet, quiet], 1)).toBe(0);
  });

  it('is not changed by a standing offer', () => {
    expect(askedAmong([seated([question(0, true)]), quiet])).toEqual([]);
  });
});

describe('who is asked for reactions at a shared screen', () => {
  it('depends on what everybody sees, unless they want to be asked about everything', () => {
    expect([heedAmong(2, 'able'), heedAmong(3, 'all')]).toEqual(['open', 'all']);
  });

  it('may depend on the own hand where nobody else looks', () => {
    expect([heedAmong(1, 'able'), heedAmong(1, 'all')]).toEqual(['able', 'all']);
  });
});

describe('a clock', () => {
  it('counts in minutes and seconds, and never shows less than is left', () => {
    expect([65_000, 59_001, 600, 0, 3_723_000].map(minutes)).toEqual(['1:05', '1:00', '0:01', '0:00', '1:02:03']);
  });
});
