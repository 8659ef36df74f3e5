import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { call, TestClient, tableFor } from '../testing/client.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { failedProcess } from '../testing/process.ts';
import { type TestServer, testFolder, testServer } from '../testing/server.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

let server: TestServer | undefined;
afterEach(async () => {
  await server?.end();
  server = undefined;
});

/** Comes back again and again, as the app does. */
async function comeBack(client: TestClient, address: string): Promise<void> {
  for (;;) {
    await client.connect(address).catch(() => undefined);
    const isThere = await client.until(() => client.closed ?? (client.state.status === 'current' && 'there'), 2_000);
    if (isThere === 'there') return;
    await sleep(50);
  }
}

const health = async ({ address }: TestServer) => {
  const { status, body } = await call(address, '/health');
  return [status, body.code ?? body.status];
};

describe('Postgres that is gone for a while', () => {
  it('makes moves wait or be refused with a word, health says so, and play goes on by itself', async () => {
    const here = await testServer({ DATABASE_URL: await postgres.createDatabase() });
    server = here;
    const { address } = here;
    const { id, tokens } = await tableFor(address, ['Anna', 'Ben']);
    const [anna, ben] = tokens.map((token) => new TestClient(id, token));
    if (anna === undefined || ben === undefined) throw new Error('there are two');
    for (const each of [anna, ben]) await comeBack(each, address);
    await anna.wish({ type: 'begin' });
    expect(await health(here)).toEqual([200, 'ok']);
    const { seq } = anna.here;

    await postgres.crash();
    anna.send({ type: 'chat', text: 'while it is away' }, 'away');
    await anna.until(() => anna.closed);
    const answers = anna.messages.filter((message) => 'ask' in message && message.ask === 'away');
    expect(answers.map((answer) => (answer.type === 'refused' ? String(answer.code) : answer.type))).toEqual([
      'not-stored',
    ]);
    expect(await health(here)).toEqual([503, 'not-stored']);
    // Nobody is let in without knowing what is stored.
    await ben.connect(address);
    await ben.until(() => ben.closed);

    await postgres.restart();
    for (const each of [anna, ben]) await comeBack(each, address);
    expect([anna.here.seq, ben.here.seq]).toEqual([seq, seq]);
    expect(await anna.wish({ type: 'chat', text: 'it is back' })).toBe('accepted');
    await ben.until(() => ben.here.chat.length > 0);
    expect(ben.here.chat.map(({ text }) => text)).toEqual(['it is back']);
    await vi.waitFor(async () => expect(await health(here)).toEqual([200, 'ok']), 5_000);
    await vi.waitFor(() => expect(here.lines.join('')).toContain('Postgres answers again.'), 10_000);
    // One line when it went and one when it came back, however long that took.
    const about = here.lines.filter((line) => line.includes('Postgres'));
    expect(about.filter((line) => line.includes('answers again'))).toHaveLength(1);
    expect(about.filter((line) => line.includes('does not answer'))).toHaveLength(1);
  });

  it('does not keep a server from ending', async () => {
    const ending = await testServer({ DATABASE_URL: await postgres.createDatabase() });
    await postgres.crash();
    await ending.stop();
    expect(ending.lines.join('')).toContain('nobody could be told that this server ends');
    await postgres.restart();
  });
});

describe('a server that cannot use its Postgres', () => {
  const why = async (url: string) => {
    const { code, said } = await failedProcess(testFolder(), { DATABASE_URL: url });
    return [code, said];
  };
  const sentence = (reason: string) => [1, `The database that DATABASE_URL names cannot be used: ${reason}.\n`];

  it('says so in one sentence and ends', async () => {
    expect(await why(postgres.urlFor('owner', 'wrong', 'postgres'))).toEqual(sentence('the password is wrong'));
    expect(await why(`${await postgres.createDatabase()}-not`)).toEqual(sentence('there is no such database'));
    await postgres.query("create user guest password 'guest'; revoke create on schema public from public");
    expect(await why(postgres.urlFor('guest', 'guest', 'postgres'))).toEqual(
      sentence('the user may not make tables there'),
    );
  });
});
