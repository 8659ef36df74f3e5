import type { Heeds, StoredChat, StoredEntry, TableSnapshot, TableSpec } from '@tafelrunde/table';
import { sql, type Transaction } from 'kysely';
import type { Append } from './append.ts';
import { dumpRows, isEmptyIn, loadRows } from './dump.ts';
import type { Db, Rows } from './rows.ts';
import { type FoundTable, MOST_PUSHES, MOST_REPORTS, NotEmpty, type Store, type Untouched } from './store.ts';

const HOUR = 3_600_000;
/** So many chat lines are loaded with a table. */
const LATEST_CHAT = 200;

/** What each database does in a way of its own. */
export interface Own {
  readonly append: Append;
  /** Whether the table is driven under this number, and stays so until the transaction ends. */
  readonly isDriver: (trx: Transaction<Rows>, table: string, fence: number) => Promise<boolean>;
  /** All that is read was true at one moment. */
  readonly atOneMoment: <T>(read: (trx: Transaction<Rows>) => Promise<T>) => Promise<T>;
  /** What was deleted leaves the disk. */
  readonly purge: () => Promise<void>;
  readonly check: () => Promise<void>;
  readonly examine: () => Promise<void>;
}

export function storeOn(db: Db, { append, isDriver, atOneMoment, purge, check, examine }: Own): Store {
  return {
    create: (table) => db.transaction().execute((trx) => createTable(trx, table)),
    find: (id) => atOneMoment((trx) => findTable(trx, id)),
    entriesOf: (id) => entriesAfter(db, id, 0),
    append,
    keepSnapshot: (id, fence, snapshot) =>
      db.transaction().execute(async (trx) => {
        if (!(await isDriver(trx, id, fence))) return;
        const row = { seq: snapshot.facts.seq, body: JSON.stringify(snapshot) };
        await trx
          .insertInto('snapshots')
          .values({ table_id: id, ...row })
          .onConflict((conflict) => conflict.column('table_id').doUpdateSet(row))
          .execute();
      }),
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
    untouchedSince: (time, day) => db.transaction().execute((trx) => noteUntouched(trx, time, day)),
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
      await purge();
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
    addPush: (person, subscription) =>
      db.transaction().execute(async (trx) => {
        const body = JSON.stringify(subscription);
        const { n } = await trx
          .selectFrom('pushes')
          .select(({ fn }) => fn.max('n').as('n'))
          .where('person', '=', person)
          .executeTakeFirstOrThrow();
        const next = (n ?? 0) + 1;
        await trx
          .insertInto('pushes')
          .values({ person, endpoint: subscription.endpoint, n: next, body })
          .onConflict((conflict) => conflict.columns(['person', 'endpoint']).doUpdateSet({ n: next, body }))
          .execute();
        const latest = trx
          .selectFrom('pushes')
          .select('n')
          .where('person', '=', person)
          .orderBy('n', 'desc')
          .limit(MOST_PUSHES);
        await trx.deleteFrom('pushes').where('person', '=', person).where('n', 'not in', latest).execute();
      }),
    async pushesOf(person) {
      const rows = await db.selectFrom('pushes').select('body').where('person', '=', person).execute();
      return rows.map(({ body }) => JSON.parse(body));
    },
    async removePush(endpoint, person) {
      const gone = db.deleteFrom('pushes').where('endpoint', '=', endpoint);
      await (person === undefined ? gone : gone.where('person', '=', person)).execute();
    },
    addReport: (report) =>
      db.transaction().execute(async (trx) => {
        const { number, table, at } = report;
        await trx
          .insertInto('reports')
          .values({ number, table_id: table, at, body: JSON.stringify(report) })
          .execute();
        const latest = trx
          .selectFrom('reports')
          .select('number')
          .where('table_id', '=', table)
          .orderBy('at', 'desc')
          .orderBy('number')
          .limit(MOST_REPORTS);
        await trx.deleteFrom('reports').where('table_id', '=', table).where('number', 'not in', latest).execute();
      }),
    async report(table, number) {
      const found = await db
        .selectFrom('reports')
        .select('body')
        .where('number', '=', number)
        .where('table_id', '=', table)
        .executeTakeFirst();
      return found === undefined ? undefined : JSON.parse(found.body);
    },
    async count(name, now, milliseconds) {
      // What lies too far ahead was counted by a clock that was wrong.
      const isOver = sql`counts.until <= ${now} or counts.until > ${now + HOUR}`;
      const { rows } = await sql<{ count: number }>`
        insert into counts (name, until, count) values (${name}, ${now + milliseconds}, 1)
        on conflict (name) do update set
          count = case when ${isOver} then 1 else counts.count + 1 end,
          until = case when ${isOver} then excluded.until else counts.until end
        returning count`.execute(db);
      await db.deleteFrom('counts').where('until', '<=', now).execute();
      return rows[0]?.count ?? 1;
    },
    check,
    examine,
    async allTables() {
      const rows = await db.selectFrom('tables').select('id').orderBy('id').execute();
      return rows.map(({ id }) => id);
    },
    dump: (read) => atOneMoment((trx) => read(dumpRows(trx))),
    load: (rows) =>
      db.transaction().execute(async (trx) => {
        if (!(await isEmptyIn(trx))) throw new NotEmpty('there is something in it');
        await loadRows(trx, rows);
      }),
    close: () => db.destroy(),
  };
}

async function createTable(trx: Transaction<Rows>, table: Parameters<Store['create']>[0]): Promise<void> {
  const { spec, at, listed, members, invitations } = table;
  const row = {
    id: spec.id,
    at,
    listed: listed ? 1 : 0,
    state: 'waiting',
    spec: JSON.stringify(spec),
    heeds: null,
  } as const;
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

async function noteUntouched(trx: Transaction<Rows>, time: number, day: number): Promise<Untouched[]> {
  const found = await trx
    .selectFrom('tables')
    .leftJoin('untouched', 'untouched.table_id', 'tables.id')
    .select(['tables.id', 'untouched.day', 'untouched.days'])
    .where('tables.at', '<', time)
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
  const ids = new Set(found.map(({ id }) => id));
  for (const { table_id } of await trx.selectFrom('untouched').select('table_id').execute())
    if (!ids.has(table_id)) await trx.deleteFrom('untouched').where('table_id', '=', table_id).execute();
  const noted = found.map(({ id, day: last, days }) => ({
    id,
    days: last === day ? (days ?? 1) : (days ?? 0) + 1,
    isNew: last !== day,
  }));
  for (const { id, days, isNew } of noted) {
    if (!isNew) continue;
    await trx
      .insertInto('untouched')
      .values({ table_id: id, day, days })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ day, days }))
      .execute();
  }
  return noted;
}

async function removeTable(trx: Transaction<Rows>, id: string): Promise<void> {
  const rows = await trx.selectFrom('members').select('person').where('table_id', '=', id).execute();
  await trx.deleteFrom('tables').where('id', '=', id).execute();
  for (const { person } of rows) {
    const still = await trx.selectFrom('members').select('table_id').where('person', '=', person).executeTakeFirst();
    if (still !== undefined) continue;
    for (const table of ['people', 'pushes'] as const)
      await trx.deleteFrom(table).where('person', '=', person).execute();
  }
}

async function findTable(trx: Transaction<Rows>, id: string): Promise<FoundTable | undefined> {
  const row = await trx
    .selectFrom('tables')
    .select(['spec', 'listed', 'heeds'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const taken = await trx.selectFrom('snapshots').select(['seq', 'body']).where('table_id', '=', id).executeTakeFirst();
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
  const heeds: { heeds: Heeds } | object = row.heeds === null ? {} : { heeds: JSON.parse(row.heeds) };
  return {
    spec,
    listed: row.listed === 1,
    ...snapshot,
    ...heeds,
    entries,
    chat: chat.map(({ body }): StoredChat => JSON.parse(body)).reverse(),
  };
}

async function entriesAfter(db: Db | Transaction<Rows>, id: string, seq: number): Promise<StoredEntry[]> {
  const rows = await db
    .selectFrom('entries')
    .select('body')
    .where('table_id', '=', id)
    .where('seq', '>', seq)
    .orderBy('seq')
    .execute();
  return rows.map(({ body }) => JSON.parse(body));
}
