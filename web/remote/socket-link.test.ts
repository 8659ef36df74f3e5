import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSocket, pauseBefore } from './socket-link.ts';

class FakeSocket extends EventTarget {
  static made: FakeSocket[] = [];
  readyState = 0;
  readonly sent: string[] = [];
  readonly protocols: string[];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(_: string, protocols: string[]) {
    super();
    this.protocols = protocols;
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

function asSocket(fake: FakeSocket): WebSocket;
function asSocket(fake: unknown): unknown {
  return fake;
}

const connect = (token?: string) =>
  openSocket('ws://x', token, (url, protocols) => asSocket(new FakeSocket(url, protocols)));
const last = () => {
  const socket = FakeSocket.made.at(-1);
  if (socket === undefined) throw new Error('no socket');
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.made = [];
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the socket link', () => {
  it('sends the token as a subprotocol, never in the address', () => {
    connect('secret').close();
    expect(last().protocols).toEqual(['tafelrunde', 'token.secret']);
  });

  it('comes back by itself, and says so each time', () => {
    const link = connect();
    const opened = vi.fn<() => void>();
    link.onOpen(opened);
    last().open();
    expect(link.connection.get()).toBe('open');
    last().close();
    expect(link.connection.get()).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
    last().open();
    expect(link.connection.get()).toBe('open');
    expect(opened).toHaveBeenCalledTimes(2);
    link.close();
  });

  it('waits longer each time, but never longer than half a minute', () => {
    expect(pauseBefore(0, 0.5)).toBe(400);
    expect(pauseBefore(3, 0.5)).toBe(3200);
    expect(pauseBefore(30, 1)).toBe(25_000);
  });

  it('gives up a connection that no longer answers', () => {
    const link = connect();
    last().open();
    vi.advanceTimersByTime(25_000);
    expect(last().sent).toEqual(['{"type":"ping"}']);
    vi.advanceTimersByTime(25_000);
    expect(link.connection.get()).toBe('lost');
    link.close();
  });

  it('gives up a connection on which a wish is not answered', () => {
    const link = connect();
    last().open();
    link.send({ type: 'seen', seq: 1 });
    vi.advanceTimersByTime(20_000);
    expect(link.connection.get()).toBe('open');
    link.send({ type: 'chat', ask: 'a', text: 'Hello' });
    vi.advanceTimersByTime(7_000);
    last().onmessage?.({ data: '{"type":"accepted","ask":"a","seq":1}' });
    vi.advanceTimersByTime(7_000);
    expect(link.connection.get()).toBe('open');
    link.send({ type: 'chat', ask: 'b', text: 'Hello?' });
    vi.advanceTimersByTime(8_000);
    expect(link.connection.get()).toBe('lost');
    vi.advanceTimersByTime(1_000);
    expect(FakeSocket.made).toHaveLength(2);
    link.close();
  });

  it('knows at once that the browser is cut off, and is back at once', () => {
    const link = connect();
    last().open();
    dispatchEvent(new Event('offline'));
    expect(link.connection.get()).toBe('lost');
    dispatchEvent(new Event('online'));
    expect(FakeSocket.made).toHaveLength(2);
    last().open();
    expect(link.connection.get()).toBe('open');
    link.close();
  });

  it('has one connection, however many events tell that the network is back', () => {
    const link = connect();
    const opened = vi.fn<() => void>();
    const heard = vi.fn<() => void>();
    link.onOpen(opened);
    link.onMessage(heard);
    last().open();
    last().close();
    dispatchEvent(new Event('online'));
    document.dispatchEvent(new Event('visibilitychange'));
    const [, stale, fresh] = FakeSocket.made;
    expect(stale?.readyState).toBe(3);
    fresh?.open();
    stale?.open();
    stale?.onmessage?.({ data: '{"type":"pong","now":1}' });
    expect(opened).toHaveBeenCalledTimes(2);
    expect(heard).not.toHaveBeenCalled();
    link.close();
    expect(fresh?.readyState).toBe(3);
  });

  it('tries anew if it takes too long to get through', () => {
    const link = connect();
    vi.advanceTimersByTime(15_000);
    expect(link.connection.get()).toBe('lost');
    expect(last().readyState).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(14_000);
    last().open();
    vi.advanceTimersByTime(15_000);
    expect(link.connection.get()).toBe('open');
    link.close();
  });

  it('is in no hurry to come back where it is turned away', () => {
    const link = connect();
    for (let tries = 0; tries < 6; tries++) {
      last().open();
      last().onmessage?.({ data: '{"type":"refused","ask":null,"code":"too-many","message":{"en":"","de":""}}' });
      last().close(1008);
      while (last().readyState === 3) vi.advanceTimersByTime(100);
    }
    last().close(1008);
    vi.advanceTimersByTime(10_000);
    expect(FakeSocket.made).toHaveLength(7);
    link.close();
  });

  it('does not come back to a table that has said goodbye', () => {
    const link = connect();
    last().open();
    last().close(1000);
    vi.advanceTimersByTime(120_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(link.connection.get()).toBe('open');
  });

  it('stays closed when it was closed', () => {
    const link = connect();
    last().open();
    link.close();
    vi.advanceTimersByTime(120_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});
