import { enableCompileCache, flushCompileCache } from 'node:module';
import { constants } from 'node:os';

// Starting takes half the time when what was compiled before is kept.
enableCompileCache();

/** better-sqlite3 ends older ones without a word, so the store is not loaded before this is known. */
const OLDEST_NODE = 22;

async function main(): Promise<number> {
  // All hands of running games follow from what is stored: nobody else on the machine may read it, whatever the folder allows.
  process.umask(0o077);
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    complain(`The server needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}.`);
    return 1;
  }
  const [unknown] = process.argv.slice(2);
  if (unknown !== undefined) {
    complain(
      `There is no argument "${unknown}": the server is configured by environment variables, see docs/hosting.md.`,
    );
    return 2;
  }
  const { readConfig } = await import('./config.ts');
  const read = readConfig(process.env);
  if ('problems' in read) {
    for (const problem of read.problems) complain(problem);
    return 1;
  }
  const { CannotStart, startServer } = await import('./program.ts');
  try {
    const { address, stop } = await startServer(read.config, (line) => process.stderr.write(line));
    // Whoever reads the address may tell it to end at once.
    const end = toldToEnd();
    process.stdout.write(`Tafelrunde is at ${address}\n`);
    flushCompileCache();
    await end;
    await stop();
    return 0;
  } catch (fault) {
    if (!(fault instanceof CannotStart)) throw fault;
    complain(fault.message);
    return 1;
  }
}

/** Ctrl-C often arrives twice at once, from the terminal and from npm: only a signal that comes later is meant as "now". */
const SAME_SIGNAL = 1_000;

function toldToEnd(): Promise<void> {
  let first: number | undefined;
  return new Promise((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) {
      process.on(name, () => {
        first ??= performance.now();
        resolve();
        if (performance.now() - first > SAME_SIGNAL) process.exit(128 + constants.signals[name]);
      });
    }
  });
}

function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

process.exit(await main());
