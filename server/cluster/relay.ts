import { type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import { type RawData, WebSocket } from 'ws';

/* To and fro between a person and the server that drives their table. Nothing is read or changed on the way. */

/** Headers that belong to one connection. */
const HOP: ReadonlySet<string> = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host']);

export interface Way {
  /** The other server, as `http://10.0.0.5:8080`. */
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Milliseconds that the other server may take to answer. */
const ANSWERS_WITHIN = 5_000;
/** And to open a socket. */
const OPENS_WITHIN = 2_000;

/** False when the other server cannot be reached; nothing has been answered then. */
export function relayRequest(request: IncomingMessage, response: ServerResponse, way: Way): Promise<boolean> {
  const { method = 'GET', url = '/', headers } = request;
  const own = Object.entries(headers).filter(([name]) => !HOP.has(name) && name !== 'origin');
  return new Promise((resolve) => {
    const there = open(new URL(url, way.address), { method, headers: { ...Object.fromEntries(own), ...way.headers } });
    there.once('error', () => {
      if (response.headersSent) response.destroy();
      resolve(response.headersSent);
    });
    there.once('response', (answer) => {
      const said = Object.entries(answer.headers).filter(([name]) => !HOP.has(name));
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(said));
      answer.pipe(response);
      answer.once('close', () => resolve(true));
    });
    // One that stands still takes connections, and says nothing.
    there.setTimeout(ANSWERS_WITHIN, () => there.destroy(new Error('no answer')));
    request.pipe(there);
  });
}

/** Who does not read what is sent to them is cut off, here as there. */
const MOST_UNREAD = 1_000_000;
/** Milliseconds between two signs of life. */
const PULSE = 30_000;
/** Close codes that may be sent; others only say how a connection broke. */
const isSayable = (code: number): boolean =>
  code === 1000 || (code >= 1002 && code < 1015 && ![1004, 1005, 1006].includes(code));
const AGAIN = 1012;
/** Milliseconds in which whoever is sent away has to go. */
const LEAVES_WITHIN = 2_000;

/** `socket` is paused, and goes on when the other server listens. */
export function relaySocket(socket: WebSocket, url: string, protocols: readonly string[], way: Way): void {
  const target = new URL(url, way.address);
  target.protocol = target.protocol.replace('http', 'ws');
  const there = new WebSocket(target, [...protocols], {
    headers: way.headers,
    perMessageDeflate: false,
    handshakeTimeout: OPENS_WITHIN,
  });

  const hand = (to: WebSocket) => (data: RawData, isBinary: boolean) => {
    if (to.readyState !== to.OPEN) return;
    if (to.bufferedAmount > MOST_UNREAD) to.terminate();
    else to.send(data, { binary: isBinary });
  };
  let isAlive = true;
  const pulse = setInterval(() => {
    if (!isAlive) return socket.terminate();
    isAlive = false;
    return socket.ping();
  }, PULSE);

  // Signs of life, too: the other server counts them, and answers.
  const handSign = (to: WebSocket, sign: 'ping' | 'pong') => (data: Buffer) => {
    if (to.readyState !== to.OPEN) return;
    if (to.bufferedAmount > MOST_UNREAD) to.terminate();
    else to[sign](data);
  };
  socket.on('pong', () => {
    isAlive = true;
  });
  socket.on('pong', handSign(there, 'pong'));
  socket.on('ping', handSign(there, 'ping'));
  there.on('pong', handSign(socket, 'pong'));
  socket.on('message', hand(there));
  there.on('message', hand(socket));
  there.once('open', () => socket.resume());
  // What went wrong is told by the end of the connection, which follows.
  there.on('error', () => undefined);
  socket.once('close', () => {
    clearInterval(pulse);
    there.close();
  });
  there.once('close', (code, reason) => {
    socket.resume();
    socket.close(isSayable(code) ? code : AGAIN, reason);
    // Who goes on talking does not hear it.
    const alarm = setTimeout(() => socket.terminate(), LEAVES_WITHIN);
    socket.once('close', () => clearTimeout(alarm));
  });
}
