import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceFrom, setTable, Table } from './support/table.ts';
import { test as base, expect, hasty } from './support/test.ts';

const built = process.env.WEB_DIR ?? join(import.meta.dirname, '..', 'web', 'dist');

const test = base.extend<{ app: string }>({
  /** A copy of the app that may be replaced by a newer one. */
  app: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'tafelrunde-app-'));
    cpSync(built, folder, { recursive: true });
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  environment: ({ app }, use) => use({ WEB_DIR: app }),
});

test.use({ keepsApp: true });

test('two tabs on one seat show the same and both play; a tab that is older than the server says so and loses nothing', async ({
  visitor,
  server,
  watch,
  app,
}) => {
  const page = await visitor(hasty);
  const first = await setTable(page, {
    online: true,
    seats: ['person', 'bot', 'bot'],
    names: ['Anna'],
    settings: { pace: 0 },
  });
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await first.next();
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  const second = new Table(tab);
  const chance = chanceFrom(2);
  for (const [here, there] of [
    [first, second],
    [second, first],
    [second, first],
    [first, second],
  ] as const) {
    const moment = await here.next();
    await there.next();
    await here.move(moment, chance);
    for (const each of [here, there]) {
      await each.settled();
      await expect(each.page.getByText('One moment …')).toHaveCount(0);
    }
    await expect.poll(() => there.cardsInHand()).toEqual(await here.cardsInHand());
  }

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await first.next();
  const held = await first.cardsInHand();
  newerApp(app);
  watch.allow(/ERR_CONNECTION_(?:REFUSED|RESET)/, /WebSocket connection to/);
  await server.kill();
  await server.restart();
  const notice = page.getByRole('complementary', { name: /^A new version is here/ });
  await expect(notice).toBeVisible();
  watch.forbid();
  await notice.getByRole('button', { name: 'Reload now' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-newer', '');
  await first.next();
  expect(await first.cardsInHand()).toEqual(held);

  // As a table greets a tab that speaks a protocol of the past.
  await tab.routeWebSocket(/\/socket$/, (socket) => {
    const onwards = socket.connectToServer();
    socket.onMessage((said) => onwards.send(String(said).replace('"protocol":1', '"protocol":0')));
  });
  await tab.reload();
  await expect(
    tab.getByRole('heading', { name: 'This page is older or newer than the table. Reload it.' }),
  ).toBeVisible();
  await tab.unrouteAll();
});

/** The same app, a little newer: its page has a mark, and so its service worker is another one. */
function newerApp(folder: string): void {
  const [page, worker] = [join(folder, 'index.html'), join(folder, 'sw.js')];
  writeFileSync(page, readFileSync(page, 'utf8').replace('<html ', '<html data-newer '));
  const older = readFileSync(worker, 'utf8');
  const newer = older.replace(
    /(url: *"index\.html", *revision: *"|revision: *"(?=[^"]*", *url: *"index\.html"))/,
    '$1newer',
  );
  expect(newer).not.toBe(older);
  writeFileSync(worker, newer);
}
