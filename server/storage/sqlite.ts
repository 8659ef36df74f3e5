import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { type Adding, createAppend } from './append.ts';
import { isBusy } from './data-folder.ts';
import { createExaminer, damageOf } from './examining.ts';
import { migrationsFor } from './migrations.ts';
import type { Db, Rows } from './rows.ts';
import { storeOn } from './sql-store.ts';
import type { Change, Store } from './store.ts';

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
  // Whoever else has the file locked must not stop everybody here: what is to be stored is tried again.
  database.pragma('busy_timeout = 20');
  // Deleted is deleted, also on disk.
  database.pragma('secure_delete = ON');
  const db: Db = new Kysely<Rows>({ dialect: new SqliteDialect({ database }) });
  const { error } = await new Migrator({ db, provider: migrationsFor('sqlite') }).migrateToLatest();
  if (error !== undefined) {
    await db.destroy();
    throw new Error('the stored data cannot be brought up to date', { cause: error });
  }
  const examine = createExaminer(file);
  return storeOn(db, {
    append: createAppend(adding(db, database, syncDelay === 0 ? () => undefined : () => stall(syncDelay))),
    // Nobody else has the file.
    isDriver: () => Promise.resolve(true),
    atOneMoment: (read) => db.transaction().execute(read),
    async purge() {
      // The log still has what was deleted until it is begun anew, for which nobody may be reading in it.
      for (let waited = 0; waited < PATIENCE; waited += AGAIN) {
        const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
        if (rows[0]?.busy !== 1) return;
        await sleep(AGAIN);
      }
    },
    async check() {
      // Nobody uses this number, but it has to be written.
      await sql`pragma user_version = 0`.execute(db);
      await examine();
    },
    async examine() {
      const damage = await damageOf(file);
      if (damage !== undefined) throw damage;
    },
  });
}

function stall(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/** Past Kysely, by statements that are prepared once: that takes a third of the time of a query that is built anew. */
function adding(db: Db, database: Database.Database, afterCommit: () => void): Adding {
  const addEntry = database.prepare('insert into entries (table_id, seq, at, body) values (?, ?, ?, ?)');
  const addChat = database.prepare('insert into chat (table_id, n, person, body) values (?, ?, ?, ?)');
  const setState = database.prepare('update tables set state = ? where id = ?');
  const setHeeds = database.prepare('update tables set heeds = ? where id = ?');
  const withdraw = database.prepare('delete from invitations where table_id = ? and seat = ?');
  const tableOf = database.prepare('select 1 from tables where id = ?');

  const addOne = ({ table, entries, chat, state, heeds, withdrawn = [] }: Change): void => {
    for (const entry of entries) addEntry.run(table, entry.seq, entry.at, JSON.stringify(entry));
    for (const said of chat) addChat.run(table, said.line.n, said.person, JSON.stringify(said));
    if (state !== undefined) setState.run(state, table);
    if (heeds !== undefined) setHeeds.run(JSON.stringify(heeds), table);
    for (const seat of withdrawn) withdraw.run(table, seat);
  };
  const addAll = database.transaction((changes: readonly Change[]) => changes.forEach(addOne));
  // Through Kysely's connection, so that it never falls into the middle of another transaction.
  const undisturbed = <T>(act: () => T): Promise<T> => db.connection().execute(async () => act());

  return {
    add: (changes) =>
      patiently(undisturbed, () => {
        try {
          addAll(changes);
        } catch (fault) {
          if (isConstraintViolation(fault)) return undefined;
          throw fault;
        }
        afterCommit();
        return new Set(changes.map(({ table }) => table));
      }),
    hasTable: (id) => undisturbed(() => tableOf.get(id) !== undefined),
  };
}

/** Milliseconds that a foreign lock may last, and between two tries. */
const PATIENCE = 5_000;
const AGAIN = 25;

/** Tries again while somebody else has the file locked, with everything else in between. */
async function patiently<T>(undisturbed: (act: () => T) => Promise<T>, act: () => T): Promise<T> {
  for (let waited = 0; ; waited += AGAIN) {
    try {
      return await undisturbed(act);
    } catch (fault) {
      if (!isBusy(fault) || waited >= PATIENCE) throw fault;
      await sleep(AGAIN);
    }
  }
}

function isConstraintViolation(fault: unknown): boolean {
  return fault instanceof Database.SqliteError && fault.code.startsWith('SQLITE_CONSTRAINT');
}
