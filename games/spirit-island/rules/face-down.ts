import { cardOf, move, type ObjectNumber, objectsIn, type Path, type Seat } from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { powerCardNamed } from '../cards/catalogue.ts';
import { play } from '../places.ts';
import type { At, Game } from '../state.ts';
import { isAssisting } from './assisting.ts';

/* Ward the Shores: a power card in play may lie face down. It is another power then, costs nothing and has no elements. */

export const isFaceDown = (m: At, object: ObjectNumber): boolean => m.state.faceDown.includes(object);

/** The cards of a spirit in play that lie face up. */
export const faceUpOf = (m: At, seat: Seat): readonly ObjectNumber[] =>
  objectsIn(m, play(seat)).filter((object) => !isFaceDown(m, object) && !isAssisting(m, object));

/** Which power a card in play is. */
export const powerInPlay = (m: At, object: ObjectNumber): Path =>
  isFaceDown(m, object) ? below(['ward-the-shores'], 'power') : below([cardOf(m, object) ?? '']);

export const costInPlay = (m: At, object: ObjectNumber): number =>
  isFaceDown(m, object) || isAssisting(m, object) ? 0 : powerCardNamed(cardOf(m, object) ?? '').cost;

export function layFaceDown(m: Game, seat: Seat, card: ObjectNumber): void {
  const lying = move(m, card, play(seat));
  if (lying !== undefined) m.state.faceDown = [...m.state.faceDown, lying];
}
