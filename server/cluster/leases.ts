import { newId } from '../tokens.ts';

/*
 * Who drives which table. The database gives each table to one server at a time, with a number that grows whenever it changes hands.
 * Whatever a server stores carries that number; with an older one nothing is taken in. So it does no harm that a server which
 * was paused or cut off still believes that a table is its own: it finds out when it wants to store something.
 */
export interface Leases {
  /** The table is ours from now on; `by-force` even if another server has it. Undefined: there is no such table. */
  take(table: string, how?: How): Promise<Taken | undefined>;
  /** Somebody else may have it; nothing changes if it has changed hands meanwhile. */
  give(table: string, fence: number): Promise<void>;
  /** Hears of a table that another server has taken by force; without a table, that any of them may have been taken. */
  onTaken(hear: (table?: string) => void): void;
  /** False once another server may have taken what is ours. */
  isSure(): boolean;
  /** From now on this server is reached there, and may take tables. */
  join(address: string): Promise<void>;
  /** Known to all servers over the same database and to nobody else; empty where there is only one. */
  secret(): string;
  /** The time that all servers agree on, in milliseconds: that of the database. */
  now(): number;
  /** The servers that are there. */
  servers(): Promise<readonly Running[]>;
  /** All that is ours is free at once, and nothing is taken any more. */
  leave(): Promise<void>;
}

interface Running {
  readonly address: string;
  /** How many it drives. */
  readonly tables: number;
}

type Taken = Lease | { readonly elsewhere: string };

interface Lease {
  readonly fence: number;
  /** False once somebody else may have taken the table, whether anybody has heard of it here or not. */
  isOurs(): boolean;
}
export type How = 'if-free' | 'by-force';

/** One server over one file: everything is its own. */
export const onlyServer: Leases = {
  take: () => Promise.resolve({ fence: 0, isOurs: () => true }),
  give: () => Promise.resolve(),
  onTaken: () => undefined,
  isSure: () => true,
  join: () => Promise.resolve(),
  secret: () => '',
  now: () => Date.now(),
  servers: () => Promise.resolve([]),
  leave: () => Promise.resolve(),
};

/** What the database has of it, and does in one step each. All times are its own: the clocks of servers may be wrong. */
export interface LeaseRows {
  /** The server counts as alive for so many milliseconds from now on. Gives the time, and what was taken from it by force. */
  pulse(server: string, address: string, milliseconds: number): Promise<Pulse>;
  /** Gives the new number, if the table is there and free or its server's own, or is taken by force; whoever had it then is told. */
  take(table: string, server: string, how: How): Promise<number | undefined>;
  /** Where the server is that drives it, if that one is alive; null when none does, undefined when there is no such table. */
  driverOf(table: string): Promise<string | null | undefined>;
  give(table: string, server: string, fence: number): Promise<void>;
  /** Whoever was reached there is gone. */
  clear(address: string): Promise<void>;
  /** Made by the first server, for all. */
  secret(): Promise<string>;
  gone(server: string): Promise<void>;
  servers(): Promise<readonly Running[]>;
}

interface Pulse {
  readonly now: number;
  readonly taken: readonly string[];
}

/** Milliseconds that a server counts as alive after it was last heard of, */
const ALIVE = 3_000;
/** and that lie between two signs of life. */
const PULSE = 750;
/** Taking is tried again when the one who had the table died in this very moment. */
const TRIES = 5;

export interface LeaseWorld {
  /** Our own time, in milliseconds; it only goes forward, also while the process is stopped. */
  readonly clock: () => number;
  /** Does it again and again, with so many milliseconds in between; gives how to end that. */
  readonly every: (act: () => void, milliseconds: number) => () => void;
  /** The database was not reached. */
  readonly onFault: (fault: unknown) => void;
  /** The database was reached. */
  readonly onAnswer: () => void;
}

export function createLeases(rows: LeaseRows, { clock, every, onFault, onAnswer }: LeaseWorld): Leases {
  let me = newId();
  let at = '';
  let sureUntil = Number.NEGATIVE_INFINITY;
  /** How far the time of the database is ahead of our own. */
  let ahead = 0;
  let secret = '';
  let isEnding = false;
  let rest: () => void = () => undefined;
  let hear: (table?: string) => void = () => undefined;

  /** What was taken last of each table, and not lost since. */
  const ours = new Map<string, Lease>();

  const isSure = (): boolean => clock() < sureUntil;

  const leaseOf = (table: string, fence: number): Lease => {
    const lease = { fence, isOurs: () => ours.get(table) === lease && isSure() };
    ours.set(table, lease);
    return lease;
  };

  const lose = (table?: string): void => {
    if (table === undefined) ours.clear();
    else ours.delete(table);
    hear(table);
  };

  /** Who may have been taken for dead begins anew, under another name: what was theirs may be somebody else's. */
  const sign = async (): Promise<void> => {
    const asked = clock();
    if (!isSure()) {
      me = newId();
      lose();
    }
    const { now, taken } = await rows.pulse(me, at, ALIVE);
    if (isEnding) return;
    ahead = now - clock();
    sureUntil = asked + ALIVE - PULSE;
    for (const table of taken) lose(table);
  };

  /** One sign of life at a time. */
  let living: Promise<void> | undefined;
  const live = (): Promise<void> => {
    living ??= sign().finally(() => {
      living = undefined;
    });
    return living;
  };

  const pulse = (): void => void live().then(onAnswer, onFault);

  return {
    async take(table, how = 'if-free') {
      for (let tries = 0; tries < TRIES; tries++) {
        if (isEnding) throw new Error('this server is ending');
        if (!isSure()) await live();
        const mine = me;
        const fence = await rows.take(table, mine, how);
        // Under a name that no longer counts it is nobody's.
        if (mine !== me || !isSure()) continue;
        if (fence !== undefined) return leaseOf(table, fence);
        const address = await rows.driverOf(table);
        if (address === undefined) return undefined;
        if (address !== null) return { elsewhere: address };
      }
      throw new Error('the table changes hands again and again');
    },
    give(table, fence) {
      if (ours.get(table)?.fence === fence) ours.delete(table);
      return rows.give(table, me, fence);
    },
    onTaken(listener) {
      hear = listener;
    },
    isSure,
    async join(address) {
      at = address;
      await rows.clear(address);
      await live();
      secret = await rows.secret();
      rest = every(pulse, PULSE);
    },
    secret: () => secret,
    now: () => Math.floor(clock() + ahead),
    servers: rows.servers,
    async leave() {
      if (isEnding) return;
      isEnding = true;
      rest();
      sureUntil = Number.NEGATIVE_INFINITY;
      await rows.gone(me);
    },
  };
}
