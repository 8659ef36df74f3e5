import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useKeptFocus } from './use-focus.ts';

interface Shown {
  readonly hand: readonly string[];
  readonly options?: readonly string[];
}

function Table({ hand, options = ['one', 'two'] }: Shown) {
  const root = useRef<HTMLDivElement>(null);
  useKeptFocus(root);
  const button = (name: string) => (
    <button key={name} type="button">
      {name}
    </button>
  );
  return (
    <div ref={root}>
      <section data-options="">{options.map(button)}</section>
      {hand.length > 0 && <div data-zone="">{hand.map(button)}</div>}
      <button type="button">Deck</button>
    </div>
  );
}

const named = (name: string) => screen.getByRole('button', { name });
const focused = () => document.activeElement?.textContent;

/** What Chromium does when the element that has the focus is taken away. */
function lose(name: string): void {
  named(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: null }));
}

describe('the focus', () => {
  afterEach(cleanup);

  it('goes to the neighbour when a card leaves', () => {
    const { rerender } = render(<Table hand={['a', 'b', 'c']} />);
    named('b').focus();
    lose('b');
    rerender(<Table hand={['a', 'c']} />);
    expect(focused()).toBe('c');
  });

  it('does not go into the list of options when the whole hand has left', () => {
    const { rerender } = render(<Table hand={['a']} />);
    named('a').focus();
    lose('a');
    rerender(<Table hand={[]} />);
    expect(focused()).toBe('Deck');
  });

  it('stays in the list of options for those who are there', () => {
    const { rerender } = render(<Table hand={['a']} />);
    named('two').focus();
    rerender(<Table hand={[]} />);
    expect(focused()).toBe('two');
  });

  it('leaves the list of options when there are none', () => {
    const { rerender } = render(<Table hand={['a', 'b']} />);
    named('two').focus();
    rerender(<Table hand={['a', 'b']} options={[]} />);
    expect(focused()).toBe('b');
  });

  it('is left where somebody has left it', async () => {
    const { rerender } = render(<Table hand={['a', 'b']} />);
    named('a').focus();
    named('a').blur();
    await Promise.resolve();
    rerender(<Table hand={['b']} />);
    expect(document.activeElement).toBe(document.body);
  });
});
