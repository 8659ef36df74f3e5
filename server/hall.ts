import { randomInt } from 'node:crypto';
import { setImmediate as soon } from 'node:timers/promises';
import { type AnyGame, at, scenarioOf, toRecord } from '@tafelrunde/kernel';
import {
  announceRematch,
  askOf,
  disconnect,
  endByOperator,
  type PersonId,
  PROTOCOL,
  prepare,
  promise,
  type Received,
  receive,
  rematchSpec,
  restoreInParts,
  resumeClocks,
  type Sender,
  type Sitting,
  SNAPSHOT_EVERY,
  seatsOf,
  sit,
  snapshot,
  type Table,
  type TableRefusal,
  type TableSpec,
} from '@tafelrunde/table';
import type { BotPool } from './bots/pool.ts';
import { createBudget } from './budget.ts';
import { createCaller } from './calling.ts';
import type { Leases } from './cluster/leases.ts';
import { createCommitter } from './committer.ts';
import { createDriver } from './driving.ts';
import { withoutPerson } from './forgetting.ts';
import { gameOf, isAheadOf } from './games.ts';
import { createBuckets, type SharedLimit } from './limits.ts';
import { disperse, isAsleep, isQuiet, type LiveTable, liveTable, type Peer, stateOf, turnDown } from './live-table.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { Push } from './push.ts';
import { refused } from './refusals.ts';
import type { FoundTable, NewTable, Store } from './storage/store.ts';
import { hashOfToken, newId } from './tokens.ts';

/** All tables that somebody sits at now; the others are in the store and come when they are called. */
export interface Hall {
  /** With what the app of its owner promises to add to the shuffle. */
  open(table: Omit<NewTable, 'at'>, hash?: string): Promise<void>;
  /** The table, from memory or from the store. Throws `DrivenElsewhere` when another server has it. */
  visit(id: string): Promise<LiveTable | undefined>;
  /** How things stand at the table, whoever drives it. */
  look(id: string): Promise<Table | undefined>;
  /** Where the server is that drives the table, if it is not this one. */
  whereIs(id: string): Promise<string | undefined>;
  enter(live: LiveTable, sender: Sender, peer: Peer): void;
  /** False when too much waits at the table already: then nothing has happened. */
  hear(live: LiveTable, sender: Sender, message: unknown): boolean;
  leave(live: LiveTable, sender: Sender): void;
  /** Resolves once the seat is theirs for good. */
  seat(live: LiveTable, sitting: Sitting): Promise<TableRefusal | undefined>;
  /** Gives its number; nothing when there were enough for now. */
  report(live: LiveTable): Promise<string | undefined>;
  /** Takes somebody out of everything that is stored. */
  forget(person: PersonId): Promise<void>;
  remove(id: string): Promise<void>;
  /** The game ends, though nobody at the table wanted it. */
  shut(id: string): Promise<'closed' | 'over' | 'gone'>;
  /** Deletes tables at which nothing happened for so many days: once several days have agreed on that, and nobody is there. */
  tidy(keepDays: number): Promise<{ readonly marked: number; readonly removed: number }>;
  /** Drops tables that nobody needs in memory any more. */
  sweep(): Promise<void>;
  readonly size: () => number;
  close(): Promise<void>;
}

export interface HallWorld {
  readonly store: Store;
  readonly leases: Leases;
  readonly bots: BotPool;
  readonly push: Push | undefined;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly now: () => number;
  /** What a new table is dealt from. */
  readonly secret: () => string;
  /** How many tables may still be opened from an address. */
  readonly newTables: SharedLimit;
}

/** A table at which nothing was done for so many milliseconds is packed, */
const DOZES_AFTER = 60_000;
/** and one that nobody has touched for so many leaves memory. */
const IDLE = 300_000;

const DAY = 86_400_000;
/** From one table: each keeps all of its moves. */
const REPORTS_AN_HOUR = 10;
/** On so many different days a table must have been found left by everybody: clocks may be wrong. */
const DAYS_THAT_AGREE = 3;

/** In place of the id of a new table. */
const TOO_MANY = '';

class StoreTrouble extends Error {}

/** Whoever asks for the table has to ask there. */
class DrivenElsewhere extends Error {
  readonly address: string;
  constructor(address: string) {
    super('another server drives the table');
    this.address = address;
  }
}

export function createHall({ store, leases, bots, push, metrics, log, now, secret, newTables }: HallWorld): Hall {
  const tables = new Map<string, LiveTable>();
  const budget = createBudget();
  let restoring = Promise.resolve();
  let isClosing = false;
  const reports = createBuckets(REPORTS_AN_HOUR, REPORTS_AN_HOUR / 3_600);
  const loading = new Map<string, Promise<LiveTable | undefined>>();
  const looking = new Map<string, Promise<Table | undefined>>();

  /** Whoever is there is told to come back, and finds what the store has. */
  const throwAway = (live: LiveTable): void => {
    putAway(live);
    disperse(live);
  };

  const putAway = (live: LiveTable): void => {
    live.gone = true;
    clearTimeout(live.deadline?.timer);
    clearTimeout(live.calling);
    if (tables.get(live.id) === live) tables.delete(live.id);
  };

  /** A table that broke is as the store has it when somebody comes back. */
  const onFault = (live: LiveTable, fault: unknown): void => {
    metrics.add('faults_total');
    // Whoever knows the id may watch: a few digits of its hash are enough to tell tables apart.
    log.fault(`table ${hashOfToken(live.id).slice(0, 8)} broke`, fault);
    throwAway(live);
  };

  /** Whoever asked for it is told, too. */
  const breaking = <T>(live: LiveTable, act: () => T): T => {
    try {
      return act();
    } catch (fault) {
      onFault(live, fault);
      throw fault;
    }
  };

  const logged = (what: string) => (fault: unknown) => log.fault(what, fault);
  /** No harm is done: the entries are there. */
  const noSnapshot = logged('no snapshot');

  leases.onTaken((id) => {
    for (const live of [...tables.values()]) if (id === undefined || id === live.id) throwAway(live);
  });

  const committer = createCommitter({
    store,
    metrics,
    isSure: leases.isSure,
    spend: ({ id }, act) => budget.spend(id, act),
    onStored(live) {
      budget.spend(live.id, () => driver.drive(live));
      if (live.table.facts.seq - live.snapshotAt >= SNAPSHOT_EVERY) keepSnapshot(live).catch(noSnapshot);
    },
    onLost(live, outcome, unsaid) {
      if (typeof outcome === 'object') {
        metrics.add('faults_total');
        log.fault('entries could not be stored', outcome.fault);
        // Whoever comes back would only wish for the same again.
        for (const { to, message } of unsaid) {
          if (message.type === 'accepted') for (const each of to) turnDown(live, each, message.ask, 'not-stored');
        }
      } else metrics.add('conflicts_total');
      throwAway(live);
    },
    onFault,
  });
  const caller = push === undefined ? undefined : createCaller({ push, log, now, onFault });
  const driver = createDriver({ committer, bots, budget, caller, log, now, onFault });

  /** One part after the other, with everything else in between; who came first is served first. */
  const restored = async (game: AnyGame, found: FoundTable): Promise<Table> => {
    const before = restoring;
    let isDone = (): void => undefined;
    restoring = new Promise((resolve) => {
      isDone = resolve;
    });
    await before;
    try {
      const parts = restoreInParts(game, found, now());
      for (let part = parts.next(); ; part = parts.next()) {
        if (part.done === true) return part.value;
        await soon();
      }
    } finally {
      soon().then(isDone, isDone);
    }
  };

  const load = async (id: string, how: 'if-free' | 'by-force'): Promise<LiveTable | undefined> => {
    const taken = await leases.take(id, how);
    if (taken === undefined) return undefined;
    if ('elsewhere' in taken) throw new DrivenElsewhere(taken.elsewhere);
    const found = await store.find(id);
    const game = found === undefined ? undefined : gameOf(found.spec.rules.game);
    if (found === undefined || game === undefined) return undefined;
    const servers = isAheadOf(game, found) ? await leases.servers() : [];
    if (servers.length > 1) {
      // While servers are updated one by one: this one would have to end the game, and some other can go on with it.
      await leases.give(id, taken.fence);
      if (how === 'by-force') throw refused('moving');
      throw new DrivenElsewhere(at(servers, randomInt(servers.length)).address);
    }
    const table = await restored(game, found);
    // Meanwhile it may have become somebody else's.
    if (!taken.isOurs()) return load(id, how);
    if (isClosing) throw refused('moving');
    const live = liveTable(table, found, taken.fence, now());
    tables.set(id, live);
    try {
      caller?.assumeTold(live);
      committer.take(live, resumeClocks(live.table, now()));
      driver.drive(live);
    } catch (fault) {
      onFault(live, fault);
    }
    return live;
  };

  const visit = (id: string, how: 'if-free' | 'by-force' = 'if-free'): Promise<LiveTable | undefined> => {
    if (isClosing) return Promise.reject(refused('moving'));
    const live = tables.get(id);
    if (live !== undefined && leases.isSure()) {
      live.touched = now();
      return Promise.resolve(live);
    }
    if (live !== undefined) throwAway(live);
    const begun = loading.get(id) ?? load(id, how).finally(() => loading.delete(id));
    loading.set(id, begun);
    return begun;
  };

  const look = async (id: string): Promise<Table | undefined> => {
    try {
      return (await visit(id))?.table;
    } catch (fault) {
      if (!(fault instanceof DrivenElsewhere)) throw fault;
      const begun = looking.get(id) ?? lookFromAfar(id).finally(() => looking.delete(id));
      looking.set(id, begun);
      return begun;
    }
  };

  /** As long a way as loading it, and gone afterwards: in parts, and once for all who look just then. */
  const lookFromAfar = async (id: string): Promise<Table | undefined> => {
    const found = await store.find(id);
    const game = found === undefined ? undefined : gameOf(found.spec.rules.game);
    if (found === undefined || game === undefined) return undefined;
    if (isAheadOf(game, found)) throw refused('moving');
    return restored(game, found);
  };

  const whereIs = async (id: string): Promise<string | undefined> => {
    try {
      await visit(id);
      return undefined;
    } catch (fault) {
      if (fault instanceof DrivenElsewhere) return fault.address;
      throw fault;
    }
  };

  const keepSnapshot = async (live: LiveTable): Promise<void> => {
    const { seq } = live.table.facts;
    if (seq === live.snapshotAt || committer.isSaving(live)) return;
    live.snapshotAt = seq;
    await store.keepSnapshot(live.id, live.fence, snapshot(live.table));
  };

  const take = (live: LiveTable, received: Received): void => {
    live.touched = now();
    if (received.refusal !== undefined) metrics.add('messages_refused_total');
    committer.take(live, received);
    if (received.rematch !== undefined)
      playAgain(live, received.rematch).catch((fault: unknown) => onFault(live, fault));
  };

  /** Two who wish for it at the same time find themselves at the same table. */
  const playAgain = async (live: LiveTable, wish: NonNullable<Received['rematch']>): Promise<void> => {
    const { connection, person, ask } = wish;
    live.rematch ??= newTables
      .take(live.peers.get(connection)?.address ?? person)
      .then((isAllowed) => (isAllowed ? openAgain(live, person) : TOO_MANY));
    const id = await live.rematch.catch((fault: unknown) => {
      log.fault('no rematch', fault);
      return undefined;
    });
    if (live.gone || live.isStill) return undefined;
    if (id === TOO_MANY) {
      live.rematch = undefined;
      return turnDown(live, connection, ask, 'too-fast');
    }
    if (id !== undefined) return take(live, announceRematch(live.table, wish, id, now()));
    live.rematch = undefined;
    return turnDown(live, connection, ask, 'trouble');
  };

  const openAgain = async ({ table, listed }: LiveTable, owner: PersonId): Promise<string> => {
    const spec: TableSpec = { ...rematchSpec(table, { id: newId(), secret: secret(), owner }), again: true };
    const people = spec.seats.flatMap((seat) => (seat.mind === 'person' ? [seat.person] : []));
    const members = [...new Set([spec.owner, ...people])];
    await open({ spec, listed, members, invitations: [] });
    return spec.id;
  };

  const open: Hall['open'] = async (table, hash) => {
    await store.create({ ...table, at: now() });
    metrics.add('tables_created_total');
    const live = hash === undefined ? undefined : await visit(table.spec.id);
    if (live === undefined || hash === undefined) return;
    breaking(live, () => take(live, promise(live.table, table.spec.owner, hash, now())));
    await committer.stored(live);
  };

  /** The table is deleted if nobody else ever sat there; otherwise they give up, and their name goes. */
  const forgetAt = async (id: string, person: PersonId): Promise<void> => {
    const others = (await store.membersOf(id)).filter((member) => member !== person);
    if (others.length === 0) return remove(id);
    const live = await visit(id, 'by-force');
    if (live !== undefined) {
      breaking(live, () => giveUp(live, person));
      await committer.stored(live);
      throwAway(live);
    }
    await withoutPerson(store, id, person);
  };

  const giveUp = (live: LiveTable, person: PersonId): void => {
    const { table } = live;
    const sender = { person, connection: `farewell of ${person}` };
    const wish = (ask: string, more: object) => take(live, receive(table, sender, { ask, ...more }, now()));
    take(live, receive(table, sender, { type: 'hello', protocol: PROTOCOL }, now()));
    if (stateOf(table) === 'waiting' && person === table.spec.owner) wish('farewell', { type: 'abort' });
    const type = stateOf(table) === 'waiting' ? 'leave' : 'concede';
    for (const seat of seatsOf(table, person)) wish(`farewell-${seat}`, { type, seat });
    leave(live, sender);
  };

  /** Nobody is there, at this server or at another one. */
  const isLeft = async (id: string): Promise<boolean> => {
    const live = tables.get(id);
    if (live !== undefined) return live.peers.size === 0;
    const taken = await leases.take(id);
    return taken !== undefined && 'fence' in taken;
  };

  const remove = async (id: string): Promise<void> => {
    const live = tables.get(id);
    if (live !== undefined) {
      putAway(live);
      disperse(live, { type: 'closed', why: 'deleted' });
    }
    await leases.take(id, 'by-force');
    await store.remove(id);
  };

  const leave = (live: LiveTable, { connection }: Sender): void => {
    if (live.gone) return;
    live.peers.delete(connection);
    live.touched = now();
    try {
      committer.take(live, { append: [], chat: [], outgoing: disconnect(live.table, connection, now()) });
    } catch (fault) {
      onFault(live, fault);
    }
    caller?.look(live);
  };

  /** A part of what somebody said, if it takes long. */
  const hearSlice = (live: LiveTable, sender: Sender, message: unknown): 'done' | 'more' => {
    if (live.gone || live.isStill) return 'done';
    try {
      if (prepare(live.table, sender, message, now())) return 'more';
      const received = receive(live.table, sender, message, now());
      take(live, received);
      // What a reaction round holds back stores nothing, but may have been all that the round waited for.
      if (received.append.length === 0 && received.refusal === undefined) driver.drive(live);
    } catch (fault) {
      const ask = askOf(message);
      if (ask !== null) turnDown(live, sender.connection, ask, 'trouble');
      onFault(live, fault);
    }
    return 'done';
  };

  return {
    open,
    visit,
    look,
    whereIs,
    enter(live, { connection }, peer) {
      live.address = peer.address;
      live.peers.set(connection, peer);
    },
    hear(live, sender, message) {
      // It tells nothing of the table, and wakes none.
      if (isPing(message)) {
        live.peers.get(sender.connection)?.send([JSON.stringify({ type: 'pong', now: now() })]);
        return true;
      }
      return budget.take(live.id, () => hearSlice(live, sender, message));
    },
    leave,
    async seat(live, sitting) {
      if (live.isStill) throw refused('moving');
      const received = breaking(live, () => {
        const seated = sit(live.table, sitting, now());
        take(live, seated);
        return seated;
      });
      if (received.refusal !== undefined) return received.refusal;
      if (!(await committer.stored(live))) throw new StoreTrouble('the seat could not be stored');
      return undefined;
    },
    async report(live) {
      if (!reports.take(live.id)) return undefined;
      const { game, journal, facts } = live.table;
      const names = facts.seats.map(() => '');
      const scenario = scenarioOf(game, journal, `Report from table ${live.id}`);
      const record = toRecord(journal, names);
      const number = newId();
      await store.addReport({ number, table: live.id, at: now(), scenario, record });
      return number;
    },
    async forget(person) {
      for (const id of await store.tablesOf(person)) await forgetAt(id, person);
      await store.forget(person);
    },
    remove,
    async shut(id) {
      const live = await visit(id, 'by-force');
      if (live === undefined) return 'gone';
      if (stateOf(live.table) === 'over') return 'over';
      breaking(live, () => take(live, endByOperator(live.table, now())));
      if (!(await committer.stored(live))) throw new StoreTrouble('the end could not be stored');
      return 'closed';
    },
    async tidy(keepDays) {
      const found = await store.untouchedSince(now() - keepDays * DAY, Math.floor(now() / DAY));
      let removed = 0;
      for (const { id, days } of found) {
        if (days < DAYS_THAT_AGREE || !(await isLeft(id))) continue;
        await remove(id);
        removed++;
      }
      return { marked: found.filter(({ days, isNew }) => days === 1 && isNew).length, removed };
    },
    async sweep() {
      for (const live of tables.values()) {
        await soon();
        if (now() - live.touched >= DOZES_AFTER && isQuiet(live, committer.isSaving(live))) live.doze();
        if (now() - live.touched < IDLE || !isAsleep(live, committer.isSaving(live))) continue;
        await keepSnapshot(live).catch(noSnapshot);
        if (!isAsleep(live, committer.isSaving(live))) continue;
        putAway(live);
        await leases.give(live.id, live.fence);
      }
    },
    size: () => tables.size,
    async close() {
      // A snapshot has everything then, and whoever has newer rules can go on from it.
      isClosing = true;
      for (const live of tables.values()) live.isStill = true;
      await committer.settled();
      for (const live of tables.values()) await keepSnapshot(live).catch(noSnapshot);
      // First the tables are free, then people are sent to look for them.
      await leases
        .leave()
        .catch(logged('nobody could be told that this server ends: its tables are free in a few seconds'));
      for (const live of [...tables.values()]) throwAway(live);
    },
  };
}

const isPing = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'type' in message && message.type === 'ping';
