import type { Page } from '@playwright/test';
import { nextAt } from './online.ts';
import { type Chance, enter, type Moment, type Table } from './table.ts';

/* Terrors of London, played by somebody who plays everything, attacks, buys and passes, and in the end only passes. */

/** From the home page to the first choice. */
export const enterLondon = (page: Page): Promise<Table> => enter(page, /Terrors of London/);

const TIRED_OFFERS = /^(?:Pass anyway|Take the two for the first game|Trotzdem passen|Die beiden für das erste Spiel)/;
const OFFERS = new RegExp(`${TIRED_OFFERS.source}|^(?:Play all|Alle ausspielen)`);

/** One move of this person; who is tired only passes. */
async function moveInLondon(table: Table, moment: Moment, chance: Chance, tired: boolean): Promise<void> {
  const { open, held, done } = moment;
  const offered = table.page.locator('button:visible', { hasText: tired ? TIRED_OFFERS : OFFERS });
  if ((await offered.count()) > 0) return table.pressFor(moment, offered.first());
  if (done === 'ready') return table.pressFor(moment, table.done);
  const pass = open.find((ref) => ref === 'button:pass');
  if (tired && pass !== undefined) return table.pressOption(pass, moment);
  const bought = open.filter((ref) => /^\d+$|^pile:acolytes$/.test(ref) && !held.includes(ref));
  const pick =
    held[0] ??
    open.find((ref) => ref === 'button:attack') ??
    (chance() < 0.7 ? bought[Math.floor(chance() * bought.length)] : undefined) ??
    pass ??
    open[Math.floor(chance() * open.length)];
  if (pick === undefined) throw new Error('nothing glows, and nothing is done');
  return table.pressOption(pick, moment);
}

/** After so many moves the bot may have it its way, so that the game ends. */
const TIRED = 40;

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
