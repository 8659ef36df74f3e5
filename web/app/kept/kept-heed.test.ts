import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptHeed } from './kept-heed.ts';
import { forget } from './storage.ts';

const resting = { about: 'all', rest: true, never: ['bomb'], deaf: ['alarm:loot'] } as const;

beforeEach(() => {
  vi.useFakeTimers();
  forget('heeds');
});
afterEach(() => vi.useRealTimers());

describe('what one wants to be asked about', () => {
  it('is kept for each table and person', () => {
    keptHeed('t1', 0).keep(resting);
    expect(keptHeed('t1', 0).read()).toEqual(resting);
    expect(keptHeed('t1', 1).read()).toBeUndefined();
    expect(keptHeed('t2', 0).read()).toBeUndefined();
  });

  it('but passing until my turn ends with a long absence', () => {
    keptHeed('t1', 0).keep(resting);
    vi.advanceTimersByTime(9 * 60_000);
    expect(keptHeed('t1', 0).read()?.rest).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(keptHeed('t1', 0).read()).toEqual({ ...resting, rest: false });
  });
});
