import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import type { Seated } from '@tafelrunde/table/client';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import type { TableClient } from '../../app/seat/table-client.ts';
import { TopBar } from './top-bar.tsx';

/** Ben is to move. */
interface Some {
  readonly state?: string;
  readonly isBenHere?: boolean;
  readonly conceded?: boolean;
}

function table(seats: readonly number[], some?: Some): Seated;
function table(
  seats: readonly number[],
  { state = 'running', isBenHere = true, conceded = false }: Some = {},
): unknown {
  return {
    info: {
      id: 't1',
      state,
      seats: [{ mind: 'person', conceded }, { mind: 'person' }],
      proposals: [],
      settings: { patience: 60_000 },
      commitment: '',
    },
    you: { seats, owner: false },
    view: state === 'running' ? { questions: [], waiting: { seats: [1], somebody: false } } : null,
    reactions: [],
    presence: { seats: [true, isBenHere], spectators: 1 },
    log: [],
    clocks: null,
    now: 0,
  };
}

function placeOf(wish: TableClient['wish']): TableClient;
function placeOf(wish: unknown): unknown {
  return { wish };
}

function show(seats: readonly number[], some?: Some): void {
  const shared = { game: fantasyRealms, place: placeOf(vi.fn()), names: ['Anna', 'Ben'] };
  render(
    <TopBar
      {...shared}
      state={table(seats, some)}
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

  it('says that who is awaited is away, and that one has given up', () => {
    show([0], { isBenHere: false });
    expect(screen.getByText('Ben is away')).toBeTruthy();
    cleanup();
    show([0], { conceded: true });
    expect(screen.getByText('You gave up · Ben is thinking')).toBeTruthy();
  });

  it('tells those who only watch that they do', () => {
    show([]);
    expect(screen.getByText('You are watching · Ben is thinking')).toBeTruthy();
    cleanup();
    show([], { state: 'waiting' });
    expect(screen.getByText('You are watching')).toBeTruthy();
  });
});
