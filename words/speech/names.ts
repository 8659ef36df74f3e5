import type { Lang } from '@tafelrunde/kernel';

/* What people are called in a sentence. A reader is among the names as "You" or "Du", which bends; other names stay as they are. */

interface Cases {
  readonly head: string;
  readonly dative: string;
  readonly accusative: string;
}

const reader: Readonly<Record<Lang, Cases>> = {
  en: { head: 'You', dative: 'you', accusative: 'you' },
  de: { head: 'Du', dative: 'dir', accusative: 'dich' },
};

/** German bends what begins with an article or an adjective: "Goldener Spiegel". */
const BENDS = /^(?:Der|Die|Das|\p{Lu}\p{Ll}+e[rs]?) \p{Lu}/u;

/** The name of a card inside a sentence: one that would have to be declined stands as a title. */
export const titled = (name: string, lang: Lang): string => (lang === 'de' && BENDS.test(name) ? `„${name}“` : name);

export const isReader = (name: string, lang: Lang): boolean => name === reader[lang].head;

/** "offers you", "von dir". */
export const dative = (name: string, lang: Lang): string => (isReader(name, lang) ? reader[lang].dative : name);

/** "attacks you", "an dich". */
export const accusative = (name: string, lang: Lang): string => (isReader(name, lang) ? reader[lang].accusative : name);
