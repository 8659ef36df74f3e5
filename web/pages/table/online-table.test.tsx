import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { keepSeat, onlineSeats, seatsAt } from '../../remote/seats.ts';
import { OnlineTablePage } from './online-table.tsx';

class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  readonly send = vi.fn<() => void>();
  readonly protocols: readonly string[];

  constructor(_: string, protocols: readonly string[]) {
    this.protocols = protocols;
    FakeSocket.made.push(this);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006 });
  }
}

/** Only at the table t2 somebody is known. */
function answer(path: string, body = ''): Response {
  if (path !== '/api/seats') return Response.json({ openTables: false });
  const { seats }: { seats: readonly { table: string }[] } = JSON.parse(body);
  return Response.json({
    seats: seats.map(({ table }) => (table === 't2' ? { table: { game: 'four-souls' } } : null)),
  });
}

beforeEach(() => {
  change({ lang: 'en' });
  FakeSocket.made = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (path: string, init?: { readonly body?: string }) => answer(path, init?.body));
  keepSeat({ table: 't1', game: 'fantasy-realms', token: 'x', name: 'Ben', at: 1, invitations: [] });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  onlineSeats.set([]);
});

const open = async () => {
  await act(async () => {
    const [socket] = FakeSocket.made;
    if (socket !== undefined) socket.readyState = 1;
    socket?.onopen?.();
  });
};

describe('an online table', () => {
  it('says so if the server cannot be reached, and shows the way back', () => {
    render(<OnlineTablePage id="t1" />);
    expect(screen.getByText('One moment …')).toBeTruthy();
    act(() => FakeSocket.made[0]?.close());
    expect(screen.getByRole('alert').textContent).toContain('The server cannot be reached');
    expect(screen.getByRole('link', { name: 'To the games' }).getAttribute('href')).toBe('/');
  });

  it('is entered with the secret of the game before, if that opens a seat', async () => {
    render(<OnlineTablePage id="t2" />);
    expect(FakeSocket.made.map(({ protocols }) => protocols)).toEqual([['tafelrunde']]);
    await open();
    await vi.waitFor(() => expect(FakeSocket.made).toHaveLength(2));
    expect(FakeSocket.made[0]?.readyState).toBe(3);
    expect(FakeSocket.made[1]?.protocols).toEqual(['tafelrunde', 'token.x']);
    expect(seatsAt('t2')).toMatchObject([{ token: 'x', name: 'Ben', game: 'four-souls' }]);
  });

  it('is watched by who has no seat there', async () => {
    render(<OnlineTablePage id="t3" />);
    await open();
    expect(FakeSocket.made).toHaveLength(1);
    expect(seatsAt('t3')).toEqual([]);
  });
});
