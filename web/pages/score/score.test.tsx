import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { remember } from '../../app/kept/storage.ts';
import { NEW_HAND } from './hand.ts';
import { ScorePage } from './score.tsx';

const SEVEN = ['king', 'queen', 'knights', 'rangers', 'forest', 'swamp', 'smoke'];

const store = (stored: object): void => {
  localStorage.clear();
  remember('hand', stored);
  dispatchEvent(new Event('storage'));
};

afterEach(() => {
  cleanup();
  store({});
});

function show(cards: readonly string[], lang: 'en' | 'de' = 'en'): string {
  store({ ...NEW_HAND, cards });
  change({ lang });
  render(<ScorePage />);
  return document.querySelector('#result')?.textContent ?? '';
}

const keys = (): readonly string[] =>
  screen
    .getAllByRole('button')
    .filter((key) => key.hasAttribute('aria-pressed'))
    .map(({ textContent }) => textContent);

describe('the scoring page', () => {
  it('[FR-005] says what is wrong with nine cards', () => {
    expect(show([...SEVEN, 'mountain', 'dragon'])).toContain('9 cards are 2 too many: a hand has 7 cards');
  });

  it('[FR-064] says why eight are right with Necromancer, and nine are not', () => {
    const eight = [...SEVEN, 'necromancer'];
    expect(show(eight)).toContain('8 cards are right: 7, and what Necromancer fetched');
    cleanup();
    expect(show([...eight, 'dragon'])).toContain('9 cards are 1 too many');
  });

  it('says nothing of that about seven', () => {
    expect(show(SEVEN)).not.toMatch(/too many|are right/);
  });

  it.each([
    ['en', 'army'],
    ['en', 'armies'],
    ['de', 'armee'],
    ['de', 'armeen'],
  ] as const)('finds all Armies (%s): %s', (lang, word) => {
    show([], lang);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: word } });
    expect(keys()).toHaveLength(5);
  });
});
