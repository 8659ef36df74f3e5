import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { enterLondon, meetInLondon, playLondon } from './support/london.ts';
import { expectReachable } from './support/reach.ts';
import { chanceFrom } from './support/table.ts';
import { expect, hasty, test } from './support/test.ts';

/** A whole game has some hundred clicks. */
test.describe.configure({ timeout: 600_000 });

const theEnd = (page: Page) => page.getByRole('region', { name: 'The end' });

async function expectNoViolation(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.slice(0, 3).map(({ target, failureSummary }) => `${JSON.stringify(target)} ${failureSummary}`),
  }));
  expect(found, what).toEqual([]);
}

test('a whole game of Terrors of London against a bot; axe finds nothing on the way', async ({ guest }) => {
  const table = await enterLondon(guest);
  const looked = new Set<string>();
  await playLondon([table], chanceFrom(1), async (_, { prompt }) => {
    if (looked.has(prompt) || looked.size > 4) return;
    looked.add(prompt);
    await expectNoViolation(guest, prompt);
  });
  await expect(theEnd(guest)).toBeVisible();
  await expectNoViolation(guest, 'the end');
});

test('no page scroll is needed to answer any choice in Terrors of London @phone', async ({ guest }) => {
  const table = await enterLondon(guest);
  await playLondon([table], chanceFrom(2), async (_, moment) => {
    // What is asked in a dialog is answered there.
    if ((await guest.locator('dialog[open]').count()) === 0) await expectReachable(guest, moment);
  });
  await expect(theEnd(guest)).toBeVisible();
});

test('two browsers play Terrors of London with an invitation link; one of them reloads', async ({ visitor }) => {
  const [owner, friend] = [await visitor(hasty), await visitor(hasty)];
  const tables = await meetInLondon(owner, friend);
  let reloaded = false;
  await playLondon(tables, chanceFrom(3), async (table, { prompt }) => {
    if (reloaded || !prompt.startsWith('Your turn')) return;
    reloaded = true;
    const before = await table.cardsInHand();
    await table.page.reload();
    await table.next();
    expect(await table.cardsInHand()).toEqual(before);
  });
  await expect(theEnd(owner)).toBeVisible();
  await expect(theEnd(friend)).toBeVisible();
  await expect(owner.getByText(/has fallen after/).first()).toBeVisible();
});

test('the discard pile of the opponent can be opened', async ({ guest }) => {
  const table = await enterLondon(guest);
  await playUntilDiscarded(table, guest);
  await guest
    .getByRole('button', { name: /^Discard pile, \d+ cards?: open it$/ })
    .first()
    .click();
  const dialog = guest.getByRole('dialog', { name: /^Discard pile of/ });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
});

/** Until the opponent has had a turn. */
async function playUntilDiscarded(table: Awaited<ReturnType<typeof enterLondon>>, page: Page): Promise<void> {
  await playLondon([table], chanceFrom(4), async () =>
    (await page.getByText(/^Last turn of/).count()) > 0 ? 'enough' : undefined,
  );
}
