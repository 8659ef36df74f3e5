import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draw } from './board-in-tests.tsx';

afterEach(cleanup);

describe('what happened last', () => {
  it('may name a card twice', () => {
    const errors = vi.spyOn(console, 'error');
    const events = [
      {
        type: 'moved',
        from: { kind: 'hand', seat: 1 },
        to: { kind: 'loot-discard' },
        cards: [
          { card: 'a-penny', obj: 901 },
          { card: 'a-penny', obj: 902 },
        ],
      },
    ];
    const { container } = draw({ log: [{ seq: 1, kind: 'answer', events }] });
    const named = [...container.querySelectorAll('p b[data-zoom="a-penny"]')];
    expect(named.length).toBeGreaterThanOrEqual(2);
    expect(errors).not.toHaveBeenCalled();
  });
});
