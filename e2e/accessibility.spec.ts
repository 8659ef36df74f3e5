import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { chanceFrom, setTable, startAlone, Table } from './support/table.ts';
import { expect, hasty, test } from './support/test.ts';

/** Light and dark differ in nothing but colours. */
async function expectNoViolation(page: Page, what: string, look: 'light' | 'dark' = 'light'): Promise<void> {
  // There are no frames of others; looking for them takes a page of its own each time.
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (look === 'dark') axe.withRules('color-contrast');
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.slice(0, 3).map(({ target, failureSummary }) => `${JSON.stringify(target)} ${failureSummary}`),
  }));
  expect(found, what).toEqual([]);
}

const pages = [
  '/',
  '/new/fantasy-realms',
  '/learn',
  '/learn/fantasy-realms/rules',
  '/learn/fantasy-realms/cards',
  '/score',
  '/open',
  '/replays',
  '/settings',
  '/about',
  '/imprint',
  '/privacy',
  '/no-such-page',
] as const;

for (const look of ['light', 'dark'] as const) {
  test(`axe finds nothing on any page, ${look} @both`, async ({ visitor, watch }) => {
    const page = await visitor({ ...hasty, look });
    watch.allow(/404/);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoViolation(page, path, look);
    }
    await page.goto('/');
    await page.getByRole('button', { name: /Fantasy Realms/ }).click();
    await expect(page.getByRole('button', { name: /^Play/ })).toBeVisible();
    await expectNoViolation(page, 'the opened box', look);
  });

  test(`axe finds nothing at a table, ${look} @both`, async ({ visitor }) => {
    const page = await visitor({ ...hasty, look });
    const table = await startAlone(page, { seats: 3 });
    await table.next();
    await expectNoViolation(page, 'a running table', look);
    await table.menu.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolation(page, 'the menu', look);
    await page.keyboard.press('Escape');
    await page.keyboard.press('l');
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoViolation(page, 'the log', look);
    await page.keyboard.press('Escape');
    let choosing = false;
    await table.playOn(chanceFrom(2), async (moment) => {
      if (moment.choosing && !choosing) await expectNoViolation(page, 'a wild card is decided', look);
      choosing ||= moment.choosing;
    });
    await table.expectOver();
    await expectNoViolation(page, 'the ceremony', look);
    await page.getByRole('link', { name: 'Watch the game' }).click();
    await expect(page.getByRole('slider')).toBeVisible();
    await expectNoViolation(page, 'a replay', look);
  });
}

test('axe finds nothing at a hand-over, in the text view, and with everything there is on the table @both', async ({
  visitor,
}) => {
  const page = await visitor(hasty);
  const table = await setTable(page, {
    seats: ['person', 'person', 'bot'],
    names: ['Anna', 'Ben'],
    on: ['The new suits: Building, Outsider, Undead', 'Cursed items'],
  });
  await table.next();
  await expectNoViolation(page, 'a hand-over');
  await table.ready.click();
  await expect(table.hand).toBeVisible();
  await expectNoViolation(page, 'a table with cursed items');
  const reader = await visitor({ ...hasty, textView: true });
  await startAlone(reader);
  await expect(reader.getByRole('heading', { level: 1 })).toBeAttached();
  await expectNoViolation(reader, 'the text view');
});

test('axe finds nothing on the way to an online table @both', async ({ visitor }) => {
  const [owner, friend] = [await visitor(hasty), await visitor(hasty)];
  await setTable(owner, { online: true, seats: ['person', 'invited', 'bot'], names: ['Anna'] });
  await expect(owner.getByRole('button', { name: 'Begin the game' })).toBeVisible();
  await owner.getByText('Your part of the shuffle').click();
  await expectNoViolation(owner, 'waiting for the others');
  await friend.goto(await owner.getByRole('textbox', { name: 'Invitation for seat 2' }).inputValue());
  await expect(friend.getByRole('button', { name: 'Sit down' })).toBeVisible();
  await expectNoViolation(friend, 'an invitation');
  await friend.getByLabel('Your name at the table').fill('Ben');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await owner.getByRole('button', { name: 'Begin the game' }).click();
  await expect(new Table(owner).hand).toBeVisible();
  await owner.getByRole('button', { name: 'People' }).click();
  await expectNoViolation(owner, 'people and chat');
});
