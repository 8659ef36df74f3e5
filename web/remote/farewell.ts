import { type ClientMessage, type HostMessage, PROTOCOL } from '@tafelrunde/table/client';
import type { Link } from '../app/link.ts';
import { ApiError, UNREACHABLE } from './api.ts';
import { dropSeat, seatsAt } from './seats.ts';
import { openSocket, socketAddress } from './socket-link.ts';

/** Milliseconds. */
const PATIENCE = 8_000;

/** Tells a table that nobody comes back to the seats of this browser, and forgets them; without an answer they are kept. */
export async function leaveForGood(
  table: string,
  connect = (token: string): Link => openSocket(socketAddress(table), token),
): Promise<void> {
  await Promise.all(seatsAt(table).map(({ token }) => sayFarewell(connect(token))));
  dropSeat(table);
}

function sayFarewell(link: Link): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const late = setTimeout(() => reject(new ApiError(UNREACHABLE)), PATIENCE);
  const unanswered = new Set<string>();
  const stop = link.onMessage((message) => {
    if (message.type === 'closed') return resolve();
    if (message.type === 'refused' && !unanswered.has(message.ask ?? '')) return reject(new ApiError(message.message));
    if (message.type === 'welcome') {
      for (const wish of lastWishes(message)) {
        unanswered.add(wish.ask);
        link.send(wish);
      }
      // What is refused now is over already.
    } else if (message.type === 'accepted' || message.type === 'refused') unanswered.delete(message.ask ?? '');
    else return undefined;
    return unanswered.size === 0 ? resolve() : undefined;
  });
  link.onOpen(() => link.send({ type: 'hello', protocol: PROTOCOL }));
  return promise.finally(() => {
    clearTimeout(late);
    stop();
    link.close();
  });
}

/** Before the game a seat is left, and the owner's table called off; in the game it is given up. */
function lastWishes({
  table,
  you,
}: Extract<HostMessage, { type: 'welcome' }>): Extract<ClientMessage, { ask: string }>[] {
  if (table.state === 'over') return [];
  if (table.state === 'waiting' && you.owner) return [{ type: 'abort', ask: 'farewell' }];
  const type = table.state === 'waiting' ? 'leave' : 'concede';
  return you.seats.map((seat) => ({ type, seat, ask: `farewell-${seat}` }));
}
