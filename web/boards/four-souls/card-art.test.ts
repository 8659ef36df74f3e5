import { cards } from '@tafelrunde/four-souls';
import { describe, expect, it } from 'vitest';
import { allPictures } from './card-art.ts';

describe('the pictures', () => {
  it('are there for every card', async () => {
    const drawn = await allPictures();
    expect(Object.keys(cards).filter((id) => drawn[id] === undefined)).toEqual([]);
  });
});
