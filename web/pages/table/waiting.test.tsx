import type { Seated } from '@tafelrunde/table/client';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Place } from '../../app/place.ts';
import { change } from '../../app/settings.ts';
import { keepSeat, onlineSeats } from '../../remote/seats.ts';
import { Waiting } from './waiting.tsx';

function annasTable(): Seated;
function annasTable(): unknown {
  const seats = [{ name: 'Anna', mind: 'person' }, { mind: 'open' }];
  return {
    info: { id: 't1', state: 'waiting', seats, commitment: '' },
    you: { seats: [0], owner: true },
    presence: { seats: [true, false], spectators: 0 },
    log: [],
    pending: [],
  };
}

function nobody(): Place;
function nobody(): unknown {
  return {};
}

beforeEach(() => {
  change({ lang: 'en' });
  keepSeat({ table: 't1', game: 'fantasy-realms', token: 'x', name: 'Anna', at: 1, invitations: [] });
  render(<Waiting state={annasTable()} place={nobody()} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  onlineSeats.set([]);
});

describe('an invitation', () => {
  const make = () => fireEvent.click(screen.getByRole('button', { name: 'Invitation for seat 2' }));

  it('that cannot be made says why, and can be tried again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    make();
    expect((await screen.findByRole('alert')).textContent).toBe('The server cannot be reached.');
    vi.stubGlobal('fetch', async () => Response.json({ seat: 1, code: 'K3V9' }));
    make();
    expect(await screen.findByRole('textbox', { name: 'Invitation for seat 2' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
