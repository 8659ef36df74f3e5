import { enterLondon, playLondon } from './support/london.ts';
import { enterSouls, playSouls } from './support/souls.ts';
import { chanceFrom, finishedGame } from './support/table.ts';
import { expect, test } from './support/test.ts';

test.use({ ownServer: true, keepsApp: true });

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
    ['/learn/terrors-of-london/rules', 'Rules: Terrors of London'],
    ['/learn/terrors-of-london/cards', 'Cards: Terrors of London'],
    ['/learn/four-souls/rules', 'Rules: The Binding of Isaac: Four Souls'],
    ['/learn/four-souls/cards', 'Cards: The Binding of Isaac: Four Souls'],
    ['/settings', 'Settings'],
    ['/about', 'About Tafelrunde'],
  ] as const) {
    await guest.goto(path);
    await expect(guest.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await playLondon([await enterLondon(guest)], chanceFrom(3), undefined, 8);
  await playSouls([await enterSouls(guest)], chanceFrom(3), undefined, 8);
  await guest.goto('/new/fantasy-realms');
  await expect(guest.getByText('There is no connection to the server at the moment', { exact: false })).toBeVisible();
  const fonts = await guest.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'error').length;
  });
  expect(fonts).toBe(0);
});

test('the app can be installed: its manifest has no error, and every icon is what it says', async ({
  guest,
  server,
}) => {
  await guest.goto('/');
  await guest.evaluate(() => navigator.serviceWorker.ready);
  const inside = await guest.context().newCDPSession(guest);
  const { url, errors, data = '' } = await inside.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(url).toBe(new URL('/manifest.webmanifest', server.address).href);
  const { installabilityErrors } = await inside.send('Page.getInstallabilityErrors');
  // A browser in a test has no profile to install anything into.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { icons }: { icons: readonly { src: string; sizes: string; type: string }[] } = JSON.parse(data);
  for (const { src, sizes, type } of icons) {
    const answer = await guest.request.get(src);
    expect([answer.status(), answer.headers()['content-type']?.split(';')[0]], src).toEqual([200, type]);
    if (type !== 'image/png') continue;
    const png = await answer.body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
});
