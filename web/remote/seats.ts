import type { Ended, TableInfo } from '@tafelrunde/table/client';
import { randomHex } from '../app/device/random-hex.ts';
import type { Result } from '../app/games/result.ts';
import { isRecord } from '../app/kept/storage.ts';
import type { Store } from '../app/kept/store.ts';
import { createStored } from '../app/kept/stored.ts';
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
  readonly result?: Pick<Result, 'names' | 'outcome'>;
  /** The seal of the shuffle, as this browser was shown it while the game was not over. */
  readonly seal?: string;
  /** The random number that this browser adds to the shuffle. */
  readonly part?: string;
  /** Numbers of problems that were reported while the game ran. */
  readonly reports?: readonly string[];
  /** The table of the next game, once this browser has gone along. */
  readonly next?: string;
  /** Since when the server knows nothing of this seat. It may be the wrong server, so the secret is kept for a while. */
  readonly unknown?: number;
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
  const { table, game, token, name, at, invitations, ended, result, seal, part, reports, next, unknown } = given;
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
      ...readResult(result),
      ...(typeof seal === 'string' ? { seal } : {}),
      ...(typeof part === 'string' ? { part } : {}),
      ...(Array.isArray(reports) ? { reports: reports.map(String) } : {}),
      ...(typeof next === 'string' ? { next } : {}),
      ...(typeof unknown === 'number' ? { unknown } : {}),
    },
  ];
}

function readInvitation(given: unknown): Invitation[] {
  if (!isRecord(given)) return [];
  const { seat, code } = given;
  return typeof seat === 'number' && typeof code === 'string' ? [{ seat, code }] : [];
}

function readResult(given: unknown): Pick<OnlineSeat, 'result'> {
  if (!isRecord(given) || !Array.isArray(given.names)) return {};
  const names = given.names.map(String);
  if (!isRecord(given.outcome)) return { result: { names } };
  const { winners, scores } = given.outcome;
  return {
    result: {
      names,
      outcome: { winners: numbers(winners), ...(Array.isArray(scores) ? { scores: numbers(scores) } : {}) },
    },
  };
}

const numbers = (given: unknown): number[] => (Array.isArray(given) ? given.map(Number) : []);

/** The latest first. */
export const onlineSeats: Store<readonly OnlineSeat[]> = createStored<readonly OnlineSeat[]>('seats', readSeats);

export function keepSeat(seat: OnlineSeat): void {
  onlineSeats.set((kept) => {
    const found = kept.findIndex(({ table, token }) => table === seat.table && token === seat.token);
    return found < 0 ? [seat, ...kept] : kept.with(found, seat);
  });
}

/** Changes what is known of these seats, if they are still there. */
function changeSeats(which: (seat: OnlineSeat) => boolean, change: (seat: OnlineSeat) => OnlineSeat): void {
  onlineSeats.set((kept) => (kept.some(which) ? kept.map((seat) => (which(seat) ? change(seat) : seat)) : kept));
}

const isSeat =
  (id: string, secret: string) =>
  ({ table, token }: OnlineSeat): boolean =>
    table === id && token === secret;

/** The game is over: it is kept with its result, and nobody has to ask for it again. */
export function markEnded({ id, seats, ended }: TableInfo): void {
  if (ended === undefined) return;
  const { how, outcome } = ended;
  const result = { names: seats.map(({ name }) => name), ...(outcome === undefined ? {} : { outcome }) };
  const at = Date.now();
  changeSeats(
    (seat) => seat.table === id && seat.result === undefined,
    (seat) => ({ ...seat, at, ended: how, result }),
  );
}

/** The same secrets open the seats at the table of the next game; who does not want to play there is not led there again. */
export function followTo(next: string, from: string): void {
  const there = new Set(seatsAt(next).map(({ token }) => token));
  for (const seat of seatsAt(from)) {
    if (!there.has(seat.token) && seat.next !== next) keepSeat(seatLike(seat, next));
  }
  changeSeats(
    (seat) => seat.table === from && seat.next !== next,
    (seat) => ({ ...seat, next }),
  );
}

/** The same person at another table. */
export const seatLike = ({ game, token, name }: OnlineSeat, table: string): OnlineSeat => ({
  table,
  game,
  token,
  name,
  at: Date.now(),
  invitations: [],
});

/** Milliseconds: thirty days. */
const REMEMBERED = 30 * 24 * 3_600_000;

/** Whether the server knows the seat. One that it has not known for long is forgotten. */
export function markKnown(table: string, token: string, isKnown: boolean): void {
  const isThis = isSeat(table, token);
  if (isKnown) {
    changeSeats(
      (seat) => isThis(seat) && seat.unknown !== undefined,
      ({ unknown: _, ...seat }) => seat,
    );
    return;
  }
  const now = Date.now();
  changeSeats(
    (seat) => isThis(seat) && seat.unknown === undefined,
    (seat) => ({ ...seat, unknown: now }),
  );
  dropSeats((seat) => isThis(seat) && now - (seat.unknown ?? now) > REMEMBERED);
}

/** Can one go on there, as far as is known? */
export const isGoingOn = ({ ended, unknown }: OnlineSeat): boolean => ended === undefined && unknown === undefined;

/** The first seal that was shown is the one that counts. */
export function keepSeal({ id, state, commitment }: Pick<TableInfo, 'id' | 'state' | 'commitment'>): void {
  if (state === 'over') return;
  changeSeats(
    (seat) => seat.table === id && seat.seal === undefined,
    (seat) => ({ ...seat, seal: commitment }),
  );
}

/** What this browser adds to the shuffle for a seat: drawn once, and kept to be told later and looked for in the record. */
export function partOf(table: string, token: string): string | undefined {
  const isThis = isSeat(table, token);
  changeSeats(
    (seat) => isThis(seat) && seat.part === undefined,
    (seat) => ({ ...seat, part: randomHex(32) }),
  );
  return onlineSeats.get().find(isThis)?.part;
}

/** A seat has one invitation at a time. */
export function keepInvitation(table: string, token: string, made: Invitation): void {
  changeSeats(isSeat(table, token), (seat) => ({
    ...seat,
    invitations: [...seat.invitations.filter((each) => each.seat !== made.seat), made],
  }));
}

export function keepReport(table: string, token: string, number: string): void {
  changeSeats(isSeat(table, token), (seat) => ({ ...seat, reports: [...(seat.reports ?? []), number] }));
}

export function dropSeat(table: string): void {
  dropSeats((seat) => seat.table === table);
}

/** Of several people at this screen one has no seat there any more. */
export function dropSeatOf(table: string, token: string): void {
  dropSeats(isSeat(table, token));
}

export function dropTokens(tokens: readonly string[]): void {
  const gone = new Set(tokens);
  dropSeats(({ token }) => gone.has(token));
}

function dropSeats(which: (seat: OnlineSeat) => boolean): void {
  onlineSeats.set((kept) => (kept.some(which) ? kept.filter((seat) => !which(seat)) : kept));
}

/** Who came first is first: whoever has set up the table, if it was set up here. */
export const seatsAt = (table: string): readonly OnlineSeat[] =>
  onlineSeats
    .get()
    .filter((seat) => seat.table === table)
    .toReversed();

export const seatAt = (table: string): OnlineSeat | undefined => seatsAt(table)[0];

/** The way to somebody's seat; what is after # never reaches a server. */
export const invitationLink = (table: string, code: string): string => `${location.origin}/join/${table}#seat=${code}`;
/** Whoever comes without a seat watches. */
export const watchingLink = (table: string): string => `${location.origin}/online/${table}`;
export const deviceLink = ({ table, token, game, name }: OnlineSeat): string =>
  `${location.origin}/join/${table}#${new URLSearchParams({ token, game, name })}`;
