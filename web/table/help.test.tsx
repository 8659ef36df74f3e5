import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { draw } from '../boards/fantasy-realms/board-in-tests.tsx';

afterEach(cleanup);

function keys(options: Readonly<Record<string, boolean>> = {}): readonly (string | null)[] {
  draw({ hand: ['king'], options });
  fireEvent.keyDown(document.body, { key: '?' });
  const list = screen.getByRole('dialog', { name: 'Playing with the keyboard' });
  return within(list)
    .getAllByRole('term')
    .map(({ textContent }) => textContent);
}

describe('the list of keys', () => {
  it('has none for reactions, passing or other seats where there are none', () => {
    const named = keys();
    expect(named).toContain('O');
    for (const key of ['P', 'T', 'A', 'N']) expect(named).not.toContain(key);
  });

  it('has the one for passing where something can be declined', () => {
    expect(keys({ items: true })).toContain('P');
  });
});
