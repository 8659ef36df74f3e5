import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, quickChance } from '@tafelrunde/kernel';
import { clientMessage, patch } from '@tafelrunde/table';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { call, type Made, playOut, TestClient } from './testing/client.ts';
import { type TestServer, testServer } from './testing/server.ts';

const doc = readFileSync(join(import.meta.dirname, '..', 'docs', 'api.md'), 'utf8');
const fences = (language: string) =>
  [...doc.matchAll(/^```(\w+)\n(.*?)^```/gms)].filter((each) => each[1] === language).map((each) => each[2] ?? '');
const commands = fences('sh');
const [made, taken, hello, welcome, answer, accepted, refused, update] = fences('json').map((text) => JSON.parse(text));

let server: TestServer;
/** What Fastify was told to answer: "GET /api/tables/:id". */
const registered = new Set<string>();

function onInitialization(message: unknown): void {
  const { fastify } = z.custom<{ fastify: FastifyInstance }>().parse(message);
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const each of [method].flat())
      if (each !== 'HEAD' && url.startsWith('/api/')) registered.add(`${each} ${url}`);
  });
}

beforeAll(async () => {
  subscribe('fastify.initialization', onInitialization);
  server = await testServer();
  unsubscribe('fastify.initialization', onInitialization);
});
afterAll(() => server.end());

describe('the description of the API', () => {
  it('as OpenAPI 3.1 has exactly the routes that are there, with the schemas that check them', async () => {
    const { body } = await call<{
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
      components: { schemas: object };
    }>(server.address, '/openapi.json');
    expect(body.openapi).toBe('3.1.0');
    const described = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    );
    expect(described.toSorted()).toEqual([...registered].toSorted());
    expect(registered.size).toBeGreaterThan(10);
    expect(Object.keys(body.components.schemas)).toEqual(
      expect.arrayContaining(['NewTableInput', 'Refusal', 'TableInfo']),
    );
  });

  it('for people names exactly the routes that are there', () => {
    const named = [...doc.matchAll(/`((?:GET|POST|DELETE|PUT|PATCH) \/api\/[^`]*)`/g)].map(([, route = '']) => route);
    expect([...new Set(named)].toSorted()).toEqual([...registered].toSorted());
  });

  it('says for people and for programs which routes need a token', async () => {
    const { body } = await call<{ paths: Record<string, Record<string, { security?: object[] }>> }>(
      server.address,
      '/openapi.json',
    );
    const secured = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { security = [{}] }]) =>
        security.every((each) => 'token' in each)
          ? [`${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`]
          : [],
      ),
    );
    const rows = doc.split('\n').filter((line) => line.startsWith('| `') && line.includes('(token)'));
    const named = rows.flatMap((line) => [...line.matchAll(/`([A-Z]+ \/api\/[^`]*)`/g)].map(([, route = '']) => route));
    expect(named.toSorted()).toEqual(secured.toSorted());
    expect(secured).toHaveLength(5);
  });

  it('for people names exactly the messages that a table takes, and what is in them', () => {
    const values = {
      ask: 'a',
      question: '0.1',
      picks: [],
      text: 'x',
      hash: 'f'.repeat(64),
      part: 'f'.repeat(64),
      seat: 1,
      mind: 'bot',
      proposal: 3,
      yes: true,
      on: true,
      seq: 2,
      about: 'all',
      rest: true,
      never: [],
      deaf: [],
    };
    const named = [...doc.matchAll(/`(\{ "type": [^`]*\})`/g)].map(([, text = '']) =>
      JSON.parse(
        text.replaceAll(/"(\w+)"(?= *[,}])(?<!: "\w+")/g, (whole, key: string) => {
          const value = Object.entries(values).find(([name]) => name === key)?.[1];
          return `${whole}: ${JSON.stringify(value)}`;
        }),
      ),
    );
    expect(named.filter((message) => !clientMessage.safeParse(message).success)).toEqual([]);
    const types = [...JSON.stringify(z.toJSONSchema(clientMessage)).matchAll(/"type":\{[^}]*"const":"([a-z]+)"/g)];
    expect(new Set(named.map(({ type }) => type))).toEqual(new Set(types.map((each) => each[1])));
  });
});

/** Runs a curl command of the page against the test server, with the names that hold there. */
async function run(command: string, names: Readonly<Record<string, string>> = {}): Promise<Record<string, unknown>> {
  const said = Object.entries(names).reduce((text, [theirs, ours]) => text.replaceAll(theirs, ours), command);
  const [, method = '', path = ''] = /^curl -X (\w+) http:\/\/127\.0\.0\.1:8080\/api(\S+)/.exec(said) ?? [];
  const [, body = ''] = / -d '(.*)'\s*$/s.exec(said) ?? [];
  expect(said).toContain(`-H 'content-type: application/json'`);
  const answered = await call(server.address, path, { method, body: JSON.parse(body) });
  expect(answered.status).toBe(200);
  return answered.body;
}

const keysOf = (value: object) => Object.keys(value).toSorted();

describe('the examples of the API', () => {
  it('work as they are written: a table, a seat, and a move through the socket', async () => {
    expect(commands).toHaveLength(2);
    const table = await run(at(commands, 0));
    expect(keysOf(table)).toEqual(keysOf(made));
    const { id, token, invitations } = z.custom<Made>().parse(table);
    expect(invitations.map(keysOf)).toEqual(made.invitations.map(keysOf));
    const names = { [made.id]: id, [made.invitations[0].code]: at(invitations, 0).code };
    const seat = await run(at(commands, 1), names);
    expect(keysOf(seat)).toEqual(keysOf(taken));
    expect(seat.seat).toBe(taken.seat);

    const anna = new TestClient(id, token);
    await anna.connect(server.address);
    await anna.seated();
    await anna.wish({ type: 'begin' });
    const ben = new TestClient(id, String(seat.token));
    await ben.open(server.address);
    ben.raw(JSON.stringify(hello));
    const { you } = await ben.seated();
    expect(you).toEqual(welcome.you);
    const [first] = ben.messages;
    expect(keysOf(first ?? {})).toEqual(keysOf(welcome));
    expect(first).toMatchObject({ type: 'welcome', protocol: welcome.protocol, table: { game: welcome.table.game } });

    while (ben.question() === undefined) await playOut([anna, ben], quickChance(1), 1);
    const question = ben.question()?.id ?? '';
    const from = ben.messages.length;
    ben.raw(JSON.stringify({ ...answer, question }));
    const heard = (type: string) => ben.until(() => ben.messages.slice(from).find((message) => message.type === type));
    expect(keysOf(await heard('accepted'))).toEqual(keysOf(accepted));
    expect(keysOf(update)).toEqual(
      expect.arrayContaining(keysOf(await heard('update')).filter((key) => key !== 'undo' && key !== 'clocks')),
    );
    ben.raw(JSON.stringify({ ...answer, question, ask: 'a-2' }));
    const refusal = await heard('refused');
    expect(keysOf(refusal)).toEqual(keysOf(refused));
    expect(refusal).toMatchObject({ code: refused.code });
  });

  it('of a delta leads from the view that is shown to the one that is meant', () => {
    expect(patch(welcome.view, update.delta)).toEqual({
      ...welcome.view,
      zones: [
        { kind: 'deck', size: 30 },
        { kind: 'hand', seat: 0, size: 7 },
        {
          kind: 'hand',
          seat: 1,
          cards: [
            [14, 'rangers'],
            [15, 'queen'],
            [77, 'forge'],
          ],
        },
        { kind: 'discard', cards: [[61, 'candle']] },
      ],
      questions: [],
    });
  });
});
