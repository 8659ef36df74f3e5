import { type CardId, LANGS, nearest, plainly } from '@tafelrunde/kernel';
import type { Offer } from './games.ts';

/** The cards that are called so, in any language, or have this id. */
export function cardsCalled(offer: Offer, which: string): CardId[] {
  const wanted = plainly(which);
  const found = LANGS.flatMap((lang) => offer.catalogue(lang)).filter(
    ({ id, name }) => plainly(id) === wanted || plainly(name) === wanted,
  );
  return [...new Set(found.map(({ id }) => id))];
}

/** The name of a card that may have been meant. */
export const nearestCard = (offer: Offer, which: string): string | undefined =>
  nearest(which, [...new Set(LANGS.flatMap((lang) => offer.catalogue(lang)).map(({ name }) => name))]);
