import { offerRef, sayDeal } from '@tafelrunde/four-souls';
import { type Option, refs } from '@tafelrunde/kernel';
import type { Reader } from '../games.ts';

const offer = { en: (whom: string) => `offer ¢: ${whom}`, de: (whom: string) => `¢ anbieten: ${whom}` } as const;

/** Options that are people, by their names. */
export function called({ ref, label }: Option, { lang, names }: Reader): string | undefined {
  if (label !== undefined) return sayDeal(label, lang, names);
  const offered = names[offerRef.in(ref) ?? -1];
  return offered === undefined ? names[refs.seat.in(ref) ?? -1] : offer[lang](offered);
}
