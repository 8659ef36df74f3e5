import { playLesson } from '@tafelrunde/kernel';
import { testLessons } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { fantasyRealms } from '../index.ts';
import { firstGame } from './first-game.ts';
import { lessons } from './index.ts';

testLessons(fantasyRealms, lessons);

describe('the first hand', () => {
  it('is worth what the lesson says at its end', () => {
    expect(playLesson(fantasyRealms, firstGame).at(-1)?.match.outcome?.scores?.[0]).toBe(209);
  });
});
