import type { ClientMessage, HostMessage } from '@tafelrunde/table/client';
import type { Link } from '../app/link.ts';
import { createStore, type Store } from '../app/store.ts';
import { lookForUpdate } from '../app/update.ts';

type Connection = 'connecting' | 'open' | 'lost';

export interface SocketLink extends Link {
  readonly connection: Store<Connection>;
}

/** Milliseconds before the next try, growing; a little chance keeps a thousand tabs from coming back at once. */
export function pauseBefore(tries: number, chance: number): number {
  return Math.min(20_000, 400 * 2 ** tries) * (0.75 + chance / 2);
}

/** So often a quiet connection is asked whether it still lives; without an answer it counts as lost. */
const PULSE = 25_000;

/** The table has said goodbye: there is nothing to come back to. */
const FOR_GOOD = 1000;

/** What is sent while the way is closed is not kept here: the greeting says what is missing, wishes are made again. */
export function openSocket(
  address: string,
  token: string | undefined,
  makeSocket = (url: string, protocols: string[]) => new WebSocket(url, protocols),
): SocketLink {
  const connection = createStore<Connection>('connecting');
  const listeners = new Set<(message: HostMessage) => void>();
  const openers = new Set<() => void>();
  let socket: WebSocket | undefined;
  let tries = 0;
  let again: ReturnType<typeof setTimeout> | undefined;
  let pulse: ReturnType<typeof setInterval> | undefined;
  let heard = true;
  let closed = false;

  const connect = (): void => {
    clearTimeout(again);
    const made = makeSocket(address, token === undefined ? ['tafelrunde'] : ['tafelrunde', `token.${token}`]);
    socket = made;
    made.onopen = () => {
      // Whoever comes back may find another server than the one that went away.
      if (tries > 0) lookForUpdate();
      heard = true;
      connection.set('open');
      for (const opener of openers) opener();
    };
    made.onmessage = ({ data }) => {
      heard = true;
      const message: HostMessage = JSON.parse(String(data));
      if (message.type !== 'refused') tries = 0;
      for (const listener of listeners) listener(message);
    };
    made.onclose = ({ code }) => {
      if (closed || socket !== made) return;
      if (code === FOR_GOOD) return close();
      connection.set('lost');
      again = setTimeout(connect, pauseBefore(tries++, Math.random()));
    };
  };

  const check = (): void => {
    if (connection.get() !== 'open') return;
    if (heard) send({ type: 'ping' });
    else socket?.close();
    heard = false;
  };

  /** The laptop woke up, or the network is back: no need to wait any longer. */
  const hurry = (): void => {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    if (connection.get() === 'lost') {
      tries = 0;
      connect();
    } else check();
  };

  const send = (message: ClientMessage): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  const close = (): void => {
    closed = true;
    clearTimeout(again);
    clearInterval(pulse);
    removeEventListener('online', hurry);
    document.removeEventListener('visibilitychange', hurry);
    socket?.close();
  };

  connect();
  pulse = setInterval(check, PULSE);
  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  return {
    connection,
    send,
    onMessage(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onOpen(listener) {
      openers.add(listener);
      if (socket?.readyState === WebSocket.OPEN) listener();
      return () => openers.delete(listener);
    },
    close,
  };
}

export function socketAddress(table: string): string {
  const { protocol, host } = location;
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/api/tables/${table}/socket`;
}
