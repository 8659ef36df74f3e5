import { spawn } from 'node:child_process';
import { PassThrough, Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Out } from './io.ts';
import { main } from './main.ts';
import { hostGame } from './table/host.ts';
import type { Party } from './table/seating.ts';
import { openTerminal } from './table/terminal.ts';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Setting {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  /** Behaves like a terminal. */
  readonly screen?: boolean;
}

/** Runs the program inside this process. */
export async function run(
  argv: readonly string[],
  { input = '', env = {}, screen = false }: Setting = {},
): Promise<Ran> {
  const [out, err] = [collector(screen), collector(screen)];
  const code = await main(argv, { stdin: reading(input, screen), stdout: out.stream, stderr: err.stream, env });
  return { code, out: out.text(), err: err.text() };
}

const reading = (input: string | Uint8Array, isTTY: boolean) =>
  Object.assign(Readable.from(input === '' ? [] : [Buffer.from(input)]), { isTTY });

/** What the terminal shows when this party types these lines. */
export async function typing(party: Party, lines: readonly string[]): Promise<string> {
  const [out, err] = [collector(false), collector(false)];
  const stdin = reading(lines.map((line) => `${line}\n`).join(''), false);
  const terminal = openTerminal({ stdin, stdout: out.stream, stderr: err.stream, env: {} });
  await hostGame(party, terminal);
  terminal.close();
  return out.text();
}

function collector(isTTY: boolean): { stream: Out; text: () => string } {
  const stream = Object.assign(new PassThrough(), { isTTY });
  const chunks: string[] = [];
  stream.on('data', (chunk: Buffer) => chunks.push(chunk.toString('utf8')));
  return { stream, text: () => chunks.join('') + String(stream.read() ?? '') };
}

const launcher = fileURLToPath(new URL('tafelrunde.mjs', import.meta.url));

/** Runs the program as a process of its own, as a shell would. `readOnly` stops reading after so many bytes. */
export function runProcess(
  argv: readonly string[],
  { input = '', env = {} }: Setting = {},
  readOnly?: number,
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [launcher, ...argv], { env: { PATH: process.env.PATH, ...env } });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString('utf8');
      if (readOnly !== undefined && out.length >= readOnly) child.stdout.destroy();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString('utf8');
    });
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
  });
}
