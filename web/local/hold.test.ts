import { afterEach, describe, expect, it, vi } from 'vitest';
import { holdAlone } from './hold.ts';

afterEach(() => vi.unstubAllGlobals());

/** One browser's locks, as its workers see them; a worker that ends lets go of all it has. */
class FakeLocks {
  private readonly holders = new Map<string, { readonly worker: string; lose(fault: Error): void }>();
  private readonly queue: { readonly name: string; grant(): void }[] = [];

  of(worker: string) {
    return {
      request: (name: string, options: LockOptions, work: (lock: object | null) => unknown) =>
        new Promise((_, reject) => {
          const grant = () => {
            this.holders.get(name)?.lose(new Error('stolen'));
            this.holders.set(name, { worker, lose: reject });
            work({ name });
          };
          if (!this.holders.has(name) || options.steal === true) grant();
          else if (options.ifAvailable === true) work(null);
          else {
            this.queue.push({ name, grant });
            options.signal?.addEventListener('abort', () => reject(new Error('too late')));
          }
        }),
    };
  }

  end(worker: string): void {
    for (const [name, holder] of this.holders) if (holder.worker === worker) this.holders.delete(name);
    for (const { name, grant } of this.queue.splice(0)) if (!this.holders.has(name)) grant();
  }
}

describe('a table where the browser knows locks', () => {
  const locks = new FakeLocks();
  const hold = (worker: string, steal: boolean, lost = () => undefined): Promise<boolean> => {
    vi.stubGlobal('navigator', { locks: locks.of(worker) });
    return holdAlone('t1', steal, lost);
  };

  it('belongs to one tab; another one that takes it over waits for its last move', async () => {
    const lost = vi.fn<() => undefined>();
    expect(await hold('first', false, lost)).toBe(true);
    expect(await hold('second', false)).toBe(false);
    const taken = vi.fn<(mine: boolean) => void>();
    const taking = hold('third', true).then(taken);
    await vi.waitFor(() => expect(lost).toHaveBeenCalledOnce());
    expect(taken).not.toHaveBeenCalled();
    locks.end('first');
    await taking;
    expect(taken).toHaveBeenCalledExactlyOnceWith(true);
  });
});

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
