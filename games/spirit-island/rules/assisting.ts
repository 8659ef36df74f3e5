import { cardOf, type ObjectNumber, objectsIn, type Seat } from '@tafelrunde/kernel';
import type { Power } from '../cards/card.ts';
import { powerCardNamed } from '../cards/catalogue.ts';
import { play } from '../places.ts';
import type { At } from '../state.ts';

/* Second Wave: power cards that the spirits of the first game have left. */

export const isAssisting = (m: At, object: ObjectNumber): boolean => m.state.assisting.includes(object);

/** Is it such a card that the spirit uses? */
export const assistsWith = (m: At, seat: Seat, power: Power): boolean =>
  m.state.assisting.length > 0 &&
  objectsIn(m, play(seat)).some(
    (object) => isAssisting(m, object) && powerCardNamed(cardOf(m, object) ?? '') === power,
  );
