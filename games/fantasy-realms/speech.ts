import type { Lang, Question } from '@tafelrunde/kernel';
import { cards } from './cards/catalogue.ts';
import { cursedItems } from './cards/cursed-items.ts';
import { isCardId, isItemId } from './cards/ids.ts';

/** A sentence that depends on the question. */
export type Prompt = Readonly<Record<Lang, (question: Question) => string>>;

/** One that does not. */
export const simply = (en: string, de: string): Prompt => ({ en: () => en, de: () => de });

export const nameOf = (id: string, lang: Lang): string => {
  if (isCardId(id)) return cards[id].name[lang];
  return isItemId(id) ? cursedItems[id].name[lang] : id;
};

/** An argument of the op that asks. */
export const argument = ({ op }: Question, name: string): string => {
  const found = new Map<string, unknown>(Object.entries(op)).get(name);
  return typeof found === 'string' ? found : '';
};
