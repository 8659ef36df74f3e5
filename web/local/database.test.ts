import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB, unwrap } from 'idb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entriesOf, read, readAll, write } from './database.ts';
import { localSettings } from './start.ts';
import { type LocalTable, localTables, refreshLocalTables, removeLocalTable } from './tables.ts';
import { troubleIn } from './trouble.ts';

const table: LocalTable = {
  id: 't1',
  spec: {
    id: 't1',
    secret: '',
    rules: { game: 'chess', version: 1 },
    options: {},
    owner: 'p',
    seats: [],
    settings: localSettings('b'),
  },
  created: 1,
  touched: 1,
  summary: { names: [], state: 'waiting', moves: 0, asked: [] },
};

const entry = (of: string, seq: number) => ({ table: of, seq, at: 0, rules: 1, entry: { kind: 'begin' } as const });

const NAME = 'tafelrunde';

/** What a test can do to the database: see how often it was opened, drop it as browsers do, and keep everybody out. */
function stubDatabase() {
  const factory = new IDBFactory();
  const connections: IDBDatabase[] = [];
  const state = { connections, forbidden: false };
  vi.stubGlobal('indexedDB', {
    open: (name: string, version: number) => {
      if (state.forbidden) throw new DOMException('forbidden', 'SecurityError');
      const request = factory.open(name, version);
      request.addEventListener('success', () => connections.push(request.result));
      return request;
    },
  });
  return state;
}

const drop = (): void => {
  database.connections.at(-1)?.dispatchEvent(new IDBVersionChangeEvent('close'));
};

let database: ReturnType<typeof stubDatabase>;
beforeEach(() => {
  database = stubDatabase();
});
afterEach(() => {
  drop();
  vi.unstubAllGlobals();
  localTables.set(undefined);
});

const putTable = () => write(['tables'], (store) => [store('tables').put(table)]);

describe('the database of this browser', () => {
  it('is opened again after it could not be opened, and after the browser has dropped it', async () => {
    database.forbidden = true;
    await expect(readAll('tables')).rejects.toThrow('forbidden');
    database.forbidden = false;
    await putTable();
    expect(await readAll('tables')).toEqual([table]);
    expect(database.connections).toHaveLength(1);
    drop();
    expect(await read('tables', 't1')).toEqual(table);
    expect(database.connections).toHaveLength(2);
  });

  it('leaves the list of games as it was read, even if it is gone for a while', async () => {
    database.forbidden = true;
    await refreshLocalTables();
    expect(localTables.get()).toEqual([]);
    database.forbidden = false;
    await putTable();
    await refreshLocalTables();
    drop();
    database.forbidden = true;
    await refreshLocalTables();
    expect(localTables.get()).toEqual([table]);
    database.forbidden = false;
  });

  it('keeps what an older app has stored, and has room for what is new', async () => {
    const older = await openDB(NAME, 1, {
      upgrade: (before) => {
        before.createObjectStore('tables', { keyPath: 'id' });
        before.createObjectStore('entries', { keyPath: ['table', 'seq'] });
        before.createObjectStore('records', { keyPath: 'id' });
      },
    });
    await older.put('tables', table);
    older.close();
    expect(await readAll('tables')).toEqual([table]);
    expect(await read('snapshots', 't1')).toBeUndefined();
  });

  it('makes way for a newer app in another tab', async () => {
    await readAll('tables');
    const newer = await openDB(NAME, 3);
    await expect(readAll('tables')).rejects.toThrow(expect.objectContaining({ name: 'VersionError' }));
    newer.close();
  });

  it('stores nothing of a change with a move that another tab has made, and says that it was this', async () => {
    await write(['entries'], (store) => [store('entries').add(entry('t1', 2))]);
    const change = write(['tables', 'entries'], (store) => [
      store('tables').put(table),
      ...[1, 2, 3].map((seq) => store('entries').add(entry('t1', seq))),
    ]);
    const fault: unknown = await change.catch((reason: unknown) => reason);
    expect(troubleIn(fault)).toEqual({ kind: 'elsewhere' });
    expect(await readAll('tables')).toEqual([]);
    expect(await readAll('entries')).toEqual([entry('t1', 2)]);
  });

  it('says why a browser gave a change up, not that it did', async () => {
    const full = new DOMException('', 'QuotaExceededError');
    const change = write(['tables'], (store) => {
      const tables = store('tables');
      vi.spyOn(unwrap(tables.transaction), 'error', 'get').mockReturnValue(full);
      const request = tables.put(table);
      tables.transaction.abort();
      return [request];
    });
    const fault: unknown = await change.catch((reason: unknown) => reason);
    expect(troubleIn(fault).kind).toBe('full');
  });

  it('forgets a table with all of its moves, and those of no other', async () => {
    await putTable();
    const moves = [entry('t0', 1), entry('t1', 1), entry('t1', 20), entry('t2', 1)];
    await write(['entries'], (store) => moves.map((move) => store('entries').add(move)));
    expect(await readAll('entries', entriesOf('t1'))).toEqual(moves.slice(1, 3));
    await removeLocalTable('t1');
    expect(await readAll('tables')).toEqual([]);
    expect(await readAll('entries')).toEqual([moves[0], moves[3]]);
  });
});
