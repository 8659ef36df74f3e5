import type { Page } from '@playwright/test';
import { nextAt } from './online.ts';
import { type Chance, enter, type Moment, type Table } from './table.ts';

/* Terrors of London, played by somebody who wants the game to end: plays everything, attacks, buys, passes. */

/** From the home page to the first choice. */
export const enterLondon = (page: Page): Promise<Table> => enter(page, /Terrors of London/);

const offers =
  /^(?:Pass anyway|Take the two for the first game|Play all|Trotzdem passen|Die beiden für das erste Spiel|Alle ausspielen)/;

/** One move of this person; who is tired buys nothing any more. */
async function moveInLondon(table: Table, { open, done }: Moment, chance: Chance, tired: boolean): Promise<void> {
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
    (!tired && chance() < 0.7 ? bought[Math.floor(chance() * bought.length)] : undefined) ??
    open.find((ref) => ref === 'button:pass') ??
    open[Math.floor(chance() * open.length)];
  if (pick === undefined) throw new Error('nothing glows, and nothing is done');
  return table.press(table.option(pick));
}

/** After so many moves there has been something of everything. */
const TIRED = 80;

/** Until somebody's overlord has fallen, or so many moves have been made, or it is enough. */
export async function playLondon(
  tables: readonly Table[],
  chance: Chance,
  before?: (table: Table, moment: Moment) => Promise<unknown>,
  most = 1500,
): Promise<void> {
  for (let moves = 0; moves < most; moves++) {
    const { table, moment } = await nextAt(tables);
    if (moment.over) return;
    if ((await before?.(table, moment)) === 'enough') return;
    await moveInLondon(table, moment, chance, moves > TIRED);
  }
  if (most === 1500) throw new Error('the game does not end');
}
