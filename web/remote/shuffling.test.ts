import { commitmentTo } from '@tafelrunde/kernel';
import type { Seated } from '@tafelrunde/table/client';
import { describe, expect, it } from 'vitest';
import { aboutShuffle } from './shuffling.ts';

const PART = 'a1'.repeat(32);

function at(seat: object, more?: object, seats?: readonly number[]): Seated;
function at(seat: object, more: object = {}, seats: readonly number[] = [0]): unknown {
  return { info: { state: 'waiting', seats: [{ name: 'Anna', ...seat }], ...more }, you: { seats, owner: true } };
}

const promised = { commitment: commitmentTo(PART) };

describe('what the app adds to the shuffle', () => {
  it('is promised by itself, once', () => {
    expect(aboutShuffle(at({}), PART)).toEqual({ type: 'commit', hash: commitmentTo(PART) });
    expect(aboutShuffle(at(promised), PART)).toBeUndefined();
  });

  it('is promised anew where another device of mine had promised something', () => {
    expect(aboutShuffle(at({ commitment: 'f'.repeat(64) }), PART)).toMatchObject({ type: 'commit' });
  });

  it('is revealed when nobody can promise anything more, and not before', () => {
    expect(aboutShuffle(at(promised, { sealed: true }), PART)).toEqual({ type: 'reveal', part: PART });
    expect(aboutShuffle(at({ ...promised, revealed: true }, { sealed: true }), PART)).toBeUndefined();
    expect(aboutShuffle(at({}, { sealed: true }), PART)).toBeUndefined();
  });

  it('is nothing for those who only watch, and when the game has begun', () => {
    expect(aboutShuffle(at({}, {}, []), PART)).toBeUndefined();
    expect(aboutShuffle(at({}, { state: 'running' }), PART)).toBeUndefined();
  });
});
