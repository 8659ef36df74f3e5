import { sql, type Transaction } from 'kysely';
import type { Rows } from './rows.ts';

/* All that is stored, row by row, in the same words for both databases. What servers know of each other does not belong to it. */

type Value = string | number | null;

/** One row: where it lies, and what is in it, in the order of the columns. */
export type DumpedRow = readonly [kind: string, ...values: Value[]];

/** What is counted is over in an hour. */
type Kept = Omit<Rows, 'counts'>;

/** In an order in which nothing speaks of what comes later. */
const COLUMNS: { readonly [Kind in keyof Kept]: readonly (keyof Kept[Kind] & string)[] } = {
  tables: ['id', 'at', 'listed', 'state', 'spec', 'heeds'],
  entries: ['table_id', 'seq', 'at', 'body'],
  chat: ['table_id', 'n', 'person', 'body'],
  snapshots: ['table_id', 'seq', 'body'],
  invitations: ['table_id', 'seat', 'code'],
  people: ['token', 'person'],
  members: ['person', 'table_id'],
  pushes: ['person', 'endpoint', 'n', 'body'],
  untouched: ['table_id', 'day', 'days'],
  reports: ['number', 'table_id', 'at', 'body'],
};

/** So many rows are read at once. */
const PAGE = 1_000;

export async function* dumpRows(trx: Transaction<Rows>): AsyncGenerator<DumpedRow> {
  for (const [kind, columns] of Object.entries(COLUMNS)) {
    for (let page = await pageOf(trx, kind, columns); ; ) {
      for (const row of page) yield [kind, ...row];
      const last = page.at(-1);
      if (last === undefined || page.length < PAGE) break;
      page = await pageOf(trx, kind, columns, last);
    }
  }
}

/** What follows a row. The first two columns tell it from all others. */
async function pageOf(
  trx: Transaction<Rows>,
  kind: string,
  columns: readonly string[],
  last?: readonly Value[],
): Promise<readonly (readonly Value[])[]> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const key = sql.join(columns.slice(0, 2).map((column) => sql.ref(column)));
  const after = last === undefined ? sql`` : sql`where (${key}) > (${sql.join(last.slice(0, 2))})`;
  const { rows } = await sql<
    Record<string, Value>
  >`select ${names} from ${sql.table(kind)} ${after} order by ${key} limit ${PAGE}`.execute(trx);
  return rows.map((row) => columns.map((column) => row[column] ?? null));
}

/** Throws when something is in it that no store holds. */
export async function loadRows(trx: Transaction<Rows>, rows: AsyncIterable<DumpedRow>): Promise<void> {
  const known = new Map<string, readonly string[]>(Object.entries(COLUMNS));
  for await (const [kind, ...values] of rows) {
    const columns = known.get(kind);
    if (columns?.length !== values.length) throw new Error(`no store holds such a row: ${kind}`);
    const names = sql.join(columns.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(kind)} (${names}) values (${sql.join([...values])})`.execute(trx);
  }
}

export async function isEmptyIn(trx: Transaction<Rows>): Promise<boolean> {
  for (const kind of Object.keys(COLUMNS)) {
    const { rows } = await sql`select 1 from ${sql.table(kind)} limit 1`.execute(trx);
    if (rows.length > 0) return false;
  }
  return true;
}
