import { expect, type Page } from '@playwright/test';
import { type Chance, isDue, type Moment, setTable, Table } from './table.ts';

/** Sets a table with a bot, and lets somebody come by the link. */
export async function meet(owner: Page, friend: Page, settings?: object): Promise<readonly [Table, Table]> {
  const table = await setTable(owner, {
    online: true,
    seats: ['person', 'invited', 'bot'],
    names: ['Anna'],
    ...(settings === undefined ? {} : { settings }),
  });
  await sitDown(owner, friend, 2, 'Ben');
  await owner.getByRole('button', { name: 'Start the game' }).click();
  await expect(table.hand).toBeVisible();
  const other = new Table(friend);
  await expect(other.hand).toBeVisible();
  return [table, other];
}

/** Two people alone, one of whom comes by the link. */
export async function meetForTwo(
  game: string,
  owner: Page,
  friend: Page,
  settings: object = {},
  on: readonly string[] = [],
): Promise<readonly [Table, Table]> {
  const seats = ['person', 'invited'] as const;
  const table = await setTable(owner, { game, online: true, seats, names: ['Anna'], settings, on });
  await sitDown(owner, friend, 2, 'Ben');
  await owner.getByRole('button', { name: 'Start the game' }).click();
  return [table, new Table(friend)];
}

/** Somebody comes by the link for a seat. */
export async function sitDown(owner: Page, friend: Page, seat: number, name: string): Promise<void> {
  await friend.goto(await owner.getByRole('textbox', { name: `Invitation for seat ${seat}` }).inputValue());
  await friend.getByLabel('Your name at the table').fill(name);
  await friend.getByRole('button', { name: 'Sit down' }).click();
  await friend.waitForURL('**/online/*');
  await expect(owner.getByText(`${seat}. ${name}`)).toBeVisible();
}

/** Who was waited for and did not come first is waited for only once, however often the others move meanwhile. */
const awaited = new WeakMap<Table, Promise<Table>>();

function waitAt(table: Table): Promise<Table> {
  const known = awaited.get(table);
  if (known !== undefined) return known;
  const asked = table.next().then(() => table);
  // It may be in vain, until the page is closed.
  asked.catch(() => undefined);
  awaited.set(table, asked);
  return asked;
}

/** Whoever has something to do first. */
export async function nextAt(tables: readonly Table[]): Promise<{ readonly table: Table; readonly moment: Moment }> {
  for (;;) {
    const table = await Promise.race(tables.map(waitAt));
    awaited.delete(table);
    // Somebody else may have moved since.
    const moment = await table.now();
    if (isDue(moment)) return { table, moment };
  }
}

/** Both play on until the game is over, or until so many moves have been made. */
export async function playOn(tables: readonly Table[], chance: Chance, most = 200): Promise<number> {
  for (let moves = 0; moves < most; moves++) {
    const { table, moment } = await nextAt(tables);
    if (moment.over) return moves;
    await table.move(moment, chance);
  }
  return most;
}
