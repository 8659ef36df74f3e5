import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { enterLondon, playLondon } from './support/london.ts';
import { meetForTwo } from './support/online.ts';
import { expectReachable } from './support/reach.ts';
import { chanceFrom, type Moment, type Table } from './support/table.ts';
import { expect, hasty, test } from './support/test.ts';

/** A whole game has some hundred clicks. */
test.describe.configure({ timeout: 600_000 });

const theEnd = (page: Page) => page.getByRole('region', { name: 'The end' });

test('a whole game of Terrors of London against a bot, and a look at its discard pile; axe finds nothing on the way', async ({
  guest,
}) => {
  const table = await enterLondon(guest);
  const looked = new Set<string>();
  let opened = false;
  await playLondon([table], chanceFrom(1), async (_, { prompt }) => {
    if (!looked.has(prompt) && looked.size < 4) await expectNoViolation(guest, prompt);
    looked.add(prompt);
    if (opened || (await guest.getByText(/^Last turn of/).count()) === 0) return;
    opened = true;
    await openDiscardPile(guest);
  });
  expect(opened).toBe(true);
  await expect(theEnd(guest)).toBeVisible();
  await expectNoViolation(guest, 'the end');
});

test('nothing on the table moves when another question is asked', async ({ visitor }) => {
  const page = await visitor({ ...hasty, lang: 'de' });
  const table = await enterLondon(page);
  const places = new Set<number | undefined>();
  const street = page.getByRole('group', { name: 'Die Straße' });
  await playLondon(
    [table],
    chanceFrom(3),
    async () => {
      if (await table.hand.isVisible()) places.add((await street.boundingBox())?.y);
    },
    30,
  );
  expect([...places]).toHaveLength(1);
});

async function openDiscardPile(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Discard pile, \d+ cards?: open it$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: /^(Discard pile of|Your discard pile)/ });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test('no page scroll is needed to answer any choice in Terrors of London @phone', async ({ guest }) => {
  const table = await enterLondon(guest);
  await playLondon([table], chanceFrom(2), (_, moment) => expectReachable(guest, moment), 40);
});

test('two browsers play Terrors of London with an invitation link; one of them reloads, and one gives up', async ({
  visitor,
}) => {
  const [owner, friend] = [await visitor(hasty), await visitor(hasty)];
  const tables = await meetForTwo('terrors-of-london', owner, friend);
  let reloaded = false;
  const reload = async (table: Table, { prompt }: Moment) => {
    if (reloaded || !prompt.startsWith('Your turn')) return;
    reloaded = true;
    const before = await table.cardsInHand();
    await table.page.reload();
    await table.next();
    expect(await table.cardsInHand()).toEqual(before);
  };
  await playLondon(tables, chanceFrom(3), reload, 40);
  expect(reloaded).toBe(true);
  const [, ben] = tables;
  await ben.menu.click();
  await friend.getByRole('button', { name: 'Concede' }).click();
  await friend.getByRole('button', { name: 'Give up' }).click();
  await expect(theEnd(owner)).toBeVisible();
  await expect(theEnd(friend)).toBeVisible();
  await expect(owner.getByText(/conced/).first()).toBeVisible();
});
