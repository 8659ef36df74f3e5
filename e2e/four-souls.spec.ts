import type { Page } from '@playwright/test';
import { expectNoViolation } from './support/axe.ts';
import { meetForTwo, nextAt } from './support/online.ts';
import { expectReachable } from './support/reach.ts';
import { enterSouls, moveForSouls, playSouls } from './support/souls.ts';
import { chanceFrom, openScenario, setTable, Table } from './support/table.ts';
import { expect, hasty, test } from './support/test.ts';

/** A whole game has some hundred clicks. */
test.describe.configure({ timeout: 600_000 });

const theEnd = (page: Page) => page.getByRole('region', { name: 'The end' });

test('a whole game of Four Souls against bots; axe finds nothing on the way', async ({ guest }) => {
  const table = await enterSouls(guest);
  const looked = new Set<string>();
  await playSouls([table], chanceFrom(2), async (_, { prompt }) => {
    if (looked.has(prompt) || looked.size > 3) return;
    looked.add(prompt);
    await expectNoViolation(guest, prompt);
  });
  await expect(theEnd(guest)).toBeVisible();
  await expectNoViolation(guest, 'the end');
});

const phones = [
  { title: 'a phone', viewport: { width: 390, height: 844 }, most: 30 },
  { title: 'a small phone', viewport: { width: 360, height: 740 }, most: 12 },
  { title: 'a phone on its side', viewport: { width: 844, height: 390 }, most: 12 },
] as const;

for (const [i, { title, viewport, most }] of phones.entries())
  test(`no page scroll is needed to answer any choice in Four Souls on ${title} @phone`, async ({ visitor }) => {
    const guest = await visitor(hasty, { viewport });
    const table = await enterSouls(guest);
    const chance = chanceFrom(2 + i);
    for (let moves = 0; moves < most; moves++) {
      const moment = await table.next();
      if (moment.over) break;
      await expectReachable(guest, moment);
      await moveForSouls(table, moment, chance);
      await table.settled();
    }
  });

test('on low phones nothing lies over the cards and piles in the middle of the table @phone', async ({ visitor }) => {
  const guest = await visitor(hasty, { viewport: { width: 375, height: 667 } });
  const table = await enterSouls(guest);
  await table.next();
  const hidden = () =>
    guest.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main [data-ref]:is([data-place$="-deck"], [data-place="shop"])')]
        .filter((each) => {
          each.scrollIntoView({ block: 'nearest' });
          const { left, top, width, height } = each.getBoundingClientRect();
          const corners = [top + 2, top + height - 2].map((y) => document.elementFromPoint(left + width / 2, y));
          return corners.some((over) => !each.contains(over));
        })
        .map(({ dataset }) => dataset.place),
    );
  for (const height of [667, 720, 780, 844]) {
    await guest.setViewportSize({ width: 375, height });
    await expect.poll(hidden, `${height} pixels high`).toEqual([]);
  }
});

test('a click on a monster attacks it, a click on an item in the shop buys it', async ({ guest }) => {
  const table = await openScenario(
    guest,
    `{ name: a turn, game: four-souls, seats: 2, given: { active: 0, phase: action, coins: [10, 0], hand/0: [], hand/1: [],
      shop: [meat, breakfast], monster#0: [monstro], monster#1: [clotty] } }`,
  );
  await table.next();
  await guest.getByRole('group', { name: 'Shop' }).getByRole('button').first().click();
  await expect(guest.getByRole('group', { name: 'Your items' }).getByRole('button', { name: /^Meat!/ })).toBeVisible();
  await expect(guest.getByTitle('0¢').first()).toBeVisible();
  await guest.getByRole('group', { name: 'Monsters' }).getByRole('button').first().click();
  await expect(guest.getByRole('list', { name: 'Log' }).getByText('You attack Monstro.')).toBeVisible();
});

test('at one screen the table is asked whether anybody reacts; who does may let the rest happen, also after a reload', async ({
  visitor,
}) => {
  const page = await visitor({ ...hasty, heed: 'all' });
  const table = await setTable(page, { game: 'four-souls', seats: ['person', 'person'], names: ['Anna', 'Ben'] });
  const chance = chanceFrom(4);
  let moment = await table.next();
  for (let moves = 0; !moment.anybody && moves < 40; moves++) {
    if (moment.handOver) await table.takeOver();
    else await moveForSouls(table, moment, chance);
    moment = await table.next();
  }
  await expect(page.getByRole('heading', { name: /Does anybody react\?$/ })).toBeVisible();
  const asking = page
    .locator('main > div')
    .filter({ has: page.getByRole('heading', { name: /Does anybody react\?$/ }) });
  const [who = ''] = await asking.getByRole('button').allTextContents();
  await asking.getByRole('button', { name: who, exact: true }).click();
  await expect(table.ready).toHaveText(`I am ${who}: show my cards`);
  await table.takeOver();
  await expect(table.prompt).toContainText('Do you react?');
  await page.getByRole('button', { name: 'Until my turn' }).click();
  await expect(page.getByRole('button', { name: 'Until my turn' })).toHaveCount(0);
  await page.reload();
  if ((await table.next()).anybody) await expect(asking.getByRole('button', { name: who, exact: true })).toHaveCount(0);
});

test('somebody reacts in another browser, and who is on turn sees it on the stack', async ({ visitor }) => {
  const heedful = { ...hasty, heed: 'all' } as const;
  const [owner, friend] = [await visitor(heedful), await visitor(heedful)];
  // What lies on the stack lies there long enough to be seen on any machine.
  const tables = await meetForTwo('four-souls', owner, friend, { reaction: 30_000 });
  const [, ben] = tables;
  const stack = owner.getByRole('region', { name: 'The stack' });
  const seen = stack.getByText('by Ben').waitFor({ timeout: 0 });
  const chance = chanceFrom(3);
  let reacted = '';
  for (;;) {
    // Who is on turn is asked first: before they have let it happen, it does not come to Ben's reaction.
    const asked = await Promise.race([nextAt(tables), seen]);
    if (asked === undefined) break;
    const { table, moment } = asked;
    const reaction = moment.open.find((ref) => /^\d+$/.test(ref));
    const isAsked = table === ben && reacted === '' && moment.prompt.endsWith('Do you react?');
    const isTurnOfOwner = await owner.getByRole('region', { name: 'Your seat' }).getByText('on turn').isVisible();
    if (isAsked && isTurnOfOwner && reaction !== undefined) {
      reacted = (await table.option(reaction).getAttribute('data-zoom')) ?? '';
      await table.pressOption(reaction, moment);
    } else await moveForSouls(table, moment, chance, true);
  }
  await expect(owner.getByRole('region', { name: 'Your seat' }).getByText('on turn')).toBeVisible();
  await expect(stack.locator(`[data-zoom="${reacted}"]`)).toContainText('Ben');
  await expect(owner.getByText(/^Ben (?:plays|puts)/).first()).toBeVisible();
});

test('solo: choosing it leaves two seats, and one person plays both without handing anything over, and looks at either', async ({
  guest,
}) => {
  await guest.goto('/new/four-souls');
  await guest.getByRole('checkbox', { name: /^Solo: one person/ }).check();
  const kinds = guest.getByRole('combobox', { name: /^Who sits on seat/ });
  await expect(kinds).toHaveCount(2);
  for (const kind of await kinds.all()) await expect(kind).toHaveValue('person');
  await guest.getByRole('button', { name: 'Set the table' }).click();
  await guest.waitForURL('**/here/*');
  const table = new Table(guest);
  await table.next();
  await guest.locator('[data-turn]').click();
  await expect(guest.getByText(/^Player \d is asked\.$/)).toBeVisible();
  await guest.keyboard.press('n');
  const chance = chanceFrom(5);
  const onTurn = new Set<string | null>();
  for (let moves = 0; onTurn.size < 2 && moves < 60; moves++) {
    const moment = await table.next();
    expect(moment.handOver).toBe(false);
    await expect(guest.getByText(/^The eight-sided die: \d$/)).toBeAttached();
    onTurn.add(await guest.locator('section[data-active]').getAttribute('aria-label'));
    await moveForSouls(table, moment, chance, moves > 6);
  }
  expect(onTurn.size).toBe(2);
});
