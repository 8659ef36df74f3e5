import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../kept/settings.ts';
import { RemoveGame } from './remove-game.tsx';

beforeEach(() => change({ lang: 'en' }));
afterEach(cleanup);

function OneGame({ remove }: { readonly remove: () => Promise<void> }) {
  const [gone, setGone] = useState(false);
  return (
    <main id="content" tabIndex={-1}>
      {gone ? null : <RemoveGame what="Fantasy Realms, Anna" remove={() => remove().then(() => setGone(true))} />}
    </main>
  );
}

const open = () => fireEvent.click(screen.getByRole('button', { name: 'Remove: Fantasy Realms, Anna' }));

describe('the bin beside a game', () => {
  it('asks before anything is gone, and takes the focus to the page then', async () => {
    const remove = vi.fn<() => Promise<void>>(async () => undefined);
    render(<OneGame remove={remove} />);
    open();
    expect(screen.getByText(/It cannot be brought back/)).toBeTruthy();
    expect(remove).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('content'));
    expect(remove).toHaveBeenCalledOnce();
  });

  it('leaves everything as it is if one would rather keep it', () => {
    const remove = vi.fn<() => Promise<void>>(async () => undefined);
    render(<OneGame remove={remove} />);
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(remove).not.toHaveBeenCalled();
    expect(screen.queryByText(/It cannot be brought back/)).toBeNull();
  });

  it('says so if it did not work', async () => {
    render(<OneGame remove={() => Promise.reject(new Error('no disk'))} />);
    open();
    fireEvent.click(screen.getByRole('button', { name: 'Remove it' }));
    expect((await screen.findByRole('alert')).textContent).toContain('That did not work');
  });
});
