import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, playOut, TestClient, tableFor } from './testing/client.ts';
import { startPostgres, type TestPostgres } from './testing/postgres.ts';
import { METRICS_TOKEN, testFolder, testServer, testVariables } from './testing/server.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Where data lie: a folder, and a database if it is not SQLite. */
interface Place {
  readonly folder: string;
  readonly variables: Readonly<Record<string, string>>;
}

function fileStore(): Place {
  const folder = testFolder();
  folders.push(folder);
  return { folder, variables: {} };
}

const postgresStore = async (): Promise<Place> => ({
  ...fileStore(),
  variables: { DATABASE_URL: await postgres.createDatabase() },
});

/** Beside a server in this process, which goes on meanwhile. */
async function admin({ folder, variables }: Place, ...args: readonly string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'admin.ts'), ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...testVariables(folder), ...variables },
  });
  const [stdout, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { status: Number(status), stdout };
}

/** A club: a game that runs, with something said, and a table that waits. */
async function club({ folder, variables }: Place) {
  const server = await testServer(variables, folder);
  const { id, tokens } = await tableFor(server.address, ['Änne', 'Ben']);
  const clients = tokens.map((token) => new TestClient(id, token));
  for (const client of clients) await client.connect(server.address);
  for (const client of clients) await client.seated();
  await clients[0]?.wish({ type: 'begin' });
  await clients[0]?.wish({ type: 'chat', text: 'Grüße „an alle“' });
  await playOut(clients, () => 0, 6);
  const seen = clients[0]?.here;
  await tableFor(server.address, ['Cleo', 'Dora']);
  for (const client of clients) await client.close();
  return { server, id, tokens, seen };
}

const hashIn = (text: string): string | undefined => /hash: ([0-9a-f]{64})/.exec(text)?.[1];

describe('npm run admin', () => {
  it('moves a club from SQLite to Postgres and back, counted and hashed', async () => {
    const [first, second, third] = [fileStore(), await postgresStore(), fileStore()];
    const { server, id, tokens, seen } = await club(first);
    await server.stop();
    const [one, other] = [join(first.folder, 'one.backup'), join(first.folder, 'other.backup')];
    const out = await admin(first, 'backup', one);
    expect(out).toMatchObject({ status: 0, stdout: expect.stringMatching(/^\d+ rows are in /) });
    const into = await admin(second, 'restore', one);
    expect([into.status, hashIn(into.stdout)]).toEqual([0, hashIn(out.stdout)]);
    expect(hashIn((await admin(second, 'backup', other)).stdout)).toBe(hashIn(out.stdout));
    expect((await admin(third, 'restore', other)).status).toBe(0);
    for (const place of [second, third]) {
      expect(await admin(place, 'check')).toEqual({ status: 0, stdout: '2 tables, 0 of them broken.\n' });
      const moved = await testServer(place.variables, place.folder);
      const anna = new TestClient(id, tokens[0]);
      await anna.connect(moved.address);
      const { view, seq, chat } = await anna.seated();
      expect({ view, seq, chat }).toEqual({ view: seen?.view, seq: seen?.seq, chat: seen?.chat });
      await anna.close();
      await moved.stop();
    }
  });

  it('refuses what would do harm, in a sentence', async () => {
    const [full, empty] = [fileStore(), await postgresStore()];
    await (await club(full)).server.stop();
    const file = join(full.folder, 'whole.backup');
    expect((await admin(full, 'backup', file)).status).toBe(0);
    expect(await admin(full, 'backup', file)).toEqual({ status: 1, stdout: 'There is a file of that name already.\n' });
    expect(await admin(full, 'restore', file)).toEqual({
      status: 1,
      stdout: 'There is something in this store already: restore into an empty one.\n',
    });
    const cut = join(full.folder, 'cut.backup');
    const lines = readFileSync(file, 'utf8').split('\n');
    writeFileSync(cut, lines.toSpliced(5, 1).join('\n'));
    expect(await admin(empty, 'restore', cut)).toEqual({ status: 1, stdout: `${cut} is not whole, or was changed.\n` });
    writeFileSync(cut, 'something else\n');
    expect(await admin(empty, 'restore', cut)).toEqual({ status: 1, stdout: `${cut} is no backup of Tafelrunde.\n` });
    expect(await admin(empty, 'restore', 'nowhere')).toEqual({
      status: 1,
      stdout: 'There is no such file or folder.\n',
    });
    const running = await testServer(empty.variables, empty.folder);
    expect(await admin(empty, 'restore', file)).toEqual({
      status: 1,
      stdout: `A server runs over this database, at ${running.address}: stop all of them first.\n`,
    });
    await running.stop();
    expect((await admin(empty, 'restore', file)).status).toBe(0);
    expect(await admin(empty, 'nothing')).toMatchObject({ status: 2, stdout: expect.stringContaining('restore FILE') });
  });

  it.each([
    { name: 'SQLite', place: async () => fileStore() },
    { name: 'Postgres', place: postgresStore },
  ])('lists, closes and forgets: $name', async ({ place: make }) => {
    const place = await make();
    const { server, id, tokens } = await club(place);
    await server.stop();
    const listed = (await admin(place, 'list')).stdout;
    expect(listed).toContain(`${id}  fantasy-realms  running`);
    const ben = /^ {4}(\S+) {2}Ben$/m.exec(listed)?.[1] ?? '';
    expect(await admin(place, 'close', id)).toEqual({ status: 0, stdout: 'The game is closed.\n' });
    expect(await admin(place, 'close', id)).toEqual({ status: 0, stdout: 'The game was over already.\n' });
    expect((await admin(place, 'close', 'nosuchtable')).status).toBe(1);
    expect(await admin(place, 'forget', ben)).toEqual({ status: 0, stdout: 'They are taken out of 1 tables.\n' });
    expect((await admin(place, 'forget', ben)).status).toBe(1);
    const again = await testServer(place.variables, place.folder);
    const { body } = await call(again.address, `/tables/${id}`);
    expect(body).toMatchObject({ state: 'over', ended: { how: 'closed' }, seats: [{ name: 'Änne' }, { name: '' }] });
    expect((await call(again.address, `/tables/${id}/record`, { token: tokens[1] ?? '' })).status).toBe(401);
    await again.stop();
  });

  it('says which servers run, and what each does', async () => {
    const place = await postgresStore();
    const { server } = await club(place);
    const { status, stdout } = await admin(place, 'status');
    expect(status).toBe(0);
    expect(stdout).toContain('2 tables are stored.\n');
    expect(stdout).toMatch(new RegExp(`^${server.address} drives \\d tables: tables \\d, connections 0,`, 'm'));
    expect(stdout).toMatch(/^All together: tables \d/m);
    expect(stdout).not.toContain(METRICS_TOKEN);
    await server.stop();
  });
});
