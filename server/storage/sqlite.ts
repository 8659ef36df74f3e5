import type { StoredChat, StoredEntry, TableInfo, TableSnapshot, TableSpec } from '@tafelrunde/table';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, sql, type Transaction } from 'kysely';
import { Migrator } from 'kysely/migration';
import { type Append, createAppend } from './append.ts';
import { migrations } from './migrations.ts';
import { type FoundTable, MOST_PUSHES, MOST_REPORTS, type Store } from './store.ts';

interface Rows {
  tables: { id: string; at: number; listed: number; state: TableInfo['state']; spec: string };
  entries: { table_id: string; seq: number; at: number; body: string };
  chat: { table_id: string; n: number; person: string; body: string };
  snapshots: { table_id: string; seq: number; body: string };
  invitations: { table_id: string; seat: number; code: string };
  people: { token: string; person: string };
  members: { person: string; table_id: string };
  pushes: { endpoint: string; person: string; body: string };
  reports: { number: string; table_id: string; at: number; body: string };
}

type Db = Kysely<Rows>;

/** So many chat lines are loaded with a table. */
const LATEST_CHAT = 200;

export interface SqliteOptions {
  /** A file, or `:memory:`. */
  readonly file: string;
  /** Milliseconds that every commit takes longer, to measure what a slow disk would do. */
  readonly syncDelay?: number;
}

/** Write-ahead log, synced at every commit: what was acknowledged survives a power cut. */
export async function openSqlite({ file, syncDelay = 0 }: SqliteOptions): Promise<Store> {
  const database = new Database(file);
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  // Deleted is deleted, also on disk.
  database.pragma('secure_delete = ON');
  const db: Db = new Kysely<Rows>({ dialect: new SqliteDialect({ database }) });
  const { error } = await new Migrator({ db, provider: migrations }).migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    throw new Error('the stored data cannot be brought up to date', { cause: error });
  }
  return storeOn(db, createAppend(database), syncDelay === 0 ? () => undefined : () => stall(syncDelay));
}

function stall(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

function storeOn(db: Db, append: Append, afterCommit: () => void): Store {
  return {
    create: (table) => db.transaction().execute((trx) => createTable(trx, table)),
    find: (id) => findTable(db, id),
    entriesOf: (id) => entriesAfter(db, id, 0),
    async append(changes) {
      // Through Kysely's connection, so that it never falls into the middle of another transaction.
      const appended = await db.connection().execute(async () => append(changes));
      afterCommit();
      return appended;
    },
    async keepSnapshot(id, snapshot) {
      const row = { seq: snapshot.facts.seq, body: JSON.stringify(snapshot) };
      await db
        .insertInto('snapshots')
        .values({ table_id: id, ...row })
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet(row))
        .execute();
    },
    async listed(most) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('listed', '=', 1)
        .where('state', '=', 'waiting')
        .orderBy('at', 'desc')
        .limit(most)
        .execute();
      return rows.map(({ id }) => id);
    },
    async untouchedSince(time) {
      const rows = await db
        .selectFrom('tables')
        .select('id')
        .where('at', '<', time)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('entries')
                .select('seq')
                .whereRef('entries.table_id', '=', 'tables.id')
                .where('entries.at', '>=', time),
            ),
          ),
        )
        .execute();
      return rows.map(({ id }) => id);
    },
    remove: (id) => db.transaction().execute((trx) => removeTable(trx, id)),
    async invite(table, seat, code) {
      if (code === null) {
        await db.deleteFrom('invitations').where('table_id', '=', table).where('seat', '=', seat).execute();
        return;
      }
      await db
        .insertInto('invitations')
        .values({ table_id: table, seat, code })
        .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet({ code }))
        .execute();
    },
    invitedTo: (code) =>
      db.selectFrom('invitations').select(['table_id as table', 'seat']).where('code', '=', code).executeTakeFirst(),
    async addPerson(person) {
      await db.insertInto('people').values(person).execute();
    },
    personOf: (token) => db.selectFrom('people').selectAll().where('token', '=', token).executeTakeFirst(),
    async addMember(table, person) {
      await db
        .insertInto('members')
        .values({ table_id: table, person })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },
    async tablesOf(person) {
      const rows = await db.selectFrom('members').select('table_id').where('person', '=', person).execute();
      return rows.map(({ table_id }) => table_id);
    },
    async membersOf(table) {
      const rows = await db.selectFrom('members').select('person').where('table_id', '=', table).execute();
      return rows.map(({ person }) => person);
    },
    async forget(person) {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('people').where('person', '=', person).execute();
        await trx.deleteFrom('chat').where('person', '=', person).execute();
        await trx.deleteFrom('pushes').where('person', '=', person).execute();
        await trx.deleteFrom('members').where('person', '=', person).execute();
      });
      // The log still has what was deleted until it is begun anew.
      await sql`pragma wal_checkpoint(truncate)`.execute(db);
    },
    rewrite: (id, { spec, entries, snapshot }) =>
      db.transaction().execute(async (trx) => {
        await trx
          .updateTable('tables')
          .set({ spec: JSON.stringify(spec) })
          .where('id', '=', id)
          .execute();
        for (const entry of entries) {
          await trx
            .updateTable('entries')
            .set({ body: JSON.stringify(entry) })
            .where('table_id', '=', id)
            .where('seq', '=', entry.seq)
            .execute();
        }
        if (snapshot === undefined) return;
        await trx
          .updateTable('snapshots')
          .set({ body: JSON.stringify(snapshot) })
          .where('table_id', '=', id)
          .execute();
      }),
    async addPush(person, subscription) {
      const body = JSON.stringify(subscription);
      await db
        .insertInto('pushes')
        .values({ person, endpoint: subscription.endpoint, body })
        .onConflict((conflict) => conflict.columns(['person', 'endpoint']).doUpdateSet({ body }))
        .execute();
      await sql`delete from pushes where person = ${person} and rowid not in
        (select rowid from pushes where person = ${person} order by rowid desc limit ${MOST_PUSHES})`.execute(db);
    },
    async pushesOf(person) {
      const rows = await db.selectFrom('pushes').select('body').where('person', '=', person).execute();
      return rows.map(({ body }) => JSON.parse(body));
    },
    async removePush(endpoint, person) {
      const gone = db.deleteFrom('pushes').where('endpoint', '=', endpoint);
      await (person === undefined ? gone : gone.where('person', '=', person)).execute();
    },
    async addReport(report) {
      const { number, table, at } = report;
      await db
        .insertInto('reports')
        .values({ number, table_id: table, at, body: JSON.stringify(report) })
        .execute();
      await sql`delete from reports where table_id = ${table} and rowid not in
        (select rowid from reports where table_id = ${table} order by rowid desc limit ${MOST_REPORTS})`.execute(db);
    },
    async report(table, number) {
      const found = await db
        .selectFrom('reports')
        .select('body')
        .where('number', '=', number)
        .where('table_id', '=', table)
        .executeTakeFirst();
      return found === undefined ? undefined : JSON.parse(found.body);
    },
    async check() {
      // Nobody uses this number, but it has to be written.
      await sql`pragma user_version = 0`.execute(db);
    },
    close: () => db.destroy(),
  };
}

async function createTable(trx: Transaction<Rows>, table: Parameters<Store['create']>[0]): Promise<void> {
  const { spec, at, listed, members, invitations } = table;
  const row = { id: spec.id, at, listed: listed ? 1 : 0, state: 'waiting', spec: JSON.stringify(spec) } as const;
  await trx.insertInto('tables').values(row).execute();
  if (members.length > 0) {
    const rows = members.map((person) => ({ person, table_id: spec.id }));
    await trx.insertInto('members').values(rows).execute();
  }
  if (invitations.length > 0) {
    const rows = invitations.map(({ seat, code }) => ({ table_id: spec.id, seat, code }));
    await trx.insertInto('invitations').values(rows).execute();
  }
}

async function removeTable(trx: Transaction<Rows>, id: string): Promise<void> {
  const rows = await trx.selectFrom('members').select('person').where('table_id', '=', id).execute();
  await trx.deleteFrom('tables').where('id', '=', id).execute();
  const people = rows.map(({ person }) => person);
  const still = await trx.selectFrom('members').select('person').where('person', 'in', people).execute();
  const here = new Set(still.map(({ person }) => person));
  const gone = people.filter((person) => !here.has(person));
  for (const table of ['people', 'pushes'] as const) await trx.deleteFrom(table).where('person', 'in', gone).execute();
}

/** One transaction, so that nothing is appended or forgotten in between. */
function findTable(db: Db, id: string): Promise<FoundTable | undefined> {
  return db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom('tables').select(['spec', 'listed']).where('id', '=', id).executeTakeFirst();
    if (row === undefined) return undefined;
    const taken = await trx
      .selectFrom('snapshots')
      .select(['seq', 'body'])
      .where('table_id', '=', id)
      .executeTakeFirst();
    const entries = await entriesAfter(trx, id, taken?.seq ?? 0);
    const chat = await trx
      .selectFrom('chat')
      .select('body')
      .where('table_id', '=', id)
      .orderBy('n', 'desc')
      .limit(LATEST_CHAT)
      .execute();
    const spec: TableSpec = JSON.parse(row.spec);
    const snapshot: { snapshot: TableSnapshot } | object =
      taken === undefined ? {} : { snapshot: JSON.parse(taken.body) };
    return {
      spec,
      listed: row.listed === 1,
      ...snapshot,
      entries,
      chat: chat.map(({ body }): StoredChat => JSON.parse(body)).reverse(),
    };
  });
}

async function entriesAfter(db: Db, id: string, seq: number): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('entries')
    .select('body')
    .where('table_id', '=', id)
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute();
  return rows.map(({ body }) => JSON.parse(body));
}
