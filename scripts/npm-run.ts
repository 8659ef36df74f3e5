import { spawn } from 'node:child_process';
import { npmCommand } from './npm.mjs';
import { root } from './runtime.mjs';

export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** Runs a script of package.json and keeps what it prints. */
export function npmRun(script: string, ...args: string[]): Promise<Finished> {
  const npm = npmCommand(['run', '--silent', script, '--', ...args]);
  return new Promise((resolve, reject) => {
    const child = spawn(npm.program, npm.args, { cwd: root, shell: npm.shell, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString('utf8') }));
  });
}
