import type { Readable, Writable } from 'node:stream';

/** What the program talks to: the process it runs in, or a test. */
export interface Io {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Out;
  readonly stderr: Out;
  readonly env: Readonly<Record<string, string | undefined>>;
}

export type Out = Writable & { readonly isTTY?: boolean; readonly columns?: number };

export const processIo: Io = { stdin: process.stdin, stdout: process.stdout, stderr: process.stderr, env: process.env };

/** Writes and waits while the reader is slower than we are. */
export async function write(out: Out, text: string): Promise<void> {
  if (out.write(text) || out.destroyed) return;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      out.off('drain', done).off('close', done).off('error', done);
      resolve();
    };
    out.on('drain', done).on('close', done).on('error', done);
  });
}

export async function writeJson(out: Out, value: unknown): Promise<void> {
  await write(out, `${JSON.stringify(value, null, 2)}\n`);
}
