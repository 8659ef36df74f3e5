import { manifests, playable } from '@tafelrunde/games';
import { render } from '@testing-library/react';
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Cover } from '../covers/cover.tsx';
import { loadBoard, loadCards } from './boards.ts';

describe('what is drawn of a game', () => {
  it.each(manifests)('is the lid of its box: $id', ({ id }) => {
    expect(render(createElement(Cover, { game: id })).container.querySelector('svg')).not.toBeNull();
  });

  it.each(playable)('is a board, and its cards: $id', async ({ id }) => {
    expect(await loadBoard(id)).toBeTypeOf('function');
    expect(await loadCards(id)).toBeTypeOf('function');
  });

  it('is no board where there is none', async () => {
    await expect(loadBoard('chess')).rejects.toThrow('there is no board for chess');
    expect((await loadCards('chess')).name).toBe('PlainCards');
  });
});
