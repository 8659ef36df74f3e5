import type { Ended } from '@tafelrunde/table/client';
import { isRecord, recall, remember } from '../app/storage.ts';
import { createStore, type Store } from '../app/store.ts';
import type { Invitation } from './api.ts';

/**
 * A seat at an online table that belongs to this browser: whoever has the token plays for it. Several people at this screen
 * have a seat each.
 */
export interface OnlineSeat {
  readonly table: string;
  readonly game: string;
  readonly token: string;
  readonly name: string;
  readonly at: number;
  /** Codes to give to others; only the owner has them. */
  readonly invitations: readonly Invitation[];
  /** How the game ended, once that is known. */
  readonly ended?: Ended['how'];
  /** Numbers of problems that were reported while the game ran. */
  readonly reports?: readonly string[];
}

const ENDINGS = [
  'finished',
  'conceded',
  'aborted',
  'closed',
  'interrupted-by-update',
] as const satisfies Ended['how'][];

export function readSeats(stored: unknown): OnlineSeat[] {
  return Array.isArray(stored) ? stored.flatMap(readSeat) : [];
}

function readSeat(given: unknown): OnlineSeat[] {
  if (!isRecord(given)) return [];
  const { table, game, token, name, at, invitations, ended, reports } = given;
  const how = ENDINGS.find((each) => each === ended);
  if (typeof table !== 'string' || typeof game !== 'string' || typeof token !== 'string') return [];
  return [
    {
      table,
      game,
      token,
      name: typeof name === 'string' ? name : '',
      at: typeof at === 'number' ? at : 0,
      invitations: Array.isArray(invitations) ? invitations.flatMap(readInvitation) : [],
      ...(how === undefined ? {} : { ended: how }),
      ...(Array.isArray(reports) ? { reports: reports.map(String) } : {}),
    },
  ];
}

function readInvitation(given: unknown): Invitation[] {
  if (!isRecord(given)) return [];
  const { seat, code } = given;
  return typeof seat === 'number' && typeof code === 'string' ? [{ seat, code }] : [];
}

/** The latest first. */
export const onlineSeats: Store<readonly OnlineSeat[]> = createStore<readonly OnlineSeat[]>(readSeats(recall('seats')));

export function keepSeat(seat: OnlineSeat): void {
  const kept = onlineSeats.get();
  const found = kept.findIndex(({ table, token }) => table === seat.table && token === seat.token);
  store(found < 0 ? [seat, ...kept] : kept.with(found, seat));
}

/** The game is over: it is kept, but nobody has to ask for it again. */
export function markEnded(table: string, ended: Ended['how']): void {
  const kept = onlineSeats.get();
  if (kept.some((seat) => seat.table === table && seat.ended !== ended)) {
    store(kept.map((seat) => (seat.table === table ? { ...seat, ended } : seat)));
  }
}

export function dropSeat(table: string): void {
  store(onlineSeats.get().filter((seat) => seat.table !== table));
}

/** Who came first is first: whoever has set up the table, if it was set up here. */
export const seatsAt = (table: string): readonly OnlineSeat[] =>
  onlineSeats
    .get()
    .filter((seat) => seat.table === table)
    .toReversed();

export const seatAt = (table: string): OnlineSeat | undefined => seatsAt(table)[0];

function store(seats: readonly OnlineSeat[]): void {
  onlineSeats.set(seats);
  remember('seats', seats);
}

/** The way to somebody's seat; what is after # never reaches a server. */
export const invitationLink = (table: string, code: string): string => `${location.origin}/join/${table}#seat=${code}`;
export const deviceLink = ({ table, token, game, name }: OnlineSeat): string =>
  `${location.origin}/join/${table}#${new URLSearchParams({ token, game, name })}`;
