import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadGame } from '../../app/games/games.ts';
import { change, settings } from '../../app/kept/settings.ts';
import { NewTablePage } from './new-table.tsx';

vi.mock(import('../../app/games/games.ts'), async (original) => {
  const { loadGame: load } = await original();
  return { loadGame: vi.fn<typeof load>(load) };
});

/** Loading a game takes as long as it takes. */
const PATIENT = { timeout: 60_000 };

const asked: { path: string; body: string }[] = [];

beforeEach(() => {
  change({ lang: 'en', name: '' });
  asked.length = 0;
  vi.stubGlobal('fetch', async (path: string, { body = '' }: { body?: string } = {}) => {
    asked.push({ path, body });
    return path === '/api/site' ? Response.json({ openTables: false }) : new Promise<never>(() => undefined);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a new table online', () => {
  it('asks whoever sets it up for a name, at the field, and remembers it', async () => {
    render(<NewTablePage gameId="fantasy-realms" />);
    fireEvent.click(await screen.findByRole('radio', { name: /^Online/ }, PATIENT));
    fireEvent.click(screen.getByRole('button', { name: 'Set the table' }));
    const field = screen.getByRole('textbox', { name: 'Name on seat 1' });
    expect(screen.getByRole('alert').textContent).toBe('Please enter a name: the others will see it.');
    expect(document.activeElement).toBe(field);
    expect(asked.some(({ path }) => path === '/api/tables')).toBe(false);

    fireEvent.change(field, { target: { value: 'You' } });
    expect(screen.getByRole('alert').textContent).toContain('is whoever looks at it');
    fireEvent.change(field, { target: { value: 'Anna' } });
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Set the table' }));
    expect(asked.find(({ path }) => path === '/api/tables')?.body).toContain('"name":"Anna"');
    expect(settings.get().name).toBe('Anna');
  });
});

describe('a clock', () => {
  const minutes = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Minutes per game' });

  it('lets its field be empty while somebody types, and takes nothing that is no time', async () => {
    change({ name: 'Anna' });
    render(<NewTablePage gameId="fantasy-realms" />);
    fireEvent.click(await screen.findByRole('radio', { name: /^Online/ }, PATIENT));
    fireEvent.click(screen.getByRole('radio', { name: 'Per game' }));
    fireEvent.change(minutes(), { target: { value: '' } });
    expect([minutes().value, minutes().validity.valueMissing]).toEqual(['', true]);
    fireEvent.change(minutes(), { target: { value: '30' } });
    fireEvent.click(screen.getByRole('button', { name: 'Set the table' }));
    expect(asked.find(({ path }) => path === '/api/tables')?.body).toContain('"seconds":1800');
  });

  it('goes back to the last time that was one when the field is left', async () => {
    render(<NewTablePage gameId="fantasy-realms" />);
    fireEvent.click(await screen.findByRole('radio', { name: /^Online/ }, PATIENT));
    fireEvent.click(screen.getByRole('radio', { name: 'Per game' }));
    for (const typed of ['', '0', '2.5', '99999']) {
      fireEvent.change(minutes(), { target: { value: typed } });
      fireEvent.blur(minutes());
      expect(minutes().value).toBe('15');
    }
  });
});

describe('a game that cannot be loaded', () => {
  it('says so, and is tried again', async () => {
    vi.mocked(loadGame).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(<NewTablePage gameId="fantasy-realms" />);
    expect((await screen.findByRole('alert')).textContent).toContain('The connection is gone');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Set the table' }, PATIENT)).toBeTruthy();
  });
});
