import type { Page } from '@playwright/test';
import { Table } from './support/table.ts';
import { expect, test } from './support/test.ts';

/* Every lesson is taken to its end, by doing what it points at. */

const GAMES = ['fantasy-realms', 'terrors-of-london', 'boss-monster', 'four-souls', 'spirit-island'] as const;

const coach = (page: Page) => page.getByRole('region', { name: 'Your teacher says' });

const done = (page: Page) => page.locator('[data-part="answers"]').getByRole('button', { name: 'Done' });

async function pick(page: Page, ref: string): Promise<void> {
  const wanted = page.locator(`[data-ref="${ref}"]`).first();
  if (!(await wanted.isVisible())) await page.locator(`[data-opens~="${ref}"]`).first().click();
  if ((await wanted.getAttribute('data-state')) === 'picked') await done(page).click();
  else await new Table(page).press(wanted);
}

/** Waits while others act; then reads on, or picks what is wanted, also where it lies behind another click. */
async function takeStep(page: Page): Promise<void> {
  const waiting = page.locator('[data-next="do"], [data-next="read"], [data-next="end"]');
  await waiting.waitFor();
  const next = await waiting.getAttribute('data-next');
  const before = await coach(page).innerText();
  if (next === 'end') return;
  if (next === 'read') await coach(page).getByRole('button', { name: 'Go on' }).click();
  else {
    const refs = ((await waiting.getAttribute('data-wanted')) ?? '').split(' ');
    for (const ref of refs) await pick(page, ref);
    // One of several that could be picked waits for Done as several do.
    const picked = page.locator(`[data-ref="${refs[0]}"][data-state="picked"]`);
    if (refs.length > 1 || (await picked.count()) > 0) await done(page).click();
  }
  await expect.poll(() => coach(page).innerText()).not.toBe(before);
}

for (const game of GAMES) {
  test(`the first lesson of ${game} is taken to its end @both`, async ({ guest }) => {
    await guest.goto(`/learn/${game}/lesson/first-game`);
    const end = coach(guest).getByRole('link', { name: 'Play a real game' });
    for (let steps = 0; steps < 80 && !(await end.isVisible()); steps++) await takeStep(guest);
    await expect(end).toBeVisible();
  });
}
