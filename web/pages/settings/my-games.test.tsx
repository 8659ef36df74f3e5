import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { MyGames } from './my-games.tsx';

/* This environment has no IndexedDB, like a browser that withholds it. */

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = async () => (await screen.findByRole('status', {}, { timeout: 50_000 })).textContent;

async function bring(text: string): Promise<void> {
  const file = new File([text], 'games.json', { type: 'application/json' });
  fireEvent.change(screen.getByLabelText('Import'), { target: { files: [file] } });
}

beforeEach(() => {
  change({ lang: 'en' });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  render(<MyGames />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('my games where the browser stores nothing', () => {
  it('says that nothing could be brought in, which is not the fault of the file', async () => {
    await bring(JSON.stringify({ format: 'tafelrunde-my-games/1' }));
    expect(await said()).toContain('Nothing was brought in');
  });

  it('says so of a file that is another one', async () => {
    await bring('{}');
    expect(await said()).toContain('does not come from');
  });

  it.each(['Export', 'Make a link'])('says that they could not be read: %s', async (name) => {
    click(name);
    expect(await said()).toContain('could not be read');
  });

  it('says what is not deleted', async () => {
    click('Delete my data');
    click('Delete everything');
    expect(await said()).toContain('are not deleted');
    expect(localStorage).toHaveLength(0);
  });
});
