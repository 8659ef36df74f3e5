import type { Page } from '@playwright/test';
import { nextAt } from './online.ts';
import { type Chance, enter, type Moment, type Table } from './table.ts';

/* Four Souls, played by somebody who attacks, buys and plays loot as long as that goes. */

/** From the home page to the first choice; with three at the table a game is over soonest. */
export const enterSouls = (page: Page): Promise<Table> => enter(page, /Four Souls/, { seats: 3 });

const WISHES = ['button:attack', 'button:purchase'] as const;

/** One move of this person; who is tired lets things happen. */
export async function moveForSouls(table: Table, moment: Moment, chance: Chance, tired = false): Promise<void> {
  const { open, done } = moment;
  if (done === 'ready') return table.pressFor(moment, table.done);
  const wish = WISHES.find((each) => open.includes(each));
  const calm = open.find((ref) => ref === 'button:pass' || ref === 'button:end');
  const pick =
    (tired ? calm : undefined) ??
    (chance() < 0.6 ? wish : undefined) ??
    (chance() < 0.5 ? calm : undefined) ??
    open[Math.floor(chance() * open.length)];
  if (pick === undefined) throw new Error('nothing glows, and nothing is done');
  return table.pressOption(pick, moment);
}

/** After so many moves the bots may have it their way, so that the game ends. */
const TIRED = 60;

/** Until somebody has four souls, or so many moves have been made. */
export async function playSouls(
  tables: readonly Table[],
  chance: Chance,
  before?: (table: Table, moment: Moment) => Promise<void>,
  most = 3_000,
): Promise<void> {
  for (let moves = 0; moves < most; moves++) {
    const { table, moment } = await nextAt(tables);
    if (moment.over) return;
    await before?.(table, moment);
    await moveForSouls(table, moment, chance, moves > TIRED);
    await table.settled();
  }
  if (most === 3_000) throw new Error('the game does not end');
}
