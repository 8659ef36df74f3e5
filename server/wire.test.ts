import { bossMonster } from '@tafelrunde/boss-monster';
import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { fourSouls } from '@tafelrunde/four-souls';
import { type AnyGame, at, quickChance } from '@tafelrunde/kernel';
import { spiritIsland } from '@tafelrunde/spirit-island';
import type { StoredEntry, TableSpec } from '@tafelrunde/table';
import type { Heed } from '@tafelrunde/table/client';
import { terrorsOfLondon } from '@tafelrunde/terrors-of-london';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playOut, TestClient, tableFor } from './testing/client.ts';
import { type TestServer, testServer } from './testing/server.ts';
import { storeOf } from './testing/which-store.ts';
import { checkHeard } from './testing/wire.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.end());

interface Played {
  readonly game: AnyGame;
  readonly spec: TableSpec;
  readonly entries: readonly StoredEntry[];
  /** Those with a seat, then one who watches. */
  readonly clients: readonly TestClient[];
}

interface Plan {
  readonly seed: number;
  readonly options?: object;
  readonly game?: AnyGame;
  /** What the first of them wants to be asked about. */
  readonly heed?: Heed;
  /** After so many answers all but one give up. */
  readonly moves?: number;
}

/** What was stored of it in the end. */
async function storedOf(id: string): Promise<Pick<Played, 'spec' | 'entries'>> {
  const store = await storeOf(server.folder);
  const found = await store.find(id);
  const entries = await store.entriesOf(id);
  await store.close();
  if (found === undefined) throw new Error('the table is not stored');
  return { spec: found.spec, entries };
}

const NAMES = ['Anna', 'Ben', 'Cleo'];

async function played({ seed, options = {}, game = fantasyRealms, heed, moves }: Plan): Promise<Played> {
  const settings = { reaction: 0 };
  const table = { game: game.id, options, settings };
  const { id, tokens } = await tableFor(server.address, NAMES.slice(0, game.seats.max), table);
  const clients = [...tokens, undefined].map((token) => new TestClient(id, token));
  for (const client of clients) await client.connect(server.address);
  for (const client of clients) await client.seated();
  const [anna, ...others] = clients.slice(0, tokens.length);
  if (heed !== undefined) await anna?.wish({ type: 'heed', ...heed });
  await anna?.wish({ type: 'begin' });
  await playOut(clients, quickChance(seed), moves);
  // Where all play together the last one to give up loses for all; elsewhere nobody is left to give up to.
  if (moves !== undefined) for (const each of [...others, anna]) await each?.wish({ type: 'concede' });
  const last = await anna?.until(() => anna.here.info.state === 'over' && anna.here.seq);
  for (const client of clients) await client.until(() => client.here.seq === last && client.here.info.state === 'over');
  return { game, ...(await storedOf(id)), clients };
}

/** They hold a seat each; the last one watches. */
const hearersOf = ({ clients }: Played, heed?: Heed) =>
  clients.map(({ messages }, i) => ({
    seats: i < clients.length - 1 ? [i] : [],
    messages,
    ...(i === 0 && heed !== undefined ? { heed } : {}),
  }));

describe.each([
  { seed: 1, options: {} },
  { seed: 2, options: { suits: true, items: true, promos: true } },
])('on the wire of a whole random game $options', (plan) => {
  it('each seat and who watches receive what view and tell allow, and nothing else', async () => {
    const game = await played(plan);
    checkHeard(game, hearersOf(game));
    for (const { messages } of game.clients)
      expect(messages.filter(({ type }) => type === 'update').length).toBeGreaterThan(20);
  });
});

describe('on the wire of a game with bots, in which answers are taken back and connections are lost', () => {
  it('each seat and who watches receive what view and tell allow, and nothing else', async () => {
    const bot = { mind: 'bot', bot: 'random', name: 'Botho' };
    const seats = [{ mind: 'person', name: 'Anna' }, { mind: 'open' }, bot];
    const { id, tokens } = await tableFor(server.address, ['Anna', 'Ben'], { seats, settings: { pace: 0 } });
    const come = async (token?: string): Promise<TestClient> => {
      const client = new TestClient(id, token);
      await client.connect(server.address);
      await client.seated();
      return client;
    };
    const [anna, ben, watching] = [await come(tokens[0]), await come(tokens[1]), await come()];
    await anna.wish({ type: 'begin' });
    const mind = quickChance(8);
    const late: TestClient[] = [];
    let undone = 0;
    for (let turn = 1; (await playOut([anna, ben], mind, 1)) > 0; turn++) {
      const mover = [anna, ben].find((each) => each.here.undo.free);
      if (mover !== undefined && undone < 5 && (await mover.wish({ type: 'undo' })) === 'accepted') undone++;
      if (turn % 8 !== 0 || late.length === 6) continue;
      // One loses the connection and hears what happened since; a second tab and somebody else hear everything.
      for (const each of [ben, watching]) each.terminate();
      late.push(await come(tokens[1]), await come());
      await playOut([anna, at(late, late.length - 2)], mind, 2);
      for (const each of [ben, watching]) await each.connect(server.address);
    }
    const all = [anna, ben, watching, ...late];
    for (const client of all) await client.until(() => client.here.info.state === 'over');
    const seatsOf = (client: TestClient) => (client.token === undefined ? [] : [tokens.indexOf(client.token)]);
    const hearers = all.map((client) => ({ seats: seatsOf(client), messages: client.messages }));
    checkHeard({ game: fantasyRealms, ...(await storedOf(id)) }, hearers);
    expect(undone).toBeGreaterThan(0);
    const caughtUp = ben.messages.filter(
      (each) => each.type === 'update' && (each.from ?? each.seq - 1) < each.seq - 1,
    );
    expect(caughtUp.length).toBeGreaterThan(0);
    const told = late.flatMap(({ messages }) => messages.flatMap((each) => (each.type === 'welcome' ? each.log : [])));
    expect(told.length).toBeGreaterThan(20);
  });
});

describe.each([
  { name: 'Four Souls', game: fourSouls, moves: 300 },
  { name: 'Boss Monster', game: bossMonster, moves: 200 },
])('on the wire of $name, with its reaction rounds', ({ game: rules, moves }) => {
  it('each seat and who watches receive what view and tell allow, and are asked what is theirs alone', async () => {
    // Who wants to be asked about everything is asked in every round.
    const heed: Heed = { about: 'all', rest: false, never: [] };
    const game = await played({ seed: 3, game: rules, heed, moves });
    checkHeard(game, hearersOf(game, heed));
    const asked = game.clients.map(
      ({ messages }) => messages.filter((each) => each.type === 'asked' && each.reactions.length > 0).length,
    );
    expect(asked[0]).toBeGreaterThan(10);
    expect(asked[3]).toBe(0);
  });
});

describe.each([
  { name: 'Terrors of London', game: terrorsOfLondon, moves: 300 },
  { name: 'Spirit Island', game: spiritIsland, moves: 150 },
])('on the wire of $name', ({ game: rules, moves }) => {
  it('each seat and who watches receive what view and tell allow, and nothing else', async () => {
    const game = await played({ seed: 5, game: rules, moves });
    checkHeard(game, hearersOf(game));
    for (const { messages } of game.clients)
      expect(messages.filter(({ type }) => type === 'update').length).toBeGreaterThan(20);
  });
});

describe('the size of what is sent', () => {
  it('is at most 1 kB for all three seats together in the median, and 4 kB in the worst percent of moves', async () => {
    const bytes: number[] = [];
    for (const seed of [11, 12, 13, 14]) {
      const { clients, entries } = await played({ seed });
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
