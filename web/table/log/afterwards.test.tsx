import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Board } from '../../boards/fantasy-realms/board.tsx';
import { draw } from '../../boards/fantasy-realms/board-in-tests.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const panel = () => screen.getByRole('region', { name: 'Score' }).textContent;

describe('what nobody looks at first', () => {
  it('follows when the cards have been painted', () => {
    const later = draw({ hand: ['candle', 'knights'] }).props.view;
    cleanup();
    const { props, rerender } = draw({ hand: ['candle'] });
    expect(panel()).toContain('Candle');
    rerender(<Board {...props} view={later} />);
    const knights = () => screen.getByRole('button', { name: /^Knights/ });
    expect(knights().textContent).not.toContain('points');
    expect(panel()).not.toContain('Knights');
    act(() => void vi.advanceTimersByTime(100));
    expect(knights().textContent).toContain('points');
    expect(panel()).toContain('Knights');
  });
});
