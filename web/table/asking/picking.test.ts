import type { Question, Ref } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import {
  hasRoom,
  inOrder,
  isComplete,
  isSingle,
  type Picks,
  placeOf,
  stillPicked,
  timesPicked,
  toggled,
} from './picking.ts';

const question = (some: Partial<Question>): Question => ({
  id: '0.0.x',
  seat: 0,
  op: { op: 'take' },
  min: 1,
  max: 1,
  ordered: false,
  standing: false,
  options: [{ ref: 1 }, { ref: 2 }, { ref: 3 }, { ref: 'button:pass' }],
  ...some,
});

const after = (asked: Question, ...clicks: Ref[]): Picks =>
  clicks.reduce<Picks>((picks, ref) => toggled(asked, picks, ref), []);

describe('picking', () => {
  it('answers a single choice with one click', () => {
    const asked = question({});
    expect(isSingle(asked)).toBe(true);
    expect(isComplete(asked, after(asked, 2))).toBe(true);
  });

  it('puts another pick in the place of the first where only one can be chosen', () => {
    const asked = question({ min: 0 });
    expect(isSingle(asked)).toBe(false);
    expect(after(asked, 1, 3)).toEqual([3]);
    expect(after(asked, 1, 1)).toEqual([]);
  });

  it('adds and removes where several can be chosen, and takes no more than that', () => {
    const asked = question({ min: 2, max: 2 });
    expect(isComplete(asked, after(asked, 1))).toBe(false);
    expect(after(asked, 1, 2)).toEqual([1, 2]);
    expect(after(asked, 1, 2, 3)).toEqual([1, 2]);
    expect(after(asked, 1, 2, 1, 3)).toEqual([2, 3]);
  });

  it('picks nothing that is not an option', () => {
    const asked = question({ max: 3 });
    expect(after(asked, 99)).toEqual([]);
    expect(hasRoom(asked, [], 99)).toBe(false);
  });

  it('counts up to the cap of an option, and one click more takes all of it back', () => {
    const asked = question({ min: 1, max: 5, options: [{ ref: 1, cap: 2 }, { ref: 2 }] });
    expect(timesPicked(after(asked, 1, 1), 1)).toBe(2);
    expect(after(asked, 1, 2, 1)).toEqual([1, 2, 1]);
    expect(after(asked, 1, 1, 2, 1)).toEqual([2]);
  });

  it('keeps the order in which things were picked', () => {
    const asked = question({ min: 2, max: 3, ordered: true });
    const picks = after(asked, 3, 1, 2);
    expect([placeOf(picks, 3), placeOf(picks, 1), placeOf(picks, 2), placeOf(picks, 9)]).toEqual([1, 2, 3, undefined]);
    expect(toggled(asked, picks, 1)).toEqual([3, 2]);
  });

  it('numbers the options as they are seen; what is not on the table comes last', () => {
    expect(inOrder(question({}), [3, 7, 1, 2]).map(({ ref }) => ref)).toEqual([3, 1, 2, 'button:pass']);
  });

  it('keeps what can still be picked when the options change', () => {
    const asked = question({ max: 3, options: [{ ref: 1, cap: 2 }, { ref: 2 }] });
    const picks = [1, 2];
    expect(stillPicked(asked, picks)).toBe(picks);
    expect(stillPicked(asked, [1, 3, 1, 1])).toEqual([1, 1]);
    expect(stillPicked({ ...asked, max: 1 }, picks)).toEqual([1]);
  });
});
