import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, describe, expect, it } from 'vitest';
import { conformance } from '../testing/store.conformance.ts';
import { migrationsFor } from './migrations.ts';
import { openSqlite } from './sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

let opened = 0;
const reopen = () => openSqlite({ file: join(folder, `${opened}.sqlite`) });

conformance(
  'SQLite',
  () => {
    opened++;
    return reopen();
  },
  reopen,
);

it('SQLite: whether the store takes anything in is found out by writing', async () => {
  const file = join(folder, 'checked.sqlite');
  const store = await openSqlite({ file });
  const written = () => statSync(`${file}-wal`).size;
  const before = written();
  await store.check();
  expect(written()).toBeGreaterThan(before);
  await store.close();
});

it('SQLite: what is deleted leaves the log, too, though somebody else is just reading', async () => {
  const file = join(folder, 'purged.sqlite');
  const store = await openSqlite({ file });
  await store.addPerson({ token: 'the hash of a token', person: 'anna' });
  const reader = new Database(file, { readonly: true });
  reader.exec('begin');
  reader.prepare('select count(*) from people').get();
  const forgetting = store.forget('anna');
  await new Promise((resolve) => setTimeout(resolve, 100));
  reader.exec('commit');
  await forgetting;
  expect(readFileSync(`${file}-wal`).includes('the hash of a token')).toBe(false);
  expect(readFileSync(file).includes('the hash of a token')).toBe(false);
  reader.close();
  await store.close();
});

describe('SQLite: a file from before', () => {
  it('keeps its push addresses when they are stored for each person', async () => {
    const file = join(folder, 'before.sqlite');
    const database = new Database(file);
    const older = new Kysely<unknown>({ dialect: new SqliteDialect({ database }) });
    await new Migrator({ db: older, provider: migrationsFor('sqlite') }).migrateTo('001-first');
    const subscription = { endpoint: 'https://push/1', keys: { p256dh: 'p', auth: 'a' } };
    database
      .prepare('insert into pushes (endpoint, person, body) values (?, ?, ?)')
      .run(subscription.endpoint, 'anna', JSON.stringify(subscription));
    await older.destroy();
    const store = await openSqlite({ file });
    await store.addPush('ben', subscription);
    expect([await store.pushesOf('anna'), await store.pushesOf('ben')]).toEqual([[subscription], [subscription]]);
    await store.close();
  });
});
