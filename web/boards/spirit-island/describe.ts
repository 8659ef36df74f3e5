import type { CardId, Lang } from '@tafelrunde/kernel';
import { spiritIsland } from '@tafelrunde/spirit-island';

/** A card as it is read out: its name, what is printed on it, and its text. */
export function describe(id: CardId, lang: Lang): string {
  const { name, text } = spiritIsland.text.card(id, lang);
  const facts = spiritIsland.text.printed?.(id, lang);
  return facts === undefined ? `${name}. ${text}` : `${name}, ${facts}. ${text}`;
}
