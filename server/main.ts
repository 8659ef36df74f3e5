import { enableCompileCache, flushCompileCache } from 'node:module';

// Starting takes half the time when what was compiled before is kept.
enableCompileCache();

/** better-sqlite3 ends older ones without a word, so the store is not loaded before this is known. */
const OLDEST_NODE = 22;

async function main(): Promise<number> {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    complain(`The server needs Node ${OLDEST_NODE} or newer; this is Node ${process.versions.node}.`);
    return 1;
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
    process.stdout.write(`Tafelrunde is at ${address}\n`);
    flushCompileCache();
    await signal();
    await stop();
    return 0;
  } catch (fault) {
    if (!(fault instanceof CannotStart)) throw fault;
    complain(fault.message);
    return 1;
  }
}

/** The second signal ends it at once. */
function signal(): Promise<void> {
  return new Promise((resolve) => {
    for (const name of ['SIGTERM', 'SIGINT'] as const) process.once(name, () => resolve());
  });
}

function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

process.exit(await main());
