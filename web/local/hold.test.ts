import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdAlone } from './hold.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a table where the browser knows no locks', () => {
  it('belongs to the tab that came last, and the one before is told', async () => {
    vi.stubGlobal('navigator', {});
    const [first, second, other] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
    expect(await holdAlone('t1', false, first)).toBe(true);
    expect(await holdAlone('t2', false, other)).toBe(true);
    expect(await holdAlone('t1', false, second)).toBe(true);
    await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
    expect(second).not.toHaveBeenCalled();
    expect(other).not.toHaveBeenCalled();
  });
});
