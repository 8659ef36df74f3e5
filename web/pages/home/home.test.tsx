import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../../app/settings.ts';
import { shelf } from '../../app/shelf.ts';
import { HomePage } from './home.tsx';

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
    const playable = shelf.filter(({ play }) => play !== undefined);
    expect(boxes).toHaveLength(playable.length);
    expect(screen.queryAllByText('In the works')).toHaveLength(shelf.length - playable.length);
    expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Fantasy Realms/ }));
    expect(screen.getByRole('button', { name: /^Play/ })).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Play');
  });

  it('speaks German', () => {
    change({ lang: 'de' });
    render(<HomePage />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welches Spiel darf es sein?');
    expect(document.documentElement.lang).toBe('de');
  });
});
