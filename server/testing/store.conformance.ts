import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { granted, readOptions, scenarioOf, toRecord } from '@tafelrunde/kernel';
import {
  openTable,
  type StoredChat,
  type StoredEntry,
  settingsSchema,
  snapshot,
  type TableSpec,
} from '@tafelrunde/table';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Change, NewTable, Store } from '../storage/store.ts';

const options = granted(readOptions(fantasyRealms, {}));

const spec = (id: string): TableSpec => ({
  id,
  rules: { game: fantasyRealms.id, version: fantasyRealms.version },
  options,
  seats: [{ mind: 'person', person: 'anna', name: 'Änne „A“' }, { mind: 'open' }],
  owner: 'anna',
  secret: '0123456789abcdef'.repeat(4),
  settings: settingsSchema.parse({}),
});

const newTable = (id: string, more: Partial<NewTable> = {}): NewTable => ({
  spec: spec(id),
  at: 1_000,
  listed: false,
  members: ['anna'],
  invitations: [{ seat: 1, code: `code-${id}` }],
  ...more,
});

const entry = (seq: number, more: Partial<StoredEntry> = {}): StoredEntry => ({
  seq,
  at: 1_000 + seq,
  rules: 1,
  entry: { kind: 'entropy', by: 0, text: `grüße ${seq}` },
  person: 'anna',
  ask: `ask-${seq}`,
  ...more,
});

const said = (n: number, person = 'anna'): StoredChat => ({
  line: { n, at: 1_000, seat: 0, name: 'Anna', text: `hello ${n}` },
  person,
  ask: `chat-${n}`,
});

const change = (table: string, ...entries: StoredEntry[]): Change => ({ table, fence: 0, entries, chat: [] });

/** What a store has to do, whatever it is made of. `reopen` comes back to the same data, as after a restart. */
export function conformance(name: string, open: () => Promise<Store>, reopen: () => Promise<Store>): void {
  describe(`${name}: tables and entries`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
      await store.create(newTable('a'));
    });
    afterEach(() => store.close());

    const seqs = async (id: string) => (await store.find(id))?.entries.map(({ seq }) => seq);

    it('gives back what was stored, in order, also after a restart', async () => {
      await store.append([{ ...change('a', entry(1), entry(2)), chat: [said(1)] }]);
      await store.append([change('a', entry(3))]);
      const found = { spec: spec('a'), listed: false, entries: [entry(1), entry(2), entry(3)], chat: [said(1)] };
      expect(await store.find('a')).toEqual(found);
      await store.close();
      store = await reopen();
      expect(await store.find('a')).toEqual(found);
    });

    it('knows no table that was not created, and creates none twice', async () => {
      expect(await store.find('b')).toBeUndefined();
      await expect(store.create(newTable('a'))).rejects.toBeInstanceOf(Error);
      expect(await store.append([change('b', entry(1))])).toEqual(['gone']);
    });

    it('takes an entry with a seq once, and nothing that came with the second one', async () => {
      await store.append([change('a', entry(1))]);
      const second = { ...change('a', entry(1, { ask: 'other' }), entry(2)), chat: [said(1)] };
      expect(await store.append([second])).toEqual(['conflict']);
      expect(await store.find('a')).toMatchObject({ entries: [entry(1)], chat: [] });
    });

    it('takes the other changes of a batch in which one conflicts', async () => {
      await store.create(newTable('b'));
      await store.append([change('a', entry(1))]);
      const batch = [change('a', entry(1)), change('b', entry(1)), change('no', entry(1)), change('b', entry(2))];
      expect(await store.append(batch)).toEqual(['conflict', 'stored', 'gone', 'stored']);
      expect(await seqs('b')).toEqual([1, 2]);
    });

    it('lets only one of many that append at the same time have a seq', async () => {
      const tries = Array.from({ length: 20 }, (_, i) => store.append([change('a', entry(1, { ask: `ask-${i}` }))]));
      const results = (await Promise.all(tries)).flat();
      expect(results.filter((result) => result === 'stored')).toHaveLength(1);
      expect(results.filter((result) => result === 'conflict')).toHaveLength(19);
    });

    it('keeps what people want to be asked about, beside the entries', async () => {
      const heeds = [[0, { about: 'all', rest: true, never: ['the blow'] }]] as const;
      expect(await store.append([{ ...change('a'), heeds }])).toEqual(['stored']);
      await store.append([{ ...change('a', entry(1)), state: 'running' }]);
      await store.close();
      store = await reopen();
      expect(await store.find('a')).toMatchObject({ heeds, entries: [entry(1)] });
      await store.append([{ ...change('a'), heeds: [] }]);
      expect(await store.find('a')).toMatchObject({ heeds: [] });
    });

    it('gives a snapshot and only the entries after it; a newer one replaces it', async () => {
      await store.append([change('a', entry(1), entry(2), entry(3))]);
      const taken = snapshot(openTable(fantasyRealms, spec('a'), 0));
      await store.keepSnapshot('a', 0, { ...taken, facts: { ...taken.facts, seq: 1 } });
      await store.keepSnapshot('a', 0, { ...taken, facts: { ...taken.facts, seq: 2 } });
      const found = await store.find('a');
      expect(found?.snapshot).toEqual(JSON.parse(JSON.stringify({ ...taken, facts: { ...taken.facts, seq: 2 } })));
      expect(found?.entries).toEqual([entry(3)]);
      expect(await store.entriesOf('a')).toEqual([entry(1), entry(2), entry(3)]);
    });

    it('lists the tables that are shown to everybody while they wait, the latest first', async () => {
      for (const [i, id] of ['b', 'c', 'd', 'e'].entries()) {
        await store.create(newTable(id, { listed: id !== 'c', at: 1_000 + i }));
      }
      await store.append([{ ...change('d', entry(1)), state: 'running' }]);
      expect(await store.listed(10)).toEqual(['e', 'b']);
      expect(await store.listed(1)).toEqual(['e']);
    });

    it('finds the tables at which nothing has happened for long', async () => {
      await store.create(newTable('b'));
      await store.create(newTable('c', { at: 9_000 }));
      await store.append([change('a', entry(1, { at: 9_000 }))]);
      expect(await store.untouchedSince(5_000, 1)).toEqual([{ id: 'b', days: 1, isNew: true }]);
    });

    it('counts the days on which that was found, and begins anew when it no longer is', async () => {
      const onDay = async (day: number, time = 5_000) => (await store.untouchedSince(time, day))[0];
      expect(await onDay(1)).toEqual({ id: 'a', days: 1, isNew: true });
      expect(await onDay(1)).toEqual({ id: 'a', days: 1, isNew: false });
      expect(await onDay(2)).toEqual({ id: 'a', days: 2, isNew: true });
      expect(await onDay(3, 500)).toBeUndefined();
      expect(await onDay(4)).toEqual({ id: 'a', days: 1, isNew: true });
      await store.remove('a');
      expect(await onDay(5)).toBeUndefined();
    });

    it('names all tables, and finds nothing wrong with itself', async () => {
      await store.create(newTable('b'));
      expect(await store.allTables()).toEqual(['a', 'b']);
      await expect(store.examine()).resolves.toBeUndefined();
    });

    it('removes a table with everything that belongs to it', async () => {
      await store.append([{ ...change('a', entry(1)), chat: [said(1)] }]);
      await store.remove('a');
      expect(await store.find('a')).toBeUndefined();
      expect(await store.invitedTo('code-a')).toBeUndefined();
      expect(await store.tablesOf('anna')).toEqual([]);
      await store.create(newTable('a'));
      expect(await store.find('a')).toMatchObject({ entries: [], chat: [] });
    });

    it('removes with a table the people who had to do with no other, and where they are called', async () => {
      await store.create(newTable('b', { members: ['ben'] }));
      for (const person of ['anna', 'ben', 'cleo']) {
        await store.addPerson({ token: `of ${person}`, person });
        await store.addPush(person, { endpoint: `https://push/${person}`, keys: { p256dh: 'p', auth: 'a' } });
      }
      await store.addMember('a', 'ben');
      await store.remove('a');
      const known = async (person: string) => [await store.personOf(`of ${person}`), ...(await store.pushesOf(person))];
      expect(await known('anna')).toEqual([undefined]);
      // Ben still sits elsewhere, and Cleo is about to.
      for (const person of ['ben', 'cleo']) expect(await known(person)).toEqual([expect.anything(), expect.anything()]);
    });

    it('replaces spec and entries by ones that say less', async () => {
      await store.append([change('a', entry(1), entry(2))]);
      const taken = snapshot(openTable(fantasyRealms, spec('a'), 0));
      await store.keepSnapshot('a', 0, taken);
      const less = {
        spec: { ...spec('a'), owner: 'nobody' },
        entries: [entry(2, { entry: { kind: 'entropy', by: 0, text: '-' } })],
      };
      await store.rewrite('a', { ...less, snapshot: { ...taken, granted: [['x', 1]] } });
      expect(await store.find('a')).toEqual({
        spec: less.spec,
        listed: false,
        snapshot: JSON.parse(JSON.stringify({ ...taken, granted: [['x', 1]] })),
        entries: [entry(1), ...less.entries],
        chat: [],
      });
    });
  });

  it(`${name}: counts what all count together, for a while, also after a clock was wrong`, async () => {
    const store = await open();
    const count = (who: string, now: number) => store.count(who, now, 1_000);
    expect([await count('a', 5_000), await count('a', 5_900), await count('b', 5_900)]).toEqual([1, 2, 1]);
    expect([await count('a', 6_000), await count('b', 6_000)]).toEqual([1, 2]);
    await count('a', 400 * 86_400_000);
    expect(await count('a', 7_000)).toBe(1);
    const many = await Promise.all(Array.from({ length: 10 }, () => count('c', 8_000)));
    expect(many.toSorted((x, y) => x - y)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    await store.close();
  });

  describe(`${name}: people`, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
      await store.create(newTable('a'));
    });
    afterEach(() => store.close());

    it('has one valid invitation for each seat', async () => {
      expect(await store.invitedTo('code-a')).toEqual({ table: 'a', seat: 1 });
      await store.invite('a', 1, 'newer');
      expect(await store.invitedTo('code-a')).toBeUndefined();
      expect(await store.invitedTo('newer')).toEqual({ table: 'a', seat: 1 });
      await store.invite('a', 1, null);
      expect(await store.invitedTo('newer')).toBeUndefined();
    });

    it('takes an invitation back together with the entry that sent somebody away', async () => {
      await store.create(newTable('b'));
      await store.append([{ ...change('a', entry(1)), withdrawn: [1] }]);
      expect(await store.invitedTo('code-a')).toBeUndefined();
      expect(await store.invitedTo('code-b')).toEqual({ table: 'b', seat: 1 });
      await store.append([{ ...change('b', entry(1)), withdrawn: [0] }]);
      expect(await store.invitedTo('code-b')).toEqual({ table: 'b', seat: 1 });
    });

    it('knows people by the hashes of their tokens', async () => {
      const anna = { token: 'hash', person: 'anna' };
      await store.addPerson(anna);
      expect(await store.personOf('hash')).toEqual(anna);
      expect(await store.personOf('other')).toBeUndefined();
    });

    it('knows who has to do with which table', async () => {
      await store.create(newTable('b', { members: [] }));
      await store.addMember('b', 'ben');
      await store.addMember('b', 'anna');
      await store.addMember('b', 'anna');
      expect((await store.tablesOf('anna')).toSorted()).toEqual(['a', 'b']);
      expect((await store.membersOf('b')).toSorted()).toEqual(['anna', 'ben']);
    });

    it('forgets somebody and nobody else', async () => {
      for (const person of ['anna', 'ben']) {
        await store.addPerson({ token: `of ${person}`, person });
        await store.addPush(person, { endpoint: `https://push/${person}`, keys: { p256dh: 'p', auth: 'a' } });
        await store.addMember('a', person);
      }
      await store.append([{ table: 'a', fence: 0, entries: [], chat: [said(1), said(2, 'ben')] }]);
      await store.forget('anna');
      expect(await store.personOf('of anna')).toBeUndefined();
      expect(await store.pushesOf('anna')).toEqual([]);
      expect(await store.membersOf('a')).toEqual(['ben']);
      expect((await store.find('a'))?.chat).toEqual([said(2, 'ben')]);
      expect(await store.personOf('of ben')).toBeDefined();
      expect(await store.pushesOf('ben')).toHaveLength(1);
    });

    it('keeps push addresses, each once for everybody who brought it', async () => {
      const older = { endpoint: 'https://push/1', keys: { p256dh: 'p', auth: 'a' } };
      const newer = { ...older, keys: { p256dh: 'q', auth: 'b' } };
      await store.addPush('anna', older);
      await store.addPush('ben', older);
      await store.addPush('ben', newer);
      expect(await store.pushesOf('anna')).toEqual([older]);
      expect(await store.pushesOf('ben')).toEqual([newer]);
      await store.removePush(older.endpoint, 'ben');
      expect(await store.pushesOf('anna')).toEqual([older]);
      expect(await store.pushesOf('ben')).toEqual([]);
      await store.addPush('ben', newer);
      await store.removePush(older.endpoint);
      expect([await store.pushesOf('anna'), await store.pushesOf('ben')]).toEqual([[], []]);
    });

    it('keeps the latest ten push addresses of a person', async () => {
      const pushTo = (n: number) => ({ endpoint: `https://push/${n}`, keys: { p256dh: 'p', auth: 'a' } });
      await store.addPush('ben', pushTo(0));
      for (let n = 0; n < 12; n++) await store.addPush('anna', pushTo(n));
      const kept = (await store.pushesOf('anna')).map(({ endpoint }) => endpoint);
      expect(kept.toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => pushTo(n).endpoint).toSorted());
      expect(await store.pushesOf('ben')).toEqual([pushTo(0)]);
    });

    it('keeps the latest five reports of a table', async () => {
      const { journal } = openTable(fantasyRealms, spec('a'), 0);
      const scenario = scenarioOf(fantasyRealms, journal);
      const add = (table: string, n: number) =>
        store.addReport({ number: `${table}${n}`, table, at: n, scenario, record: toRecord(journal, []) });
      await store.create(newTable('b'));
      await add('b', 1);
      for (let n = 1; n <= 7; n++) await add('a', n);
      const found = await Promise.all(['a1', 'a2', 'a3', 'a7'].map((number) => store.report('a', number)));
      expect(found.map((report) => report?.at)).toEqual([undefined, undefined, 3, 7]);
      expect(await store.report('b', 'b1')).toMatchObject({ at: 1 });
    });

    it('keeps reports with their table', async () => {
      const { journal } = openTable(fantasyRealms, spec('a'), 0);
      const scenario = scenarioOf(fantasyRealms, journal);
      const report = JSON.parse(
        JSON.stringify({ number: 'r1', table: 'a', at: 1, scenario, record: toRecord(journal, []) }),
      );
      await store.addReport(report);
      expect(await store.report('a', 'r1')).toEqual(report);
      expect(await store.report('b', 'r1')).toBeUndefined();
      await store.remove('a');
      expect(await store.report('a', 'r1')).toBeUndefined();
    });

    it('says whether it can be reached', async () => {
      await expect(store.check()).resolves.toBeUndefined();
    });
  });
}
