import { hostname } from 'node:os';
import { chromiumFlags } from '../scripts/browser.mjs';
import { setTable, startAlone, Table } from './support/table.ts';
import { test as base, expect, hasty } from './support/test.ts';

/* Whoever opens a server in their own network to others has an address without TLS: there browsers withhold much. */

/** What this machine is called there: without PUBLIC_URL a server knows no other name of its own. */
const NAME = `${hostname().split('.')[0]?.toLowerCase()}.example`;

const test = base.extend({
  baseURL: ({ server }, use) => use(server.address.replace('127.0.0.1', NAME)),
});

test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '',
    args: [...chromiumFlags, `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
  },
});

test('without TLS tables here and online work, links are copied, and two tabs do not play the same game', async ({
  visitor,
  watch,
  baseURL,
}) => {
  watch.allow(new RegExp(`^asked somebody else: (?:http|ws)://${NAME}`));
  const page = await visitor(hasty, baseURL === undefined ? {} : { baseURL });
  const table = await startAlone(page);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await table.next();
  const held = await table.cardsInHand();

  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await new Table(tab).next();
  expect(await new Table(tab).cardsInHand()).toEqual(held);
  await expect(page.getByRole('heading', { name: 'This game is open in another tab.' })).toBeVisible();
  await page.getByRole('button', { name: 'Play here' }).click();
  await table.next();
  await expect(tab.getByRole('heading', { name: 'This game is open in another tab.' })).toBeVisible();
  await tab.close();

  await setTable(page, { online: true, seats: ['person', 'invited'], names: ['Anna'] });
  const link = await page.getByRole('textbox', { name: 'Invitation for seat 2' }).inputValue();
  await page.getByRole('button', { name: 'Copy the link' }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(link).toContain(`http://${NAME}`);
  await page.goto('/join');
  await page.getByLabel('Invitation link or code').focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByLabel('Invitation link or code')).toHaveValue(link);
});
