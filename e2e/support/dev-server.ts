import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '..', '..');

/** The pages as `npm run dev` serves them: also those that are no part of the app. */
export interface DevServer {
  readonly address: string;
  stop(): void;
}

export async function startDevServer(): Promise<DevServer> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, join(root, 'web'), '--host', '127.0.0.1', '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return { address: await addressOf(child), stop: () => void child.kill() };
}

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('the dev server says nothing');
  for await (const line of createInterface({ input: stdout })) {
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (address !== undefined) {
      stdout.resume();
      return address;
    }
  }
  throw new Error('the dev server did not start');
}
