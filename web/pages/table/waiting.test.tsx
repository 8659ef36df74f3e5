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
    info: { id: 't1', state: 'waiting', seats, owner: 0, commitment: '' },
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

  it('says what is still missing, and what bots would do only while a seat is free', () => {
    const { rerender } = render(<Waiting state={annasTable()} place={nobody()} />);
    expect(title()).toBe('The table is set. Waiting for the others.');
    expect(screen.getByText('Bots take the seats that are still free.')).toBeTruthy();
    rerender(<Waiting state={annasTable({ second: ben })} place={nobody()} />);
    expect(title()).toBe('The table is set. All seats are taken.');
    expect(screen.queryByText('Bots take the seats that are still free.')).toBeNull();
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
