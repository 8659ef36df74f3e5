import type { Ref } from '@tafelrunde/kernel';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createStore, type Store } from '../app/kept/store.ts';
import { useKeptFocus, usePointed } from './use-focus.ts';

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

function Row({ cards, pointed }: { readonly cards: readonly string[]; readonly pointed: Store<Ref | undefined> }) {
  const root = useRef<HTMLDivElement>(null);
  usePointed(root, pointed);
  return (
    <div ref={root}>
      {cards.map((card) => (
        <button key={card} type="button" data-ref={`pile:${card}`}>
          {card}
        </button>
      ))}
    </div>
  );
}

describe('what is pointed at', () => {
  afterEach(cleanup);

  it('is what a key comes to', () => {
    const pointed = createStore<Ref | undefined>(undefined);
    render(<Row cards={['a', 'b']} pointed={pointed} />);
    named('b').focus();
    expect(pointed.get()).toBe('pile:b');
  });

  it('is what a finger touches, not the neighbour that gets the focus afterwards', () => {
    const pointed = createStore<Ref | undefined>(undefined);
    render(<Row cards={['a', 'b']} pointed={pointed} />);
    const [touched, neighbour] = [named('a'), named('b')];
    // Where a finger has been, `:focus-visible` fits nothing.
    for (const each of [touched, neighbour]) vi.spyOn(each, 'matches').mockReturnValue(false);
    fireEvent.pointerDown(touched);
    touched.focus();
    expect(pointed.get()).toBe('pile:a');
    neighbour.focus();
    expect(pointed.get()).toBe('pile:a');
  });
});
