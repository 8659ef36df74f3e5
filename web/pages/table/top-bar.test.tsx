import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import type { Seated } from '@tafelrunde/table/client';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Place } from '../../app/place.ts';
import { change } from '../../app/settings.ts';
import { TopBar } from './top-bar.tsx';

/** Ben is to move. */
function table(seats: readonly number[]): Seated;
function table(seats: readonly number[]): unknown {
  return {
    info: {
      id: 't1',
      state: 'running',
      seats: [{ mind: 'person' }, { mind: 'person' }],
      settings: { patience: 60_000 },
      commitment: '',
    },
    you: { seats, owner: false },
    view: { questions: [], waiting: { seats: [1], somebody: false } },
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

function show(seats: readonly number[]): void {
  const shared = { game: fantasyRealms, place: placeOf(vi.fn()), names: ['Anna', 'Ben'] };
  render(
    <TopBar
      {...shared}
      state={table(seats)}
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
  });
});
