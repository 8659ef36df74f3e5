/*
 * IndexedDB with promises: tables that are played here, their entries and snapshots, and records of finished games. Every write
 * is on disk before it is answered ("strict"), because an entry that was shown must not be lost.
 */

const NAME = 'tafelrunde';
const VERSION = 2;

/** What is stored, and by what it is found. */
const KEYS = { tables: 'id', entries: ['table', 'seq'], records: 'id', snapshots: 'table' };

export type StoreName = keyof typeof KEYS;

/** The connection that there is; whoever finds it gone opens another one. */
let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= connect().catch((fault: unknown) => {
    opened = undefined;
    throw fault;
  });
  return opened;
}

function connect(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const { objectStoreNames: older } = request.result;
      for (const [name, keyPath] of Object.entries(KEYS)) {
        if (!older.contains(name)) request.result.createObjectStore(name, { keyPath });
      }
    };
    request.onsuccess = () => {
      const database = request.result;
      // Another tab with a newer app must be able to bring the database up to date.
      database.onversionchange = () => {
        database.close();
        opened = undefined;
      };
      // Browsers drop a connection when somebody clears their storage, or when it breaks.
      database.onclose = () => {
        opened = undefined;
      };
      resolve(database);
    };
    request.onerror = () => reject(request.error ?? new Error('IndexedDB cannot be opened'));
  });
}

/** Runs in one transaction, and is done when it is on disk. */
export async function write(stores: readonly StoreName[], work: (store: (name: StoreName) => IDBObjectStore) => void) {
  const database = await open();
  const transaction = database.transaction([...stores], 'readwrite', { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser did not store it'));
  });
  work((name) => transaction.objectStore(name));
  return done;
}

export async function read<T>(store: StoreName, key: IDBValidKey): Promise<T | undefined> {
  const database = await open();
  return settled<T | undefined>(database.transaction(store).objectStore(store).get(key));
}

export async function readAll<T>(store: StoreName, range?: IDBKeyRange): Promise<T[]> {
  const database = await open();
  return settled<T[]>(database.transaction(store).objectStore(store).getAll(range));
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB cannot be read'));
  });
}

/** All entries of a table. */
export const entriesOf = (table: string): IDBKeyRange =>
  IDBKeyRange.bound([table, 0], [table, Number.MAX_SAFE_INTEGER]);
