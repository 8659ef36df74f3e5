import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import { recall, remember } from '../../app/kept/storage.ts';
import { printedStrength, ranked, readKept } from './kept.ts';
import { ScorePage } from './score.tsx';

const leaders = (...kept: [name: string, total: number, strength: number][]) =>
  ranked(kept.map(([name, total, strength]) => ({ name, total, strength }))).flatMap(({ name, leads }) =>
    leads ? [name] : [],
  );

/** As another tab of this browser does it. */
function store(stored: Readonly<Record<string, unknown>>): void {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) remember(key, value);
  act(() => void dispatchEvent(new Event('storage')));
}

afterEach(() => {
  cleanup();
  store({});
});

describe('the results of a round', () => {
  it('[FR-014] are led by the highest score', () => {
    expect(leaders(['Anna', 90, 10], ['Ben', 91, 80])).toEqual(['Ben']);
  });

  it('[FR-015] are led by the lower base strengths if scores are equal', () => {
    expect(leaders(['Anna', 90, 61], ['Ben', 90, 60], ['Cleo', 20, 5])).toEqual(['Ben']);
  });

  it('[FR-016] count base strengths as printed: King 8, Knights 20', () => {
    expect(printedStrength({ cards: ['king', 'knights'] })).toBe(28);
  });

  it('[FR-017] have several leaders if the base strengths are equal, too', () => {
    expect(leaders(['Anna', 90, 60], ['Ben', 90, 60])).toEqual(['Anna', 'Ben']);
  });

  it('survive a reload until they are removed', () => {
    change({ lang: 'en' });
    const { unmount } = render(<ScorePage />);
    fireEvent.click(screen.getByRole('button', { name: /^8\s*King$/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Keep the result' }));
    unmount();
    const again = render(<ScorePage />);
    expect(screen.getByRole('region', { name: 'Results' }).textContent).toContain('8 points');
    fireEvent.click(screen.getByRole('button', { name: 'Remove the results' }));
    again.unmount();
    render(<ScorePage />);
    expect(screen.queryByRole('region', { name: 'Results' })).toBeNull();
  });

  it('stand together with those of another tab', () => {
    change({ lang: 'en' });
    render(<ScorePage />);
    store({ scores: [{ name: 'Anna', total: 3, strength: 2 }] });
    fireEvent.click(screen.getByRole('button', { name: /^8\s*King$/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Keep the result' }));
    const names = readKept(recall('scores')).map(({ name }) => name);
    expect(names).toEqual(['Anna', 'Hand 2']);
    expect(screen.getByRole('region', { name: 'Results' }).textContent).toContain('Anna');
  });

  it('are followed by the next hand: what stands below leads back to the cards until one is picked', () => {
    change({ lang: 'en' });
    render(<ScorePage />);
    const below = () => screen.getByRole('link', { name: /^The hand/ });
    expect(below().getAttribute('href')).toBe('#pick');
    expect(below().textContent).toBe('The hand: 0 of 7To the cards');
    fireEvent.click(screen.getByRole('button', { name: /^8\s*King$/ }));
    expect(below().getAttribute('href')).toBe('#result');
    expect(below().textContent).toBe('The hand: 1 of 78 points');
    fireEvent.click(screen.getByRole('button', { name: 'Keep the result' }));
    expect(below().getAttribute('href')).toBe('#pick');
    expect(document.querySelector('#pick')?.textContent).toBe('Pick the cards of one hand');
  });

  it('[FR-107] take the discard area along when they are removed, and bring it back', () => {
    change({ lang: 'en' });
    // A Ghoul counts the Army in the discard area: 8 and 4.
    const mode = { suits: true, items: false, promos: false };
    const scores = [{ name: 'Anna', total: 3, strength: 2 }];
    store({ hand: { cards: ['ghoul'], discard: ['knights'], mode }, scores });
    render(<ScorePage />);
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    const points = () => document.querySelector('output')?.textContent;
    expect(points()).toBe('12 points');
    press('Remove the results');
    expect([points(), recall('scores')]).toEqual(['8 points', []]);
    expect(document.activeElement?.textContent).toBe('Bring it back');
    press('Bring it back');
    expect(points()).toBe('12 points');
    expect(screen.getByRole('region', { name: 'Results' }).textContent).toContain('Anna');
    press('Start over');
    expect(points()).toBe('–');
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
    press('Bring it back');
    expect(points()).toBe('12 points');
  });

  it('are those of a table with rulings of its own, which are remembered', () => {
    change({ lang: 'en' });
    const { unmount } = render(<ScorePage />);
    fireEvent.change(screen.getByRole('combobox', { name: 'Collector pays for' }), { target: { value: 'largest' } });
    expect(screen.getByText('1 changed')).toBeTruthy();
    unmount();
    render(<ScorePage />);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Collector pays for' }).value).toBe('largest');
  });

  it('are read with care: what is no result is left out', () => {
    expect(readKept([{ name: 'Anna', total: 3, strength: 2 }, { name: 'Ben' }, 7])).toEqual([
      { name: 'Anna', total: 3, strength: 2 },
    ]);
    expect(readKept('?')).toEqual([]);
  });
});
