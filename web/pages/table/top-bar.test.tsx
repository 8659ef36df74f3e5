import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import type { Seated } from '@tafelrunde/table/client';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Place } from '../../app/place.ts';
import { change } from '../../app/settings.ts';
import { TopBar } from './top-bar.tsx';

/** Ben is to move. */
function table(seats: readonly number[], state?: string): Seated;
function table(seats: readonly number[], state = 'running'): unknown {
  return {
    info: {
      id: 't1',
      state,
      seats: [{ mind: 'person' }, { mind: 'person' }],
      settings: { patience: 60_000 },
      commitment: '',
    },
    you: { seats, owner: false },
    view: state === 'running' ? { questions: [], waiting: { seats: [1], somebody: false } } : null,
    reactions: [],
    presence: { seats: [true, true], spectators: 1 },
    log: [],
    clocks: null,
    now: 0,
  };
}

function placeOf(wish: Place['wish']): Place;
function placeOf(wish: unknown): unknown {
  return { wish };
}

function show(seats: readonly number[], state?: string): void {
  const shared = { game: fantasyRealms, place: placeOf(vi.fn()), names: ['Anna', 'Ben'] };
  render(
    <TopBar
      {...shared}
      state={table(seats, state)}
      local={undefined}
      online={undefined}
      report={() => Promise.resolve('saved')}
    />,
  );
}

beforeEach(() => change({ lang: 'en' }));
afterEach(cleanup);

describe('the bar over the table', () => {
  it('says who is awaited', () => {
    show([0]);
    expect(screen.getByText('Ben is thinking')).toBeTruthy();
  });

  it('tells those who only watch that they do', () => {
    show([]);
    expect(screen.getByText('You are watching · Ben is thinking')).toBeTruthy();
    cleanup();
    show([], 'waiting');
    expect(screen.getByText('You are watching')).toBeTruthy();
  });
});
