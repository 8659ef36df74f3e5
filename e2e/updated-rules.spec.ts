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
