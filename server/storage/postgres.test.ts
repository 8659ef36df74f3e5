import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { conformance } from '../testing/store.conformance.ts';
import { openPostgres, troubleWithVersion } from './postgres.ts';

let postgres: TestPostgres;
let latest: string;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const open = async (url: string) => (await openPostgres({ url, log: createLog(() => undefined) })).store;

conformance(
  'Postgres',
  async () => {
    latest = await postgres.createDatabase();
    return open(latest);
  },
  () => open(latest),
);

it('Postgres: many servers that start at once make one schema', async () => {
  const url = await postgres.createDatabase();
  const stores = await Promise.all(Array.from({ length: 6 }, () => open(url)));
  for (const store of stores) await store.check();
  for (const store of stores) await store.close();
});

describe('Postgres: a database that will not do', () => {
  const why = async (url: string) => {
    try {
      await (await open(url)).close();
      return 'nothing';
    } catch (fault) {
      return fault instanceof Error ? fault.message : String(fault);
    }
  };

  it('is not there', async () => {
    expect(await why('postgres://owner:x@127.0.0.1:1/d')).toBe('nothing answers at that address');
    expect(await why('postgres://owner:x@nowhere.invalid/d')).toBe('there is no such host');
  });

  it('does not know the user, the password or the database', async () => {
    expect(await why(postgres.urlFor('owner', 'wrong', 'postgres'))).toBe('the password is wrong');
    expect(await why(postgres.urlFor('nobody', 'wrong', 'postgres'))).toBe('the password is wrong');
    const url = await postgres.createDatabase();
    expect(await why(`${url}-not`)).toBe('there is no such database');
  });

  it('is too old', () => {
    expect(troubleWithVersion('12.22 (Debian 12.22-1)')).toMatch(/^it is version 12\.22 .* and 13 is the oldest/);
    expect(troubleWithVersion('13.0')).toBeUndefined();
  });

  it('gives too few rights', async () => {
    await postgres.query("create user guest password 'guest'; revoke create on schema public from public");
    expect(await why(postgres.urlFor('guest', 'guest', 'postgres'))).toBe('the user may not make tables there');
  });
});

describe('Postgres: gone for a while', () => {
  it('refuses meanwhile, and goes on by itself with all that was stored', async () => {
    const url = await postgres.createDatabase();
    const { store } = await openPostgres({ url, log: createLog(() => undefined) });
    await store.addPerson({ token: 'hash', person: 'anna' });
    await postgres.crash();
    await expect(store.check()).rejects.toBeInstanceOf(Error);
    await expect(store.personOf('hash')).rejects.toBeInstanceOf(Error);
    await postgres.restart();
    await expect(store.check()).resolves.toBeUndefined();
    expect(await store.personOf('hash')).toEqual({ token: 'hash', person: 'anna' });
    await store.close();
  });
});
