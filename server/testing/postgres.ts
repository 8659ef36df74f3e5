import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findPostgres } from '../../scripts/postgres.mjs';
import { freePort } from './process.ts';

/** A Postgres of our own, on this machine, with nothing in it. */
export interface TestPostgres {
  /** A new database, and how to reach it. */
  createDatabase(): Promise<string>;
  /** Of the process that all others of it come from. */
  pid(): number;
  /** As somebody who is known there, or not. */
  urlFor(user: string, password: string, database: string): string;
  /** On the database that is always there, as its owner. */
  query(text: string): Promise<void>;
  /** Gone without a word, and there again with all that was stored. */
  crash(): Promise<void>;
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const PASSWORD = 'known only here';
const TRIES = 100;
const BETWEEN = 50;

export async function startPostgres(): Promise<TestPostgres> {
  const bin = findPostgres();
  const who = notRoot();
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-postgres-'));
  const data = join(folder, 'data');
  const passwordFile = join(folder, 'password');
  writeFileSync(passwordFile, PASSWORD);
  if (who.uid !== undefined) for (const path of [folder, passwordFile]) chownSync(path, who.uid, who.gid);
  const options = ['-U', 'owner', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8', '--no-sync'];
  const made = spawnSync(join(bin, 'initdb'), ['-D', data, ...options], { ...who, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);

  const port = await freePort();
  const urlFor = (user: string, password: string, database: string) =>
    `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  const ask = async (text: string): Promise<void> => {
    const client = new pg.Client({ connectionString: urlFor('owner', PASSWORD, 'postgres') });
    try {
      await client.connect();
      await client.query(text);
    } finally {
      await client.end();
    }
  };

  let running: ChildProcess;
  const start = async (): Promise<void> => {
    const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', fsync: 'off' };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    running = spawn(join(bin, 'postgres'), ['-D', data, ...args], { ...who, cwd: folder, stdio: 'ignore' });
    for (let tries = 0; ; tries++) {
      try {
        return await ask('select 1');
      } catch (fault) {
        if (tries === TRIES) throw fault;
        await sleep(BETWEEN);
      }
    }
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  };

  await start();
  let databases = 0;
  return {
    async createDatabase() {
      databases++;
      await ask(`create database d${databases}`);
      return urlFor('owner', PASSWORD, `d${databases}`);
    },
    pid: () => running.pid ?? 0,
    urlFor,
    query: ask,
    // At once, without waiting for anybody: what Postgres does when it is told to stop "immediately".
    crash: () => end('SIGQUIT'),
    restart: start,
    async stop() {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true });
    },
  };
}

/** Postgres refuses to run as root, so root starts it as somebody else. */
function notRoot(): { uid: number; gid: number } | { uid?: undefined } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string, user: string) => {
    const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' });
    return status === 0 ? Number(stdout) : undefined;
  };
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf('-u', user), idOf('-g', user)];
    if (uid !== undefined && gid !== undefined) return { uid, gid };
  }
  return {};
}
