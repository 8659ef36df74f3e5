import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { at } from '@tafelrunde/kernel';
import { PROTOCOL } from '@tafelrunde/table';
import { WebSocket } from 'ws';
import type { Reading, Skipped } from '../figure.ts';
import { seatTwo } from './attack.ts';
import type { Rival } from './draft.ts';
import { percentile } from './load.ts';
import { openDraft } from './our-client.ts';
import { cpuSecondsOf, launchOurs, type OurProcess, ourFolder } from './ours.ts';
import { familyOf, processes, statOf, workedBy } from './worked.ts';

/* Several of our servers over one Postgres on this machine. */

interface Database {
  readonly url: string;
  readonly pid: number;
  /** All that it has used so far. */
  cpuSeconds(): number;
  stop(): Promise<void>;
}

async function startDatabase(): Promise<Database> {
  const program = join(import.meta.dirname, '..', '..', 'server', 'testing', 'run-postgres.ts');
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill('SIGTERM'));
  const [said] = await once(child.stdout, 'data');
  const { url, pid }: { url: string; pid: number } = JSON.parse(String(said));
  return {
    url,
    pid,
    cpuSeconds: () => cpuOfFamily(pid),
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Ticks of the kernel in a second. */
const TICKS = 100;

/** Of a process, of those that it has started, and of those of them that have ended. */
function cpuOfFamily(parent: number): number {
  return processes().reduce((sum, pid) => {
    const fields = statOf(pid);
    const isFamily = pid === String(parent) || fields[1] === String(parent);
    const ticks = fields.slice(11, pid === String(parent) ? 15 : 13);
    return isFamily ? sum + ticks.reduce((total, each) => total + Number(each), 0) / TICKS : sum;
  }, 0);
}

interface Nodes extends Rival {
  readonly servers: readonly OurProcess[];
  readonly database: Database;
}

export interface Plan {
  readonly servers: number;
  /** People come to another server than the one that drives their table. */
  readonly isPassedOn?: boolean;
  /** Whether what Postgres uses counts. */
  readonly withDatabase?: boolean;
}

export async function startNodes({ servers: count, isPassedOn = false, withDatabase = false }: Plan): Promise<Nodes> {
  const database = await startDatabase();
  const folders = Array.from({ length: count }, ourFolder);
  const servers = await Promise.all(folders.map((folder) => launchOurs(folder, { DATABASE_URL: database.url })));
  let opened = 0;
  let family: readonly number[] = [];
  return {
    servers,
    database,
    address: at(servers, 0).address,
    openDraft() {
      const { address } = at(servers, opened++ % count);
      return openDraft(address, isPassedOn ? at(servers, opened % count).address : address);
    },
    async cpuSeconds() {
      const all = await Promise.all(servers.map(({ address }) => cpuSecondsOf(address)));
      return all.reduce((sum, each) => sum + each, withDatabase ? database.cpuSeconds() : 0);
    },
    worked: () => workedBy(family),
    prepare() {
      family = [...servers.map(({ pid }) => pid), ...familyOf(database.pid)];
    },
    async stop() {
      for (const { end } of servers) await end('SIGTERM');
      await database.stop();
      for (const folder of folders) rmSync(folder, { recursive: true });
    },
  };
}

const TABLES = 100;
/** Milliseconds after which somebody tries again, and after which they give up one try. */
const PAUSE = 100;
const TRY = 1_500;

/** Seconds from the kill of a server until the 95th of its 100 tables takes something in again, at another one. */
export async function takeOver(): Promise<Reading | Skipped> {
  const { servers, stop } = await startNodes({ servers: 2 });
  const [first, second] = [at(servers, 0), at(servers, 1)];
  const tables: Awaited<ReturnType<typeof seatTwo>>[] = [];
  for (let i = 0; i < TABLES; i++) tables.push(await seatTwo(first.address));
  const say = ({ id, tokens }: (typeof tables)[number], address: string) => isHeard(address, id, tokens[0]);
  for (const table of tables) await say(table, first.address);
  await first.end('SIGKILL');
  const killed = performance.now();
  const times = await Promise.all(
    tables.map(async (table) => {
      while (!(await say(table, second.address))) await sleep(PAUSE);
      return (performance.now() - killed) / 1_000;
    }),
  );
  await stop();
  const measured = percentile(times, 0.95);
  return { value: measured, measured };
}

/** Somebody comes, says something in the chat, and is told that it is stored. */
function isHeard(address: string, table: string, token: string): Promise<boolean> {
  const url = `${address.replace('http', 'ws')}/api/tables/${table}/socket`;
  const socket = new WebSocket(url, ['tafelrunde', `token.${token}`], { handshakeTimeout: TRY });
  return new Promise((resolve) => {
    const end = (heard: boolean): void => {
      clearTimeout(alarm);
      resolve(heard);
      socket.terminate();
    };
    const alarm = setTimeout(end, TRY, false);
    socket.on('error', () => end(false));
    socket.on('close', () => end(false));
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL })));
    socket.addEventListener('message', ({ data }) => {
      if (typeof data !== 'string') return;
      const { type }: { type: string } = JSON.parse(data);
      if (type === 'welcome') socket.send(JSON.stringify({ type: 'chat', ask: `${performance.now()}`, text: 'here' }));
      if (type === 'accepted') end(true);
    });
  });
}
