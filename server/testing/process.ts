import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { testVariables } from './server.ts';
import { storeVariables } from './which-store.ts';

/** The server as a program of its own. */
export interface ServerProcess {
  readonly address: string;
  readonly child: ChildProcess;
  kill(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** What is run: the server itself, or all that `npm start` does. */
export type Program = 'server/main.ts' | 'scripts/start.mjs';

const root = join(import.meta.dirname, '..', '..');

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function launch(
  folder: string,
  variables: Readonly<Record<string, string>>,
  args: readonly string[],
  program: Program,
): Promise<ChildProcess> {
  const env = { ...process.env, ...testVariables(folder), ...(await storeVariables(folder)), ...variables };
  return spawn(process.execPath, [join(root, program), ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Started, and it says where it is. */
export async function serverProcess(
  folder: string,
  variables: Readonly<Record<string, string>>,
  program: Program = 'server/main.ts',
): Promise<ServerProcess> {
  const child = await launch(folder, variables, [], program);
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    const hear = (text: Buffer): void => {
      said += String(text);
      const found = /is at (\S+)/.exec(said);
      if (found?.[1] !== undefined) resolve(found[1]);
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.once('exit', () => reject(new Error(`the server ended: ${said}`)));
  });
  return {
    address,
    child,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, 'exit');
      child.kill(signal);
      const [code] = await ended;
      return typeof code === 'number' ? code : null;
    },
  };
}

/** Started in vain: what it says, and how it ends. */
export async function failedProcess(
  folder: string,
  variables: Readonly<Record<string, string>>,
  args: readonly string[] = [],
  program: Program = 'server/main.ts',
): Promise<Ended> {
  const child = await launch(folder, variables, args, program);
  let said = '';
  child.stdout?.on('data', (text) => {
    said += String(text);
  });
  child.stderr?.on('data', (text) => {
    said += String(text);
  });
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : null, said };
}
