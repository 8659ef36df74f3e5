import type { Seated } from '@tafelrunde/table/client';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import type { TableClient } from '../../app/seat/table-client.ts';
import { keepSeat, onlineSeats } from '../../remote/seats.ts';
import { Waiting } from './waiting.tsx';

interface Who {
  readonly second?: object;
  readonly you?: object;
  readonly isSecondHere?: boolean;
}

function annasTable(who?: Who): Seated;
function annasTable({
  second = { mind: 'open' },
  you = { seats: [0], owner: true },
  isSecondHere = false,
}: Who = {}): unknown {
  const seats = [{ name: 'Anna', mind: 'person' }, second];
  return {
    info: { id: 't1', state: 'waiting', seats, owner: 0, commitment: '', settings: { spectators: true } },
    you,
    presence: { seats: [true, isSecondHere], spectators: 0 },
    log: [],
    pending: [],
  };
}

function nobody(): TableClient;
function nobody(): unknown {
  return {};
}

function placeOf(wish: TableClient['wish']): TableClient;
function placeOf(wish: unknown): unknown {
  return { wish };
}

beforeEach(() => {
  change({ lang: 'en' });
  keepSeat({ table: 't1', game: 'fantasy-realms', token: 'x', name: 'Anna', at: 1, invitations: [] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  onlineSeats.set([]);
});

describe('an invitation', () => {
  const make = () => fireEvent.click(screen.getByRole('button', { name: 'Invitation for seat 2' }));

  it('that cannot be made says why, and can be tried again', async () => {
    render(<Waiting state={annasTable()} place={nobody()} />);
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    make();
    expect((await screen.findByRole('alert')).textContent).toBe('The server cannot be reached.');
    vi.stubGlobal('fetch', async () => Response.json({ seat: 1, code: 'K3V9' }));
    make();
    expect(await screen.findByRole('textbox', { name: 'Invitation for seat 2' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the room before the game', () => {
  const ben = { name: 'Ben', mind: 'person' };
  const title = () => screen.getByRole('heading', { level: 1 }).textContent;

  it('asks before a bot takes the seat of somebody who is invited, and not once they sit there', () => {
    const wish = vi.fn<TableClient['wish']>();
    const { rerender } = render(<Waiting state={annasTable()} place={placeOf(wish)} />);
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    press('Start the game');
    expect(screen.getByText('One seat is still free.')).toBeTruthy();
    press('Keep waiting');
    press('Start the game');
    expect(wish).not.toHaveBeenCalled();
    press('Start with a bot');
    expect(wish).toHaveBeenCalledExactlyOnceWith({ type: 'begin' });
    rerender(<Waiting state={annasTable({ second: ben })} place={placeOf(wish)} />);
    expect(screen.queryByText('One seat is still free.')).toBeNull();
    press('Start the game');
    expect(wish).toHaveBeenCalledTimes(2);
  });

  it('says what is still missing', () => {
    const { rerender } = render(<Waiting state={annasTable()} place={nobody()} />);
    expect(title()).toBe('The table is set. Waiting for the others.');
    rerender(<Waiting state={annasTable({ second: ben })} place={nobody()} />);
    expect(title()).toBe('The table is set. All seats are taken.');
    rerender(<Waiting state={annasTable({ second: ben, isSecondHere: true })} place={nobody()} />);
    expect(title()).toBe('The table is set. Everybody is here.');
  });

  it('tells who did not set the table who begins, and which seat is theirs', () => {
    const you = { seats: [1], owner: false };
    render(<Waiting state={annasTable({ second: ben, isSecondHere: true, you })} place={nobody()} />);
    expect(screen.getByText('The game starts as soon as Anna begins it.')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1. Anna here',
      '2. Ben you',
    ]);
    expect(screen.queryByRole('button', { name: 'Start the game' })).toBeNull();
  });
});
