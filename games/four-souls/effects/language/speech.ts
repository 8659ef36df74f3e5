import type { Lang } from '@tafelrunde/kernel';
import type { Join, Say } from '@tafelrunde/words';

/** The forms of a noun, written out. English has one for all. */
export interface Noun {
  readonly en: string;
  readonly de: { readonly nom: string; readonly acc: string; readonly dat: string };
}

export const noun = (en: string, nom: string, acc: string, dat: string): Noun => ({ en, de: { nom, acc, dat } });

/** Feminine and neuter nouns have one form for nominative and accusative. */
export const plainNoun = (en: string, de: string, dat: string): Noun => noun(en, de, de, dat);

/** A clause about somebody: an order to you, or what somebody else does. */
export interface Doing {
  readonly en: readonly [you: string, they: string];
  readonly de: readonly [you: string, they: string];
}

/** "gain 3¢", "each player gains 3¢". */
export function clause(lang: Lang, whoever: Noun | 'you', { en, de }: Doing): string {
  const [you, they] = lang === 'en' ? en : de;
  if (whoever === 'you') return you;
  return `${lang === 'en' ? whoever.en : whoever.de.nom} ${they}`;
}

/** Both languages from one function of the language. */
export const inBoth = <N>(say: (lang: Lang, node: N, speak: Say) => string) => ({
  en: (node: N, speak: Say): string => say('en', node, speak),
  de: (node: N, speak: Say): string => say('de', node, speak),
});

/** Orders, and what somebody may or has to do. */
const INFINITIVES: readonly (readonly [RegExp, string])[] = [
  [/^mache (.*) bereit$/, '$1 bereit machen'],
  [/^würfle (.*) neu$/, '$1 neu würfeln'],
  [/^töte (.*)$/, '$1 töten'],
  [/^sieh dir (.*) an und lege (.*) zurück$/, 'sich $1 ansehen und $2 zurücklegen'],
];

/** "töte eine andere Person" as in "du musst eine andere Person töten". */
export function asInfinitive(order: string): string {
  const [pattern = /^/, infinitive = ''] = INFINITIVES.find(([each]) => each.test(order)) ?? [];
  return order.replace(pattern, infinitive);
}

/** One of two by number. */
export const plural = (n: number, one: string, many: string): string => (n === 1 ? one : many);

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Clauses that are no orders: with "then" before them German would have to turn them round. */
const TELLS: Readonly<Record<Lang, RegExp>> = {
  en: /^(if|till|the next time|prevent up|(the|that|an?|each|any|this|you) )/,
  de: /^(falls|wenn|bis|das nächste|verhindere bis|(die|der|das|diese|jede|jedes|eine?|du|wer) )/,
};

/** "take 1 damage, then gain 4¢"; "a player has +1 attack; the target has +1 HP". */
export const joined: Join = (clauses, lang) =>
  clauses.reduce((said, each, i) => {
    const more = ofTheSame(clauses[i - 1] ?? '', each, lang);
    if (more !== undefined) return `${said} ${AND[lang]} ${more}`;
    return `${said}${TELLS[lang].test(each) ? '; ' : THEN[lang]}${each}`;
  });

const AND = { en: 'and', de: 'und' } as const;

const SUBJECTS: Readonly<Record<Lang, RegExp>> = {
  en: /^(each player|a player|the target|this card) /,
  de: /^(jede Person|eine Person|das Ziel|diese Karte) /,
};

/** The rest of a clause with the subject of the one before: "a player has +1 attack" and "the target may attack". */
function ofTheSame(before: string, clause: string, lang: Lang): string | undefined {
  const [opening, subject] = SUBJECTS[lang].exec(clause) ?? [];
  const [, first] = SUBJECTS[lang].exec(before) ?? [];
  if (opening === undefined || first === undefined || first.startsWith(lang === 'en' ? 'the' : 'das')) return undefined;
  const isTarget = subject === 'the target' || subject === 'das Ziel';
  return isTarget || subject === first ? clause.slice(opening.length) : undefined;
}

const THEN = { en: ', then ', de: ', dann ' } as const;
