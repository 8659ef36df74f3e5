import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { change } from '../../app/settings.ts';
import { printedStrength, ranked, readKept } from './kept.ts';
import { ScorePage } from './score.tsx';

const leaders = (...kept: [name: string, total: number, strength: number][]) =>
  ranked(kept.map(([name, total, strength]) => ({ name, total, strength }))).flatMap(({ name, leads }) =>
    leads ? [name] : [],
  );

afterEach(() => {
  cleanup();
  localStorage.clear();
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
    fireEvent.click(screen.getByRole('button', { name: 'Remove Results' }));
    again.unmount();
    render(<ScorePage />);
    expect(screen.queryByRole('region', { name: 'Results' })).toBeNull();
  });

  it('are read with care: what is no result is left out', () => {
    expect(readKept([{ name: 'Anna', total: 3, strength: 2 }, { name: 'Ben' }, 7])).toEqual([
      { name: 'Anna', total: 3, strength: 2 },
    ]);
    expect(readKept('?')).toEqual([]);
  });
});
