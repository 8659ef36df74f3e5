import { type DBSchema, type IDBPDatabase, type IDBPObjectStore, openDB } from 'idb';
import type { TableEntry } from './brought.ts';
import type { StoredRecord } from './records.ts';
import type { StoredSnapshot } from './snapshots.ts';
import type { LocalTable } from './tables.ts';

/*
 * What this browser keeps: tables that are played here, their entries and snapshots, and records of finished games. Every write
 * is on disk before it is answered ("strict"), because an entry that was shown must not be lost.
 */

const NAME = 'tafelrunde';
const VERSION = 2;

interface Stored extends DBSchema {
  readonly tables: { readonly key: string; readonly value: LocalTable };
  readonly entries: { readonly key: [table: string, seq: number]; readonly value: TableEntry };
  readonly records: { readonly key: string; readonly value: StoredRecord };
  readonly snapshots: { readonly key: string; readonly value: StoredSnapshot };
}

type StoreName = 'tables' | 'entries' | 'records' | 'snapshots';
type Key<Name extends StoreName> = Stored[Name]['key'];
type Value<Name extends StoreName> = Stored[Name]['value'];

/** By what it is found. */
const KEYS: readonly (readonly [StoreName, string | string[]])[] = [
  ['tables', 'id'],
  ['entries', ['table', 'seq']],
  ['records', 'id'],
  ['snapshots', 'table'],
];

/** The connection that there is; whoever finds it gone opens another one. */
let opened: Promise<IDBPDatabase<Stored>> | undefined;

function open(): Promise<IDBPDatabase<Stored>> {
  opened ??= connect().catch((fault: unknown) => {
    opened = undefined;
    throw fault;
  });
  return opened;
}

async function connect(): Promise<IDBPDatabase<Stored>> {
  const database = await openDB<Stored>(NAME, VERSION, {
    upgrade: (older, _from, _to, transaction) => {
      // Its fault is also that of opening, which tells it.
      transaction.done.catch(() => undefined);
      for (const [name, keyPath] of KEYS) {
        if (!older.objectStoreNames.contains(name)) older.createObjectStore(name, { keyPath });
      }
    },
    // Another tab with a newer app must be able to bring the database up to date.
    blocking: () => {
      database.close();
      opened = undefined;
    },
    // Browsers drop a connection when somebody clears their storage, or when it breaks.
    terminated: () => {
      opened = undefined;
    },
  });
  return database;
}

type StoreOf = <Name extends StoreName>(name: Name) => IDBPObjectStore<Stored, StoreName[], Name, 'readwrite'>;

/** Runs in one transaction, and is done when it is on disk. */
export async function write(
  stores: readonly StoreName[],
  work: (store: StoreOf) => readonly Promise<unknown>[],
): Promise<void> {
  const database = await open();
  const transaction = database.transaction([...stores], 'readwrite', { durability: 'strict' });
  const requests = work((name) => transaction.objectStore(name));
  await allOf(requests, transaction.done);
}

export async function read<Name extends StoreName>(store: Name, key: Key<Name>): Promise<Value<Name> | undefined> {
  const database = await open();
  const transaction = database.transaction(store);
  const request = transaction.store.get(key);
  await allOf([request], transaction.done);
  return request;
}

export async function readAll<Name extends StoreName>(store: Name, range?: IDBKeyRange): Promise<Value<Name>[]> {
  const database = await open();
  const transaction = database.transaction(store);
  const request = transaction.store.getAll(range);
  await allOf([request], transaction.done);
  return request;
}

/** The end of a transaction. Of those that fail one is the cause; it has aborted the others. */
async function allOf(requests: readonly Promise<unknown>[], done: Promise<void>): Promise<void> {
  const outcomes = await Promise.allSettled([...requests, done]);
  const faults = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (faults.length > 0) throw faults.find((fault) => !isAborted(fault)) ?? faults[0];
}

const isAborted = (fault: unknown): boolean => fault instanceof DOMException && fault.name === 'AbortError';

/** All entries of a table. */
export const entriesOf = (table: string): IDBKeyRange =>
  IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
