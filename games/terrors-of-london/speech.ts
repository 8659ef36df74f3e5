import type { CardId, Lang, Question } from '@tafelrunde/kernel';
import { cards } from './cards/catalogue.ts';

/** A sentence that depends on the question. */
export type Prompt = Readonly<Record<Lang, (question: Question) => string>>;

/** One that does not. */
export const simply = (en: string, de: string): Prompt => ({ en: () => en, de: () => de });

export const nameOf = (id: CardId, lang: Lang): string => cards.get(id)?.name[lang] ?? id;
