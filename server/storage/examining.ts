import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DamagedStore } from './store.ts';

/** Milliseconds between two looks at all pages, and how many of them who asks waits for one. */
const EXAMINED_EVERY = 60_000;
const MOMENT = 1_000;

/** What is wrong with the file; undefined when nothing is. */
export async function damageOf(file: string): Promise<DamagedStore | undefined> {
  // Nothing is damaged that is on no disk.
  if (file === ':memory:') return undefined;
  const worker = new Worker(new URL('./examiner.ts', import.meta.url), { workerData: file });
  // Whoever ends does not wait for it.
  worker.unref();
  const [found]: unknown[] = await once(worker, 'message');
  return found === 'ok' ? undefined : new DamagedStore(String(found));
}

/** Throws what the last look at the file has found, and takes another one when that was long ago. */
export function createExaminer(file: string): () => Promise<void> {
  let begun = Number.NEGATIVE_INFINITY;
  let found: DamagedStore | undefined;
  const look = async (): Promise<void> => {
    found = await damageOf(file);
  };
  return async () => {
    if (performance.now() - begun >= EXAMINED_EVERY) {
      begun = performance.now();
      await Promise.race([look(), sleep(MOMENT)]);
    }
    if (found !== undefined) throw found;
  };
}
