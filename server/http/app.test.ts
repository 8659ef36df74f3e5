import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { granted, readOptions } from '@tafelrunde/kernel';
import { openTable, settingsSchema } from '@tafelrunde/table';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onlyServer } from '../cluster/leases.ts';
import { readConfig } from '../config.ts';
import { createHall, type Hall } from '../hall.ts';
import { liveTable } from '../live-table.ts';
import { createLog } from '../log.ts';
import { createMetrics } from '../metrics.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Store } from '../storage/store.ts';
import { TestClient } from '../testing/client.ts';
import { testFolder, testVariables } from '../testing/server.ts';
import { buildApp } from './app.ts';
import { readAssets } from './assets.ts';
import type { App } from './world.ts';

let folder: string;
let store: Store;
let hall: Hall;
let app: App;

beforeEach(async () => {
  folder = testFolder();
  const read = readConfig({ ...testVariables(folder), MAX_CONNECTIONS: '7' });
  if ('problems' in read) throw new Error(read.problems.join(' '));
  store = await openSqlite({ file: ':memory:' });
  const world = {
    store,
    leases: onlyServer,
    metrics: createMetrics(),
    log: createLog(() => undefined),
    now: () => 0,
    secret: () => '3'.repeat(64),
    newTables: { take: () => Promise.resolve(true) },
    codes: { take: () => Promise.resolve(true) },
  };
  const bots = { decide: () => Promise.reject(new Error('no bot')), waiting: () => 0, close: () => Promise.resolve() };
  hall = createHall({ ...world, bots, push: undefined });
  app = await buildApp({ ...world, config: read.config, hall });
});
afterEach(async () => {
  await app.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

it('a request has its time to arrive, and of connections there is an end', () => {
  expect(app.server.requestTimeout).toBe(30_000);
  expect(app.server.maxConnections).toBe(1_007);
});

it('who finds a table that was thrown away at that moment is told to come again', async () => {
  const spec = {
    id: 'a',
    rules: { game: fantasyRealms.id, version: fantasyRealms.version },
    options: granted(readOptions(fantasyRealms, {})),
    seats: [{ mind: 'open' }, { mind: 'open' }] as const,
    owner: 'anna',
    secret: '3'.repeat(64),
    settings: settingsSchema.parse({}),
  };
  const live = liveTable(openTable(fantasyRealms, spec, 0), { spec, listed: false, entries: [], chat: [] }, 0, 0);
  Object.assign(hall, { visit: () => Promise.resolve({ ...live, gone: true }) });
  const client = new TestClient('a');
  await client.connect(await app.listen({ host: '127.0.0.1', port: 0 }));
  await client.until(() => client.closed);
  expect([client.closed?.code, client.messages]).toEqual([1012, []]);
});

it('the app is sent as it was when the server was started, whatever is built meanwhile', async () => {
  const page = await app.inject('/');
  writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html><title>Next</title>');
  rmSync(join(folder, 'web', 'assets', 'app-1.js'));
  expect((await app.inject('/')).body).toBe(page.body);
  expect((await app.inject('/assets/app-1.js')).statusCode).toBe(200);
});

it('another page of the same size and date is known as another one', () => {
  const file = join(folder, 'web', 'index.html');
  const written = (script: string, date: Date) => {
    writeFileSync(file, `<!doctype html><script src="/assets/app-${script}.js"></script>`);
    utimesSync(file, date, date);
    return { etag: readAssets(join(folder, 'web')).get('/index.html')?.etag, size: statSync(file).size };
  };
  const [one, other] = [written('1', new Date(0)), written('2', new Date(0))];
  expect(other.size).toBe(one.size);
  expect(other.etag).not.toBe(one.etag);
  expect(written('1', new Date(1_000_000))).toEqual(one);
});
