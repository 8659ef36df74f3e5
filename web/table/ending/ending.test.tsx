import type { Seated } from '@tafelrunde/table/client';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Ending } from './ending.tsx';

function over(unrecorded: boolean): Seated;
function over(unrecorded: boolean): unknown {
  const info = { id: 't1', state: 'over', seats: [{ name: 'Anna' }], ...(unrecorded ? { unrecorded } : {}) };
  return { info, you: { seats: [0] } };
}

const show = (table: Seated) => render(<Ending board={{ table, wish: () => '', mode: 'play', lang: 'en' }} />);

afterEach(cleanup);

describe('the end of a game', () => {
  it('leads to its record', () => {
    show(over(false));
    expect(screen.getByRole('link', { name: 'Watch the game' }).getAttribute('href')).toBe('/replays/t1');
  });

  it('offers no record where the table began from a scenario', () => {
    show(over(true));
    expect(screen.queryByRole('link', { name: 'Watch the game' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Play again' })).toBeTruthy();
  });
});
