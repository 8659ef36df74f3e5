import type { Socket } from 'node:net';
import type { ClosedWhy, Sender } from '@tafelrunde/table';
import type { FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { createShares } from '../limits.ts';
import type { LiveTable, Peer } from '../live-table.ts';
import { whoHas } from '../people.ts';
import { newId } from '../tokens.ts';
import { framesOf } from './frames.ts';
import { refusal, refused, type ServerCode } from './refusals.ts';
import { tableId } from './schemas.ts';
import type { App, World } from './world.ts';

/** The name under which a client offers its token: it goes into no address and no log. */
const TOKEN = /^token\.([\w-]{1,100})$/;
export const SUBPROTOCOL = 'tafelrunde';

/** Close codes of WebSocket. */
const [FOR_GOOD, AGAIN, NOT_TEXT, POLICY] = [1000, 1012, 1003, 1008];

/** Who does not read what is sent to them is sent away: so many characters may lie around. */
const MOST_UNREAD = 1_000_000;
/** After so many messages in a row that were too fast somebody is sent away. */
const MOST_PATIENCE = 100;
/** Milliseconds without any sign of life. */
const PULSE = 30_000;

export function socketRoute(app: App, world: World): void {
  const { config, hall, store, metrics, now, log } = world;
  const { limits } = config;
  const addresses = createShares(limits.connectionsPerAddress, limits.messagesPerSecondPerAddress);
  const people = createShares(limits.connectionsPerPerson, limits.messagesPerSecond);
  let open = 0;
  metrics.gauge('connections', 'Sockets that are open.', () => open);

  /** Before the socket opens, so that a flood of them costs little. */
  const admit = async (request: FastifyRequest): Promise<void> => {
    const trouble = troubleWith(request);
    if (trouble === undefined) return;
    metrics.add('connections_refused_total');
    throw refused(trouble);
  };

  const troubleWith = ({ headers }: FastifyRequest): ServerCode | undefined => {
    if (!isOwnOrigin(headers.origin, headers.host, config.publicUrl)) return 'bad-origin';
    return open >= limits.connections ? 'too-many' : undefined;
  };

  app.get(
    '/tables/:id/socket',
    {
      websocket: true,
      preValidation: admit,
      schema: { params: tableId },
    },
    (socket, request) => {
      const { id } = request.params;
      if (!addresses.enter(request.ip)) {
        metrics.add('connections_refused_total');
        turnAway(socket, 'too-many');
        return;
      }
      open++;
      socket.once('close', () => {
        open--;
        addresses.leave(request.ip);
      });
      // Whatever goes wrong on a socket ends in its being closed, which is taken care of.
      socket.on('error', () => undefined);
      welcome(socket, request, id).catch((fault: unknown) => {
        metrics.add('faults_total');
        log.fault('a socket could not be served', fault);
        socket.close(AGAIN);
      });
    },
  );

  /** Nothing is read from it until it is clear whose it is. */
  const welcome = async (socket: WebSocket, request: FastifyRequest, id: string): Promise<void> => {
    socket.pause();
    const token = tokenOffered(request);
    const finding = Promise.all([hall.visit(id), token === undefined ? undefined : whoHas(store, token)]);
    // One that stays paused could not even be closed.
    const [live, holder] = await finding.finally(() => socket.resume());
    if (socket.readyState !== socket.OPEN) return;
    if (live === undefined) return dismiss(socket, 'deleted');
    if (token !== undefined && holder === undefined) return dismiss(socket, 'removed');
    const connection = newId();
    const person = holder ?? `watching ${connection}`;
    if (!people.enter(person)) return turnAway(socket, 'too-many');
    socket.once('close', () => people.leave(person));
    serve(socket, request, live, { person, connection });
  };

  const serve = (socket: WebSocket, { ip, raw }: FastifyRequest, live: LiveTable, sender: Sender): void => {
    let throttled = 0;
    let alive = true;
    const pulse = setInterval(() => {
      if (!alive) return socket.terminate();
      alive = false;
      socket.ping();
      return undefined;
    }, PULSE);
    hall.enter(live, sender, peerOn(socket, raw.socket));
    socket.on('pong', () => {
      alive = true;
    });
    socket.once('close', () => {
      clearInterval(pulse);
      hall.leave(live, sender);
    });
    socket.on('message', (data: RawData, isBinary: boolean) => {
      alive = true;
      metrics.add('messages_received_total');
      const trouble = people.allows(sender.person, now()) && addresses.allows(ip, now()) ? undefined : 'too-fast';
      if (trouble !== undefined) {
        metrics.add('messages_throttled_total');
        throttled++;
        if (throttled > MOST_PATIENCE) socket.close(POLICY, trouble);
        else say(socket, trouble);
        return;
      }
      throttled = 0;
      if (isBinary) socket.close(NOT_TEXT, 'text only');
      else hear(socket, live, sender, textOf(data));
    });
  };

  const hear = (socket: WebSocket, live: LiveTable, sender: Sender, text: string): void => {
    if (text.length > limits.messageBytes) {
      metrics.add('messages_throttled_total');
      say(socket, 'too-large');
      return;
    }
    hall.hear(live, sender, parsed(text));
  };
}

/** What is no JSON is a message that no table understands. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString();
  return data instanceof ArrayBuffer ? Buffer.from(data).toString() : data.toString();
}

function peerOn(socket: WebSocket, stream: Socket): Peer {
  return {
    send(texts) {
      if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
      if (socket.readyState !== socket.OPEN) return;
      stream.write(framesOf(texts));
    },
    close: (why) => socket.close(why === 'again' ? AGAIN : FOR_GOOD),
  };
}

function say(socket: WebSocket, code: ServerCode): void {
  if (socket.readyState === socket.OPEN) {
    socket.send(JSON.stringify({ type: 'refused', ask: null, ...refusal(code) }));
  }
}

function turnAway(socket: WebSocket, code: ServerCode): void {
  say(socket, code);
  socket.close(POLICY, code);
}

function dismiss(socket: WebSocket, why: ClosedWhy): void {
  socket.send(JSON.stringify({ type: 'closed', why }));
  socket.close(FOR_GOOD, why);
}

function tokenOffered({ headers }: FastifyRequest): string | undefined {
  const offered = (headers['sec-websocket-protocol'] ?? '').split(',').map((each) => each.trim());
  return offered.flatMap((each) => TOKEN.exec(each)?.[1] ?? [])[0];
}

/** Programs send no origin; a page has to come from the address that the operator has named, or else from here. */
function isOwnOrigin(origin: string | undefined, host: string | undefined, publicUrl?: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return publicUrl === undefined ? new URL(origin).host === host : new URL(publicUrl).origin === origin;
}
