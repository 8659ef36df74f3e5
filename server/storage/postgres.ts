import { Kysely, PostgresDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { createLeases, type Leases } from '../cluster/leases.ts';
import type { Log } from '../log.ts';
import { type Adding, createAppend } from './append.ts';
import { migrationsFor } from './migrations.ts';
import { postgresLeaseRows } from './postgres-leases.ts';
import type { Db, Rows } from './rows.ts';
import { storeOn } from './sql-store.ts';
import type { Change, Store } from './store.ts';

export interface PostgresOptions {
  readonly url: string;
  readonly log: Log;
}

/** What all servers share. */
export interface Postgres {
  readonly store: Store;
  readonly leases: Leases;
}

/** Why the database cannot be used, as half a sentence for the operator. */
export class UnusablePostgres extends Error {}

const OLDEST_POSTGRES = 13;
const CONNECTIONS = 10;
/** Milliseconds: whoever waits is told rather than left waiting. */
const CONNECT_WITHIN = 5_000;
const ANSWER_WITHIN = 10_000;

/** Every commit is synced, unless the database was told otherwise: what was acknowledged survives a power cut. */
export async function openPostgres({ url, log }: PostgresOptions): Promise<Postgres> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_WITHIN,
    query_timeout: ANSWER_WITHIN,
    types: { getTypeParser: parserOf },
  });
  const word = aboutAbsence(log);
  // Of connections that nobody uses: the next one who needs one gets a new one.
  pool.on('error', word.onFault);
  // And of those that somebody uses: whoever waits for an answer is told, and nobody else has to be.
  pool.on('connect', (client) => client.on('error', word.onFault));
  const db: Db = new Kysely<Rows>({ dialect: new PostgresDialect({ pool }) });
  const trouble = await troubleWith(pool, db);
  if (trouble !== undefined) {
    await db.destroy();
    throw new UnusablePostgres(trouble);
  }
  const store = storeOn(db, {
    append: createAppend(adding(pool)),
    async isDriver(trx, table, fence) {
      const { rows } = await sql`select 1 from tables where id = ${table} and fence = ${fence} for share`.execute(trx);
      return rows.length === 1;
    },
    atOneMoment: (read) => db.transaction().setIsolationLevel('repeatable read').execute(read),
    purge: () => Promise.resolve(),
    // Postgres looks after its pages itself; that all rows can be read is what can be found out here.
    async examine() {
      for (const each of ['tables', 'entries', 'snapshots', 'chat'] as const)
        await db
          .selectFrom(each)
          .select(({ fn }) => fn.countAll().as('n'))
          .execute();
    },
    check: () =>
      // A database that only lets itself be read, or has no room left, answers, too, but not this.
      db.transaction().execute(async (trx) => {
        const { token } = await trx
          .insertInto('people')
          .values({ token: sql`gen_random_uuid()`, person: '' })
          .returning('token')
          .executeTakeFirstOrThrow();
        await trx.deleteFrom('people').where('token', '=', token).execute();
      }),
  });
  const every = (act: () => void, milliseconds: number) => {
    const timer = setInterval(act, milliseconds);
    return () => clearInterval(timer);
  };
  return { store, leases: createLeases(postgresLeaseRows(pool), { clock: () => performance.now(), every, ...word }) };
}

/** Tells the operator once that it is gone, and once that it is back. */
function aboutAbsence(log: Log) {
  let isAway = false;
  return {
    onFault(fault: unknown): void {
      if (!isAway) log.fault('Postgres does not answer', fault);
      isAway = true;
    },
    onAnswer(): void {
      if (isAway) log.say('Postgres answers again.');
      isAway = false;
    },
  };
}

/** Times and counts are whole numbers that JavaScript holds exactly. */
function parserOf(oid: number, format?: 'text' | 'binary') {
  return oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format);
}

async function troubleWith(pool: pg.Pool, db: Db): Promise<string | undefined> {
  try {
    const { rows } = await pool.query<{ version: string }>("select current_setting('server_version') as version");
    const tooOld = troubleWithVersion(rows[0]?.version ?? '');
    if (tooOld !== undefined) return tooOld;
    const { error } = await new Migrator({ db, provider: migrationsFor('postgres') }).migrateToLatest();
    return error === undefined ? undefined : whyUnusable(error);
  } catch (fault) {
    return whyUnusable(fault);
  }
}

export function troubleWithVersion(version: string): string | undefined {
  return Number.parseInt(version, 10) < OLDEST_POSTGRES
    ? `it is version ${version}, and ${OLDEST_POSTGRES} is the oldest that will do`
    : undefined;
}

/** By the codes of the network and of Postgres. */
const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers at that address',
  ETIMEDOUT: 'nothing answers at that address',
  EHOSTUNREACH: 'nothing answers at that address',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  '28P01': 'the password is wrong',
  '28000': 'the user may not log in',
  '3D000': 'there is no such database',
  '42501': 'the user may not make tables there',
};

function whyUnusable(fault: unknown): string {
  const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
  return REASONS[code] ?? (fault instanceof Error && fault.message !== '' ? fault.message : 'nothing answers');
}

/** Only for tables that are driven under the number that came with it, and that stay so until it is stored. */
const ADD = {
  name: 'add-entries',
  text: `with
    held as materialized (
      select tables.id from tables join unnest($1::text[], $2::bigint[]) as driven (id, fence)
      on tables.id = driven.id and tables.fence = driven.fence for share of tables),
    new_entries as (
      insert into entries (table_id, seq, at, body)
      select entry.* from unnest($3::text[], $4::int[], $5::bigint[], $6::text[]) as entry (table_id, seq, at, body)
      where entry.table_id in (select id from held)),
    new_chat as (
      insert into chat (table_id, n, person, body)
      select said.* from unnest($7::text[], $8::int[], $9::text[], $10::text[]) as said (table_id, n, person, body)
      where said.table_id in (select id from held)),
    new_states as (
      update tables set state = coalesce(changed.state, tables.state), heeds = coalesce(changed.heeds, tables.heeds)
      from unnest($11::text[], $12::text[], $13::text[]) as changed (id, state, heeds)
      where tables.id = changed.id and tables.id in (select id from held)),
    withdrawn as (
      delete from invitations using unnest($14::text[], $15::int[]) as gone (table_id, seat)
      where invitations.table_id = gone.table_id and invitations.seat = gone.seat
      and invitations.table_id in (select id from held))
    select id from held`,
};

/** One statement, prepared once: one way there and back, and a transaction of its own. */
function adding(pool: pg.Pool): Adding {
  return {
    async add(changes) {
      try {
        const { rows } = await pool.query<{ id: string }>({ ...ADD, values: columnsOf(changes) });
        return new Set(rows.map(({ id }) => id));
      } catch (fault) {
        if (isConstraintViolation(fault)) return undefined;
        throw fault;
      }
    },
    async hasTable(id) {
      const { rowCount } = await pool.query('select 1 from tables where id = $1', [id]);
      return rowCount === 1;
    },
  };
}

function columnsOf(changes: readonly Change[]): unknown[] {
  const entries = changes.flatMap(({ table, entries }) => entries.map((entry) => ({ table, entry })));
  const chat = changes.flatMap(({ table, chat }) => chat.map((said) => ({ table, said })));
  const changed = changes.filter(({ state, heeds }) => state !== undefined || heeds !== undefined);
  const withdrawn = changes.flatMap(({ table, withdrawn = [] }) => withdrawn.map((seat) => ({ table, seat })));
  const driven = new Map(changes.map(({ table, fence }) => [table, fence]));
  return [
    [...driven.keys()],
    [...driven.values()],
    entries.map(({ table }) => table),
    entries.map(({ entry }) => entry.seq),
    entries.map(({ entry }) => entry.at),
    entries.map(({ entry }) => JSON.stringify(entry)),
    chat.map(({ table }) => table),
    chat.map(({ said }) => said.line.n),
    chat.map(({ said }) => said.person),
    chat.map(({ said }) => JSON.stringify(said)),
    changed.map(({ table }) => table),
    changed.map(({ state = null }) => state),
    changed.map(({ heeds }) => (heeds === undefined ? null : JSON.stringify(heeds))),
    withdrawn.map(({ table }) => table),
    withdrawn.map(({ seat }) => seat),
  ];
}

/** Unique, or a foreign key. */
const VIOLATIONS: readonly string[] = ['23505', '23503'];

function isConstraintViolation(fault: unknown): boolean {
  return fault instanceof pg.DatabaseError && VIOLATIONS.includes(fault.code ?? '');
}
