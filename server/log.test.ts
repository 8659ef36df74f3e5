import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from './log.ts';
import { call, type Made, TestClient, tableFor } from './testing/client.ts';
import { type TestServer, testServer } from './testing/server.ts';

/** Stands in the store where something else should. */
const PAYLOAD = 'Losungswort';

describe('what is said of a fault', () => {
  function said(fault: unknown): string {
    const lines: string[] = [];
    createLog((line) => lines.push(line)).fault('it broke', fault);
    return lines.join('');
  }

  function thrownBy(act: () => unknown): unknown {
    try {
      return act();
    } catch (fault) {
      return fault;
    }
  }

  it('is its name, its message and where it was', () => {
    expect(said(new RangeError('the disk is full'))).toMatch(
      /it broke: RangeError: the disk is full\n\s+at .*log\.test/,
    );
  });

  it.each([
    ['a parser that quotes', thrownBy(() => JSON.parse(`${PAYLOAD} {}`))],
    ['a schema that quotes', thrownBy(() => z.literal('x', { error: ({ input }) => String(input) }).parse(PAYLOAD))],
    ['something thrown that is no error', PAYLOAD],
  ])('is not what was read: %s', (_, fault) => {
    expect(JSON.stringify(fault instanceof Error ? fault.message : fault)).toContain(PAYLOAD.slice(0, 8));
    expect(said(fault)).toContain('it broke: ');
    expect(said(fault)).not.toContain(PAYLOAD.slice(0, 4));
  });
});

describe('the log of a server on which things go wrong', () => {
  let server: TestServer;
  let store: Database.Database;
  let id: string;
  let made: Made;
  let tokens: readonly string[];

  beforeEach(async () => {
    server = await testServer();
    ({ id, tokens, made } = await tableFor(server.address, ['Annabell', 'Benjamin'], { settings: { pace: 0 } }));
    store = new Database(join(server.folder, 'data', 'tafelrunde.sqlite'));
  });
  afterEach(async () => {
    store.close();
    await server.end();
  });

  const joined = async (): Promise<TestClient> => {
    const client = new TestClient(id, tokens[0]);
    await client.connect(server.address);
    await client.seated();
    return client;
  };

  /** Somebody comes who cannot be served. */
  const turnedAway = async (hello?: object): Promise<void> => {
    const client = new TestClient(id, tokens[0]);
    await client.open(server.address);
    if (hello !== undefined) client.raw(JSON.stringify(hello));
    await client.until(() => client.closed);
  };

  /** Without one of its tables the store can do nothing. */
  const without = async (table: string, act: () => Promise<void>): Promise<void> => {
    store.exec(`alter table ${table} rename to elsewhere`);
    await act();
    store.exec(`alter table elsewhere rename to ${table}`);
  };

  function expectSaid(sentence: string): void {
    const said = server.lines.join('');
    expect(said).toContain(sentence);
    const { secret } = z.object({ secret: z.string() }).parse(JSON.parse(spec()));
    const secrets = [...tokens, ...made.invitations.map(({ code }) => code), id, secret];
    for (const each of [...secrets, 'Annabell', 'Benjamin', 'psst', PAYLOAD.slice(0, 4)])
      expect(said).not.toContain(each);
  }

  const spec = (): string => {
    const row = z.object({ spec: z.string() }).parse(store.prepare('select spec from tables where id = ?').get(id));
    return row.spec.slice(row.spec.indexOf('{'));
  };

  it('tells that an entry could not be stored, not whose or which', async () => {
    const anna = await joined();
    await without('entries', async () => {
      anna.send({ type: 'entropy', text: 'psst' });
      await anna.until(() => anna.closed);
    });
    expectSaid('entries could not be stored: SqliteError: no such table: entries');
  });

  it('tells that a request could not be answered, not what it was', async () => {
    await without('people', async () => {
      const forgotten = await call(server.address, '/forget', { body: { tokens } });
      expect([forgotten.status, forgotten.body]).toEqual([500, expect.objectContaining({ code: 'trouble' })]);
    });
    expectSaid('a request could not be answered: SqliteError');
  });

  it('tells that a socket could not be served, not whose it is', async () => {
    await without('people', turnedAway);
    expectSaid('a socket could not be served: SqliteError');
  });

  it('quotes nothing of a table that cannot be read', async () => {
    server = await server.again();
    store.prepare('update tables set spec = ? || spec').run(PAYLOAD);
    await turnedAway();
    expectSaid('a socket could not be served: SyntaxError');
  });

  it('tells that a table broke, not what was said there', async () => {
    const anna = await joined();
    await anna.wish({ type: 'chat', text: 'psst' });
    await anna.close();
    server = await server.again();
    store.prepare('update chat set body = ?').run(JSON.stringify({ text: PAYLOAD }));
    await turnedAway({ type: 'hello', protocol: 1, seen: 0, heard: 1 });
    expectSaid('broke: TypeError');
  });
});
