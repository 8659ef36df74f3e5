import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { type Chance, hashOf, quickChance, view } from '@tafelrunde/kernel';
import { restoreTable, seatsOf } from '@tafelrunde/table';
import { afterAll, expect, it } from 'vitest';
import { TestClient, tableFor } from './testing/client.ts';
import { Player } from './testing/player.ts';
import { freePort, type ServerProcess, serverProcess } from './testing/process.ts';
import { testFolder } from './testing/server.ts';
import { storeOf } from './testing/which-store.ts';

const KILLS = 20;
const TABLES = 6;

const folder = testFolder();
afterAll(() => rmSync(folder, { recursive: true }));

interface Game {
  readonly id: string;
  readonly players: readonly Player[];
}

async function newGame(address: string): Promise<Game> {
  const { id, tokens } = await tableFor(address, ['Anna', 'Ben', 'Cleo']);
  const players = tokens.map((token) => new Player(id, token));
  for (const player of players) await player.connect(address);
  for (const player of players) await player.seated();
  await players[0]?.wish({ type: 'begin' });
  return { id, players };
}

async function play(games: readonly Game[], mind: Chance, isDone: () => boolean): Promise<void> {
  while (!isDone()) {
    for (const { id, players } of games) for (const player of players) player.step(id, mind);
    await sleep(1 + mind('pause', 4));
  }
}

const isOver = ({ players }: Game): boolean => players.every((player) => player.isOver());

it('loses no acknowledged move when it is killed 20 times in the middle of games, and every game goes on', async () => {
  const mind = quickChance(20);
  const port = String(await freePort());
  const start = (): Promise<ServerProcess> => serverProcess(folder, { PORT: port });
  let server = await start();
  const games: Game[] = [];
  for (let i = 0; i < TABLES; i++) games.push(await newGame(server.address));
  for (let kill = 0; kill < KILLS; kill++) {
    if (games.every(isOver)) games.push(await newGame(server.address));
    const end = Date.now() + 20 + mind('when', 180);
    const killed = sleep(Math.max(0, end - Date.now())).then(() => server.kill('SIGKILL'));
    let isKilled = false;
    await Promise.all([
      killed.then(() => {
        isKilled = true;
      }),
      play(games, mind, () => isKilled),
    ]);
    for (const { players } of games) for (const player of players) await player.until(() => player.closed);
    server = await start();
    for (const { players } of games) for (const player of players) await player.connect(server.address);
    for (const { players } of games) for (const player of players) await player.seated();
  }
  await play(games, mind, () => games.every(isOver));
  await checkStored(games);
  expect(await server.kill('SIGTERM')).toBe(0);
  await checkStored(games);
  const acknowledged = games.flatMap(({ players }) => players.flatMap((player) => player.acknowledged));
  expect(acknowledged.length).toBeGreaterThan(TABLES * 30);
});

it('knows after a kill what people want to be asked about', async () => {
  const variables = { PORT: String(await freePort()) };
  const server = await serverProcess(folder, variables);
  const { id, tokens } = await tableFor(server.address, ['Anna', 'Ben']);
  const anna = new TestClient(id, tokens[0]);
  await anna.connect(server.address);
  await anna.seated();
  const heed = { about: 'all', rest: true, never: ['something'] } as const;
  expect(await anna.wish({ type: 'heed', ...heed })).toBe('accepted');
  await server.kill('SIGKILL');
  const again = await serverProcess(folder, variables);
  const back = new TestClient(id, tokens[0]);
  await back.connect(again.address);
  await back.seated();
  await back.until(() => back.here.heed.rest);
  expect(back.here.heed).toEqual(heed);
  await again.kill('SIGTERM');
});

async function checkStored(games: readonly Game[]): Promise<void> {
  const store = await storeOf(folder);
  for (const { id, players } of games) {
    const found = await store.find(id);
    const entries = await store.entriesOf(id);
    if (found === undefined) throw new Error(`table ${id} is gone`);
    const bySeq = new Map(entries.map((entry) => [entry.seq, entry]));
    for (const { ask, seq } of players.flatMap((player) => player.acknowledged)) expect(bySeq.get(seq)?.ask).toBe(ask);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, i) => i + 1));
    const { snapshot: _, ...whole } = found;
    const played = restoreTable(fantasyRealms, { ...whole, entries }, 0);
    const quickly = restoreTable(fantasyRealms, found, 0);
    expect(hashOf(quickly.journal.match)).toBe(hashOf(played.journal.match));
    for (const [seat, player] of players.entries()) {
      const person = played.facts.seats[seat]?.person ?? '';
      const seen = view(fantasyRealms, played.journal.match, seatsOf(played, person));
      expect(hashOf(player.here.view)).toBe(hashOf(JSON.parse(JSON.stringify(seen))));
      expect(player.here.seq).toBe(entries.length);
    }
  }
  await store.close();
}
