import { manifests } from '@tafelrunde/games';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { type LocalTable, localTables } from '../../local/tables.ts';
import { onlineSeats } from '../../remote/seats.ts';
import { HomePage } from './home.tsx';

function unfinished(id: string): LocalTable;
function unfinished(id: string): unknown {
  const summary = { state: 'running', asked: [0], names: ['Anna'] };
  return { id, spec: { rules: { game: 'fantasy-realms' } }, touched: 1, summary };
}

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the home page', () => {
  it('lets only what can be played be opened, and opening it offers to play at once', () => {
    change({ lang: 'en' });
    render(<HomePage />);
    const boxes = screen.getAllByRole('button', { expanded: false });
    const playable = manifests.filter(({ play }) => play !== undefined);
    expect(boxes).toHaveLength(playable.length);
    expect(screen.queryAllByText('In the works')).toHaveLength(manifests.length - playable.length);
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Fantasy Realms/ }));
    expect(screen.getByRole('button', { name: /^Play/ })).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Play');
  });

  it('says so where a game cannot be stored, and lets one try again', async () => {
    change({ lang: 'en' });
    // This environment has no IndexedDB.
    expect('indexedDB' in globalThis).toBe(false);
    render(<HomePage />);
    fireEvent.click(screen.getByRole('button', { name: /Fantasy Realms/ }));
    fireEvent.click(screen.getByRole('button', { name: /^Play/ }));
    expect((await screen.findByRole('alert', {}, { timeout: 50_000 })).textContent).toContain('could not be started');
    expect(screen.getByRole('button', { name: /^Play/ }).hasAttribute('disabled')).toBe(false);
  });

  it('asks how many sit at the table only where there is a choice', () => {
    change({ lang: 'en' });
    render(<HomePage />);
    fireEvent.click(screen.getByRole('button', { name: /Fantasy Realms/ }));
    expect(screen.getByRole('radio', { name: '6' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Terrors of London/ }));
    expect(screen.getByRole('radio', { name: 'Medium' })).toBeTruthy();
    expect(screen.queryByRole('radio', { name: '2' })).toBeNull();
  });

  it('lists what goes on apart from what is over, and says how that ended', () => {
    change({ lang: 'en' });
    const seat = { game: 'fantasy-realms', token: 'x', name: 'Anna', at: 1, invitations: [] };
    const result = { names: ['Anna', 'Ben'], outcome: { winners: [1], scores: [98, 132] } };
    onlineSeats.set([
      { ...seat, table: 'running' },
      { ...seat, table: 'over', ended: 'finished', result },
      { ...seat, table: 'over', token: 'y', name: 'Ben', ended: 'finished', result },
      { ...seat, table: 'shut', ended: 'closed' },
    ]);
    render(<HomePage />);
    const linksIn = (name: string) => within(screen.getByRole('region', { name })).getAllByRole('link');
    const goingOn = linksIn('Continue where you left off');
    expect(goingOn.map((link) => link.getAttribute('href'))).toEqual(['/online/running']);
    const [over, shut, ...rest] = linksIn('Recently finished');
    expect(over?.textContent).toContain('Won by BenAnna 98 · Ben 132');
    expect(shut?.textContent).toContain('The table was closed');
    expect(rest.map((link) => link.getAttribute('href'))).toEqual(['/replays']);
    onlineSeats.set([]);
  });

  it('calls whoever gave no name in the language of today', () => {
    change({ lang: 'en' });
    const nameless = { state: 'running' as const, moves: 3, asked: [0], names: ['Du', 'Gawain'] };
    localTables.set([{ ...unfinished('t1'), summary: nameless }]);
    render(<HomePage />);
    const goingOn = screen.getByRole('region', { name: 'Continue where you left off' });
    expect(goingOn.textContent).toContain('You, Gawain');
    localTables.set([]);
  });

  it('takes nobody else for the reader: a host who gave no name', () => {
    change({ lang: 'en' });
    const seat = { table: 'over', game: 'fantasy-realms', token: 'x', name: 'Ben', at: 1, invitations: [] };
    const result = { names: ['Du', 'Ben'], outcome: { winners: [0], scores: [98, 32] } };
    onlineSeats.set([{ ...seat, ended: 'finished', result }]);
    render(<HomePage />);
    const over = screen.getByRole('region', { name: 'Recently finished' });
    expect(over.textContent).toContain('Won by Player 1Player 1 98 · Ben 32');
    onlineSeats.set([]);
  });

  it('shows six games of this device, and all of them if asked', () => {
    change({ lang: 'en' });
    localTables.set(Array.from({ length: 8 }, (_, n) => unfinished(`t${n}`)));
    render(<HomePage />);
    const games = () =>
      within(screen.getByRole('region', { name: 'Continue where you left off' })).getAllByRole('link');
    expect(games()).toHaveLength(6);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 8' }));
    expect(games()).toHaveLength(8);
    localTables.set([]);
  });

  it('speaks German', () => {
    change({ lang: 'de' });
    render(<HomePage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welches Spiel darf es sein?');
    expect(document.documentElement.lang).toBe('de');
  });
});
