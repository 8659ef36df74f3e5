import { type Suit, suitForms } from '@tafelrunde/fantasy-realms';
import type { Lang } from '@tafelrunde/kernel';

/** A suit as somebody may search for it: one of it, and many. */
export function suitNames(suit: Suit, lang: Lang): string {
  const { name, heading } = suitForms[suit][lang];
  return `${name} ${heading}`;
}
