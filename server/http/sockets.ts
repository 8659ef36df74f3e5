import { isIP, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { askOf, type ClosedWhy, type Sender } from '@tafelrunde/table';
import type { FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { type Buckets, createBuckets, createCounts, networkOf } from '../limits.ts';
import type { LiveTable, Peer } from '../live-table.ts';
import { whoHas } from '../people.ts';
import { RefusalError, refusal, refused, type ServerCode } from '../refusals.ts';
import { newId } from '../tokens.ts';
import { clientOf, isPassedOn, passOnSocket } from './passing-on.ts';
import { tableId } from './schemas.ts';
import { weightOf } from './weights.ts';
import type { App, World } from './world.ts';

/** The name under which a client offers its token: it goes into no address and no log. */
const TOKEN = /^token\.([\w-]{1,100})$/;
export const SUBPROTOCOL = 'tafelrunde';

/** Close codes of WebSocket. */
const [FOR_GOOD, AGAIN, NOT_TEXT, POLICY] = [1000, 1012, 1003, 1008];

/** Who does not read what is sent to them is sent away: so many characters may lie around. */
const MOST_UNREAD = 1_000_000;
/** With so many messages that were too fast, less those that were not, somebody is sent away, */
const MOST_PATIENCE = 100;
/** and who goes on like that is cut off. */
const NO_PATIENCE = 1_000;
/** Milliseconds without any sign of life. */
const PULSE = 30_000;

export function socketRoute(app: App, world: World): void {
  const { config, hall, store, metrics, log } = world;
  const { limits } = config;
  const here = {
    addresses: createCounts(limits.connectionsPerAddress),
    people: createCounts(limits.connectionsPerPerson),
  };
  const flow = {
    addresses: bucketsFor(limits.messagesPerSecondPerAddress),
    people: bucketsFor(limits.messagesPerSecond),
  };
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
      const address = networkOf(clientOf(world, request));
      // Whatever goes wrong on a socket ends in its being closed, which is taken care of.
      socket.on('error', () => undefined);
      if (!here.addresses.enter(address)) {
        metrics.add('connections_refused_total');
        turnAway(socket, 'too-many');
        return;
      }
      open++;
      socket.once('close', () => {
        open--;
        here.addresses.leave(address);
      });
      welcome(socket, request, { id, address }).catch((fault: unknown) => {
        socket.close(AGAIN);
        if (fault instanceof RefusalError) return;
        metrics.add('faults_total');
        log.fault('a socket could not be served', fault);
      });
    },
  );

  /** Nothing is read from it until it is clear whose it is. */
  const welcome = async (
    socket: WebSocket,
    request: FastifyRequest,
    { id, address }: { readonly id: string; readonly address: string },
  ): Promise<void> => {
    socket.pause();
    const elsewhere = await hall.whereIs(id).catch((fault: unknown) => {
      socket.resume();
      throw fault;
    });
    if (elsewhere !== undefined) return passOn(socket, request, elsewhere);
    const token = tokenOffered(request);
    const finding = Promise.all([hall.visit(id), token === undefined ? undefined : whoHas(store, token)]);
    // One that stays paused could not even be closed.
    const [live, holder] = await finding.finally(() => socket.resume());
    if (socket.readyState !== socket.OPEN) return;
    if (live === undefined) return dismiss(socket, 'deleted');
    if (token !== undefined && holder === undefined) return dismiss(socket, 'removed');
    // Thrown away meanwhile: whoever comes again finds what the store has.
    if (live.gone) return socket.close(AGAIN);
    const connection = newId();
    const person = holder ?? `watching ${connection}`;
    if (!here.people.enter(person)) return turnAway(socket, 'too-many');
    socket.once('close', () => here.people.leave(person));
    serve(socket, live, { person, connection }, peerOn(socket, request.raw.socket, address));
  };

  const passOn = (socket: WebSocket, request: FastifyRequest, elsewhere: string): void => {
    if (!isPassedOn(world, request)) {
      passOnSocket(world, socket, request, elsewhere);
      return;
    }
    // It was passed on to us, and has moved meanwhile: not in circles.
    socket.resume();
    socket.close(AGAIN);
  };

  const serve = (socket: WebSocket, live: LiveTable, sender: Sender, peer: Peer): void => {
    const { person } = sender;
    const { address } = peer;
    let throttled = 0;
    let greeted = false;
    let alive = true;
    const pulse = setInterval(() => {
      if (!alive) return socket.terminate();
      alive = false;
      if (isReading(socket)) socket.ping();
      return undefined;
    }, PULSE);

    /** Everything that comes in counts, whatever it is, and from those who were told to go as well. */
    const isTooFast = (): boolean => {
      if (socket.readyState === socket.OPEN && flow.people.take(person) && flow.addresses.take(address)) {
        if (throttled > 0) throttled--;
        return false;
      }
      throttle();
      return true;
    };

    const throttle = (): void => {
      metrics.add('messages_throttled_total');
      throttled++;
      if (throttled > NO_PATIENCE) socket.terminate();
      else if (throttled > MOST_PATIENCE) socket.close(POLICY, 'too-fast');
    };

    hall.enter(live, sender, peer);
    socket.once('close', () => {
      clearInterval(pulse);
      hall.leave(live, sender);
    });
    socket.on('pong', () => {
      alive = true;
      isTooFast();
    });
    socket.on('ping', (data: Buffer) => {
      alive = true;
      if (!isTooFast() && isReading(socket)) socket.pong(data);
    });
    socket.on('message', (data: RawData, isBinary: boolean) => {
      alive = true;
      metrics.add('messages_received_total');
      if (isTooFast()) {
        if (socket.readyState === socket.OPEN) say(socket, 'too-fast', askOf(parsed(textOf(data))));
      } else if (isBinary) socket.close(NOT_TEXT, 'text only');
      else hear(textOf(data));
    });

    const hear = (text: string): void => {
      if (text.length > limits.messageBytes) {
        metrics.add('messages_throttled_total');
        say(socket, 'too-large');
        return;
      }
      const message = parsed(text);
      const more = weightOf(message) - 1;
      // The first is the greeting, and how often somebody may come is counted elsewhere.
      if (more > 0 && greeted) {
        flow.people.spend(person, more);
        flow.addresses.spend(address, more);
      }
      greeted = true;
      if (hall.hear(live, sender, message)) return;
      // The table has more to do than it may: whoever goes on asking is sent away.
      throttled++;
      throttle();
      if (socket.readyState === socket.OPEN) say(socket, 'too-fast', askOf(message));
    };
  };
}

/** Twice as many at once are fine. */
const bucketsFor = (perSecond: number): Buckets => createBuckets(perSecond * 2, perSecond);

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

/** Who does not read is cut off, so that what they ask for does not pile up here. */
function isReading(socket: WebSocket): boolean {
  if (socket.bufferedAmount > MOST_UNREAD) socket.terminate();
  return socket.readyState === socket.OPEN;
}

function peerOn(socket: WebSocket, stream: Socket, address: string): Peer {
  return {
    address,
    send(texts) {
      if (!isReading(socket)) return;
      // Several messages leave in one write.
      stream.cork();
      for (const text of texts) socket.send(text);
      stream.uncork();
    },
    close: (why) => socket.close(why === 'again' ? AGAIN : FOR_GOOD),
  };
}

function say(socket: WebSocket, code: ServerCode, ask: string | null = null): void {
  if (isReading(socket)) socket.send(JSON.stringify({ type: 'refused', ask, ...refusal(code) }));
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
  if (publicUrl !== undefined) return new URL(publicUrl).origin === origin;
  return new URL(origin).host === host && isOwnName(new URL(origin).hostname);
}

/** Without a name that the operator has given, only addresses and the name of this machine: any other may lead here by deceit. */
function isOwnName(name: string): boolean {
  const isAddress = isIP(name.replace(/^\[|\]$/g, '')) > 0;
  return isAddress || name === 'localhost' || name.split('.')[0] === hostname().split('.')[0]?.toLowerCase();
}
