import { dealLabel } from '@tafelrunde/four-souls';
import type { Option } from '@tafelrunde/kernel';
import type { Reader } from '../games.ts';

const offer = { en: (whom: string) => `offer ¢: ${whom}`, de: (whom: string) => `¢ anbieten: ${whom}` } as const;

/** Options that are people, by their names. */
export function called({ ref, label }: Option, { lang, names }: Reader): string | undefined {
  if (label !== undefined) return dealLabel(label, lang, names);
  const [kind, seat] = String(ref).split(':');
  const name = names[Number(seat)];
  if (name === undefined) return undefined;
  if (kind === 'seat') return name;
  return kind === 'offer' ? offer[lang](name) : undefined;
}
