import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..', '..');
const steady = join(import.meta.dirname, 'steady-server.ts');

/** The server as an operator runs it, on a port and in a data folder of its own. */
export interface Server {
  readonly address: string;
  /** What it wrote to its log. */
  readonly log: readonly string[];
  /** SIGKILL: no time to tidy anything up. */
  kill(): Promise<void>;
  /** Once more, on the same port, with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Every run deals the same cards. */
export const SECRET = '7af31e0d'.repeat(8);

export type Environment = Readonly<Record<string, string>>;

export async function startServer(environment: Environment = {}): Promise<Server> {
  const data = mkdtempSync(join(tmpdir(), 'tafelrunde-e2e-'));
  const log: string[] = [];
  let { child, address } = await launch({ ...environment, DATA_DIR: data, PORT: '0' }, log);
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    address,
    log,
    kill: () => end('SIGKILL'),
    async restart() {
      ({ child } = await launch({ ...environment, DATA_DIR: data, PORT: new URL(address).port }, log));
    },
    async stop() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function launch(environment: Environment, log: string[]): Promise<{ child: ChildProcess; address: string }> {
  const { PATH, WEB_DIR } = process.env;
  const child = spawn(process.execPath, ['--import', pathToFileURL(steady).href, join(root, 'server', 'main.ts')], {
    env: {
      ...(PATH === undefined ? {} : { PATH }),
      ...(WEB_DIR === undefined ? {} : { WEB_DIR }),
      // Everybody comes from one address here.
      MAX_REQUESTS_PER_MINUTE: '10000',
      BOT_MILLISECONDS: '20',
      TEST_SECRET: SECRET,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  createInterface({ input: child.stderr }).on('line', (line) => log.push(line));
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) {
    const address = /https?:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) return { child, address };
  }
  throw new Error(`The server did not start: ${log.join(' ')}`);
}
