import type { CardId, Lang, Op, Path } from '@tafelrunde/kernel';
import { cards, isSpirit } from './cards/catalogue.ts';
import { type Finder, relics } from './cards/relics.ts';
import { spelt } from './effects/icons.ts';

export const nameOf = (id: CardId, lang: Lang): string => cards.get(id)?.name[lang] ?? id;

export const isPath = (found: unknown): found is Path => Array.isArray(found) && typeof found[0] === 'string';

/** The path into card data that an op carries. */
export function pathIn(op: Op): Path | undefined {
  const found = 'at' in op ? op.at : undefined;
  return isPath(found) ? found : undefined;
}

/** A power at a path: a card, or an innate power or one of a scenario, which have names of their own. */
export function powerName([card, , i]: Path, lang: Lang): string {
  const found = cards.get(card);
  if (found?.kind === 'scenario') return found.power?.name[lang] ?? nameOf(card, lang);
  return found !== undefined && isSpirit(found) ? (found.innates[Number(i)]?.name[lang] ?? card) : nameOf(card, lang);
}

/** Powers Long Forgotten: what a relic is called, and what it does for whoever has found it. */
export const relicName = (n: number, lang: Lang): string => relics[n - 1]?.name[lang] ?? '';
export const relicText = (n: number, by: Finder, lang: Lang): string => spelt(relics[n - 1]?.[by][lang] ?? '', lang);
