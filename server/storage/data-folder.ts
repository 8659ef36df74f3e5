import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/* What has to be known of a data folder before its database is opened. */

export const databaseIn = (dataDir: string): string => join(dataDir, 'tafelrunde.sqlite');

/** One server at a time: the system gives the lock back when the process ends, however it ends. Undefined: another one has it. */
export function lockFolder(dataDir: string): { release(): void } | undefined {
  const lock = new Database(join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return { release: () => lock.close() };
  } catch (fault) {
    lock.close();
    if (isBusy(fault)) return undefined;
    throw fault;
  }
}

/** An empty database beside a write-ahead log has lost what was in it: it is no new one. */
export function isEmptied(file: string): boolean {
  const log = `${file}-wal`;
  return existsSync(file) && statSync(file).size === 0 && existsSync(log) && statSync(log).size > 0;
}

export const isBusy = (fault: unknown): boolean =>
  fault instanceof Database.SqliteError && fault.code.startsWith('SQLITE_BUSY');

/** What is in the file is not what was written. */
export const isDamage = (fault: unknown): boolean =>
  fault instanceof Database.SqliteError &&
  (fault.code.startsWith('SQLITE_CORRUPT') || fault.code.startsWith('SQLITE_NOTADB'));
