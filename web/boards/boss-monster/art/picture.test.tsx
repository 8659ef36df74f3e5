import { cards } from '@tafelrunde/boss-monster';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Picture } from './picture.tsx';

describe('the pictures', () => {
  it('are another one for every card', () => {
    const drawn = new Map<string, string[]>();
    for (const id of Object.keys(cards)) {
      const picture = renderToStaticMarkup(<Picture id={id} />);
      drawn.set(picture, [...(drawn.get(picture) ?? []), id]);
    }
    expect([...drawn.values()].filter(({ length }) => length > 1)).toEqual([]);
    expect([...drawn.keys()].filter((picture) => !picture.includes('<path'))).toEqual([]);
  });
});
