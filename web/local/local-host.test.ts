import { afterEach, describe, expect, it, vi } from 'vitest';
import { openLocalHost } from './local-host.ts';

class FakeWorker extends EventTarget {
  static made: FakeWorker[] = [];
  readonly postMessage = vi.fn<(message: { readonly type: string; readonly steal?: boolean }) => void>();
  readonly terminate = vi.fn<() => void>();
  constructor() {
    super();
    FakeWorker.made.push(this);
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  FakeWorker.made = [];
});

describe('the worker of a local table', () => {
  it('is in trouble if it cannot be loaded, and can be had anew', () => {
    vi.stubGlobal('Worker', FakeWorker);
    const host = openLocalHost('t1');
    FakeWorker.made[0]?.dispatchEvent(new Event('error'));
    expect(host.state.get().trouble).toEqual({ kind: 'crashed', detail: '' });
    host.takeOver();
    expect(host.state.get().trouble).toBeUndefined();
    expect(FakeWorker.made[0]?.terminate).toHaveBeenCalledOnce();
    expect(FakeWorker.made[1]?.postMessage.mock.lastCall?.[0]).toMatchObject({ type: 'open', steal: true });
    FakeWorker.made[1]?.dispatchEvent(new ErrorEvent('error', { message: 'it broke' }));
    expect(host.state.get().trouble).toEqual({ kind: 'crashed', detail: 'it broke' });
    host.close();
  });
});
