import { at, quickChance } from '@tafelrunde/kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { call, playOut, TestClient, tableFor } from './testing/client.ts';
import { type TestServer, testServer } from './testing/server.ts';

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
function statusFrom({ address }: TestServer, origin: string): Promise<number | undefined> {
  return new Promise((resolve) => {
    const url = `${address.replace('http', 'ws')}/api/tables/${id}/socket`;
    const socket = new WebSocket(url, ['tafelrunde'], { headers: { origin } });
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
    expect(await waiting().wish({ type: 'answer', question: open, picks: [pick] })).toBe('not-your-question');
    expect(await asked().wish({ type: 'answer', question: open, picks: [999_999] })).toBe('not-an-option');
    expect(await asked().wish({ type: 'answer', question: open, picks: [pick, pick] })).toMatch(/too-many|too-often/);
    expect(await asked().wish({ type: 'answer', question: open, picks: [] })).toBe('too-few');
    expect(await asked().wish({ type: 'answer', question: '7.7', picks: [pick] })).toMatch(/stale|not-your-question/);
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
    expect(await mover.wish({ type: 'answer', question: open, picks: [pick] }, 'other')).toMatch(
      /stale|not-your-question/,
    );
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
    expect(await other.wish(wish, 'captured')).toMatch(/stale|not-your-question/);
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

  it('opens no more sockets than one may', async () => {
    const more = [];
    for (let i = 0; i < 8; i++) {
      const client = new TestClient(id, tokens[1]);
      await client.connect(server.address);
      more.push(client);
    }
    await Promise.all(more.slice(3).map((client) => client.until(() => client.closed)));
    expect(more.filter(({ closed }) => closed !== undefined)).toHaveLength(5);
    await expectUnharmed(anna.here.seq);
  });

  it('is not let in from a page of another origin', async () => {
    expect(await statusFrom(server, 'https://evil.example')).toBe(403);
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
