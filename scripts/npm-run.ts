import { npmCommand } from './npm.mjs';
import { root, runQuietly } from './runtime.mjs';

export interface Finished {
  readonly code: number;
  readonly output: string;
}

/** Runs a script of package.json and keeps what it prints. */
export function npmRun(script: string, ...args: string[]): Promise<Finished> {
  const npm = npmCommand(['run', '--silent', script, '--', ...args]);
  return runQuietly(npm.program, npm.args, { cwd: root, shell: npm.shell });
}
