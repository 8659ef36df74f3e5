import { cards } from '@tafelrunde/four-souls';
import { describe, expect, it } from 'vitest';
import { pictures } from './card-art.ts';

describe('the pictures', () => {
  it('are there for every card, and for nothing else', () => {
    expect(Object.keys(pictures).toSorted()).toEqual(Object.keys(cards).toSorted());
  });
});
