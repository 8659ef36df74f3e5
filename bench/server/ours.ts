import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rival } from './draft.ts';
import { openDraft } from './our-client.ts';
import { workedBy } from './worked.ts';

const main = join(import.meta.dirname, '..', '..', 'server', 'main.ts');
const METRICS_TOKEN = 'figures-of-the-bench';
const UNLIMITED = '1000000';

/** A folder with an app in it, as far as the server can tell, and with room for its data. */
export function ourFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-bench-'));
  mkdirSync(join(folder, 'web'));
  writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html>');
  return folder;
}

export interface OurProcess {
  readonly address: string;
  readonly pid: number;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Our server as anybody would start it, but for its limits: all the load comes from one address. */
export async function launchOurs(
  folder: string,
  variables: Readonly<Record<string, string>> = {},
  args: readonly string[] = [],
): Promise<OurProcess> {
  const server = spawn(process.execPath, [...args, main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      METRICS_TOKEN,
      DATA_DIR: join(folder, 'data'),
      WEB_DIR: join(folder, 'web'),
      MAX_CONNECTIONS_PER_ADDRESS: UNLIMITED,
      MAX_MESSAGES_PER_SECOND: '100000',
      MAX_MESSAGES_PER_SECOND_PER_ADDRESS: UNLIMITED,
      MAX_REQUESTS_PER_MINUTE: UNLIMITED,
      MAX_NEW_TABLES_PER_HOUR: UNLIMITED,
      ...variables,
    },
  });
  process.once('exit', () => server.kill('SIGKILL'));
  const [said] = await once(server.stdout, 'data');
  return {
    address: /http\S+/.exec(String(said))?.[0] ?? '',
    pid: server.pid ?? 0,
    async end(signal) {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill(signal);
      await ended;
    },
  };
}

/** All that it has used so far. */
export async function cpuSecondsOf(address: string): Promise<number> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  const text = await (await fetch(`${address}/api/metrics`, { headers })).text();
  return Number(/^tafelrunde_cpu_seconds (\S+)/m.exec(text)?.[1]);
}

export async function startOurs(syncDelay = 0): Promise<Rival> {
  const folder = ourFolder();
  const { address, pid, end } = await launchOurs(folder, { SYNC_DELAY_MILLISECONDS: String(syncDelay) });
  return {
    address,
    openDraft: () => openDraft(address),
    cpuSeconds: () => cpuSecondsOf(address),
    // Waiting for a slow disk is no work, but counts.
    ...(syncDelay === 0 ? { worked: () => workedBy([pid]) } : {}),
    async stop() {
      await end('SIGTERM');
      rmSync(folder, { recursive: true });
    },
  };
}
