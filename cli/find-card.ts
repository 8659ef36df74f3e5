import { type CardId, LANGS, type Lang, nearest, plainly } from '@tafelrunde/kernel';
import type { Offer } from './games.ts';

/** The cards that are called so, in any language, or have this id. */
export function cardsCalled(offer: Offer, which: string): CardId[] {
  const wanted = plainly(which);
  const found = LANGS.flatMap((lang) => offer.catalogue(lang)).filter(
    ({ id, name }) => plainly(id) === wanted || plainly(name) === wanted,
  );
  return [...new Set(found.map(({ id }) => id))];
}

/** The name of a card that may have been meant: in the language of whoever asks, if there is one. */
export function nearestCard(offer: Offer, which: string, lang: Lang): string | undefined {
  const namesIn = (each: Lang): string[] => offer.catalogue(each).map(({ name }) => name);
  return nearest(which, namesIn(lang)) ?? nearest(which, LANGS.flatMap(namesIn));
}
