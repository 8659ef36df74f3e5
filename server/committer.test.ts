import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { granted, readOptions } from '@tafelrunde/kernel';
import { openTable, type StoredEntry, settingsSchema } from '@tafelrunde/table';
import { expect, it } from 'vitest';
import { createCommitter } from './committer.ts';
import { liveTable } from './live-table.ts';
import { createMetrics } from './metrics.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Store } from './storage/store.ts';

const options = granted(readOptions(fantasyRealms, {}));
const rules = { game: fantasyRealms.id, version: fantasyRealms.version };
const settings = settingsSchema.parse({});
const about = { rules, options, settings, owner: 'anna', secret: '0123456789abcdef'.repeat(4) };

async function tableIn(store: Store, id: string) {
  const seats = [{ mind: 'person', person: 'anna', name: 'Anna' }, { mind: 'open' }] as const;
  await store.create({ spec: { ...about, id, seats }, at: 0, listed: false, members: ['anna'], invitations: [] });
  const found = await store.find(id);
  if (found === undefined) throw new Error('the table is not stored');
  return liveTable(openTable(fantasyRealms, found.spec, 0), found, 0, 0);
}

const entry = (seq: number): StoredEntry => ({
  seq,
  at: seq,
  rules: 1,
  entry: { kind: 'entropy', by: 0, text: `part ${seq}` },
});

it('what comes in during one turn of the event loop shares a transaction, at all tables', async () => {
  const store = await openSqlite({ file: ':memory:' });
  const sizes: number[] = [];
  const counting: Store = {
    ...store,
    append(changes) {
      sizes.push(changes.flatMap(({ entries }) => entries).length);
      return store.append(changes);
    },
  };
  const tables = [await tableIn(store, 'a'), await tableIn(store, 'b'), await tableIn(store, 'c')];
  const nothing = () => undefined;
  const committer = createCommitter({
    isSure: () => true,
    spend: (_, act) => act(),
    store: counting,
    metrics: createMetrics(),
    onStored: nothing,
    onLost: nothing,
    onFault: nothing,
  });
  const takeAll = (...seqs: number[]) => {
    for (const live of tables)
      for (const seq of seqs) committer.take(live, { append: [entry(seq)], chat: [], outgoing: [] });
  };
  takeAll(1, 2);
  await committer.settled();
  expect(sizes).toEqual([6]);
  takeAll(3);
  await committer.settled();
  expect(sizes).toEqual([6, 3]);
  for (const { id } of tables) expect((await store.entriesOf(id)).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  await store.close();
});

it('whoever hears that something is stored finds a table with nothing unsaved, unless more has come', async () => {
  const store = await openSqlite({ file: ':memory:' });
  const live = await tableIn(store, 'a');
  const found: boolean[] = [];
  const take = (seq: number) => committer.take(live, { append: [entry(seq)], chat: [], outgoing: [] });
  const committer = createCommitter({
    isSure: () => true,
    spend: (_, act) => act(),
    store: {
      ...store,
      append(changes) {
        if (found.length === 1) take(3);
        return store.append(changes);
      },
    },
    metrics: createMetrics(),
    onStored: (stored) => found.push(committer.isSaving(stored)),
    onLost: () => undefined,
    onFault: () => undefined,
  });
  take(1);
  await committer.settled();
  take(2);
  await committer.settled();
  expect(found).toEqual([false, true, false]);
  await store.close();
});
