import { cardOf, count, type ObjectNumber, objectsIn, type Seat } from '@tafelrunde/kernel';
import { cursedItems, type Timing } from '../cards/cursed-items.ts';
import { type ItemId, isItemId } from '../cards/ids.ts';
import { type At, used } from '../state.ts';

/** When in a turn an item is used. */
export type Moment = 'before-drawing' | 'before-discarding' | 'after-discarding';

const moments: Readonly<Record<Timing, readonly Moment[]>> = {
  'any-time': ['before-drawing', 'before-discarding', 'after-discarding'], // FR-055
  'replaces-turn': ['before-drawing'], // FR-054
  'after-turn': ['after-discarding'],
  'as-copied': [],
};

export function itemOf(m: At, object: ObjectNumber): ItemId | undefined {
  const card = cardOf(m, object);
  return card !== undefined && isItemId(card) ? card : undefined;
}

/**
 * May the player use an item of this kind now? It need not do anything: an item without effect is turned face down all the
 * same. An item that takes the place of the turn can only do so before the turn has begun.
 */
export function fits(m: At, seat: Seat, id: ItemId, moment: Moment): boolean {
  const { timing } = cursedItems[id];
  if (timing !== 'as-copied') return moments[timing].includes(moment);
  return hasNothingToCopy(m, seat) || copyable(m, seat, moment).length > 0;
}

/** Repair Kit is exchanged for another item instead. */
export const hasNothingToCopy = (m: At, seat: Seat): boolean => count(m, used(seat)) === 0;

/** The used items whose ability Repair Kit can copy now: it has the timing of what it copies. */
export function copyable(m: At, seat: Seat, moment: Moment): ObjectNumber[] {
  return objectsIn(m, used(seat)).filter((object) => {
    const id = itemOf(m, object);
    if (id === undefined) return false;
    const { timing, beyondRepair } = cursedItems[id];
    return beyondRepair !== true && moments[timing].includes(moment);
  });
}
