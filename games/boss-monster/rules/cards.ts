import {
  deal,
  draws,
  move,
  type ObjectNumber,
  objectsIn,
  placeOf,
  type Seat,
  shuffle,
  topOf,
} from '@tafelrunde/kernel';
import { cardAt } from '../effects/language/registry.ts';
import { type CardFilter, cardsSuch } from '../effects/selectors/cards.ts';
import { type DeckName, DISCARD, deckOf, hand } from '../places.ts';
import type { M } from '../state.ts';

/* Drawing and discarding. */

/** the matching cards of the discard pile become a new deck. */
function refill(m: M, name: DeckName): void {
  const deck = deckOf(name);
  const such = objectsIn(m, DISCARD).filter((object) => (cardAt(m, object)?.kind === 'spell') === (name === 'spell'));
  if (such.length === 0) return;
  for (const object of such) move(m, object, deck);
  shuffle(m, deck);
}

export function drawCards(m: M, seat: Seat, name: DeckName, n: number): void {
  const deck = deckOf(name);
  for (let i = 0; i < n; i++) {
    if (topOf(m, deck) === undefined) refill(m, name);
    deal(m, deck, hand(seat), 1);
  }
}

/** BM-140; `by` whose effect or for whose cost. */
export function discardCard(m: M, object: ObjectNumber, by: Seat): void {
  const player = placeOf(m, object)?.seat ?? by;
  const card = move(m, object, DISCARD);
  if (card === undefined) return;
  m.happened('discarded', { player, by, card });
  m.happened('discardedOrDestroyed', { player, card });
}

/** Out of the discard pile into the hand. */
export function takeDiscardedCard(m: M, object: ObjectNumber, seat: Seat): ObjectNumber | undefined {
  const card = move(m, object, hand(seat), { openly: true });
  if (card !== undefined) m.happened('tookDiscarded', { player: seat });
  return card;
}

/** From the top of a deck, as they lie on the discard pile. */
export function discardTop(m: M, name: DeckName, n: number): ObjectNumber[] {
  return Array.from({ length: n }).flatMap(() => {
    if (topOf(m, deckOf(name)) === undefined) refill(m, name);
    const top = topOf(m, deckOf(name));
    const lying = top === undefined ? undefined : move(m, top, DISCARD);
    return lying === undefined ? [] : [lying];
  });
}

/** BM-141, R-29: drawn by chance among those that fit. */
export function randomCard(m: M, seat: Seat, filter: CardFilter): ObjectNumber | undefined {
  const such = cardsSuch(m, hand(seat), filter);
  return such.length === 0 ? undefined : such[m.chance(draws.random('hand'), such.length)];
}
