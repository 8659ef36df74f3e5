import { arrange, count, move, type ObjectNumber, objectsIn, type Seat, seatSet, topOf } from '@tafelrunde/kernel';
import { type Game, ITEM_DECK, ITEM_DISCARD, used } from '../state.ts';
import { mix } from './piles.ts';

/** The item to draw next; if all items lie before players, there is none. */
export function nextItem(m: Game): ObjectNumber | undefined {
  if (count(m, ITEM_DECK) === 0) reshuffle(m);
  return topOf(m, ITEM_DECK);
}

/** FR-053. */
function reshuffle(m: Game): void {
  for (const discarded of objectsIn(m, ITEM_DISCARD)) move(m, discarded, ITEM_DECK);
  mix(m, ITEM_DECK);
}

/** FR-059: a used item that everybody has seen lies face down from now on. */
export function conceal(m: Game, seat: Seat, object: ObjectNumber): void {
  arrange(m, used(seat), [object], seatSet([seat]));
}
