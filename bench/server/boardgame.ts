import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join as pathOf } from 'node:path';
import { at } from '@tafelrunde/kernel';
import type { Move } from 'boardgame.io';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import { draft as game, SEATS, type Draft as State } from '../boardgame-draft.ts';
import type { Draft, Rival } from './draft.ts';
import { post } from './post.ts';

export async function startBoardgame(): Promise<Rival> {
  const folder = mkdtempSync(pathOf(tmpdir(), 'boardgame-bench-'));
  const [port, lobby] = [await freePort(), await freePort()];
  const server = fork(pathOf(import.meta.dirname, 'boardgame-server.ts'), [folder, String(port), String(lobby)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  process.once('exit', () => server.kill('SIGKILL'));
  await once(server, 'message');
  return {
    address: `http://127.0.0.1:${port}`,
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
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function openDraft(port: number, lobby: number): Promise<Draft> {
  const path = `http://127.0.0.1:${lobby}/games/draft`;
  const { matchID } = await post<{ matchID: string }>(`${path}/create`, { numPlayers: SEATS });
  const clients: Person[] = [];
  // One after the other: its store would lose one of two who join at the same time.
  for (let seat = 0; seat < SEATS; seat++) clients.push(await join(path, matchID, String(seat), port));
  const asked = () => clients.find((client, seat) => client.getState()?.ctx.currentPlayer === String(seat));
  const isOver = () => at(clients, 0).getState()?.ctx.gameover !== undefined;
  let isMoving = false;
  return {
    isReady: () => !isMoving && !isOver() && asked() !== undefined,
    isOver,
    async move() {
      const client = asked();
      if (client === undefined) return Number.NaN;
      isMoving = true;
      const started = performance.now();
      const before = client.getState()?._stateID ?? 0;
      moveSomehow(client);
      await until(client, () => (client.getState()?._stateID ?? 0) > before);
      isMoving = false;
      return performance.now() - started;
    },
    close() {
      for (const client of clients) client.stop();
    },
  };
}

type Person = ReturnType<typeof Client<State>>;

/** The clients wait for the server with every move, so that what they show is what it has acknowledged. */
const patient = {
  ...game,
  moves: Object.fromEntries(Object.entries(game.moves ?? {}).map(([name, move]) => [name, waiting(move)])),
};

function waiting(move: Move<State>): Move<State> {
  return typeof move === 'function' ? { move, client: false } : { ...move, client: false };
}

async function join(path: string, matchID: string, playerID: string, port: number): Promise<Person> {
  const { playerCredentials: credentials } = await post<{ playerCredentials: string }>(`${path}/${matchID}/join`, {
    playerID,
    playerName: 'Ben',
  });
  const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } });
  const client = Client<State>({
    game: patient,
    numPlayers: SEATS,
    debug: false,
    matchID,
    playerID,
    credentials,
    multiplayer,
  });
  client.start();
  await until(client, () => client.getState() !== null);
  return client;
}

function moveSomehow(client: Person): void {
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

function until(client: Person, look: () => boolean): Promise<void> {
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
