import { afterEach, describe, expect, it, vi } from 'vitest';
import { isRecord, recall } from '../app/kept/storage.ts';
import { forgetMe } from './forget-me.ts';
import { keepSeat, onlineSeats } from './seats.ts';

function sitAt(tables: number): void {
  for (let n = 0; n < tables; n++)
    keepSeat({ table: `t${n}`, game: 'fantasy-realms', token: `token-${n}`, name: 'Anna', at: n, invitations: [] });
}

/** A server that answers the first requests and then goes away. */
function serverFor(requests: number): number[] {
  const sizes: number[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { readonly body: string }) => {
    if (sizes.length === requests) return Promise.reject(new Error('offline'));
    const sent: unknown = JSON.parse(body);
    sizes.push(isRecord(sent) && Array.isArray(sent.tokens) ? sent.tokens.length : 0);
    return Promise.resolve(new Response('{}'));
  });
  return sizes;
}

afterEach(() => {
  vi.unstubAllGlobals();
  onlineSeats.set([]);
  localStorage.clear();
});

describe('deleting what the server knows', () => {
  it('keeps the seats while the server cannot be reached, so that it can be tried again', async () => {
    sitAt(2);
    serverFor(0);
    expect(await forgetMe()).toBe('not told');
    expect(onlineSeats.get().map(({ token }) => token)).toEqual(['token-1', 'token-0']);
    expect(recall('seats')).toHaveLength(2);
    serverFor(1);
    expect(await forgetMe()).toBe('told');
    expect(onlineSeats.get()).toEqual([]);
  });

  it('tells of 450 seats in three parts, and of those that were told none is kept', async () => {
    sitAt(450);
    const sizes = serverFor(2);
    expect(await forgetMe()).toBe('not told');
    expect(sizes).toEqual([200, 200]);
    expect(onlineSeats.get()).toHaveLength(50);
    const rest = serverFor(1);
    expect(await forgetMe()).toBe('told');
    expect(rest).toEqual([50]);
  });

  it('has nothing to tell without a seat', async () => {
    expect([await forgetMe(), serverFor(0)]).toEqual(['told', []]);
  });
});
