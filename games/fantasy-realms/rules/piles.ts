import {
  count,
  move,
  type ObjectNumber,
  objectsIn,
  type Seat,
  shuffle,
  topOf,
  type ZoneName,
} from '@tafelrunde/kernel';
import { type At, DECK, DISCARD, type Game, hand } from '../state.ts';

/** The cards of the discard area that this player may take: all but those in somebody else's Sealed Vault. */
export function takeable(m: At, seat: Seat): ObjectNumber[] {
  const cards = objectsIn(m, DISCARD);
  const { vault } = m.state;
  if (vault.length === 0) return cards;
  return cards.filter((card) => !vault.some((sealed) => sealed.card === card && sealed.by !== seat));
}

/** The cards of the discard area that lie in nobody's Sealed Vault. */
export function unsealed(m: At): ObjectNumber[] {
  const { vault } = m.state;
  return objectsIn(m, DISCARD).filter((card) => !vault.some((sealed) => sealed.card === card));
}

/** Shuffles a pile, if there is anything to shuffle. */
export function mix(m: Game, pile: ZoneName): void {
  if (count(m, pile) > 0) shuffle(m, pile);
}

/** Wishing Ring: what was looked through during the turn is shuffled when it ends. */
export function shuffleIfPromised(m: Game): void {
  if (m.state.shuffleAfterTurn) mix(m, DECK);
  m.state.shuffleAfterTurn = false;
}

/** The top card of the deck, if there is one (FR-126). */
export function draw(m: Game, seat: Seat): ObjectNumber | undefined {
  const top = topOf(m, DECK);
  return top === undefined ? undefined : move(m, top, hand(seat));
}
