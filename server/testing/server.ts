import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config.ts';
import { type Running, startServer } from '../program.ts';
import { storeVariables } from './which-store.ts';

/** A folder with a built app in it, as far as the server can tell. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-server-'));
  mkdirSync(join(folder, 'web', 'assets'), { recursive: true });
  writeFileSync(join(folder, 'web', 'index.html'), '<!doctype html><title>Tafelrunde</title>');
  writeFileSync(join(folder, 'web', 'assets', 'app-1.js'), `console.log(${JSON.stringify('x'.repeat(2_000))});`);
  return folder;
}

/** Whoever has it may read the figures of a test server. */
export const METRICS_TOKEN = 'figures-of-a-test';

/** The variables that a test server is started with: everybody is on one address here. */
export const testVariables = (folder: string): Record<string, string> => ({
  PORT: '0',
  METRICS_TOKEN,
  DATA_DIR: join(folder, 'data'),
  WEB_DIR: join(folder, 'web'),
  BOT_THREADS: '1',
  BOT_MILLISECONDS: '5',
  MAX_CONNECTIONS_PER_ADDRESS: '1000',
  MAX_MESSAGES_PER_SECOND: '1000',
  MAX_MESSAGES_PER_SECOND_PER_ADDRESS: '10000',
  MAX_REQUESTS_PER_MINUTE: '100000',
  MAX_NEW_TABLES_PER_HOUR: '100000',
});

export interface TestServer extends Running {
  readonly folder: string;
  readonly lines: readonly string[];
  /** The same data again, as after a restart. */
  again(): Promise<TestServer>;
  /** Stops it and deletes what it stored. */
  end(): Promise<void>;
}

export async function testServer(
  variables: Readonly<Record<string, string>> = {},
  folder = testFolder(),
  now?: () => number,
): Promise<TestServer> {
  const read = readConfig({ ...testVariables(folder), ...(await storeVariables(folder)), ...variables });
  if ('problems' in read) throw new Error(read.problems.join(' '));
  const lines: string[] = [];
  const running = await startServer(read.config, (line) => lines.push(line), now);
  return {
    ...running,
    folder,
    lines,
    async again() {
      await running.stop();
      return testServer(variables, folder, now);
    },
    async end() {
      await running.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
