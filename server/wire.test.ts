import { join } from 'node:path';
import { at, quickChance } from '@tafelrunde/kernel';
import type { StoredEntry, TableSpec } from '@tafelrunde/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite } from './storage/sqlite.ts';
import { playOut, TestClient, tableFor } from './testing/client.ts';
import { type TestServer, testServer } from './testing/server.ts';
import { checkHeard } from './testing/wire.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

interface Played {
  readonly spec: TableSpec;
  readonly entries: readonly StoredEntry[];
  /** Those with a seat, then one who watches. */
  readonly clients: readonly TestClient[];
}

async function played(seed: number, options: object): Promise<Played> {
  const { id, tokens } = await tableFor(server.address, ['Anna', 'Ben', 'Cleo'], { options });
  const clients = [...tokens, undefined].map((token) => new TestClient(id, token));
  for (const client of clients) await client.connect(server.address);
  for (const client of clients) await client.seated();
  await clients[0]?.wish({ type: 'begin' });
  await playOut(clients, quickChance(seed));
  const last = clients[0]?.here.seq ?? 0;
  for (const client of clients) await client.until(() => client.here.seq === last && client.here.info.state === 'over');
  const store = await openSqlite({ file: join(server.folder, 'data', 'tafelrunde.sqlite') });
  const found = await store.find(id);
  const entries = await store.entriesOf(id);
  await store.close();
  if (found === undefined) throw new Error('the table is not stored');
  return { spec: found.spec, entries, clients };
}

describe.each([
  { seed: 1, options: {} },
  { seed: 2, options: { suits: true, items: true, promos: true } },
])('on the wire of a whole random game $options', ({ seed, options }) => {
  it('each seat and who watches receive what view and tell allow, and nothing else', async () => {
    const { clients, ...game } = await played(seed, options);
    for (const [i, { messages }] of clients.entries()) checkHeard(game, i < 3 ? [i] : [], messages);
    for (const { messages } of clients)
      expect(messages.filter(({ type }) => type === 'update').length).toBeGreaterThan(20);
  });
});

describe('the size of what is sent', () => {
  it('is at most 1 kB for all three seats together in the median, and 4 kB in the worst percent of moves', async () => {
    const bytes: number[] = [];
    for (const seed of [11, 12, 13, 14]) {
      const { clients, entries } = await played(seed, {});
      const perEntry = new Map(
        entries.slice(0, -1).flatMap(({ seq, entry }) => (entry.kind === 'answer' ? [[seq, 0]] : [])),
      );
      for (const client of clients.slice(0, 3)) {
        for (const [n, message] of client.messages.entries()) {
          const seq = message.type === 'update' || message.type === 'accepted' ? message.seq : -1;
          const sum = perEntry.get(seq);
          if (sum !== undefined) perEntry.set(seq, sum + Buffer.byteLength(at(client.texts, n)));
        }
      }
      bytes.push(...perEntry.values());
    }
    bytes.sort((a, b) => a - b);
    expect(at(bytes, Math.floor(bytes.length * 0.5))).toBeLessThanOrEqual(1_000);
    expect(at(bytes, Math.floor(bytes.length * 0.99))).toBeLessThanOrEqual(4_000);
  });
});
