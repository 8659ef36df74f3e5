import type { Seated, TableInfo } from '@tafelrunde/table/client';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../../app/kept/settings.ts';
import type { TableClient } from '../../app/seat/table-client.ts';
import { Announcer, announce } from '../../app/shell/announcer.tsx';
import { hush } from './hushed.ts';
import { Notices } from './notices.tsx';

/** Anna's table, at which Ben has asked for something. */
function asked(id: number): Seated;
function asked(id: number): unknown {
  const proposals: TableInfo['proposals'] = [{ id, kind: 'undo', seat: 1, by: 1, yes: [1], no: [] }];
  return { info: { id: 't1', state: 'running', seats: [{}, {}], proposals }, you: { seats: [0] }, view: null };
}

function placeOf(wish: TableClient['wish']): TableClient;
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
    const wish = vi.fn<TableClient['wish']>();
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

describe("a request of one's own", () => {
  type Line = { readonly seq: number; readonly kind: string };

  /** Anna's table, at which she has asked in the seventh entry. */
  function annas(proposals: TableInfo['proposals'], log: readonly Line[]): Seated;
  function annas(proposals: unknown, log: unknown): unknown {
    return { info: { id: 't1', state: 'running', seats: [{}, {}], proposals }, you: { seats: [0] }, view: null, log };
  }
  const undo: TableInfo['proposals'] = [{ id: 7, kind: 'undo', seat: 0, by: 0, yes: [0], no: [] }];
  const show = (state: Seated) => (
    <Notices state={state} states={[state]} places={[placeOf(vi.fn())]} names={['Anna', 'Ben']} />
  );
  const after = (log: readonly Line[], request = undo) => {
    const { rerender, container } = render(show(annas(request, [{ seq: 7, kind: 'proposed' }])));
    rerender(show(annas([], log)));
    return container.textContent;
  };

  it('that is turned down or overtaken says so, and goes', () => {
    vi.useFakeTimers();
    const down = [
      { seq: 8, kind: 'voted' },
      { seq: 9, kind: 'withdrawn' },
    ];
    expect(after(down)).toBe('Not everybody agreed: your last move stands.');
    act(() => void vi.advanceTimersByTime(8_000));
    expect(screen.queryByText(/your last move stands/)).toBeNull();
    vi.useRealTimers();
    expect(after([{ seq: 8, kind: 'answer' }])).toBe('The game has gone on: your last move stands.');
    const bot: TableInfo['proposals'] = [{ id: 7, kind: 'takeover', seat: 1, by: 0, yes: [0], no: [] }];
    expect(after(down, bot)).toBe('The others would rather wait for Ben.');
  });

  it('that is granted, or that nobody wants any more, needs no word', () => {
    expect(
      after([
        { seq: 8, kind: 'voted' },
        { seq: 9, kind: 'undo' },
      ]),
    ).toBe('');
    expect(after([{ seq: 8, kind: 'withdrawn' }])).toBe('');
  });
});

describe('somebody for whom everybody waits', () => {
  it('and who has been away for a while can be replaced on the spot', () => {
    vi.useFakeTimers();
    const wish = vi.fn<TableClient['wish']>();
    const show = (state: Seated) => (
      <Notices state={state} states={[state]} places={[placeOf(wish)]} names={['Anna', 'Ben']} />
    );
    const { rerender } = render(show(waitingForBen()));
    act(() => void vi.advanceTimersByTime(100_000));
    rerender(show(waitingForBen(580_000)));
    expect(screen.queryByRole('button')).toBeNull();
    act(() => void vi.advanceTimersByTime(40_000));
    expect(screen.getByText('Ben is away')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Let a bot play' }));
    expect(wish).toHaveBeenCalledExactlyOnceWith({ type: 'takeover', seat: 1, mind: 'bot' });
    vi.useRealTimers();
  });

  const back = () => screen.queryByRole('button', { name: 'Take back what was begun' });

  it('and has begun what keeps the others out: they can ask for it to be taken back', () => {
    const wish = vi.fn<TableClient['wish']>();
    const state = waitingForBen(1, { begunBy: 1 });
    render(<Notices state={state} states={[state]} places={[placeOf(wish)]} names={['Anna', 'Ben']} />);
    fireEvent.click(screen.getByRole('button', { name: 'Take back what was begun' }));
    expect(wish).toHaveBeenCalledExactlyOnceWith({ type: 'undo', seat: 1 });
  });

  it('is offered a bot alone where nothing is begun, or where that is asked already', () => {
    const proposals: TableInfo['proposals'] = [{ id: 7, kind: 'step', seat: 1, by: 0, yes: [0], no: [] }];
    for (const some of [{}, { begunBy: 1, proposals }]) {
      const state = waitingForBen(1, some);
      render(<Notices state={state} states={[state]} places={[placeOf(vi.fn())]} names={['Anna', 'Ben']} />);
      expect(screen.getByRole('button', { name: 'Let a bot play' })).toBeTruthy();
      expect(back()).toBeNull();
      cleanup();
    }
  });

  interface Some {
    readonly begunBy?: number;
    readonly proposals?: TableInfo['proposals'];
  }

  function waitingForBen(since?: number, some?: Some): Seated;
  function waitingForBen(since?: number, { begunBy, proposals = [] }: Some = {}): unknown {
    const seats = [{ mind: 'person' }, { mind: 'person' }];
    return {
      info: { id: 't1', state: 'running', seats, proposals, settings: { patience: 60_000 } },
      you: { seats: [0] },
      view: { waiting: { seats: [1], somebody: false } },
      presence: { seats: [true, since === undefined], spectators: 0, since: [null, since ?? null] },
      undo: { free: false, why: 'nothing', begunBy },
      log: [],
      now: 500_000,
    };
  }
});

describe('another game', () => {
  function over(rematchBy: number): Seated;
  function over(rematchBy: number): unknown {
    const info = { id: 't1', state: 'over', seats: [{}, {}], proposals: [], rematch: 't2', rematchBy };
    return { info, you: { seats: [0] }, view: null };
  }
  const show = (state: Seated) =>
    render(<Notices state={state} states={[state]} places={[placeOf(vi.fn())]} names={['Anna', 'Ben']} />);

  it('that somebody offers who gave up after the deal says so', () => {
    const offered = over(1);
    const info = { ...offered.info, ended: { how: 'aborted' as const, by: 1 } };
    show({ ...offered, info });
    expect(
      screen.getByText('Ben gave this game up after the cards were dealt, and would like to play again.'),
    ).toBeTruthy();
  });

  it('that somebody offers is one click away, until it is declined', () => {
    history.replaceState(null, '', '/online/t1');
    show(over(1));
    expect(screen.getByText('Ben would like to play again.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Play again, too' }).getAttribute('href')).toBe('/online/t2');
    fireEvent.click(screen.getByRole('button', { name: 'Not now' }));
    expect(screen.queryByText('Ben would like to play again.')).toBeNull();
  });

  it("is not offered to whoever's idea it was", () => {
    show(over(0));
    expect(screen.queryByRole('link')).toBeNull();
  });
});
