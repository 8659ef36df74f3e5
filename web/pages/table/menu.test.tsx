import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import type { Seated } from '@tafelrunde/table/client';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import type { TableClient } from '../../app/seat/table-client.ts';
import type { Reported } from '../../remote/reporting.ts';
import controls from '../../style/controls.module.css';
import { Menu } from './menu.tsx';

vi.mock(import('../../remote/site.ts'), async (original) => ({
  ...(await original()),
  useSite: () => ({ openTables: false }),
}));

/** Ben's view of a table that Anna owns. */
function bensTable(some?: object): Seated;
function bensTable(some: object = {}): unknown {
  const seats = [
    { name: 'Anna', mind: 'person' },
    { name: 'Ben', mind: 'person' },
  ];
  return {
    info: { id: 't1', state: 'running', seats, settings: { patience: 60_000 }, owner: 0, commitment: '' },
    you: { seats: [1], owner: false },
    presence: { seats: [true, true], spectators: 0 },
    log: [{ seq: 1, kind: 'begin', at: 0 }],
    clocks: null,
    now: 90_000_000,
    ...some,
  };
}

function placeOf(wish: TableClient['wish']): TableClient;
function placeOf(wish: unknown): unknown {
  return { wish };
}

function show(state: Seated, report: () => Promise<Reported>) {
  const wish = vi.fn<TableClient['wish']>();
  const props = { game: fantasyRealms, state, place: placeOf(wish), names: ['Anna', 'Ben'] };
  render(<Menu {...props} local={undefined} online={undefined} report={report} open close={() => undefined} />);
  return wish;
}

beforeEach(() => change({ lang: 'en' }));
afterEach(cleanup);

describe('reporting a problem', () => {
  it.each([
    ['a report that is stored looks like a success', () => Promise.resolve('saved' as const), 'success'],
    ['one that failed looks like a problem', () => Promise.reject(new Error('the disk is full')), 'problem'],
  ] as const)('%s', async (_, report, look) => {
    show(bensTable(), report);
    fireEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
    const said = await screen.findByRole('status', {}, { timeout: 60_000 });
    expect(said.className).toBe(controls[look]);
    expect(controls.success).not.toBe(controls.problem);
    expect(said.textContent).toBe(look === 'success' ? 'The file is in your downloads.' : 'Error: the disk is full');
  });

  it('one that stays on the server has a number', async () => {
    show(bensTable(), () => Promise.resolve({ number: '7xq' }));
    fireEvent.click(screen.getByRole('button', { name: 'Report a problem' }));
    expect((await screen.findByRole('status', {}, { timeout: 60_000 })).textContent).toContain('Its number is 7xq');
  });
});

describe('closing the table', () => {
  const gone = { seats: [false, true], spectators: 0, since: [1_000, null] };
  const report = () => Promise.resolve('saved' as const);

  it('is offered to anybody who sits there, a day after the last move', () => {
    const wish = show(bensTable({ presence: gone }), report);
    fireEvent.click(screen.getByRole('button', { name: 'Close the table' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close it' }));
    expect(wish).toHaveBeenCalledExactlyOnceWith({ type: 'close' });
  });

  it('is not offered before, but it says when', () => {
    show(bensTable({ presence: gone, now: 80_000_000 }), report);
    expect(screen.queryByRole('button', { name: 'Close the table' })).toBeNull();
    expect(screen.getByText('Nobody else is here any more. In 1:46:40 you can close the table.')).toBeTruthy();
  });

  it('is no matter while the owner is there', () => {
    show(bensTable(), report);
    expect(screen.queryByRole('button', { name: 'Close the table' })).toBeNull();
    expect(screen.queryByText(/Nobody else is here/)).toBeNull();
  });
});
