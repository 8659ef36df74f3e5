import { spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, tableFor } from '../testing/client.ts';
import { failedProcess } from '../testing/process.ts';
import { testFolder, testServer } from '../testing/server.ts';
import { databaseIn, lockFolder } from './data-folder.ts';
import { openSqlite } from './sqlite.ts';

let folder: string;
beforeEach(() => {
  folder = testFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const data = (): string => join(folder, 'data');
const admin = (...args: readonly string[]) => {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, '..', 'admin.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: data() },
  });
  return { status, stdout };
};

/** One page of those on which entries lie: everything else is as it was, and the database can be opened. */
function damageEntries(file: string): void {
  const database = new Database(file);
  const page = Number(
    database.prepare("select pageno from dbstat where name = 'entries' and pagetype = 'leaf'").pluck().get(),
  );
  const size = Number(database.pragma('page_size', { simple: true }));
  database.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(size / 2, 0x5a), 0, size / 2, (page - 1) * size);
  closeSync(handle);
}

describe('the data folder', () => {
  it('is for one server: a second one says so and ends', async () => {
    const server = await testServer({}, folder);
    const { code, said } = await failedProcess(folder, {});
    expect([code, said]).toEqual([
      1,
      `Another server uses the data folder ${data()}: stop it, or set DATA_DIR to another one.\n`,
    ]);
    expect(admin('check')).toMatchObject({ status: 1, stdout: expect.stringContaining('Another server uses') });
    await server.stop();
    lockFolder(data())?.release();
  });

  it('with a database of nothing beside a write-ahead log is not taken for a new one', async () => {
    mkdirSync(data());
    writeFileSync(databaseIn(data()), '');
    writeFileSync(`${databaseIn(data())}-wal`, 'what is left');
    const { code, said } = await failedProcess(folder, {});
    expect(code).toBe(1);
    expect(said).toMatch(/^The database in .* is empty, but its write-ahead log is not/);
    expect(statSync(databaseIn(data())).size).toBe(0);
  });

  it('that is damaged is called so, at the start and by the check', async () => {
    mkdirSync(data());
    writeFileSync(databaseIn(data()), 'no database at all, but long enough to be taken for one'.repeat(100));
    const { code, said } = await failedProcess(folder, {});
    expect([code, said]).toEqual([
      1,
      `The database in ${data()} is damaged: restore a backup, as docs/hosting.md says.\n`,
    ]);
  });

  it('is looked through by the check, table by table', async () => {
    const server = await testServer({}, folder);
    await tableFor(server.address, ['Anna', 'Ben']);
    await server.stop();
    expect(admin('check')).toEqual({ status: 0, stdout: '1 tables, 0 of them broken.\n' });
    const database = new Database(databaseIn(data()));
    database.prepare('update entries set body = ? where seq = 1').run('{');
    database.close();
    const { status, stdout } = admin('check');
    expect([status, stdout]).toEqual([
      1,
      expect.stringMatching(/^Table [0-9a-f]{8} cannot be read.*\n1 tables, 1 of them broken\.\n$/),
    ]);
    expect(admin()).toMatchObject({ status: 2 });
  });

  it('whose pages are damaged makes the server unhealthy', async () => {
    const server = await testServer({}, folder);
    for (let i = 0; i < 20; i++) await tableFor(server.address, ['Anna', 'Ben']);
    expect((await call(server.address, '/health')).status).toBe(200);
    await server.stop();
    expect(admin('check')).toEqual({ status: 0, stdout: '20 tables, 0 of them broken.\n' });
    damageEntries(databaseIn(data()));
    const again = await testServer({}, folder);
    // Not only the first time, when the pages are looked at.
    for (let i = 0; i < 2; i++)
      expect(await call(again.address, '/health')).toMatchObject({ status: 503, body: { code: 'damaged' } });
    await again.stop();
    expect(admin('check')).toEqual({
      status: 1,
      stdout: expect.stringMatching(/^The store is damaged: .*Tree \d+ page \d+/s),
    });
  });

  it('that somebody else has locked for a moment stops nobody: what is to be stored is stored then', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'tafelrunde-locked-')), 'x.sqlite');
    const store = await openSqlite({ file });
    const other = new Database(file);
    other.exec('begin immediate');
    let turns = 0;
    const turning = setInterval(() => turns++, 5);
    const adding = store.append([{ table: 'a', fence: 0, entries: [], chat: [], state: 'over' }]);
    await new Promise((resolve) => setTimeout(resolve, 300));
    other.exec('rollback');
    other.close();
    expect(await adding).toEqual(['stored']);
    clearInterval(turning);
    // In a frozen process not one of them would have come.
    expect(turns).toBeGreaterThan(3);
    await store.close();
    truncateSync(file);
  });
});
