import { finishedGame } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ ownServer: true });

test('after the first visit everything on this device works without a connection', async ({ guest, server, watch }) => {
  await guest.goto('/');
  await guest.evaluate(() => navigator.serviceWorker.ready);
  await guest.context().setOffline(true);
  await server.kill();
  watch.allow(/\/api\/site/);
  await guest.reload();
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await finishedGame(guest);
  await guest.getByRole('link', { name: 'Watch the game' }).click();
  await expect(guest.getByText(/^Moment 1 of/)).toBeVisible();
  for (const [path, heading] of [
    ['/score', 'Score real cards'],
    ['/learn/fantasy-realms/rules', 'Rules: Fantasy Realms'],
    ['/learn/fantasy-realms/cards', 'Cards: Fantasy Realms'],
    ['/settings', 'Settings'],
    ['/about', 'About Tafelrunde'],
  ] as const) {
    await guest.goto(path);
    await expect(guest.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await guest.goto('/new/fantasy-realms');
  await expect(guest.getByText('There is no connection to the server at the moment', { exact: false })).toBeVisible();
  const fonts = await guest.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'error').length;
  });
  expect(fonts).toBe(0);
});
