import { type ClientMessage, type HostMessage, PROTOCOL } from '@tafelrunde/table/client';
import type { Link } from '../app/seat/link.ts';
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
  const unanswered = new Map<string, LastWish>();
  const wishFor = (wish: LastWish): void => {
    unanswered.set(wish.ask, wish);
    link.send(wish);
  };
  const stop = link.onMessage((message) => {
    if (message.type === 'closed') return resolve();
    if (message.type === 'welcome') lastWishes(message).forEach(wishFor);
    else if (message.type === 'accepted') unanswered.delete(message.ask);
    else if (message.type === 'refused') {
      const wish = unanswered.get(message.ask ?? '');
      const instead = wish?.type === 'leave' && message.code === 'already-begun';
      if (wish === undefined || !(instead || OVER.includes(message.code))) return reject(new ApiError(message.message));
      unanswered.delete(wish.ask);
      // The game began meanwhile: a seat in it is given up.
      if (instead) wishFor({ ...wish, type: 'concede', ask: `${wish.ask}-begun` });
    } else return undefined;
    return unanswered.size === 0 ? resolve() : undefined;
  });
  link.onOpen(() => link.send({ type: 'hello', protocol: PROTOCOL }));
  return promise.finally(() => {
    clearTimeout(late);
    stop();
    link.close();
  });
}

/** Refusals that say that there is nothing left to give up. */
const OVER: readonly string[] = ['over', 'conceded', 'not-seated', 'not-your-seat'];

type LastWish = Extract<ClientMessage, { type: 'abort' | 'leave' | 'concede' }>;

/** Before the game a seat is left, and the owner's table called off; in the game it is given up. */
function lastWishes({ table, you }: Extract<HostMessage, { type: 'welcome' }>): LastWish[] {
  if (table.state === 'over') return [];
  if (table.state === 'waiting' && you.owner) return [{ type: 'abort', ask: 'farewell' }];
  const type = table.state === 'waiting' ? 'leave' : 'concede';
  return you.seats.map((seat) => ({ type, seat, ask: `farewell-${seat}` }));
}
