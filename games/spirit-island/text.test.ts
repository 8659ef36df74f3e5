import type { Agreeing, Question } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { text } from './text.ts';

const cascade = { op: 'cascade', land: 'A1' };
const together: Agreeing = { op: '$agree', seat: 0, about: cascade, among: [0, 1], round: 0, objected: [] };

const asked: Question = {
  id: '0.1.a',
  seat: 0,
  op: together,
  min: 1,
  max: 1,
  ordered: false,
  standing: false,
  options: [],
};

describe('where players decide together', () => {
  it('[SI-028] they are asked what each of them would be asked', () => {
    expect(text.prompt(asked, 'en', ['You', 'Anna'])).toBe('The blight cascades: to which land?');
  });

  it('[SI-028] they are told what somebody proposes', () => {
    const proposed: Agreeing = { ...together, proposal: { by: 1, picks: ['land:A2'], yes: [1] } };
    expect(text.prompt({ ...asked, op: proposed }, 'en', ['You', 'Anna'])).toBe(
      'The blight cascades: to which land? Anna: “land A2”. Do you agree?',
    );
  });
});
