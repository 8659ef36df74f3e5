import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadCards } from '../../app/games/boards.ts';
import { change } from '../../app/kept/settings.ts';
import { CardsPage } from './cards.tsx';
import { loadRules } from './rule-book.ts';
import { RulesPage } from './rules.tsx';

vi.mock(import('../../app/games/boards.ts'), async (original) => {
  const real = await original();
  return { ...real, loadCards: vi.fn<typeof real.loadCards>(async () => () => 'All the cards') };
});
vi.mock(import('./rule-book.ts'), async (original) => {
  const real = await original();
  return { ...real, loadRules: vi.fn<typeof real.loadRules>(async () => [{ title: 'Setup', rules: [] }]) };
});

const PATIENT = { timeout: 60_000 };

beforeEach(() => change({ lang: 'en' }));
afterEach(cleanup);

async function failsAndComesBack(): Promise<void> {
  expect((await screen.findByRole('alert', {}, PATIENT)).textContent).toContain('The connection is gone');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
}

describe('what cannot be loaded is said so, and tried again', () => {
  it('cards', async () => {
    vi.mocked(loadCards).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(<CardsPage gameId="fantasy-realms" />);
    await failsAndComesBack();
    expect(await screen.findByText('All the cards', {}, PATIENT)).toBeTruthy();
  });

  it('rules', async () => {
    vi.mocked(loadRules).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(<RulesPage gameId="fantasy-realms" />);
    await failsAndComesBack();
    expect(await screen.findByRole('heading', { name: 'Setup' }, PATIENT)).toBeTruthy();
  });
});
