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

type Way = (page: Page, moment: Moment) => Promise<void>;

const byNumber: Way = (page, { options }) => page.keyboard.press(String(Math.min(options, 9)));

const byTab: Way = async (page) => {
  await goTo(page, glows);
  await page.keyboard.press('Enter');
};

const byList: Way = async (page) => {
  await page.keyboard.press('o');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

const byArrows: Way = async (page) => {
  await goTo(page, glows);
  await page.keyboard.press('ArrowRight');
  await goTo(page, glows, '', 'ArrowLeft');
  await page.keyboard.press('Enter');
};

/** One move with the keyboard; the ways to pick something are used in turn. */
async function move(page: Page, moment: Moment, n: number, ways: readonly Way[]): Promise<void> {
  if (moment.choosing && n % 2 === 0) {
    await goTo(page, 'button', 'Take all proposals');
    return page.keyboard.press('Enter');
  }
  if (moment.done === 'ready') return page.keyboard.press('Control+Enter');
  return ways[n % ways.length]?.(page, moment);
}

/** From the home page into a box. */
async function enterBox(page: Page, game: string): Promise<Table> {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await goTo(page, 'button', game);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Play/ })).toBeFocused();
  await page.keyboard.press('Enter');
  return new Table(page);
}

/** The focus, once it is somewhere, is never lost. */
function watchFocus(page: Page): (moment: Moment) => Promise<void> {
  let held = false;
  return async ({ prompt }) => {
    const isHeld = await page.evaluate(() => document.activeElement !== document.body);
    expect(isHeld || !held, `the focus is somewhere (${prompt})`).toBe(true);
    held = isHeld;
  };
}

/** Until the game is over or so many moves were made. */
async function playByKeys(
  table: Table,
  ways: readonly Way[],
  most: number,
  before?: (moment: Moment) => Promise<void>,
): Promise<number> {
  for (let moves = 0; moves < most; moves++) {
    const moment = await table.next();
    if (moment.over) return moves;
    await before?.(moment);
    await move(table.page, moment, moves, ways);
  }
  return most;
}

test('a whole game with the keyboard alone, from the home page to the next game; the focus is never lost', async ({
  guest,
}) => {
  const table = await enterBox(guest, 'Fantasy Realms');
  const ways = [byNumber, byTab, byList, byArrows];
  expect(await playByKeys(table, ways, 400, watchFocus(guest))).toBeGreaterThan(3);
  await table.expectOver();
  await goTo(guest, 'button', 'Play again');
  const before = guest.url();
  await guest.keyboard.press('Enter');
  await guest.waitForURL((url) => url.href !== before);
  await expect(table.prompt).toBeVisible();
});

for (const game of ['Four Souls', 'Boss Monster'])
  test(`a stretch of ${game} with the keyboard alone`, async ({ guest }) => {
    const table = await enterBox(guest, game);
    const log = guest.getByRole('list', { name: 'Log' });
    await table.next();
    const before = await log.innerText();
    expect(await playByKeys(table, [byNumber, byList], 16)).toBe(16);
    await expect(log).not.toHaveText(before, { useInnerText: true });
  });

test('keys for help, log, zoom and taking back', async ({ guest }) => {
  const table = await enterBox(guest, 'Fantasy Realms');
  await table.next();
  await guest.keyboard.press('?');
  await expect(guest.getByRole('dialog', { name: 'Playing with the keyboard' })).toBeVisible();
  await guest.keyboard.press('Escape');
  await expect(guest.getByRole('dialog')).toHaveCount(0);
  await guest.keyboard.press('l');
  await expect(guest.getByRole('dialog', { name: 'Log' })).toBeVisible();
  await guest.keyboard.press('Escape');
  await expect(guest.getByRole('dialog')).toHaveCount(0);
  await goTo(guest, '[data-zoom]');
  await guest.keyboard.press('Space');
  await expect(guest.getByRole('tooltip')).toBeVisible();
  await guest.keyboard.press('Escape');
  await expect(guest.getByRole('tooltip')).toHaveCount(0);
  await guest.keyboard.press('1');
  await expect(table.hand.getByRole('button')).toHaveCount(8);
  await guest.keyboard.press('Control+z');
  await expect(table.hand.getByRole('button')).toHaveCount(7);
});
