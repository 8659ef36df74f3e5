import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { onlineSeats } from '../../remote/seats.ts';
import { JoinPage } from './join.tsx';

type Mind = 'person' | 'open' | 'stand-in';

/** A server with this table, whose one invitation is to seat 1. */
function serve(state: string, second: Mind, asked: string[] = []): void {
  const seats = [
    { name: 'Anna', mind: 'person' },
    second === 'stand-in'
      ? { name: 'Gawain', mind: 'bot', standsIn: true }
      : { name: second === 'person' ? 'Ben' : '', mind: second },
  ];
  const table = { id: 't1', game: 'fantasy-realms', state, seats, settings: { spectators: true } };
  vi.stubGlobal('fetch', async (path: string, { body }: { body?: string }) => {
    asked.push(path);
    if (path === '/api/tables/t1/seats') return new Promise<never>(() => undefined);
    const invitation = body?.includes('good') === true ? { table, seat: 1 } : null;
    return Response.json(path === '/api/invitations' ? { invitation } : table);
  });
}

const open = (code: string) => {
  location.hash = `#seat=${code}`;
  render(<JoinPage id="t1" />);
};

beforeEach(() => {
  change({ lang: 'en', name: 'Cleo' });
  onlineSeats.set([]);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  location.hash = '';
});

describe('an invitation', () => {
  it.each([
    ['no-table', 'There is no such table (any more).'],
    ['too-fast', 'That was too much at once.'],
  ])('says what is wrong when the server answers %s', async (code, en) => {
    vi.stubGlobal('fetch', async () => Response.json({ refused: { code, message: { en, de: '' } } }));
    open('good');
    expect((await screen.findByText(/no such table|too much/)).textContent).toContain(en);
    expect(screen.queryByRole('button', { name: 'Try again' }) !== null).toBe(code === 'too-fast');
  });

  it('asks for a name, and takes the seat once however often it is clicked', async () => {
    const asked: string[] = [];
    serve('waiting', 'open', asked);
    open('good');
    const sit = await screen.findByRole('button', { name: 'Sit down' });
    fireEvent.click(sit);
    fireEvent.click(sit);
    expect(asked.filter((path) => path.endsWith('/seats'))).toHaveLength(1);
  });

  it.each([
    ['', 'Please enter a name: the others will see it.'],
    ['Du', 'is whoever looks at it'],
  ])('takes no seat for somebody called “%s”', async (name, sentence) => {
    const asked: string[] = [];
    serve('waiting', 'open', asked);
    open('good');
    const sit = await screen.findByRole('button', { name: 'Sit down' });
    fireEvent.change(screen.getByLabelText(/^Your name/), { target: { value: name } });
    fireEvent.click(sit);
    expect(screen.getByRole('alert').textContent).toContain(sentence);
    expect(asked.filter((path) => path.endsWith('/seats'))).toEqual([]);
  });

  it.each([
    ['waiting', 'person', 'good', 'Somebody has already sat down with this invitation.'],
    ['waiting', 'open', 'bad', 'This invitation is not valid (any more).'],
    ['running', 'person', 'good', 'The game has already begun'],
    ['over', 'person', 'good', 'This game is over.'],
  ] as const)(
    'to a table that is %s, to a seat that is %s, says at once why it leads to no seat',
    async (state, mind, code, why) => {
      serve(state, mind);
      open(code);
      expect(await screen.findByText(why, { exact: false })).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull();
      expect(screen.getByRole('link').getAttribute('href')).toBe('/online/t1');
    },
  );

  it('says nothing of the kind to those who sit there', async () => {
    serve('running', 'person');
    onlineSeats.set([{ table: 't1', game: 'fantasy-realms', token: 'x', name: 'Ben', at: 1, invitations: [] }]);
    open('good');
    expect(await screen.findByText('You already have a seat at this table.')).toBeTruthy();
    expect(screen.queryByText('already begun', { exact: false })).toBeNull();
  });

  it('is good for whoever comes late, while a bot plays for them', async () => {
    serve('running', 'stand-in');
    open('good');
    expect(await screen.findByText('a bot called', { exact: false })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sit down' })).toBeTruthy();
  });

  it('may be followed by another one to the same table', async () => {
    serve('waiting', 'open');
    open('bad');
    expect(await screen.findByText('not valid', { exact: false })).toBeTruthy();
    location.hash = '#seat=good';
    expect(await screen.findByRole('button', { name: 'Sit down' })).toBeTruthy();
  });
});
