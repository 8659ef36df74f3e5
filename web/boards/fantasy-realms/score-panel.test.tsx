import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { draw } from './board-in-tests.tsx';

beforeEach(() => change({ lang: 'en', motion: 'off' }));
afterEach(cleanup);

const row = (name: string): HTMLElement | null =>
  within(screen.getByRole('region', { name: 'Score' }))
    .getByText(name)
    .closest('details');

describe('the score of the hand', () => {
  it('[FR-072] [FR-077] strikes out the penalty that is cleared, and greys the card that is blanked', () => {
    // The Protection Rune clears all penalties; without it, Smoke has no Flame.
    draw({ hand: ['protection-rune', 'smoke', 'swamp'] });
    expect(row('Smoke')?.querySelector('s')?.textContent).toBe('Penalty: Without any Flame this card is blanked.');
    expect(row('Smoke')?.dataset.blanked).toBeUndefined();
    expect(row('Protection Rune')?.querySelector('s')).toBeNull();
    cleanup();
    draw({ hand: ['smoke', 'swamp'] });
    expect(row('Smoke')?.querySelector('s')).toBeNull();
    expect(row('Smoke')?.dataset.blanked).toBe('true');
  });
});
