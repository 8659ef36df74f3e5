import { expect, type Page } from '@playwright/test';
import { type Chance, type Moment, setTable, Table } from './table.ts';

/* Four Souls, played by somebody who attacks, buys and plays loot as long as that goes. */

/** From the home page to the first choice. */
export async function enterSouls(page: Page): Promise<Table> {
  await page.goto('/');
  await page.getByRole('button', { name: /Four Souls/ }).click();
  await page.getByRole('button', { name: /^(?:Play|Spielen)/ }).click();
  await page.waitForURL('**/here/*');
  return new Table(page);
}

/** Two people, one of whom comes by a link. */
export async function meetForSouls(owner: Page, friend: Page): Promise<readonly [Table, Table]> {
  const table = await setTable(owner, {
    game: 'four-souls',
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

const WISHES = ['button:attack', 'button:purchase'] as const;

/** One move of this person; who is tired lets things happen. */
export async function moveForSouls(table: Table, { open, done }: Moment, chance: Chance, tired = false): Promise<void> {
  if (done === 'ready') return table.press(table.done);
  const wish = WISHES.find((each) => open.includes(each));
  const calm = open.find((ref) => ref === 'button:pass' || ref === 'button:end');
  const pick =
    (tired ? calm : undefined) ??
    (chance() < 0.6 ? wish : undefined) ??
    (chance() < 0.5 ? calm : undefined) ??
    open[Math.floor(chance() * open.length)];
  if (pick === undefined) throw new Error('nothing glows, and nothing is done');
  return table.press(table.option(pick));
}

/** After so many moves the bots may have it their way, so that the game ends. */
const TIRED = 60;

/** Until somebody has four souls. */
export async function playSouls(
  tables: readonly Table[],
  chance: Chance,
  before?: (table: Table, moment: Moment) => Promise<void>,
): Promise<void> {
  for (let moves = 0; moves < 3_000; moves++) {
    const { table, moment } = await Promise.race(
      tables.map(async (each) => ({ table: each, moment: await each.next() })),
    );
    if (moment.over) return;
    await before?.(table, moment);
    await moveForSouls(table, moment, chance, moves > TIRED);
    await table.settled();
  }
  throw new Error('the game does not end');
}
