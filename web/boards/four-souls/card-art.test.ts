import { cards } from '@tafelrunde/four-souls';
import { describe, expect, it } from 'vitest';
import { pictures } from './card-art.ts';

describe('the pictures', () => {
  it('are there for every card, and for nothing else', () => {
    const drawn = Object.keys(cards).filter((id) => cards[id]?.set !== 'fsp2' || pictures[id] !== undefined);
    expect(Object.keys(pictures).toSorted()).toEqual(drawn.toSorted());
  });
});
