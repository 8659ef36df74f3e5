import { once } from 'node:events';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { call, type Made, TestClient, tableFor } from '../testing/client.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { type TestServer, testServer } from '../testing/server.ts';
import { passHeaders } from './pass.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

let servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers) await server.end();
  servers = [];
});

async function nodes(count: number): Promise<readonly TestServer[]> {
  const variables = { DATABASE_URL: await postgres.createDatabase() };
  for (let i = 0; i < count; i++) servers.push(await testServer(variables));
  return servers;
}

const addressOf = (server: TestServer | undefined): string => server?.address ?? '';

/** At the first server. */
async function seatedAt(server: TestServer | undefined) {
  const { id, tokens } = await tableFor(addressOf(server), ['Anna', 'Ben']);
  const clients = tokens.map((token) => new TestClient(id, token));
  return { id, tokens, clients };
}

describe('two servers over one Postgres', () => {
  it('serve each table as one: whoever comes to the other is passed on', async () => {
    const [first, second] = await nodes(2);
    const { id, clients } = await seatedAt(first);
    const [anna, ben] = clients;
    await anna?.connect(addressOf(first));
    await anna?.seated();
    await ben?.connect(addressOf(second));
    await ben?.seated();
    await anna?.wish({ type: 'begin' });
    await ben?.wish({ type: 'chat', text: 'from the other side' });
    const heard = await anna?.until(() => anna.here.chat.at(-1)?.text);
    expect(heard).toBe('from the other side');
    expect((await call(addressOf(second), `/tables/${id}`)).body).toMatchObject({ id, state: 'running' });
  });

  it('take what is sent to the one for a table of the other', async () => {
    const [first, second] = await nodes(2);
    const seats = [{ mind: 'person', name: 'Anna' }, { mind: 'open' }];
    const made = await call<Made>(addressOf(first), '/tables', { body: { game: 'fantasy-realms', seats } });
    const { id, invitations } = made.body;
    const body = { code: invitations[0]?.code, name: 'Ben' };
    const taken = await call(addressOf(second), `/tables/${id}/seats`, { body });
    expect(taken).toMatchObject({ status: 200, body: { seat: 1 } });
    expect((await call(addressOf(first), `/tables/${id}`)).body).toMatchObject({
      seats: [{ name: 'Anna' }, { name: 'Ben' }],
    });
  });

  it('hand a table over when one is told to end, and people go on at the other', async () => {
    const [first, second] = await nodes(2);
    const { clients } = await seatedAt(first);
    for (const client of clients) await client.connect(addressOf(first));
    for (const client of clients) await client.seated();
    await clients[0]?.wish({ type: 'begin' });
    const before = clients[0]?.here.seq;
    await first?.end();
    servers = servers.slice(1);
    for (const client of clients) await client.until(() => client.closed);
    for (const client of clients) await client.connect(addressOf(second));
    for (const client of clients) await client.seated();
    expect(clients.map(({ here }) => here.seq)).toEqual([before, before]);
    await clients[1]?.wish({ type: 'chat', text: 'still here' });
  });

  it('let the same seat come in at three servers', async () => {
    const all = await nodes(3);
    const { id, tokens } = await seatedAt(all[1]);
    const same = all.map(() => new TestClient(id, tokens[0]));
    for (const [i, client] of same.entries()) await client.connect(addressOf(all[i]));
    for (const client of same) await client.seated();
    await same[0]?.wish({ type: 'chat', text: 'one' });
    for (const client of same) await client.until(() => client.here.chat.at(-1)?.text === 'one');
    expect(new Set(same.map(({ here }) => here.seq)).size).toBe(1);
  });

  it('count together how many tables an address opens, and how many codes it tries', async () => {
    const variables = { DATABASE_URL: await postgres.createDatabase(), MAX_NEW_TABLES_PER_HOUR: '3' };
    for (let i = 0; i < 2; i++) servers.push(await testServer(variables));
    const seats = [{ mind: 'person', name: 'Mallory' }, { mind: 'open' }];
    const open = (i: number) => call(addressOf(servers[i % 2]), '/tables', { body: { game: 'fantasy-realms', seats } });
    const made = [];
    for (let i = 0; i < 5; i++) made.push((await open(i)).status);
    expect(made).toEqual([200, 200, 200, 429, 429]);
    const guess = (i: number) => call(addressOf(servers[i % 2]), '/invitations', { body: { code: `guess ${i}` } });
    const guessed = [];
    for (let i = 0; i < 34; i++) guessed.push((await guess(i)).status);
    expect(guessed.filter((status) => status === 429)).toHaveLength(4);
  });

  it('forget somebody whose table another of them drives', async () => {
    const [first, second] = await nodes(2);
    const { id, tokens, clients } = await seatedAt(first);
    for (const client of clients) await client.connect(addressOf(first));
    for (const client of clients) await client.seated();
    await clients[0]?.wish({ type: 'begin' });
    const answer = await call(addressOf(second), '/forget', { body: { tokens: [tokens[1]] } });
    expect(answer.status).toBe(200);
    await clients[0]?.until(() => clients[0]?.closed);
    const anna = new TestClient(id, tokens[0]);
    await anna.connect(addressOf(first));
    const { info } = await anna.seated();
    expect(info.seats.map(({ name }) => name)).toEqual(['Anna', '']);
  });
});

describe('a hostile one', () => {
  const statusOf = async (url: string, headers: Record<string, string>): Promise<number> => {
    const socket = new WebSocket(url.replace('http', 'ws'), ['tafelrunde'], { headers });
    socket.on('error', () => undefined);
    const answered = once(socket, 'unexpected-response').then(([, response]) => Number(response.statusCode));
    const opened = once(socket, 'open').then(() => 101);
    const status = await Promise.race([answered, opened]);
    socket.terminate();
    return status;
  };

  it('is not passed on in a circle, and served as soon as it can be', async () => {
    const variables = { DATABASE_URL: await postgres.createDatabase() };
    const [first, second] = [await testServer(variables), await testServer(variables)];
    servers.push(first, second);
    const { id, tokens } = await seatedAt(second);
    const anna = new TestClient(id, tokens[0]);
    await anna.connect(second.address);
    await anna.seated();
    // What the database says of the second server leads back to the first one.
    const client = new pg.Client({ connectionString: variables.DATABASE_URL });
    await client.connect();
    await client.query('update servers set address = $1 where address = $2', [first.address, second.address]);
    const lost = new TestClient(id, tokens[1]);
    await lost.connect(first.address);
    await lost.until(() => lost.closed);
    expect(lost.closed?.code).toBe(1012);
    expect(await call(first.address, `/tables/${id}`)).toMatchObject({ status: 503, body: { code: 'moving' } });
    await client.query('update servers set address = $1 where id = (select driver from tables where id = $2)', [
      second.address,
      id,
    ]);
    await client.end();
    await lost.connect(first.address);
    await lost.seated();
  });

  it('is cut off when it floods with signs of life, also through another server', { timeout: 30_000 }, async () => {
    const [first, second] = await nodes(2);
    const { id, tokens } = await seatedAt(first);
    const anna = new TestClient(id, tokens[0]);
    await anna.connect(addressOf(first));
    await anna.seated();
    const socket = new WebSocket(`${addressOf(second).replace('http', 'ws')}/api/tables/${id}/socket`, ['tafelrunde']);
    socket.on('error', () => undefined);
    await once(socket, 'open');
    let answered = 0;
    socket.on('pong', () => answered++);
    const flood = setInterval(() => {
      for (let i = 0; i < 200 && socket.readyState === socket.OPEN; i++) socket.ping('x'.repeat(100));
    }, 10);
    await once(socket, 'close');
    clearInterval(flood);
    expect(answered).toBeGreaterThan(0);
  });

  it('makes no more requests than it may, wherever the table is that they are for', async () => {
    const variables = { DATABASE_URL: await postgres.createDatabase(), MAX_REQUESTS_PER_MINUTE: '20' };
    const [first, second] = [await testServer(variables), await testServer(variables)];
    servers.push(first, second);
    const { id } = await seatedAt(first);
    const answers = [];
    for (let i = 0; i < 30; i++) answers.push(await call(second.address, `/tables/${id}`));
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), ...Array(10).fill(429)]);
  });

  it('cannot pass itself off as another server', async () => {
    const [first] = await nodes(1);
    const { id } = await seatedAt(first);
    const url = `/api/tables/${id}/socket`;
    const forged = passHeaders('guessed', { method: 'GET', url }, '192.0.2.1', Date.now());
    expect(await statusOf(`${addressOf(first)}${url}`, forged)).toBe(403);
    const plain = `/api/tables/${id}`;
    const headers = passHeaders('guessed', { method: 'GET', url: plain }, '192.0.2.1', Date.now());
    expect((await fetch(`${addressOf(first)}${plain}`, { headers })).status).toBe(403);
  });
});
