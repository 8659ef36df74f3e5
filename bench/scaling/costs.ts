import pg from 'pg';
import { thisMachine } from '../machine.ts';
import type { Draft } from '../server/draft.ts';
import { fullSpeed, refill } from '../server/load.ts';
import { startNodes } from '../server/nodes.ts';
import { bytesHeard } from '../server/our-client.ts';
import { cpuSecondsOf } from '../server/ours.ts';

/** What one move costs, in seconds of the reference machine and in bytes. */
export interface Costs {
  /** CPU of the server. */
  readonly serverSeconds: number;
  /** CPU of Postgres. */
  readonly databaseSeconds: number;
  /** How many moves share a transaction while the server has as much to do as it can. */
  readonly movesPerCommit: number;
  /** Rows that are written. */
  readonly rows: number;
  /** Bytes that go into the write-ahead log, and by which the database grows. */
  readonly logBytes: number;
  readonly storedBytes: number;
  /** Bytes that are sent to the people at the table. */
  readonly sentBytes: number;
}

const TABLES = 200;
/** A server is compiled anew for thousands of moves. */
const WARM_UP = 10_000;
const SLICES = 20;
const SLICE = 500;

interface Written {
  readonly commits: number;
  readonly rows: number;
  readonly log: number;
  readonly size: number;
}

/** What Postgres has counted so far. */
async function written(url: string): Promise<Written> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_stat_clear_snapshot()');
    const { rows } = await client.query<Record<keyof Written, string>>(`
      select xact_commit as commits, tup_inserted + tup_updated as rows,
        pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as log, pg_database_size(datname) as size
      from pg_stat_database where datname = current_database()`);
    const [{ commits, rows: changed, log, size } = { commits: '0', rows: '0', log: '0', size: '0' }] = rows;
    return { commits: Number(commits), rows: Number(changed), log: Number(log), size: Number(size) };
  } finally {
    await client.end();
  }
}

/** Plays 200 tables of three people over one server and one Postgres on this machine. */
export async function measureCosts(): Promise<Costs> {
  const nodes = await startNodes({ servers: 1 });
  try {
    const { address, database } = nodes;
    const drafts: Draft[] = [];
    const play = async (moves: number): Promise<number> => {
      await refill(drafts, nodes, TABLES);
      return fullSpeed(drafts, moves);
    };
    await play(WARM_UP);
    const before = await written(database.url);
    let [moves, sent, serverSeconds, databaseSeconds] = [0, 0, 0, 0];
    for (let i = 0; i < SLICES; i++) {
      await refill(drafts, nodes, TABLES);
      const speed = thisMachine.speed();
      const [server, base, told] = [await cpuSecondsOf(address), database.cpuSeconds(), bytesHeard()];
      moves += await fullSpeed(drafts, SLICE);
      serverSeconds += ((await cpuSecondsOf(address)) - server) * speed;
      databaseSeconds += (database.cpuSeconds() - base) * speed;
      sent += bytesHeard() - told;
    }
    const after = await written(database.url);
    return {
      serverSeconds: serverSeconds / moves,
      databaseSeconds: databaseSeconds / moves,
      movesPerCommit: moves / (after.commits - before.commits),
      rows: (after.rows - before.rows) / moves,
      logBytes: (after.log - before.log) / moves,
      storedBytes: (after.size - before.size) / moves,
      sentBytes: sent / moves,
    };
  } finally {
    await nodes.stop();
  }
}
