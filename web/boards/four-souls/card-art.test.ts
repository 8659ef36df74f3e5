import { cards } from '@tafelrunde/four-souls';
import { describe, expect, it } from 'vitest';
import { allPictures } from './card-art.ts';

describe('the pictures', () => {
  it('are there for every card, and for nothing else', async () => {
    const drawn = await allPictures();
    const wanted = Object.keys(cards).filter((id) => cards[id]?.set !== 'fsp2' || drawn[id] !== undefined);
    expect(Object.keys(drawn).toSorted()).toEqual(wanted.toSorted());
  });
});
