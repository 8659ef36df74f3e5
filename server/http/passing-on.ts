import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { type Passed, passedOn, passHeaders } from '../cluster/pass.ts';
import { relayRequest, relaySocket, type Way } from '../cluster/relay.ts';
import { refused } from '../refusals.ts';
import { tableId } from './schemas.ts';
import type { App, World } from './world.ts';

/* Whoever asks for a table that another server drives is served by that one, through this one. */

const OF_A_TABLE = /^\/api\/tables\/:id(?!\/socket)/;

export function passOnRequests(api: App, world: World): void {
  const { hall, metrics } = world;
  // After the limits of this server have counted it, and before its body is read: that is for the other one to do.
  api.addHook('preParsing', async (request, reply) => {
    const passed = passedOnBy(world, request);
    if (passed === 'forged') throw refused('not-allowed');
    const table = OF_A_TABLE.test(request.routeOptions.url ?? '') ? tableId.safeParse(request.params) : undefined;
    if (table?.success !== true) return;
    const address = await hall.whereIs(table.data.id);
    if (address === undefined) return;
    // Who passed it on took it to be here: it moves about, and is somewhere else in a moment.
    if (passed !== undefined) throw refused('moving');
    metrics.add('requests_passed_on_total');
    reply.hijack();
    if (await relayRequest(request.raw, reply.raw, wayTo(world, address, request))) return;
    reply.raw.writeHead(503).end();
  });
}

export function passOnSocket(world: World, socket: WebSocket, request: FastifyRequest, address: string): void {
  world.metrics.add('sockets_passed_on_total');
  const protocols = (request.headers['sec-websocket-protocol'] ?? '').split(',').map((each) => each.trim());
  relaySocket(socket, request.raw.url ?? '', protocols, wayTo(world, address, request));
}

export const isPassedOn = (world: World, request: FastifyRequest): boolean =>
  typeof passedOnBy(world, request) === 'object';

/** By the time that all servers agree on, for their clocks may differ. */
function passedOnBy({ leases }: World, { raw }: FastifyRequest): Passed {
  const { method = '', url = '', headers } = raw;
  return passedOn(leases.secret(), { method, url, headers }, leases.now());
}

/** Where they are who ask, through however many servers. */
export function clientOf(world: World, request: FastifyRequest): string {
  const passed = passedOnBy(world, request);
  return passed === undefined || passed === 'forged' ? request.ip : passed.client;
}

function wayTo({ leases }: World, address: string, { raw, ip }: FastifyRequest): Way {
  const { method = '', url = '' } = raw;
  return { address, headers: passHeaders(leases.secret(), { method, url }, ip, leases.now()) };
}
