import type { Page } from '@playwright/test';
import { startAlone } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** How many tables and entries this browser has stored, and up to which entry there are snapshots. */
function stored(page: Page): Promise<{ tables: number; entries: number; snapshots: number[] }> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('tafelrunde');
        request.onsuccess = () => {
          const database = request.result;
          const transaction = database.transaction(['tables', 'entries', 'snapshots']);
          const [tables, entries] = ['tables', 'entries'].map((name) => transaction.objectStore(name).count());
          const snapshots = transaction.objectStore('snapshots').getAll();
          transaction.oncomplete = () => {
            database.close();
            resolve({
              tables: tables?.result ?? 0,
              entries: entries?.result ?? 0,
              snapshots: snapshots.result.map(({ snapshot }) => snapshot.facts.seq),
            });
          };
        };
      }),
  );
}

/** As if everything here had been played under the rules before those of today. */
function playedUnderOlderRules(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const request = indexedDB.open('tafelrunde');
        request.onsuccess = () => {
          const database = request.result;
          const transaction = database.transaction(['tables', 'entries', 'snapshots'], 'readwrite');
          const change = (name: string, work: (value: IDBCursorWithValue['value']) => void) => {
            const cursor = transaction.objectStore(name).openCursor();
            cursor.onsuccess = () => {
              if (cursor.result === null) return;
              const { value } = cursor.result;
              work(value);
              cursor.result.update(value);
              cursor.result.continue();
            };
          };
          change('tables', ({ spec }) => spec.rules.version--);
          change('entries', (entry) => entry.rules--);
          change('snapshots', ({ snapshot: { rules, journal } }) => {
            rules.version--;
            journal.match.rules.version = rules.version;
          });
          transaction.oncomplete = () => {
            database.close();
            resolve();
          };
        };
      }),
  );
}

/** What is stored as the app kept it before there were snapshots. */
function storedByOlderApp(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const opening = (version?: number, onUpgrade?: (database: IDBDatabase) => void) =>
      new Promise<IDBDatabase>((resolve) => {
        const request = indexedDB.open('tafelrunde', version);
        request.onupgradeneeded = () => onUpgrade?.(request.result);
        request.onsuccess = () => resolve(request.result);
      });
    const done = (request: IDBRequest) => new Promise((resolve) => request.addEventListener('success', resolve));
    const newer = await opening();
    const reading = newer.transaction(['tables', 'entries']);
    const [tables, entries] = ['tables', 'entries'].map((name) => reading.objectStore(name).getAll());
    await new Promise((resolve) => reading.addEventListener('complete', resolve));
    newer.close();
    await done(indexedDB.deleteDatabase('tafelrunde'));
    const older = await opening(1, (database) => {
      database.createObjectStore('tables', { keyPath: 'id' });
      database.createObjectStore('entries', { keyPath: ['table', 'seq'] });
      database.createObjectStore('records', { keyPath: 'id' });
    });
    const writing = older.transaction(['tables', 'entries'], 'readwrite');
    for (const row of tables?.result ?? []) writing.objectStore('tables').put(row);
    for (const row of entries?.result ?? []) writing.objectStore('entries').put(row);
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
    older.close();
  });
}

test('a game that an older app has stored goes on', async ({ guest }) => {
  const table = await startAlone(guest, { seats: 3 });
  await table.next();
  await table.option('pile:deck').click();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  const cards = await table.cardsInHand();
  // Nobody else may have the database open.
  await guest.goto('/api/health');
  await storedByOlderApp(guest);
  await guest.goto('/');
  await guest.getByRole('region', { name: 'Continue where you left off' }).getByRole('link').click();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  expect(await table.cardsInHand()).toEqual(cards);
  await expect.poll(async () => (await stored(guest)).snapshots.length).toBe(1);
});

test('a game on this device goes on after an update of its rules, and leaves nothing behind when it is removed', async ({
  guest,
}) => {
  const table = await startAlone(guest, { seats: 3 });
  await table.next();
  await table.option('pile:deck').click();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  const cards = await table.cardsInHand();
  const isKept = async () => {
    const { entries, snapshots } = await stored(guest);
    return snapshots.length === 1 && snapshots[0] === entries;
  };
  await expect.poll(isKept).toBe(true);
  await guest.goto('/settings');
  await playedUnderOlderRules(guest);
  await guest.goto('/');
  const games = guest.getByRole('region', { name: 'Continue where you left off' });
  await games.getByRole('link').click();
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  expect(await table.cardsInHand()).toEqual(cards);
  const { open } = await table.next();
  await table.option(open[0] ?? '').click();
  await expect(table.hand.getByRole('button')).toHaveCount(7);
  await expect.poll(isKept).toBe(true);
  await guest.goto('/');
  await games.getByRole('button', { name: /^Remove/ }).click();
  await guest.getByRole('button', { name: 'Remove it' }).click();
  await expect(games).toHaveCount(0);
  expect(await stored(guest)).toEqual({ tables: 0, entries: 0, snapshots: [] });
});
