import { nextAt } from './online.ts';
import type { Chance, Moment, Table } from './table.ts';

/* Boss Monster, played by somebody who builds every round, and now and then plays a Spell. */

/** One move of this person. */
async function moveForBoss(table: Table, moment: Moment, chance: Chance): Promise<void> {
  const { open, held, done } = moment;
  if (done === 'ready') return table.pressFor(moment, table.done);
  const calm = open.find((ref) => ref === 'button:pass' || ref === 'button:done');
  const isBuilding = calm === 'button:done' && held.length > 0;
  const pick =
    (isBuilding && chance() < 0.85 ? held[Math.floor(chance() * held.length)] : undefined) ??
    (chance() < 0.8 ? calm : undefined) ??
    open[Math.floor(chance() * open.length)];
  if (pick === undefined) throw new Error('nothing glows, and nothing is done');
  return table.pressOption(pick, moment);
}

/** Until it is over, or so many moves have been made. */
export async function playBoss(
  tables: readonly Table[],
  chance: Chance,
  before?: (table: Table, moment: Moment) => Promise<unknown>,
  most = 600,
): Promise<void> {
  for (let moves = 0; moves < most; moves++) {
    const { table, moment } = await nextAt(tables);
    if (moment.over) return;
    if ((await before?.(table, moment)) === 'enough') return;
    await moveForBoss(table, moment, chance);
    await table.settled();
  }
  if (most === 600) throw new Error('the game does not end');
}
