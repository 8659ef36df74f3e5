import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { Board as Realms } from '../../boards/fantasy-realms/board.tsx';
import { draw as drawRealms } from '../../boards/fantasy-realms/board-in-tests.tsx';
import { Board as Souls } from '../../boards/four-souls/board.tsx';
import { draw as drawSouls } from '../../boards/four-souls/board-in-tests.tsx';
import { Board as London } from '../../boards/terrors-of-london/board.tsx';
import { draw as drawLondon } from '../../boards/terrors-of-london/board-in-tests.tsx';

beforeEach(() => change({ lang: 'en', motion: 'off' }));
afterEach(cleanup);

const outcome = { how: 'highest-score', winners: [0], scores: [9, 8, 7] };
const together = ['Cleo', 'Ben', 'Dan'];

describe('who has won', () => {
  it('is you, where one person looks, and somebody with a name where several do', () => {
    const realms = drawRealms({ hand: ['king'], outcome });
    expect(screen.getByRole('heading', { name: 'You win!' })).toBeDefined();
    realms.rerender(<Realms {...realms.props} names={together} />);
    expect(screen.getByRole('heading', { name: 'Cleo wins!' })).toBeDefined();
    cleanup();
    const souls = drawSouls({ outcome });
    expect(screen.getByRole('heading', { name: 'You have won!' })).toBeDefined();
    souls.rerender(<Souls {...souls.props} names={together} />);
    expect(screen.getByRole('heading', { name: 'Cleo has won!' })).toBeDefined();
    cleanup();
    const london = drawLondon({ outcome });
    expect(screen.getByRole('heading', { name: 'You rule the night!' })).toBeDefined();
    london.rerender(<London {...london.props} names={together} />);
    expect(screen.getByRole('heading', { name: 'Cleo rules the night!' })).toBeDefined();
  });
});
