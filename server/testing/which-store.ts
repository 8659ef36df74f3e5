import { createHash } from 'node:crypto';
import { join } from 'node:path';
import pg from 'pg';
import { createLog } from '../log.ts';
import { openPostgres } from '../storage/postgres.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Store } from '../storage/store.ts';

/* The tests of the server run twice: on SQLite, and on a Postgres that `with-postgres.ts` has started for all of them. */

/** Where that Postgres is, known to all projects, and which of them use it. */
export const TEST_POSTGRES = 'TEST_POSTGRES';
const TEST_STORE = 'TEST_STORE';

const ALREADY_THERE = '42P04';

/** What a server has to be told so that its data belong to this folder. */
export async function storeVariables(folder: string): Promise<Record<string, string>> {
  const url = process.env[TEST_POSTGRES];
  if (url === undefined || process.env[TEST_STORE] !== 'postgres') return {};
  const name = `t${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } catch (fault) {
    if (!(fault instanceof pg.DatabaseError && fault.code === ALREADY_THERE)) throw fault;
  } finally {
    await client.end();
  }
  const database = new URL(url);
  database.pathname = name;
  return { DATABASE_URL: database.href };
}

/** What a server has stored that was started with this folder. */
export async function storeOf(folder: string): Promise<Store> {
  const { DATABASE_URL: url } = await storeVariables(folder);
  if (url === undefined) return openSqlite({ file: join(folder, 'data', 'tafelrunde.sqlite') });
  const { store } = await openPostgres({ url, log: createLog(() => undefined) });
  return store;
}
