import type { Seated, TableInfo } from '@tafelrunde/table/client';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer, announce } from '../../app/announcer.tsx';
import type { Place } from '../../app/place.ts';
import { change } from '../../app/settings.ts';
import { hush } from './hushed.ts';
import { Notices } from './notices.tsx';

/** Anna's table, at which Ben has asked for something. */
function asked(id: number): Seated;
function asked(id: number): unknown {
  const proposals: TableInfo['proposals'] = [{ id, kind: 'undo', seat: 1, by: 1, yes: [1], no: [] }];
  return { info: { id: 't1', state: 'running', seats: [{}, {}], proposals }, you: { seats: [0] }, view: null };
}

function placeOf(wish: Place['wish']): Place;
function placeOf(wish: unknown): unknown {
  return { wish };
}

beforeEach(() => change({ lang: 'en' }));
afterEach(() => {
  cleanup();
  hush('t1', 1, false);
});

describe('requests', () => {
  it('are read out, once', () => {
    const show = (id: number) => (
      <>
        <Announcer />
        <Notices state={asked(id)} states={[asked(id)]} places={[placeOf(vi.fn())]} names={['Anna', 'Ben']} />
      </>
    );
    const { rerender, container } = render(show(7));
    const heard = () => [...container.querySelectorAll('[aria-live="polite"] p')].map(({ textContent }) => textContent);
    expect(heard()).toEqual(['Ben would like to take back the last move.']);
    act(() => announce('Something else'));
    rerender(show(7));
    expect(heard()).toEqual(['Ben would like to take back the last move.', 'Something else']);
  });

  it('of somebody can be turned down for good: the next ones are not even shown', () => {
    const wish = vi.fn<Place['wish']>();
    const show = (id: number) => (
      <Notices state={asked(id)} states={[asked(id)]} places={[placeOf(wish)]} names={['Anna', 'Ben']} />
    );
    const { rerender } = render(show(7));
    expect(wish).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'No, and no more requests from Ben' }));
    expect(wish).toHaveBeenLastCalledWith({ type: 'vote', proposal: 7, yes: false });
    rerender(show(8));
    expect(wish).toHaveBeenLastCalledWith({ type: 'vote', proposal: 8, yes: false });
    expect(screen.queryByRole('button')).toBeNull();
    expect(wish).toHaveBeenCalledTimes(2);
  });
});
