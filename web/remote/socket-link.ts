import type { ClientMessage, HostMessage } from '@tafelrunde/table/client';
import { createStore, type Store } from '../app/kept/store.ts';
import type { Link } from '../app/seat/link.ts';
import { lookForUpdate } from '../app/shell/update.ts';

type Connection = 'connecting' | 'open' | 'lost';

export interface SocketLink extends Link {
  readonly connection: Store<Connection>;
}

/** Milliseconds before the next try, growing; a little chance keeps a thousand tabs from coming back at once. */
export function pauseBefore(tries: number, chance: number): number {
  return Math.min(20_000, 400 * 2 ** tries) * (0.75 + chance / 2);
}

/** So often a quiet connection is asked whether it still lives. */
const PULSE = 25_000;

/** Milliseconds without a word on what was asked: then the connection counts as lost, whatever the browser thinks of it. */
const SILENCE = 8_000;

/** Milliseconds that it may take to get through to the server. */
const OPENING = 15_000;

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
  let silence: ReturnType<typeof setTimeout> | undefined;
  let closed = false;

  const hearAgain = (): void => {
    clearTimeout(silence);
    silence = undefined;
  };

  /** Nobody listens to the old one any more. */
  const drop = (): void => {
    const dead = socket;
    socket = undefined;
    dead?.close();
    hearAgain();
    clearTimeout(again);
  };

  /** Whatever becomes of the old one, there will be a new one. */
  const lose = (): void => {
    drop();
    connection.set('lost');
    again = setTimeout(connect, pauseBefore(tries++, Math.random()));
  };

  const connect = (): void => {
    drop();
    const made = makeSocket(address, token === undefined ? ['tafelrunde'] : ['tafelrunde', `token.${token}`]);
    socket = made;
    silence = setTimeout(lose, OPENING);
    made.onopen = () => {
      if (socket !== made) return;
      hearAgain();
      // Whoever comes back may find another server than the one that went away.
      if (tries > 0) lookForUpdate();
      connection.set('open');
      for (const opener of openers) opener();
    };
    made.onmessage = ({ data }) => {
      if (socket !== made) return;
      hearAgain();
      const message: HostMessage = JSON.parse(String(data));
      if (message.type !== 'refused') tries = 0;
      for (const listener of listeners) listener(message);
    };
    made.onclose = ({ code }) => {
      if (closed || socket !== made) return;
      if (code === FOR_GOOD) close();
      else lose();
    };
  };

  const check = (): void => {
    if (connection.get() === 'open') send({ type: 'ping' });
  };

  /** The browser knows that there is no network before any socket does. */
  const cutOff = (): void => {
    if (connection.get() === 'open') lose();
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
    if (socket?.readyState !== WebSocket.OPEN) return;
    socket.send(JSON.stringify(message));
    if (isAnswered(message)) silence ??= setTimeout(lose, SILENCE);
  };

  const close = (): void => {
    closed = true;
    clearTimeout(again);
    clearInterval(pulse);
    hearAgain();
    removeEventListener('online', hurry);
    removeEventListener('offline', cutOff);
    document.removeEventListener('visibilitychange', hurry);
    socket?.close();
  };

  connect();
  pulse = setInterval(check, PULSE);
  addEventListener('online', hurry);
  addEventListener('offline', cutOff);
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

/** Every wish, and every question whether somebody is there. */
const isAnswered = (message: ClientMessage): boolean =>
  'ask' in message || message.type === 'hello' || message.type === 'ping';

export function socketAddress(table: string): string {
  const { protocol, host } = location;
  return `${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}/api/tables/${table}/socket`;
}
