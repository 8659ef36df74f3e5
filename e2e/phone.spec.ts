import type { Page } from '@playwright/test';
import { chanceFrom, type Moment, setTable } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** Whatever can be picked is on the screen or in a list that scrolls by itself, and nothing lies over it. */
async function expectReachable(page: Page, { options, prompt }: Moment): Promise<void> {
  const found = await page.evaluate(() => {
    const root = document.scrollingElement;
    const targets = document.querySelectorAll<HTMLElement>(
      'main [data-ref][data-state="open"], main [data-ref][data-state="picked"]',
    );
    const problems = [...targets].flatMap((target) => {
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const name = target.getAttribute('aria-label') ?? target.textContent;
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return [`${name} is outside the screen`];
      const over = document.elementFromPoint(x, y);
      if (over === null || !target.contains(over)) return [`${name} lies under ${over?.outerHTML.slice(0, 120)}`];
      return Math.min(width, height) < 32 ? [`${name} is only ${Math.round(width)} by ${Math.round(height)}`] : [];
    });
    return {
      problems,
      distinct: new Set([...targets].map((each) => each.dataset.ref)).size,
      page: { height: root?.scrollHeight ?? 0, width: root?.scrollWidth ?? 0, scrolled: root?.scrollTop ?? 0 },
      screen: { height: innerHeight, width: innerWidth },
    };
  });
  expect(found.problems, prompt).toEqual([]);
  expect(found.distinct, `${prompt}: all ${options} options are there`).toBeGreaterThanOrEqual(options);
  expect(found.page.height, `${prompt}: the page needs no scrolling`).toBeLessThanOrEqual(found.screen.height);
  expect(found.page.width, `${prompt}: nor sideways`).toBeLessThanOrEqual(found.screen.width);
  expect(found.page.scrolled).toBe(0);
}

const tables = [
  { title: 'the base game for three', seats: 3, on: [] },
  { title: 'two people with cursed items', seats: 2, on: ['Cursed items'] },
  {
    title: 'everything there is, for two',
    seats: 2,
    on: ['The new suits: Building, Outsider, Undead', 'Cursed items', 'Promotional cards: Jester and Phoenix'],
  },
] as const;

for (const [i, { title, seats, on }] of tables.entries()) {
  test(`no page scroll is needed to answer any choice: ${title} @phone`, async ({ guest }) => {
    const minds = Array.from({ length: seats }, (_, seat) => (seat === 0 ? ('person' as const) : ('bot' as const)));
    const table = await setTable(guest, { seats: minds, on });
    const asked = new Set<string>();
    await table.playOn(chanceFrom(i + 1), async (moment) => {
      asked.add(moment.prompt);
      await expectReachable(guest, moment);
    });
    expect(asked.size).toBeGreaterThan(1);
    await table.expectOver();
    const tooHigh = await guest.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    expect(tooHigh).toBeLessThanOrEqual(0);
  });
}

test('a card held with the finger is shown in large, and is not picked @phone', async ({ guest }) => {
  const table = await setTable(guest, { seats: ['person', 'bot', 'bot'] });
  await table.next();
  const card = table.hand.getByRole('button').first();
  const box = await card.boundingBox();
  if (box === null) throw new Error('there is no hand');
  const touch = await guest.context().newCDPSession(guest);
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(guest.getByText('Words on the card').or(guest.getByText('In your hand now')).first()).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(table.hand.getByRole('button')).toHaveCount(7);
});
