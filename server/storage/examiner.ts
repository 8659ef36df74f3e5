import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

/* Looks through all pages of a file in a thread of its own, so that nobody waits for it. Says `ok` or what is wrong. */

function lookThrough(file: string): string {
  try {
    const database = new Database(file, { readonly: true });
    return String(database.pragma('quick_check(1)', { simple: true }));
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

if (!isMainThread && typeof workerData === 'string') parentPort?.postMessage(lookThrough(workerData));
