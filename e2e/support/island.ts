import { nextAt } from './online.ts';
import type { Chance, Moment, Table } from './table.ts';

/* Spirit Island, played by somebody who clicks on whatever glows, and lets damage be divided. */

const pick = (of: readonly string[], chance: Chance): string | undefined => of[Math.floor(chance() * of.length)];

/** One move of this person. Cards that have turned up are read first: they lie over the island. */
async function moveForIsland(table: Table, moment: Moment, chance: Chance): Promise<void> {
  const { open, picked, done } = moment;
  const divide = table.page.getByRole('button', { name: /^(?:Divide for me|Für mich verteilen)/ });
  const consent = open.find((each) => each.startsWith('consent:'));
  // Who always proposed something else would never agree.
  if (consent !== undefined) await table.pressOption(consent, moment);
  else if (picked.length === 0 && (await divide.isVisible())) await divide.click();
  else if (done === 'ready' && (open.length === 0 || picked.length > 0 || chance() < 0.3))
    return table.pressFor(moment, table.done);
  else {
    const ref = pick(open, chance) ?? pick(picked, chance);
    if (ref === undefined) throw new Error(`nothing glows, and nothing is done: ${moment.prompt}`);
    await table.pressOption(ref, moment);
  }
}

/** Has proposed something, or agreed to it, and waits for the others. */
const hasAgreed = ({ open }: Moment): boolean =>
  open.some((ref) => ref.startsWith('object:')) && !open.some((ref) => ref.startsWith('consent:'));

/** Reads whatever has turned up. */
export async function readOn({ page }: Table): Promise<void> {
  const next = page.locator('main [data-go-on]');
  while (await next.isVisible()) await next.click();
}

/** Until it is over, or so many moves have been made. */
export async function playIsland(
  tables: readonly Table[],
  chance: Chance,
  before?: (table: Table, moment: Moment) => Promise<unknown>,
  most = 900,
): Promise<void> {
  for (let moves = 0; moves < most; ) {
    const { table, moment } = await nextAt(tables);
    if (moment.over) return;
    if (hasAgreed(moment)) continue;
    moves++;
    await readOn(table);
    if ((await before?.(table, moment)) === 'enough') return;
    await moveForIsland(table, moment, chance);
    await table.settled();
  }
  if (most === 900) throw new Error('the game does not end');
}
