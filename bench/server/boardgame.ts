import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { at } from '@tafelrunde/kernel';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import { draft as game, type Draft as State } from '../boardgame-draft.ts';
import type { Draft, Mover, Rival } from './draft.ts';

const SEATS = 3;

export async function startBoardgame(): Promise<Rival> {
  const folder = mkdtempSync(pathOf(tmpdir(), 'boardgame-bench-'));
  const [port, lobby] = [await freePort(), await freePort()];
  const server = fork(pathOf(import.meta.dirname, 'boardgame-server.ts'), [folder, String(port), String(lobby)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(server, 'message');
  return {
    openDraft: () => openDraft(port, lobby),
    async cpuSeconds() {
      server.send('cpu');
      const [seconds] = await once(server, 'message');
      return Number(seconds);
    },
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function openDraft(port: number, lobby: number): Promise<Draft> {
  const path = `http://127.0.0.1:${lobby}/games/draft`;
  const { matchID } = await post(`${path}/create`, { numPlayers: SEATS });
  const clients: DraftClient[] = [];
  // One after the other: its store would lose one of two who join at the same time.
  for (let seat = 0; seat < SEATS; seat++) clients.push(await join(path, matchID ?? '', String(seat), port));
  const turn = () => at(clients, 0).getState();
  return {
    movers: clients.map((client, seat): Mover => {
      const other = at(clients, (seat + 1) % SEATS);
      return {
        // What the others see is what the server has acknowledged.
        isAsked: () =>
          other.getState()?.ctx.currentPlayer === String(seat) && other.getState()?.ctx.gameover === undefined,
        async move() {
          const started = performance.now();
          const before = other.getState()?._stateID ?? 0;
          await until(client, () => (client.getState()?._stateID ?? 0) >= before);
          moveSomehow(client);
          await until(other, () => (other.getState()?._stateID ?? 0) > before);
          return performance.now() - started;
        },
        close: () => client.stop(),
      };
    }),
    isOver: () => turn()?.ctx.gameover !== undefined,
  };
}

async function join(path: string, matchID: string, playerID: string, port: number): Promise<DraftClient> {
  const { playerCredentials: credentials = '' } = await post(`${path}/${matchID}/join`, {
    playerID,
    playerName: 'Ben',
  });
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } });
  const client = Client<State>({ game, numPlayers: SEATS, debug: false, matchID, playerID, credentials, multiplayer });
  client.start();
  await until(client, () => client.getState() !== null);
  return client;
}

type DraftClient = ReturnType<typeof Client<State>>;

function moveSomehow(client: DraftClient): void {
  const { moves } = client;
  const state = client.getState();
  if (state === null) return;
  const { hands, discard } = state.G;
  const below = (n: number) => Math.floor(Math.random() * n);
  if (state.ctx.numMoves === 1) {
    moves.drop?.(below(at(hands, Number(state.ctx.currentPlayer)).length));
    return;
  }
  const option = below(1 + discard.length);
  if (option === 0) moves.takeFromDeck?.();
  else moves.takeFromDiscard?.(option - 1);
}

function until(client: DraftClient, look: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    if (look()) {
      resolve();
      return;
    }
    const stop = client.subscribe(() => {
      if (!look()) return;
      queueMicrotask(() => stop());
      resolve();
    });
  });
}

async function post(url: string, body: object): Promise<Readonly<Record<string, string>>> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  const read: Readonly<Record<string, string>> = JSON.parse(await answer.text());
  return read;
}
