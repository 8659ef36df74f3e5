import { readFileSync } from 'node:fs';
import { commitmentTo, quickChance } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import webpush from 'web-push';
import { whoHas } from './people.ts';
import { call, type Made, playOut, TestClient, tableFor } from './testing/client.ts';
import { METRICS_TOKEN, type TestServer, testServer } from './testing/server.ts';
import { storeOf } from './testing/which-store.ts';

const keys = webpush.generateVAPIDKeys();
const operator = {
  IMPRINT: 'Somebody, somewhere',
  SOURCE_URL: 'https://code.example.org/tafelrunde',
  VAPID_PUBLIC_KEY: keys.publicKey,
  VAPID_PRIVATE_KEY: keys.privateKey,
  VAPID_SUBJECT: 'mailto:operator@example.org',
};

let server: TestServer;
beforeAll(async () => {
  server = await testServer(operator);
});
afterAll(() => server.end());

const ask = <T = Record<string, unknown>>(path: string, more: Parameters<typeof call>[2] = {}) =>
  call<T>(server.address, path, more);

const two = [{ mind: 'person', name: 'Anna' }, { mind: 'open' }];

describe('the site', () => {
  it('tells what the operator has configured', async () => {
    expect((await ask('/site')).body).toEqual({
      openTables: false,
      imprint: 'Somebody, somewhere',
      source: 'https://code.example.org/tafelrunde',
      pushKey: keys.publicKey,
    });
  });

  it('tells what can be played, and by which bots', async () => {
    const { body } = await ask<{ games: { id: string; bots: string[] }[] }>('/games');
    expect(body.games.map(({ id }) => id)).toContain('fantasy-realms');
    expect(body.games[0]?.bots).toContain('greedy');
  });

  it('is healthy, and counts without naming anybody', async () => {
    const { made } = await tableFor(server.address, ['Wilhelmine', 'Theobald']);
    expect((await ask('/health')).body).toMatchObject({ status: 'ok' });
    const { body } = await ask<string>('/metrics', { token: METRICS_TOKEN });
    expect(body).toMatch(/^tafelrunde_entries_stored_total [1-9]/m);
    expect(body).toMatch(/^tafelrunde_commit_seconds_count [1-9]/m);
    for (const secret of [made.id, made.token, 'Wilhelmine']) expect(body).not.toContain(secret);
  });

  it('knows no option that an object has by nature', async () => {
    const body = {
      game: 'fantasy-realms',
      options: { constructor: true },
      seats: [{ mind: 'person', name: 'A' }, { mind: 'open' }],
    };
    expect((await ask('/tables', { body })).body).toMatchObject({ code: 'bad-options' });
  });

  it('answers an overlong id as it answers everything', async () => {
    for (const path of [`/tables/${'a'.repeat(500)}`, `/tables/${'a'.repeat(50)}`])
      expect((await ask(path)).body).toMatchObject({ code: expect.any(String), message: { de: expect.any(String) } });
  });

  it('keeps so many reports of a table in an hour, and no more', async () => {
    const { id, tokens } = await tableFor(server.address, ['Anna', 'Ben']);
    const token = tokens[0] ?? '';
    const codes: number[] = [];
    for (let i = 0; i < 11; i++) codes.push((await ask(`/tables/${id}/report`, { method: 'POST', token })).status);
    expect(codes).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it('counts for nobody but who has the token for it, and tells no sooner than after a minute what has happened', async () => {
    for (const token of [undefined, 'x', `${METRICS_TOKEN}x`])
      expect((await ask('/metrics', token === undefined ? {} : { token })).status).toBe(404);
    const counted = async () =>
      /^tafelrunde_tables_created_total \d+$/m.exec(
        (await ask<string>('/metrics', { token: METRICS_TOKEN })).body,
      )?.[0];
    const before = await counted();
    await tableFor(server.address, ['Anna', 'Ben']);
    expect(await counted()).toBe(before);
  });

  it('sends the app with strict headers, compressed, and its own page for every path', async () => {
    const page = await fetch(`${server.address}/table/abc`, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('<title>Tafelrunde</title>');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('unsafe');
    expect(page.headers.get('x-content-type-options')).toBe('nosniff');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    const script = await fetch(`${server.address}/assets/app-1.js`, { headers: { 'accept-encoding': 'br' } });
    expect(script.headers.get('content-encoding')).toBe('br');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(await script.text()).toContain('xxx');
    const etag = script.headers.get('etag') ?? '';
    const again = await fetch(`${server.address}/assets/app-1.js`, { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it.each([
    '/../package.json',
    '/..%2fdata%2ftafelrunde.sqlite',
    '/assets/../../data/tafelrunde.sqlite',
    '/nothing.js',
  ])('serves no other file: %s', async (path) => {
    expect((await fetch(server.address + path)).status).toBe(404);
  });
});

describe('a new table', () => {
  it('has a secret for its owner and a code for each open seat', async () => {
    const { body, status } = await ask<Made>('/tables', { body: { game: 'fantasy-realms', seats: two } });
    expect(status).toBe(200);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(body.invitations).toEqual([{ seat: 1, code: expect.stringMatching(/^\w{4}-\w{4}-\w{4}$/) }]);
    const { body: info } = await ask<TableInfo>(`/tables/${body.id}`);
    expect(info).toMatchObject({
      state: 'waiting',
      owner: 0,
      seats: [{ name: 'Anna', mind: 'person' }, { mind: 'open' }],
    });
    expect(info.seed).toBeUndefined();
  });

  it.each([
    ['malformed', { seats: two }],
    ['malformed', { game: 'fantasy-realms', seats: two, more: 1 }],
    ['malformed', { game: 'fantasy-realms', seats: [{ mind: 'person', name: '' }, { mind: 'open' }] }],
    ['malformed', { game: 'fantasy-realms', seats: [{ mind: 'person', name: 'x'.repeat(41) }, { mind: 'open' }] }],
    ['malformed', { game: 'fantasy-realms', seats: two, settings: { pace: -1 } }],
    ['no-game', { game: 'chess', seats: two }],
    ['bad-seats', { game: 'fantasy-realms', seats: [{ mind: 'open' }] }],
    ['bad-options', { game: 'fantasy-realms', seats: two, options: { suits: 3 } }],
    ['bad-options', { game: 'fantasy-realms', seats: two, options: { nothing: true } }],
    ['no-bot', { game: 'fantasy-realms', seats: [...two, { mind: 'bot', bot: 'constructor', name: 'B' }] }],
    ['no-open-tables', { game: 'fantasy-realms', seats: two, listed: true }],
  ])('is refused as %s: %j', async (code, body) => {
    const answer = await ask('/tables', { body });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.body).toEqual({ code, message: { en: expect.any(String), de: expect.any(String) } });
  });

  it('gives each seat to one person, and only to those who have the code', async () => {
    const { body: made } = await ask<Made>('/tables', { body: { game: 'fantasy-realms', seats: two } });
    const code = made.invitations[0]?.code ?? '';
    const seats = `/tables/${made.id}/seats`;
    expect((await ask(seats, { body: { name: 'Ben' } })).body).toMatchObject({ code: 'bad-code' });
    expect((await ask(seats, { body: { name: 'Ben', code: 'aaaa-aaaa-aaaa' } })).status).toBe(403);
    expect((await ask(`/tables/nope/seats`, { body: { name: 'Ben', code } })).status).toBe(404);
    const both = await Promise.all(
      ['Ben', 'Bob'].map((name) => ask(seats, { body: { name, code: code.toUpperCase().replaceAll('-', ' ') } })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('is told with the request for a seat what the app adds to the shuffle; everybody sees it before anybody comes', async () => {
    const parts = ['a1'.repeat(32), 'b2'.repeat(32)];
    const [annas, bens] = parts.map(commitmentTo);
    const { body: made } = await call<Made>(server.address, '/tables', {
      body: { game: 'fantasy-realms', seats: [{ mind: 'person', name: 'Anna' }, { mind: 'open' }], hash: annas },
    });
    const taking = { code: made.invitations[0]?.code, name: 'Ben' };
    const path = `/tables/${made.id}`;
    expect((await call(server.address, `${path}/seats`, { body: { ...taking, hash: 'ground' } })).status).toBe(400);
    const { body: ben } = await call<{ token: string }>(server.address, `${path}/seats`, {
      body: { ...taking, hash: bens },
    });
    const { body: info } = await call(server.address, path);
    expect(info).toMatchObject({ state: 'waiting', seats: [{ commitment: annas }, { commitment: bens }] });
    const clients = [made.token, ben.token].map((token) => new TestClient(made.id, token));
    for (const client of clients) await client.connect(server.address);
    for (const client of clients) await client.seated();
    await clients[0]?.wish({ type: 'begin' });
    expect(await clients[0]?.wish({ type: 'reveal', part: 'c3'.repeat(32) })).toBe('not-promised');
    for (const [i, client] of clients.entries())
      expect(await client.wish({ type: 'reveal', part: parts[i] ?? '' })).toBe('accepted');
    await clients[1]?.until(() => clients[1]?.here.info.state === 'running');
    for (const client of clients) await client.close();
  });

  it('is found by a code alone, however it is typed; of a wrong code there is nothing to tell', async () => {
    const { body: made } = await ask<Made>('/tables', { body: { game: 'fantasy-realms', seats: two } });
    const code = made.invitations[0]?.code ?? '';
    for (const typed of [code, code.toUpperCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')} `]) {
      const { status, body } = await ask('/invitations', { body: { code: typed } });
      expect(status).toBe(200);
      expect(body).toMatchObject({ invitation: { seat: 1, table: { id: made.id, game: 'fantasy-realms' } } });
    }
    expect(await ask('/invitations', { body: { code: 'aaaa-aaaa-aaaa' } })).toMatchObject({
      status: 200,
      body: { invitation: null },
    });
    const { body: other } = await ask<Made>('/tables', { body: { game: 'fantasy-realms', seats: two } });
    expect((await ask(`/tables/${other.id}/seats`, { body: { name: 'Ben', code } })).status).toBe(403);
  });

  it('turns down with status 200 whoever prefers that, so that a browser has nothing to complain about', async () => {
    const answer = await fetch(`${server.address}/api/tables/nope`, { headers: { prefer: 'refusals=200' } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      refused: { code: 'no-table', message: { en: expect.any(String), de: expect.any(String) } },
    });
  });

  it('lets its owner invite anew; the older code no longer counts', async () => {
    const { body: made } = await ask<Made>('/tables', { body: { game: 'fantasy-realms', seats: two } });
    const path = `/tables/${made.id}`;
    expect((await ask(`${path}/invitations`, { body: { seat: 1 } })).status).toBe(401);
    expect((await ask(`${path}/invitations`, { body: { seat: 0 }, token: made.token })).status).toBe(409);
    const { body: newer } = await ask(`${path}/invitations`, { body: { seat: 1 }, token: made.token });
    const older = await ask(`${path}/seats`, { body: { name: 'Ben', code: made.invitations[0]?.code } });
    expect(older.body).toMatchObject({ code: 'bad-code' });
    expect((await ask(`${path}/seats`, { body: { name: 'Ben', code: newer.code } })).status).toBe(200);
  });

  it('takes no code back from whom the owner sent away', async () => {
    const { id, tokens, made } = await tableFor(server.address, ['Anna', 'Ben']);
    const [anna, ben] = tokens.map((token) => new TestClient(id, token));
    await anna?.connect(server.address);
    await ben?.connect(server.address);
    await anna?.seated();
    await ben?.seated();
    expect(await anna?.wish({ type: 'remove', seat: 1 })).toBe('accepted');
    await ben?.until(() => ben.closed);
    expect(ben?.state).toMatchObject({ closed: 'removed' });
    const again = await ask(`/tables/${id}/seats`, { body: { name: 'Ben', code: made.invitations[0]?.code } });
    expect(again.body).toMatchObject({ code: 'bad-code' });
  });
});

describe('open tables', () => {
  it('are shown to everybody where the operator allows it, and taken without a code', async () => {
    const public_ = await testServer({ OPEN_TABLES: 'on' });
    const at = public_.address;
    const listed = { game: 'fantasy-realms', seats: two, listed: true };
    const { body: made } = await call<Made>(at, '/tables', { body: listed });
    await call(at, '/tables', { body: { ...listed, listed: false } });
    const ids = async () => (await call<{ tables: TableInfo[] }>(at, '/tables')).body.tables.map(({ id }) => id);
    expect(await ids()).toEqual([made.id]);
    expect((await call(at, `/tables/${made.id}/seats`, { body: { name: 'Ben' } })).status).toBe(200);
    expect(await ids()).toEqual([]);
    await public_.end();
  });

  it('are no longer shown when the rules have changed and they cannot begin any more', async () => {
    let public_ = await testServer({ OPEN_TABLES: 'on' });
    const { body: made } = await call<Made>(public_.address, '/tables', {
      body: { game: 'fantasy-realms', seats: two, listed: true },
    });
    const store = await storeOf(public_.folder);
    const found = await store.find(made.id);
    if (found === undefined) throw new Error('the table is not stored');
    const rules = { ...found.spec.rules, version: 0 };
    await store.rewrite(made.id, { spec: { ...found.spec, rules }, entries: [] });
    await store.close();
    public_ = await public_.again();
    expect((await call<TableInfo>(public_.address, `/tables/${made.id}`)).body).toMatchObject({ state: 'over' });
    expect((await call(public_.address, '/tables')).body).toEqual({ tables: [] });
    await public_.end();
  });

  it('are not, where not', async () => {
    expect((await ask('/tables')).body).toEqual({ tables: [] });
  });
});

describe('the games of somebody', () => {
  it('are told to whoever has the tokens: what has become of them, and whether it is their turn', async () => {
    const { id, tokens } = await tableFor(server.address, ['Anna', 'Ben']);
    const other = await tableFor(server.address, ['Cleo', 'Dora']);
    const standings = async (table: string, of: readonly string[]) => {
      const seats = of.map((token) => ({ table, token }));
      const { body } = await ask<{ seats: ({ table: TableInfo; asked: boolean } | null)[] }>('/seats', {
        body: { seats },
      });
      return body.seats.map((each) => (each === null ? null : [each.table.state, each.asked]));
    };
    expect(await standings(id, [...tokens, other.tokens[0] ?? '', 'nobody'])).toEqual([
      ['waiting', false],
      ['waiting', false],
      null,
      null,
    ]);
    const anna = new TestClient(id, tokens[0]);
    await anna.connect(server.address);
    await anna.seated();
    await anna.wish({ type: 'begin' });
    const asked = anna.question() !== undefined;
    expect(await standings(id, tokens)).toEqual([
      ['running', asked],
      ['running', !asked],
    ]);
    await anna.wish({ type: 'concede' });
    expect(await standings(id, tokens)).toEqual([
      ['over', false],
      ['over', false],
    ]);
    expect(await standings('nowhere', tokens)).toEqual([null, null]);
  });
});

describe('a report', () => {
  it('stays on the server while the game runs, and is a scenario afterwards', async () => {
    const { id, tokens } = await tableFor(server.address, ['Anna', 'Ben']);
    const clients = tokens.map((token) => new TestClient(id, token));
    for (const client of clients) await client.connect(server.address);
    for (const client of clients) await client.seated();
    await clients[0]?.wish({ type: 'begin' });
    expect((await ask(`/tables/${id}/report`, { method: 'POST' })).status).toBe(401);
    const token = tokens[1] ?? '';
    const numbers: string[] = [];
    for (let i = 0; i < 6; i++) {
      const { body } = await ask(`/tables/${id}/report`, { method: 'POST', token });
      numbers.push(String(body.number));
    }
    const read = (number: string) => ask(`/tables/${id}/reports/${number}`, { token });
    expect((await read(numbers[0] ?? '')).body).toMatchObject({ code: 'not-over' });
    await playOut(clients, quickChance(5));
    const [tooOld = '', ...kept] = numbers;
    for (const number of kept)
      expect((await read(number)).body).toMatchObject({
        number,
        scenario: { game: 'fantasy-realms', seats: 2, leaves: expect.anything() },
      });
    expect((await read(tooOld)).body).toMatchObject({ code: 'no-report' });
  });
});

describe('delete my data', () => {
  it('deletes a table at which nobody else sat', async () => {
    const { id, tokens } = await tableFor(server.address, ['Anna'], {
      seats: [...two.slice(0, 1), { mind: 'bot', bot: 'random', name: 'B' }],
    });
    const anna = new TestClient(id, tokens[0]);
    await anna.connect(server.address);
    await anna.seated();
    expect((await ask('/forget', { body: { tokens } })).status).toBe(200);
    await anna.until(() => anna.closed);
    expect(anna.state).toMatchObject({ closed: 'deleted' });
    expect((await ask(`/tables/${id}`)).status).toBe(404);
  });

  it('takes name and chat out of tables with others, who play on', async () => {
    const { id, tokens } = await tableFor(server.address, ['Anna', 'Kunigunde', 'Cleo']);
    const clients = tokens.map((token) => new TestClient(id, token));
    for (const client of clients) await client.connect(server.address);
    for (const client of clients) await client.seated();
    await clients[0]?.wish({ type: 'begin' });
    await clients[1]?.wish({ type: 'chat', text: 'Donnerwetter' });
    await clients[0]?.wish({ type: 'chat', text: 'Ach' });
    const address = { endpoint: 'https://fcm.googleapis.com/kunigundes-phone', keys: { p256dh: 'p', auth: 'a' } };
    const token = tokens[1] ?? '';
    expect((await ask('/push', { body: address, token })).status).toBe(200);
    const store = await storeOf(server.folder);
    const person = (await whoHas(store, token)) ?? '';
    expect([await store.pushesOf(person), await store.tablesOf(person)]).toEqual([[address], [id]]);
    await ask('/forget', { body: { tokens: [token, 'not a token'] } });
    expect(await whoHas(store, token)).toBeUndefined();
    expect([await store.pushesOf(person), await store.tablesOf(person)]).toEqual([[], []]);
    expect(await store.membersOf(id)).toHaveLength(2);
    await store.close();
    expect((await ask('/push', { body: address, token })).status).toBe(401);
    expect((await ask('/seats', { body: { seats: [{ table: id, token }] } })).body).toEqual({ seats: [null] });
    for (const client of clients) await client.until(() => client.closed);
    const cleo = new TestClient(id, tokens[2]);
    await cleo.connect(server.address);
    const { info, chat } = await cleo.seated();
    expect(info.seats.map(({ name }) => name)).toEqual(['Anna', '', 'Cleo']);
    expect(info.seats[1]?.conceded).toBe(true);
    expect(chat.map(({ text }) => text)).toEqual(['Ach']);
    const gone = new TestClient(id, tokens[1]);
    await gone.connect(server.address);
    await gone.until(() => gone.closed);
    expect(gone.state).toMatchObject({ closed: 'removed' });
    await server.stop();
    server = await testServer(operator, server.folder);
    const stored = ['', '-wal'].map((end) => readStored(server, end)).join('');
    for (const gone of ['Donnerwetter', 'Kunigunde', 'kunigundes-phone']) expect(stored).not.toContain(gone);
  });
});

function readStored({ folder }: TestServer, end: string): string {
  try {
    return readFileSync(`${folder}/data/tafelrunde.sqlite${end}`, 'latin1');
  } catch {
    return '';
  }
}
