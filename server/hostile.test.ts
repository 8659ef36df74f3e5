import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { at, quickChance } from '@tafelrunde/kernel';
import { PROTOCOL } from '@tafelrunde/table';
import { hasTable } from '@tafelrunde/table/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { call, playOut, TestClient, tableFor } from './testing/client.ts';
import { METRICS_TOKEN, type TestServer, testServer } from './testing/server.ts';

/** Anna and Ben play; Mallory does what he can. */
let server: TestServer;
let id: string;
let tokens: readonly string[];
let anna: TestClient;
let ben: TestClient;

beforeEach(async () => {
  server = await testServer({ MAX_MESSAGES_PER_SECOND: '40', MAX_CONNECTIONS_PER_SEAT: '4' });
  ({ id, tokens } = await tableFor(server.address, ['Anna', 'Ben']));
  [anna, ben] = [await joined(tokens[0]), await joined(tokens[1])];
  await anna.wish({ type: 'begin' });
  await ben.until(() => ben.here.info.state === 'running');
});
afterEach(() => server.end());

async function joined(token: string | undefined, table = id): Promise<TestClient> {
  const client = new TestClient(table, token);
  await client.connect(server.address);
  await client.seated();
  return client;
}

const asked = (): TestClient => (anna.question() === undefined ? ben : anna);
const waiting = (): TestClient => (anna.question() === undefined ? anna : ben);

/** Nothing has changed, and the game can go on. */
async function expectUnharmed(seq: number): Promise<void> {
  const fresh = await joined(tokens[0]);
  expect(fresh.here.seq).toBe(seq);
  await fresh.close();
  await playOut([anna, ben], quickChance(1), 3);
  expect(asked().here.seq).toBe(seq + 3);
}

/** How the server answers a page of this origin that wants to open a socket. */
function statusFrom({ address }: TestServer, origin: string, host?: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const url = `${address.replace('http', 'ws')}/api/tables/${id}/socket`;
    const socket = new WebSocket(url, ['tafelrunde'], { headers: { origin, ...(host === undefined ? {} : { host }) } });
    socket.on('unexpected-response', (request, response) => {
      request.destroy();
      resolve(response.statusCode);
    });
    socket.on('open', () => {
      socket.once('close', () => resolve(101));
      socket.close();
    });
    socket.on('error', () => undefined);
  });
}

const LAST = 0x80;

/** The frame of a client: with a mask, which may be nothing but zeros. */
function frame(opcode: number, text: string, last = LAST): Buffer {
  return Buffer.concat([Buffer.from([last | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}

/** Somebody at a socket who never reads what is sent to them. */
async function unreading(address: string, table = id): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.write(
    [
      `GET /api/tables/${table}/socket HTTP/1.1`,
      'Host: x',
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`,
      'Sec-WebSocket-Protocol: tafelrunde',
      '\r\n',
    ].join('\r\n'),
  );
  const [first] = await once(socket, 'data');
  expect(String(first)).toMatch(/^HTTP\/1\.1 101/);
  socket.pause();
  return socket;
}

async function figure(address: string, name: string): Promise<number> {
  const { body } = await call<string>(address, '/metrics', { token: METRICS_TOKEN });
  return Number(new RegExp(`^tafelrunde_${name} (\\d+)$`, 'm').exec(body)?.[1]);
}

const untilOpen = (address: string, sockets: number): Promise<void> =>
  vi.waitFor(async () => expect(await figure(address, 'connections')).toBe(sockets), 20_000);

const lastOf = (client: TestClient) => at(client.messages, client.messages.length - 1);

describe('a hostile client', () => {
  it.each([
    '',
    '{',
    'null',
    '[]',
    '"hello"',
    '1e999',
    '{"type":"no-such-thing","ask":"x"}',
    '{"type":"answer","ask":"x"}',
    '{"type":"answer","ask":"x","question":"0.1","picks":["pile:deck"],"seat":1}',
    '{"type":"answer","ask":"x","question":"0.1","picks":"pile:deck"}',
    '{"type":"answer","ask":"x","question":{"toString":1},"picks":[]}',
    '{"type":"hello","protocol":"1"}',
    '{"type":"hello","protocol":1,"seen":-1}',
    '{"__proto__":{"type":"abort"},"ask":"x"}',
    '{"constructor":{"prototype":{"type":"abort"}}}',
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    JSON.stringify({ type: 'chat', ask: 'x', text: 'x'.repeat(501) }),
    JSON.stringify({ type: 'answer', ask: 'x', question: '0.1', picks: Array.from({ length: 201 }, () => 1) }),
    JSON.stringify({ type: 'answer', ask: 'x'.repeat(65), question: '0.1', picks: [] }),
  ])('gets a clear answer to a malformed message: %.60s', async (text) => {
    const { seq } = ben.here;
    const before = ben.texts.length;
    anna.raw(text);
    await anna.until(() => lastOf(anna).type === 'refused');
    expect(lastOf(anna)).toMatchObject({
      code: 'malformed',
      message: { en: expect.any(String), de: expect.any(String) },
    });
    expect(ben.texts).toHaveLength(before);
    expect(ben.here.seq).toBe(seq);
  });

  it('has nothing to say before hello', async () => {
    const mallory = new TestClient(id, tokens[1]);
    await mallory.open(server.address);
    mallory.raw(JSON.stringify({ type: 'concede', ask: 'x' }));
    await mallory.until(() => mallory.messages.some((each) => each.type === 'refused' && each.code === 'no-hello'));
    await expectUnharmed(anna.here.seq);
  });

  it('is told that a message is too large, and cut off when it is monstrous', async () => {
    const { seq } = anna.here;
    anna.raw(JSON.stringify({ type: 'chat', ask: 'x', text: 'x'.repeat(20_000) }));
    await anna.until(() => lastOf(anna).type === 'refused');
    expect(lastOf(anna)).toMatchObject({ code: 'too-large' });
    const mallory = await joined(tokens[1]);
    mallory.raw('x'.repeat(200_000));
    await mallory.until(() => mallory.closed);
    expect(mallory.closed?.code).toBe(1009);
    const binary = await joined(tokens[1]);
    binary.raw(Buffer.from([1, 2, 3]));
    await binary.until(() => binary.closed);
    expect(binary.closed?.code).toBe(1003);
    await expectUnharmed(seq);
  });

  it('cannot answer out of turn, for another seat, with what is not offered, or twice', async () => {
    const { seq } = anna.here;
    const question = asked().question();
    const { id: open, options } = question ?? { id: '', options: [] };
    const pick = at(options, 0).ref;
    expect(await waiting().wish({ type: 'answer', question: open, picks: [pick] })).toBe('stale');
    expect(await asked().wish({ type: 'answer', question: open, picks: [999_999] })).toBe('not-an-option');
    expect(await asked().wish({ type: 'answer', question: open, picks: [pick, pick] })).toMatch(/too-many|too-often/);
    expect(await asked().wish({ type: 'answer', question: open, picks: [] })).toBe('too-few');
    expect(await asked().wish({ type: 'answer', question: '7.7', picks: [pick] })).toBe('stale');
    expect(await waiting().wish({ type: 'concede', seat: 1 - (waiting().here.you.seats[0] ?? 0) })).toBe(
      'not-your-seat',
    );
    expect(
      await waiting().wish({ type: 'takeover', seat: 1 - (waiting().here.you.seats[0] ?? 0), mind: 'person' }),
    ).toBe('not-your-seat');
    expect(await ben.wish({ type: 'remove', seat: 0 })).toBe('not-owner');
    expect(await ben.wish({ type: 'close' })).toBe('not-dead');
    expect(anna.here.seq).toBe(seq);
    const mover = asked();
    expect(await mover.wish({ type: 'answer', question: open, picks: [pick] }, 'once')).toBe('accepted');
    const after = mover.here.seq;
    expect(await mover.wish({ type: 'answer', question: open, picks: [pick] }, 'once')).toBe('accepted');
    expect(await mover.wish({ type: 'answer', question: open, picks: [pick] }, 'other')).toBe('stale');
    expect(mover.here.seq).toBe(after);
    await expectUnharmed(after);
  });

  it('gains nothing by replaying what another seat has sent', async () => {
    const mover = asked();
    const question = mover.question();
    const wish = { type: 'answer', question: question?.id ?? '', picks: [at(question?.options ?? [], 0).ref] } as const;
    await mover.wish(wish, 'captured');
    const { seq } = mover.here;
    const other = mover === anna ? ben : anna;
    expect(await other.wish(wish, 'captured')).toBe('stale');
    await expectUnharmed(seq);
  });

  it('has no seat with a token that is wrong, or that is for another table', async () => {
    const { seq } = anna.here;
    const wrong = new TestClient(id, `${tokens[0]?.slice(0, -1)}${tokens[0]?.endsWith('A') === true ? 'B' : 'A'}`);
    await wrong.connect(server.address);
    await wrong.until(() => wrong.closed);
    expect(wrong.state).toMatchObject({ status: 'closed', closed: 'removed' });
    const other = await tableFor(server.address, ['Mallory', 'Eve']);
    const stranger = await joined(other.tokens[0]);
    expect(stranger.here.you).toEqual({ seats: [], owner: false });
    expect(await stranger.wish({ type: 'close' })).toBe('not-seated');
    const question = asked().question();
    const picks = [at(question?.options ?? [], 0).ref];
    expect(await stranger.wish({ type: 'answer', question: question?.id ?? '', picks })).toBe('not-seated');
    const nowhere = new TestClient('nosuchtable', tokens[0]);
    await nowhere.connect(server.address);
    await nowhere.until(() => nowhere.closed);
    expect(nowhere.state).toMatchObject({ closed: 'deleted' });
    await expectUnharmed(seq);
  });

  it('is slowed down, then sent away, when it floods; the others do not notice', async () => {
    const { seq } = anna.here;
    const mallory = new TestClient(id);
    await mallory.connect(server.address);
    await mallory.seated();
    for (let i = 0; i < 400; i++) mallory.raw('{"type":"ping"}');
    await playOut([anna, ben], quickChance(2), 3);
    await mallory.until(() => mallory.closed);
    expect(mallory.closed).toMatchObject({ code: 1008, reason: 'too-fast' });
    expect(mallory.messages.some((each) => each.type === 'refused' && String(each.code) === 'too-fast')).toBe(true);
    expect(anna.here.seq).toBe(seq + 3);
  });

  it('cannot have more and more pongs written for it that it does not read', async () => {
    const mallory = await unreading(server.address);
    const [ping, pong] = [frame(0x9, 'x'.repeat(125)), frame(0xa, '')];
    const flood = Buffer.concat([pong, ...Array.from({ length: 2_000 }, () => ping)]);
    mallory.write(flood);
    await untilOpen(server.address, 2);
    mallory.destroy();
    await expectUnharmed(anna.here.seq);
  });

  it('is sent away when most of its messages are too fast, though a few of them are not', async () => {
    const mallory = await unreading(server.address);
    const messages = Buffer.concat(Array.from({ length: 30 }, () => frame(0x1, '{"type":"ping"}')));
    // 40 a second are not.
    const flood = setInterval(() => mallory.write(messages), 25);
    await untilOpen(server.address, 2);
    clearInterval(flood);
    mallory.destroy();
    await expectUnharmed(anna.here.seq);
  });

  it('is cut off when it sends a message in very many pieces, each of which would cost as much as a message', async () => {
    const mallory = await unreading(server.address);
    const pieces = Array.from({ length: 200 }, () => frame(0x0, '', 0));
    mallory.write(Buffer.concat([frame(0x1, '', 0), ...pieces]));
    await untilOpen(server.address, 2);
    mallory.destroy();
    await expectUnharmed(anna.here.seq);
  });

  it('is cut off when it does not read what it asks for', async () => {
    const generous = await testServer({
      MAX_MESSAGES_PER_SECOND: '100000',
      MAX_MESSAGES_PER_SECOND_PER_ADDRESS: '1000000',
    });
    const table = await tableFor(generous.address, ['Anna', 'Ben']);
    const mallory = await unreading(generous.address, table.id);
    const hello = frame(0x1, JSON.stringify({ type: 'hello', protocol: PROTOCOL }));
    // Some of it lies between the two programs, where nobody can count it.
    const asking = setInterval(() => mallory.write(Buffer.concat(Array.from({ length: 500 }, () => hello))), 5);
    await untilOpen(generous.address, 0);
    clearInterval(asking);
    mallory.destroy();
    await generous.end();
  });

  it('can look back a few times, and is then told which wish was too much', async () => {
    const mallory = await joined(undefined);
    const asks = Array.from({ length: 60 }, (_, i) => `look-${i}`);
    const before = performance.now();
    for (const ask of asks) mallory.raw(JSON.stringify({ type: 'look', ask, seq: anna.here.seq }));
    const answers = () => mallory.messages.filter((each) => 'ask' in each && asks.includes(each.ask ?? ''));
    await mallory.until(() => answers().length === asks.length);
    // A look counts as 3 messages: 80 are there, and 40 flow in each second.
    const most = 27 + ((performance.now() - before) / 1000) * (40 / 3);
    const moments = answers().filter(({ type }) => type === 'moment').length;
    expect(moments).toBeGreaterThan(0);
    expect(moments).toBeLessThanOrEqual(most);
    expect(answers().filter((each) => each.type === 'refused' && String(each.code) === 'too-fast')).toHaveLength(
      asks.length - moments,
    );
    await expectUnharmed(anna.here.seq);
  });

  it('shuts nobody else out with connections on which it says nothing', async () => {
    const small = await testServer({ MAX_CONNECTIONS_PER_ADDRESS: '10' });
    const { port } = new URL(small.address);
    let closed = 0;
    const silent = Array.from({ length: 100 }, () => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.once('close', () => closed++);
      return socket;
    });
    await vi.waitFor(() => expect(closed).toBe(30), 10_000);
    const guest = connect({ port: Number(port), host: '127.0.0.1', localAddress: '127.0.0.2' });
    guest.write('GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    const [answer] = await once(guest, 'data');
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200/);
    for (const socket of silent) socket.destroy();
    await small.end();
  });

  it('is cut off when its request does not arrive in the time that is configured', async () => {
    const strict = await testServer({ MAX_REQUEST_SECONDS: '1' });
    const { port } = new URL(strict.address);
    const ended = async (text: string, drip: string): Promise<string> => {
      const socket = connect(Number(port), '127.0.0.1');
      socket.on('error', () => undefined);
      let said = '';
      socket.on('data', (data) => {
        said += String(data);
      });
      socket.write(text);
      // It goes on and on, a little at a time.
      const dripping = setInterval(() => socket.write(drip), 100);
      await once(socket, 'close');
      clearInterval(dripping);
      return said;
    };
    const slow = await Promise.all([
      ended(
        'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n',
        'x',
      ),
      ended('GET /api/health HTTP/1.1\r\nHost: x\r\n', 'X-More: x\r\n'),
      ended('', ''),
    ]);
    for (const said of slow) expect(said).toMatch(/^$|^HTTP\/1\.1 408/);
    expect((await call(strict.address, '/health')).status).toBe(200);
    await strict.end();
  });

  it('opens no more sockets than one may', async () => {
    const more = [];
    for (let i = 0; i < 8; i++) {
      const client = new TestClient(id, tokens[1]);
      await client.connect(server.address);
      more.push(client);
    }
    // Which of them are let in depends on who is recognised first.
    await Promise.all(more.map((client) => client.until(() => client.closed ?? hasTable(client.state))));
    expect(more.filter(({ closed }) => closed !== undefined)).toHaveLength(5);
    await expectUnharmed(anna.here.seq);
  });

  it('is not let in from a page of another origin', async () => {
    expect(await statusFrom(server, 'https://evil.example')).toBe(403);
    // A name that leads here by deceit: the page's origin and the host that it asks for agree.
    expect(await statusFrom(server, 'http://rebound.example', 'rebound.example')).toBe(403);
    expect(await statusFrom(server, server.address)).toBe(101);
  });

  it('is let in from nowhere but the address that the operator has named', async () => {
    const before = await testServer();
    const { port } = new URL(before.address);
    await before.end();
    const named = await testServer({ PORT: port, PUBLIC_URL: `http://localhost:${port}` });
    expect(await statusFrom(named, `http://localhost:${port}`)).toBe(101);
    expect(await statusFrom(named, `https://localhost:${port}`)).toBe(403);
    expect(await statusFrom(named, before.address)).toBe(403);
    await named.end();
  });

  it('does not fill the log', async () => {
    anna.raw('{');
    await anna.until(() => lastOf(anna).type === 'refused');
    expect(server.lines).toEqual([]);
  });
});

describe('one address', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const come = async (where: TestServer, table: string, address: string): Promise<TestClient> => {
    const client = new TestClient(table);
    await client.connect(where.address, from(address));
    await client.until(() => client.messages.length > 0);
    return client;
  };
  const isWelcome = ({ messages }: TestClient) => messages[0]?.type === 'welcome';

  it('has no more sockets than it may, and all addresses of a network count as one', async () => {
    const strict = await testServer({ MAX_CONNECTIONS_PER_ADDRESS: '2', TRUST_PROXY: 'loopback' });
    const table = (await tableFor(strict.address, ['Anna', 'Ben'])).id;
    const addresses = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1', '192.0.2.1'];
    const clients = [];
    for (const address of addresses) clients.push(await come(strict, table, address));
    expect(clients.map(isWelcome)).toEqual([true, true, false, true, true]);
    const third = at(clients, 2);
    await third.until(() => third.closed);
    expect([third.closed, lastOf(third)]).toMatchObject([{ code: 1008, reason: 'too-many' }, { code: 'too-many' }]);
    await at(clients, 0).close();
    await untilOpen(strict.address, 3);
    expect(isWelcome(await come(strict, table, '2001:db8::3'))).toBe(true);
    await strict.end();
  });

  it('sends no more messages than it may, however many sockets they come through', async () => {
    const strict = await testServer({ MAX_MESSAGES_PER_SECOND_PER_ADDRESS: '2', TRUST_PROXY: 'loopback' });
    const table = (await tableFor(strict.address, ['Anna', 'Ben'])).id;
    const [one, other, elsewhere] = [
      await come(strict, table, '2001:db8::1'),
      await come(strict, table, '2001:db8::2'),
      await come(strict, table, '192.0.2.1'),
    ];
    for (let i = 0; i < 40; i++) one.raw('{"type":"ping"}');
    await one.until(() => lastOf(one).type === 'refused');
    // What flows in meanwhile is used up by the same.
    const flood = setInterval(() => one.raw('{"type":"ping"}'), 50);
    for (const client of [other, elsewhere]) client.raw(JSON.stringify({ type: 'chat', ask: 'x', text: 'Hallo' }));
    for (const client of [other, elsewhere]) await client.until(() => lastOf(client).type === 'refused');
    clearInterval(flood);
    expect([lastOf(other), lastOf(elsewhere)]).toMatchObject([
      { ask: 'x', code: 'too-fast' },
      { ask: 'x', code: 'not-seated' },
    ]);
    await strict.end();
  });

  it('is let in no more when the server has as many sockets as it takes', async () => {
    const strict = await testServer({ MAX_CONNECTIONS: '2' });
    const table = (await tableFor(strict.address, ['Anna', 'Ben'])).id;
    const clients = [new TestClient(table), new TestClient(table)];
    for (const client of clients) await client.connect(strict.address);
    await expect(new TestClient(table).connect(strict.address)).rejects.toThrow('429');
    await clients[0]?.close();
    await untilOpen(strict.address, 1);
    await expect(new TestClient(table).connect(strict.address)).resolves.toBeUndefined();
    await strict.end();
  });
});

describe('floods of requests', () => {
  it('are answered with 429, and large ones with 413', async () => {
    const strict = await testServer({ MAX_REQUESTS_PER_MINUTE: '20', MAX_NEW_TABLES_PER_HOUR: '2' });
    const large = await call(strict.address, '/forget', { body: { tokens: ['x'.repeat(100_000)] } });
    expect([large.status, large.body]).toEqual([413, expect.objectContaining({ code: 'too-large' })]);
    const seats = [{ mind: 'person', name: 'Anna' }, { mind: 'open' }];
    const made = [];
    for (let i = 0; i < 3; i++)
      made.push(await call(strict.address, '/tables', { body: { game: 'fantasy-realms', seats } }));
    expect(made.map(({ status }) => status)).toEqual([200, 200, 429]);
    const answers = [];
    for (let i = 0; i < 30; i++) answers.push(await call(strict.address, '/site'));
    const last = at(answers, answers.length - 1);
    expect([last.status, last.body]).toEqual([429, expect.objectContaining({ code: 'too-fast' })]);
    await strict.end();
  });
});
