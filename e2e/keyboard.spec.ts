import type { Page } from '@playwright/test';
import { type Moment, Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

/** Presses a key until the focus is on something that fits. */
async function goTo(page: Page, selector: string, text = '', key = 'Tab'): Promise<void> {
  const isThere = () =>
    page.evaluate(
      ([wanted = '', words = '']) =>
        document.activeElement?.matches(wanted) === true && document.activeElement.textContent.includes(words),
      [selector, text],
    );
  for (let presses = 0; presses < 80; presses++) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reaches ${selector} ${text}`);
}

const glows = '[data-ref][data-state="open"]';

/** Every way that the keyboard has to pick something; each is used in turn. */
const ways = [
  async (page: Page, { options }: Moment) => page.keyboard.press(String(Math.min(options, 9))),
  async (page: Page) => {
    await goTo(page, glows);
    await page.keyboard.press('Enter');
  },
  async (page: Page) => {
    await page.keyboard.press('o');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  },
  async (page: Page) => {
    await goTo(page, glows);
    await page.keyboard.press('ArrowRight');
    await goTo(page, glows, '', 'ArrowLeft');
    await page.keyboard.press('Enter');
  },
] as const;

async function move(page: Page, moment: Moment, n: number): Promise<void> {
  if (moment.choosing && n % 2 === 0) {
    await goTo(page, 'button', 'Take all proposals');
    return page.keyboard.press('Enter');
  }
  if (moment.done === 'ready') return page.keyboard.press('Control+Enter');
  return ways[n % ways.length]?.(page, moment);
}

test('a whole game with the keyboard alone, from the home page to the next game; the focus is never lost', async ({
  guest,
}) => {
  await guest.goto('/');
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();
  await goTo(guest, 'button', 'Fantasy Realms');
  await guest.keyboard.press('Enter');
  await expect(guest.getByRole('button', { name: /^Play/ })).toBeFocused();
  await guest.keyboard.press('Enter');
  const table = new Table(guest);
  let held = false;
  let moves = 0;
  for (let moment = await table.next(); !moment.over; moment = await table.next()) {
    const isHeld = await guest.evaluate(() => document.activeElement !== document.body);
    expect(isHeld || !held, `the focus is somewhere (${moment.prompt})`).toBe(true);
    held = isHeld;
    await move(guest, moment, moves++);
  }
  expect(moves).toBeGreaterThan(3);
  await table.expectOver();
  await goTo(guest, 'button', 'Play again');
  await guest.keyboard.press('Enter');
  await goTo(guest, 'a', 'To the next game');
  await guest.keyboard.press('Enter');
  await expect(table.prompt).toBeVisible();
});

test('keys for help, log, zoom and taking back', async ({ guest }) => {
  await guest.goto('/');
  await guest.getByRole('button', { name: /Fantasy Realms/ }).press('Enter');
  await guest.keyboard.press('Enter');
  const table = new Table(guest);
  await table.next();
  await guest.keyboard.press('?');
  await expect(guest.getByRole('dialog', { name: 'Playing with the keyboard' })).toBeVisible();
  await guest.keyboard.press('Escape');
  await expect(guest.getByRole('dialog')).toHaveCount(0);
  await guest.keyboard.press('l');
  await expect(guest.getByRole('dialog', { name: 'Log' })).toBeVisible();
  await guest.keyboard.press('Escape');
  await goTo(guest, '[data-zoom]');
  await guest.keyboard.press('Space');
  await expect(guest.getByRole('tooltip')).toBeVisible();
  await guest.keyboard.press('Escape');
  await expect(guest.getByRole('tooltip')).toHaveCount(0);
  await guest.keyboard.press('1');
  await expect(table.hand.getByRole('button')).toHaveCount(8);
});
