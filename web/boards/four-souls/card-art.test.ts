import { cards } from '@tafelrunde/four-souls';
import { describe, expect, it } from 'vitest';
import { allPictures } from './card-art.ts';

describe('the pictures', () => {
  it('are there for every card, and for nothing else', async () => {
    expect(Object.keys(await allPictures()).toSorted()).toEqual(Object.keys(cards).toSorted());
  });
});
