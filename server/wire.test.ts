import { join } from 'node:path';
import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { at, type GameEvent, type Match, quickChance, seatSet, tell, view, watchers } from '@tafelrunde/kernel';
import {
  diff,
  eventFromWire,
  follow,
  type HostMessage,
  openTable,
  type StoredEntry,
  type TableSpec,
  toWire,
  type WireView,
} from '@tafelrunde/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSqlite } from './storage/sqlite.ts';
import { playOut, TestClient, tableFor } from './testing/client.ts';
import { type TestServer, testServer } from './testing/server.ts';

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
  await store.close();
  if (found === undefined) throw new Error('the table is not stored');
  return { spec: found.spec, entries: found.entries, clients };
}

/** What was true after each entry, found out from the entries alone. */
interface Truth {
  readonly match: Match;
  readonly begun: boolean;
  readonly events: readonly GameEvent[];
  readonly over: boolean;
}

function truths({ spec, entries }: Played): Truth[] {
  const table = openTable(fantasyRealms, spec, 0);
  const all: Truth[] = [{ match: table.journal.match, begun: false, events: [], over: false }];
  for (const entry of entries) {
    const before = table.journal.notes.length;
    follow(table, [entry], 0);
    const { journal, facts } = table;
    const events = journal.notes.slice(before).flatMap((note) => note.events);
    all.push({ match: journal.match, begun: facts.begun, events, over: facts.ended !== undefined });
  }
  return all;
}

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
const seen = ({ match, begun }: Truth, seats: number[]): WireView | null =>
  begun ? toWire(view(fantasyRealms, match, seats)) : null;

function toldOf({ match, events }: Truth, seats: number[]): unknown {
  const eyes = seats.length === 0 ? watchers(match) : seatSet(seats);
  return json(events.map((event) => tell(event, eyes)));
}

/** Every message is put together again from what its receiver may know; nothing may be left over. */
function check(message: HostMessage, seats: number[], all: readonly Truth[]): void {
  switch (message.type) {
    case 'welcome': {
      const truth = at(all, message.seq);
      expect(json(message.view)).toEqual(json(seen(truth, seats)));
      expect(message.you.seats).toEqual(seats);
      return;
    }
    case 'update': {
      const { type: _, seq, from = seq - 1, delta, events, log, undo, ...more } = message;
      expect(more).toEqual({});
      const [before, after] = [at(all, from), at(all, seq)];
      expect(json(delta)).toEqual(json(diff(json(seen(before, seats)), json(seen(after, seats)))));
      const told = (log === undefined ? [{ events }] : log).map((line) => (line.events ?? []).map(eventFromWire));
      expect(from).toBe(seq - 1);
      expect(json(told)).toEqual([toldOf(after, seats)]);
      expect([undefined, ...seats]).toContain(undo?.seat);
      return;
    }
    case 'info':
      expect(message.you.seats).toEqual(seats);
      return;
    default:
      expect(['accepted', 'presence', 'refused', 'pong']).toContain(message.type);
  }
}

describe.each([
  { seed: 1, options: {} },
  { seed: 2, options: { suits: true, items: true, promos: true } },
])('on the wire of a whole random game $options', ({ seed, options }) => {
  it('each seat and who watches receive what view and tell allow, and nothing else', async () => {
    const game = await played(seed, options);
    const all = truths(game);
    const people = new Set([game.spec.owner, ...game.entries.flatMap(({ person = [] }) => person)]);
    for (const [i, client] of game.clients.entries()) {
      const seats = i < 3 ? [i] : [];
      for (const [n, message] of client.messages.entries()) {
        const text = at(client.texts, n);
        check(message, seats, all);
        for (const person of people) expect(text).not.toContain(person);
        const isOver = client.messages
          .slice(0, n + 1)
          .some((each) => each.type === 'info' && each.table.state === 'over');
        if (!isOver) expect(text).not.toContain(game.spec.secret);
      }
      expect(client.messages.filter(({ type }) => type === 'update').length).toBeGreaterThan(20);
    }
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
