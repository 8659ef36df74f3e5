import type { LogLine, Seated } from '@tafelrunde/table/client';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { happenedSince, useMissed } from './missed.ts';

const line = (seq: number): LogLine => ({ seq, kind: 'answer', events: [{ type: 'moved' }] });

/** As much of a table as counts here. */
function tableAt(seq: number): Seated;
function tableAt(seq: number): unknown {
  return { info: { id: 't1' }, you: { seats: [0] }, seq, log: Array.from({ length: seq }, (_, i) => line(i + 1)) };
}

/** Somebody sees the table as it is then, and leaves. */
function lookOnUntil(seq: number): void {
  const { unmount } = renderHook(() => useMissed(tableAt(seq), () => undefined));
  vi.runAllTimers();
  unmount();
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('what was missed', () => {
  it('is what happened in the game, not what was said about it', () => {
    expect(happenedSince([line(1), line(2), { seq: 3, kind: 'proposed' }, line(4)], 1)).toEqual([2, 4]);
  });

  it('is not what one has done oneself', () => {
    const mine: LogLine = { seq: 2, kind: 'answer', by: 0, events: [{ type: 'moved', seat: 0 }] };
    const told: LogLine = { seq: 3, kind: 'answer', events: [{ type: 'moved', seat: 0 }] };
    const other: LogLine = { seq: 4, kind: 'answer', by: 1, events: [{ type: 'moved', seat: 1 }] };
    expect(happenedSince([line(1), mine, told, other], 0, [0])).toEqual([1, 4]);
  });

  it('is nothing for who comes for the first time, or has looked on all the time', () => {
    const { result, rerender } = renderHook(({ seq }) => useMissed(tableAt(seq), () => undefined), {
      initialProps: { seq: 3 },
    });
    expect(result.current.seqs).toEqual([]);
    rerender({ seq: 5 });
    expect(result.current.seqs).toEqual([]);
  });

  it('is shown move by move to who comes back, and then the table is as it is now', () => {
    lookOnUntil(3);
    const look = vi.fn<(seq: number | undefined) => void>();
    const { result } = renderHook(() => useMissed(tableAt(5), look));
    expect(result.current.seqs).toEqual([4, 5]);
    act(() => result.current.watch());
    for (let beat = 0; beat < 3; beat++) act(() => void vi.advanceTimersByTime(1100));
    expect(look.mock.calls).toEqual([[4], [5], [undefined]]);
    expect(result.current.seqs).toEqual([]);
    expect(result.current.at).toBeUndefined();
  });

  it('can be skipped', () => {
    lookOnUntil(3);
    const look = vi.fn<(seq: number | undefined) => void>();
    const { result } = renderHook(() => useMissed(tableAt(9), look));
    act(() => result.current.watch());
    act(() => result.current.skip());
    expect(look.mock.calls).toEqual([[4], [undefined]]);
    expect(result.current.seqs).toEqual([]);
  });
});
