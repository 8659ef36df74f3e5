import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The last line that a program of ours prints, which is JSON. What it complains about is seen on the terminal. */
export function printedBy<T>(program: string, ...args: readonly string[]): T {
  const { status, stdout } = spawnSync(process.execPath, [join(root, program), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${program} failed`);
  const read: T = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '');
  return read;
}
