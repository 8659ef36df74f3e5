import { accessSync, chmodSync, constants, existsSync, mkdirSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setInterval as every } from 'node:timers';
import { createPool } from './bots/pool.ts';
import { type Leases, onlyServer } from './cluster/leases.ts';
import type { Config } from './config.ts';
import { createHall, type Hall } from './hall.ts';
import { buildApp } from './http/app.ts';
import { sharedLimit } from './limits.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics } from './metrics.ts';
import { createPush } from './push.ts';
import { databaseIn, isDamage, isEmptied, lockFolder } from './storage/data-folder.ts';
import { openPostgres, UnusablePostgres } from './storage/postgres.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Store } from './storage/store.ts';
import { newSecret } from './tokens.ts';

export interface Running {
  readonly address: string;
  /** Finishes what is in flight, then ends. */
  stop(): Promise<void>;
}

/** Why the server cannot start, as one sentence for the operator. */
export class CannotStart extends Error {}

/** Milliseconds that clients have to say goodbye, and requests to be finished. */
const FAREWELL = 5_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;
/** Whoever types a code is slow; whoever tries out codes is not. */
const CODES_PER_MINUTE = 30;
const EVERYWHERE: readonly string[] = ['0.0.0.0', '::'];

/** The machine's clock is read once; from then on time only goes forward, whatever becomes of that clock. */
const steadyNow = (): number => Math.floor(performance.timeOrigin + performance.now());

export async function startServer(
  config: Config,
  write: (line: string) => void,
  now: () => number = steadyNow,
): Promise<Running> {
  const log = createLog(write);
  const { store, leases } = await openStore(config, log);
  const metrics = createMetrics();
  const bots = createPool({ ...config.bots, metrics });
  const push = config.push === undefined ? undefined : createPush(config.push, store, metrics);
  const secret = () => config.testSecret ?? newSecret();
  const ownSalt = newSecret();
  const shared = { store, now: leases.now, salt: () => leases.secret() || ownSalt };
  const newTables = sharedLimit(shared, 'tables', config.limits.newTablesPerHour, HOUR);
  const codes = sharedLimit(shared, 'codes', CODES_PER_MINUTE, MINUTE);
  const hall = createHall({ store, leases, bots, push, metrics, log, now, secret, newTables });
  metrics.gauge('tables', 'Tables in memory.', hall.size);
  metrics.gauge('bot_queue', 'Decisions that wait for a thread.', bots.waiting);
  metrics.gauge('cpu_seconds', 'CPU time used.', () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6);
  metrics.gauge('memory_bytes', 'Memory used.', () => process.memoryUsage.rss());

  const chores = every(() => {
    hall
      .sweep()
      .then(() => deleteOld(hall, config.keepDays, log))
      .catch((fault: unknown) => log.fault('the tables could not be tidied up', fault));
  }, MINUTE);

  const stop = async (): Promise<void> => {
    clearInterval(chores);
    await hall.close();
    const alarm = setTimeout(() => {
      for (const client of app.websocketServer.clients) client.terminate();
      app.server.closeAllConnections();
    }, FAREWELL);
    await app.close();
    clearTimeout(alarm);
    await hall.close();
    await bots.close();
    await store.close();
  };

  const app = await buildApp({ config, store, leases, hall, metrics, log, now, secret, newTables, codes }).catch(
    async (fault: unknown) => {
      await bots.close();
      await store.close();
      clearInterval(chores);
      throw fault instanceof Error ? new CannotStart(fault.message) : fault;
    },
  );
  const address = await listen(app, config).catch(async (fault: unknown) => {
    await stop();
    throw fault;
  });
  await leases.join(config.internalUrl ?? ownAddress(app));
  return { address, stop };
}

interface Opened {
  readonly store: Store;
  readonly leases: Leases;
}

export function openStore({ dataDir, databaseUrl, syncDelay }: Config, log: Log): Promise<Opened> {
  return databaseUrl === undefined ? openFile(dataDir, syncDelay) : openDatabase(databaseUrl, log);
}

async function openDatabase(url: string, log: Log): Promise<Opened> {
  try {
    return await openPostgres({ url, log });
  } catch (fault) {
    if (!(fault instanceof UnusablePostgres)) throw fault;
    throw new CannotStart(`The database that DATABASE_URL names cannot be used: ${fault.message}.`);
  }
}

async function openFile(dataDir: string, syncDelay: number): Promise<Opened> {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK);
    return { store: await openLocked(dataDir, syncDelay), leases: onlyServer };
  } catch (fault) {
    if (fault instanceof CannotStart) throw fault;
    if (isDamage(fault instanceof Error ? (fault.cause ?? fault) : fault))
      throw new CannotStart(`The database in ${dataDir} is damaged: restore a backup, as docs/hosting.md says.`);
    const why = fault instanceof Error ? fault.message : String(fault);
    throw new CannotStart(
      `The data folder ${dataDir} cannot be used (${why}): set DATA_DIR to one that can be written.`,
    );
  }
}

async function openLocked(dataDir: string, syncDelay: number): Promise<Store> {
  const file = databaseIn(dataDir);
  const lock = lockFolder(dataDir);
  if (lock === undefined)
    throw new CannotStart(`Another server uses the data folder ${dataDir}: stop it, or set DATA_DIR to another one.`);
  try {
    if (isEmptied(file))
      throw new CannotStart(
        `The database in ${dataDir} is empty, but its write-ahead log is not: something has overwritten it. Restore a backup, as docs/hosting.md says.`,
      );
    makePrivate(file);
    const store = await openSqlite({ file, syncDelay });
    return {
      ...store,
      async close() {
        await store.close();
        lock.release();
      },
    };
  } catch (fault) {
    lock.release();
    throw fault;
  }
}

/** Not `recursive`: where a file system makes no folders at all, Node would try for ever. */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  makeFolder(dirname(path));
  // All hands of running games follow from what lies in it.
  mkdirSync(path, { mode: 0o700 });
}

/** A database of an earlier version or from a backup may be open to others; what SQLite lays beside it is as open as it is. */
function makePrivate(file: string): void {
  for (const each of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(each)) chmodSync(each, 0o600);
  }
}

async function listen(app: Awaited<ReturnType<typeof buildApp>>, config: Config): Promise<string> {
  const { host, port, publicUrl } = config;
  try {
    const address = await app.listen({ host, port });
    return publicUrl ?? address;
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? fault.code : undefined;
    if (code === 'EADDRINUSE') {
      throw new CannotStart(`Port ${port} is taken by another program: set PORT to another one.`);
    }
    const why = fault instanceof Error ? fault.message : String(fault);
    throw new CannotStart(`The server cannot listen on ${host}, port ${port} (${why}): set HOST and PORT to others.`);
  }
}

/** Where other servers reach this one: as it listens, by the name of the machine if it listens everywhere. */
function ownAddress(app: Awaited<ReturnType<typeof buildApp>>): string {
  const bound = app.server.address();
  if (bound === null || typeof bound === 'string') throw new CannotStart('The server listens on no port.');
  const host = EVERYWHERE.includes(bound.address) ? hostname() : bound.address;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${bound.port}`;
}

async function deleteOld(hall: Hall, keepDays: number, log: Log): Promise<void> {
  if (keepDays === 0) return;
  const { marked, removed } = await hall.tidy(keepDays);
  if (marked > 0) log.say(`${marked} tables have not been touched for ${keepDays} days: they are deleted in two days.`);
  if (removed > 0) log.say(`${removed} tables that nobody has touched for ${keepDays} days are deleted.`);
}
