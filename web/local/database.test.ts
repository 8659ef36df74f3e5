import { afterEach, describe, expect, it, vi } from 'vitest';
import { readAll } from './database.ts';
import { localTables, refreshLocalTables } from './tables.ts';

interface Request {
  result?: unknown;
  error?: DOMException;
  onsuccess?: () => void;
  onerror?: () => void;
}

const soon = (request: Request, call: 'onsuccess' | 'onerror'): Request => {
  queueMicrotask(() => request[call]?.());
  return request;
};

/** A database with one table in it, which a test can break. */
function stubDatabase() {
  const connections: { onclose?: () => void }[] = [];
  const state = { connections, broken: true };
  const connect = () => {
    const connection: { onclose?: () => void; readonly transaction: () => object } = {
      transaction: () => ({ objectStore: () => ({ getAll: () => soon({ result: [{ id: 't1' }] }, 'onsuccess') }) }),
    };
    connections.push(connection);
    return connection;
  };
  vi.stubGlobal('indexedDB', {
    open: () =>
      state.broken
        ? soon({ error: new DOMException('broken', 'UnknownError') }, 'onerror')
        : soon({ result: connect() }, 'onsuccess'),
  });
  return state;
}

afterEach(() => {
  vi.unstubAllGlobals();
  localTables.set(undefined);
});

describe('the database of this browser', () => {
  it('is opened again after it could not be opened, and after the browser has dropped it', async () => {
    const database = stubDatabase();
    await expect(readAll('tables')).rejects.toThrow('broken');
    database.broken = false;
    expect(await readAll('tables')).toEqual([{ id: 't1' }]);
    await readAll('tables');
    expect(database.connections).toHaveLength(1);
    database.connections[0]?.onclose?.();
    expect(await readAll('tables')).toEqual([{ id: 't1' }]);
    expect(database.connections).toHaveLength(2);
    database.connections[1]?.onclose?.();
  });

  it('leaves the list of games as it was read, even if it is gone for a while', async () => {
    const database = stubDatabase();
    await refreshLocalTables();
    expect(localTables.get()).toEqual([]);
    database.broken = false;
    await refreshLocalTables();
    database.connections[0]?.onclose?.();
    database.broken = true;
    await refreshLocalTables();
    expect(localTables.get()).toEqual([{ id: 't1' }]);
  });
});
