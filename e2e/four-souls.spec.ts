import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { meetForTwo, nextAt } from './support/online.ts';
import { expectReachable } from './support/reach.ts';
import { enterSouls, moveForSouls, playSouls } from './support/souls.ts';
import { chanceFrom, openScenario, setTable } from './support/table.ts';
import { expect, hasty, test } from './support/test.ts';

/** A whole game has some hundred clicks. */
test.describe.configure({ timeout: 600_000 });

const theEnd = (page: Page) => page.getByRole('region', { name: 'The end' });

test('a whole game of Four Souls against bots; axe finds nothing on the way', async ({ guest }) => {
  const table = await enterSouls(guest);
  const looked = new Set<string>();
  await playSouls([table], chanceFrom(1), async (_, { prompt }) => {
    if (looked.has(prompt) || looked.size > 3) return;
    looked.add(prompt);
    await expectNoViolation(guest, prompt);
  });
  await expect(theEnd(guest)).toBeVisible();
  await expectNoViolation(guest, 'the end');
});

const phones = [
  { title: 'a phone', viewport: { width: 390, height: 844 } },
  { title: 'a small phone', viewport: { width: 360, height: 740 } },
  { title: 'a phone on its side', viewport: { width: 844, height: 390 } },
] as const;

for (const [i, { title, viewport }] of phones.entries())
  test(`no page scroll is needed to answer any choice in Four Souls on ${title} @phone`, async ({ visitor }) => {
    const guest = await visitor(hasty, { viewport });
    const table = await enterSouls(guest);
    const chance = chanceFrom(2 + i);
    for (let moves = 0; moves < 30; moves++) {
      const moment = await table.next();
      if (moment.over) break;
      if ((await guest.locator('dialog[open]').count()) === 0) await expectReachable(guest, moment);
      await moveForSouls(table, moment, chance);
      await table.settled();
    }
  });

test('a click on a monster attacks it, a click on an item in the shop buys it', async ({ guest }) => {
  const table = await openScenario(
    guest,
    `{ name: a turn, game: four-souls, seats: 2, open: true, given: { active: 0, phase: action, coins: [10, 0], hand/0: [], hand/1: [],
      shop: [meat, breakfast], monster#0: [monstro], monster#1: [clotty] } }`,
  );
  await table.next();
  await guest.getByRole('group', { name: 'Shop' }).getByRole('button').first().click();
  await expect(
    guest.getByRole('group', { name: 'Items of You' }).getByRole('button', { name: /^Meat!/ }),
  ).toBeVisible();
  await expect(guest.getByTitle('0¢').first()).toBeVisible();
  await guest.getByRole('group', { name: 'Monsters' }).getByRole('button').first().click();
  await expect(guest.getByRole('list', { name: 'What happened' }).getByText('You attack Monstro.')).toBeVisible();
});

test('at one screen the table is asked whether anybody reacts; who does may let the rest happen, also after a reload', async ({
  visitor,
}) => {
  const page = await visitor({ ...hasty, heed: 'all' });
  const table = await setTable(page, { game: 'four-souls', seats: ['person', 'person'], names: ['Anna', 'Ben'] });
  const anybody = page.getByRole('heading', { name: /Does anybody react\?$/ });
  const chance = chanceFrom(4);
  for (let moves = 0; !(await anybody.isVisible()) && moves < 40; moves++) {
    await expect(table.ready.or(table.prompt).or(anybody).first()).toBeVisible();
    if (await anybody.isVisible()) break;
    if (await table.ready.isVisible()) await table.takeOver();
    else await moveForSouls(table, await table.now(), chance);
    await table.settled();
  }
  const [who = ''] = await page.locator('main').getByRole('button').allTextContents();
  await page.getByRole('button', { name: who, exact: true }).click();
  await page.getByRole('button', { name: `I am ${who}: show my cards` }).click({ delay: 500 });
  await expect(table.prompt).toContainText('Do you react?');
  await page.getByRole('button', { name: 'Until my turn' }).click();
  await expect(page.getByRole('button', { name: 'Until my turn' })).toHaveCount(0);
  await page.reload();
  await expect(table.ready.or(table.prompt).or(anybody).first()).toBeVisible();
  if (await anybody.isVisible())
    await expect(page.locator('main').getByRole('button', { name: who, exact: true })).toHaveCount(0);
});

test('somebody reacts in another browser, and who is on turn sees it on the stack', async ({ visitor }) => {
  const [owner, friend] = [await visitor(hasty), await visitor({ ...hasty, heed: 'all' })];
  const [anna, ben] = await meetForTwo('four-souls', owner, friend);
  const chance = chanceFrom(3);
  let reacted = false;
  for (let moves = 0; moves < 300; moves++) {
    const { table, moment } = await nextAt([anna, ben]);
    const reaction = moment.open.find((ref) => /^\d+$/.test(ref));
    const isAnnasTurn = await friend.getByRole('region', { name: 'Seat of Anna' }).getByText('on turn').isVisible();
    if (table === ben && isAnnasTurn && moment.prompt.endsWith('Do you react?') && reaction !== undefined) {
      await table.press(table.option(reaction));
      await table.settled();
      reacted = true;
      continue;
    }
    // Its target may have to be chosen first.
    if (reacted && (await owner.getByText(/^Ben (?:plays|puts)/).count()) > 0) return;
    await moveForSouls(table, moment, chance);
    await table.settled();
  }
  throw new Error('nobody could react');
});
