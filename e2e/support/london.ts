import { expect, type Page } from '@playwright/test';
import { type Chance, type Moment, setTable, Table } from './table.ts';

/* Terrors of London, played by somebody who wants the game to end: plays everything, attacks, buys, passes. */

/** From the home page to the first choice. */
export async function enterLondon(page: Page): Promise<Table> {
  await page.goto('/');
  await page.getByRole('button', { name: /Terrors of London/ }).click();
  await page.getByRole('button', { name: /^(?:Play|Spielen)/ }).click();
  await page.waitForURL('**/here/*');
  return new Table(page);
}

/** Two people, one of whom comes by a link. */
export async function meetInLondon(owner: Page, friend: Page): Promise<readonly [Table, Table]> {
  const table = await setTable(owner, {
    game: 'terrors-of-london',
    online: true,
    seats: ['person', 'invited'],
    names: ['Anna'],
  });
  const link = await owner.getByRole('textbox', { name: 'Invitation for seat 2' }).inputValue();
  await friend.goto(link);
  await friend.getByLabel('Your name at the table').fill('Ben');
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await friend.waitForURL('**/online/*');
  await expect(owner.getByText('2. Ben')).toBeVisible();
  await owner.getByRole('button', { name: 'Begin the game' }).click();
  return [table, new Table(friend)];
}

const offers =
  /^(?:Pass anyway|Take the two for the first game|Play all|Trotzdem passen|Die beiden für das erste Spiel|Alle ausspielen)/;

/** One move of this person. */
async function moveInLondon(table: Table, { open, done }: Moment, chance: Chance): Promise<void> {
  const { page } = table;
  const [offer] = await page.getByRole('button', { name: offers }).all();
  if (offer !== undefined) return table.press(offer);
  if (done === 'ready') return table.press(table.done);
  const inHand = await table.hand
    .locator('[data-state="open"]')
    .evaluateAll((all) => all.map(({ dataset }) => dataset.ref));
  const bought = open.filter((ref) => /^\d+$|^pile:acolytes$/.test(ref) && !inHand.includes(ref));
  const pick =
    inHand[0] ??
    open.find((ref) => ref === 'button:attack') ??
    (chance() < 0.7 ? bought[Math.floor(chance() * bought.length)] : undefined) ??
    open.find((ref) => ref === 'button:pass') ??
    open[Math.floor(chance() * open.length)];
  if (pick === undefined) throw new Error('nothing glows, and nothing is done');
  return table.press(table.option(pick));
}

/** Until somebody's overlord has fallen, or so many moves have been made, or it is enough. */
export async function playLondon(
  tables: readonly Table[],
  chance: Chance,
  before?: (table: Table, moment: Moment) => Promise<unknown>,
  most = 1500,
): Promise<void> {
  for (let moves = 0; moves < most; moves++) {
    const { table, moment } = await Promise.race(
      tables.map(async (each) => ({ table: each, moment: await each.next() })),
    );
    if (moment.over) return;
    if ((await before?.(table, moment)) === 'enough') return;
    await moveInLondon(table, moment, chance);
  }
  if (most === 1500) throw new Error('the game does not end');
}
