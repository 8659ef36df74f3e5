import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { chanceFrom, setTable, startAlone, Table } from './support/table.ts';
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
  await page.getByRole('button', { name: 'Start the game' }).click();
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
  for (const each of [page, tab]) {
    await each.reload();
    await expect.poll(() => each.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  }
  await first.next();
  const held = await first.cardsInHand();
  newerApp(app);
  watch.allow(/ERR_CONNECTION_(?:REFUSED|RESET)/, /WebSocket connection to/);
  await server.kill();
  await server.restart();
  const noticeIn = (each: Page) => each.getByRole('complementary', { name: /^A new version is here/ });
  const notice = noticeIn(page);
  await expect(notice).toBeVisible();
  await expect(noticeIn(tab)).toBeVisible();
  watch.forbid();
  const taken = tab.evaluate(
    () => new Promise<void>((done) => navigator.serviceWorker.addEventListener('controllerchange', () => done())),
  );
  await notice.getByRole('button', { name: 'Reload now' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-newer', '');
  await first.next();
  expect(await first.cardsInHand()).toEqual(held);

  // The newer app is there for both, but nobody is interrupted.
  await taken;
  await expect(noticeIn(tab)).toBeVisible();
  await expect(tab.locator('html')).not.toHaveAttribute('data-newer');
  await second.next();
  expect(await second.cardsInHand()).toEqual(held);

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

test('a seat that one tab has taken is shown by another one, and not lost when that takes a seat, too', async ({
  visitor,
}) => {
  const page = await visitor(hasty);
  await page.goto('/settings');
  const tab = await page.context().newPage();
  await tab.goto('/');
  await setTable(page, { online: true, seats: ['person', 'bot', 'bot'], names: ['Anna'] });
  const games = tab.getByRole('region', { name: 'Continue where you left off' }).getByRole('link');
  await expect(games).toHaveCount(1);
  await setTable(tab, { online: true, seats: ['person', 'bot', 'bot'], names: ['Anna'] });
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Continue where you left off' }).getByRole('link')).toHaveCount(2);
});

test('a game on this device is taken over by another tab in the middle of the moves of the bots', async ({
  visitor,
}) => {
  const page = await visitor({ ...hasty, pace: 'slow' });
  const table = await startAlone(page, { seats: 6 });
  const chance = chanceFrom(2);
  let here = table;
  for (let times = 0; times < 3; times++) {
    const before = here;
    await before.move(await before.next(), chance);
    const tab = await page.context().newPage();
    await tab.goto(before.page.url());
    await tab.getByRole('button', { name: 'Play here' }).click();
    here = new Table(tab);
    await here.next();
    await expect(before.page.getByRole('heading', { name: 'This game is open in another tab.' })).toBeVisible();
  }
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
