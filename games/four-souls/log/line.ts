import type { Joins, Line, Words } from '@tafelrunde/words';
import type { Telling } from './telling.ts';

export type SoulLine = Line<Telling>;
export type SoulJoins = Joins<Telling>;
export type SoulWords = Words<Telling>;

export const line = (en: SoulLine['en'], de: SoulLine['de'], joins: SoulJoins = {}): SoulLine => ({ en, de, joins });

/** What a death costs comes behind it. */
export const ofDeath: SoulJoins = { takesUp: () => ['death'] };

/** What goes without saying behind what was said. */
export const nothing: SoulWords = { en: () => '', de: () => '' };
