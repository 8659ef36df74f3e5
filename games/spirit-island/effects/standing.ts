import type { Seat } from '@tafelrunde/kernel';
import { cardData } from '../cards/catalogue.ts';
import { islandIn } from '../queries.ts';
import { has } from '../rules/finds.ts';
import { timesOn } from '../rules/sideways.ts';
import { widening } from '../rules/tracks.ts';
import type { At } from '../state.ts';
import { amountAt } from './amounts.ts';
import { type Held, standingOf } from './held.ts';
import { holdsAt, isInPower } from './lands.ts';
import type { Stat } from './language/standing.ts';

/** Is the land one of those that it is about? */
export function isAbout(m: At, { land, standing: { where }, seat, board }: Held, index: number): boolean {
  if (board !== undefined && islandIn(m).onBoard[board]?.includes(index) !== true) return false;
  if (land !== undefined) return islandIn(m).lands[index]?.name === land;
  return where === undefined || holdsAt(m, where, index, seat, isInPower(m), seat !== undefined || isInPower(m));
}

/** SI-158: what is added to the range of a spirit's powers; of what counts for some lands only, what counts for this one. */
export function rangeAdded(m: At, seat: Seat, land?: number): number {
  let total = widening(m, seat) + (has(m, 'rope', 'spirits') ? 1 : 0);
  for (const held of standingOf(m, 'range')) {
    const counts = held.standing.where === undefined || (land !== undefined && isAbout(m, held, land));
    if (held.seat === seat && counts) total += held.n ?? 0;
  }
  return total;
}

/** SI-158: what is added to the range of a power that is used from that land. */
export function rangeFrom(m: At, seat: Seat, origin: number, isCard: boolean): number {
  let total = 0;
  for (const held of standingOf(m, 'rangeFrom')) {
    const counts = held.seat === seat && (isCard || held.standing.cards !== true) && isAbout(m, held, origin);
    if (counts && typeof held.standing.n === 'number') total += held.standing.n;
  }
  return total;
}

const all = (): boolean => true;

/** What counts in each land by an event, a fear card or a blight card counts in a land as often as its board has its turn. */
function timesFor(m: At, { at: [card], land, board }: Held, index: number): number {
  if (standingOf(m, 'sideways').length === 0 || land !== undefined || board !== undefined) return 1;
  if (!EACH_LAND.includes(cardData(card)?.kind ?? '')) return 1;
  const here = islandIn(m).onBoard.findIndex((lands) => lands.includes(index));
  return Math.max(0, timesOn(m, here));
}

const EACH_LAND: readonly string[] = ['event', 'fear', 'blight'];

/** All that counts for a land, together. */
export function totalAt(m: At, stat: Stat, land: number, counts: (held: Held) => boolean = all): number {
  let total = 0;
  for (const each of standingOf(m, stat)) {
    if (!counts(each) || !isAbout(m, each, land)) continue;
    total += timesFor(m, each, land) * (each.n ?? amountAt(m, each.standing.n ?? 1, land, each.seat));
  }
  return total;
}
