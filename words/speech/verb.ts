import type { Lang, Said } from '@tafelrunde/kernel';
import type { Case, Noun } from './noun.ts';

/* Verbs: their forms, and where the things that belong to them stand in a clause. */

/** What stands in a clause beside its verb: as it is, in both languages, declined, or different for you and for others. */
export type Part = string | number | Aside | Noun | { readonly you: Part; readonly they: Part };

/** What a telegram says of a deed. */
export interface Brief extends Said {
  /** It goes without saying that one may, and whoever may is set before it: "each player: +1 attack". */
  readonly isOffer?: true;
}

/** What a telegram leaves out: "till end of turn". */
export interface Aside extends Said {
  readonly isAside?: true;
}

export type Parts = Readonly<Record<string, Part | undefined>>;

type Bit = string | { readonly part: string; readonly where: Case };

interface German {
  /** Empty where nobody can be told to do it. */
  readonly order: string;
  readonly you: string;
  readonly they: string;
  readonly all: string;
  readonly infinitive: string;
  /** "wirf … ab". */
  readonly particle: string;
  readonly frame: readonly Bit[];
}

export interface Verb {
  readonly en: { readonly base: string; readonly third: string; readonly frame: readonly Bit[] };
  readonly de: German;
  /** All that a telegram says of it: "+{n} loot play". */
  readonly brief?: Readonly<Record<Lang, readonly Bit[]>> & Pick<Brief, 'isOffer'>;
}

const THIRD: Readonly<Record<string, string>> = {
  have: 'has',
  are: 'is',
  do: 'does',
  can: 'can',
  cannot: 'cannot',
  would: 'would',
};

function third(base: string): string {
  const known = THIRD[base];
  if (known !== undefined) return known;
  if (/(s|sh|ch|x|o)$/.test(base)) return `${base}es`;
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`;
}

const CASES: readonly Case[] = ['nom', 'acc', 'dat', 'gen'];

function bitsOf(frame: string): Bit[] {
  return frame
    .trim()
    .split(/(\{[^}]*\})/)
    .filter((bit) => bit !== '')
    .map((bit): Bit => {
      if (!bit.startsWith('{')) return bit;
      const [part = '', named] = bit.slice(1, -1).split('.');
      return { part, where: CASES.find((each) => each === named) ?? 'acc' };
    });
}

/**
 * `verb('discard {what}', 'wirf wirfst wirft werfen ab | {what}')`: in German the order, "du", "sie" and the infinitive, its
 * particle, and what stands between them. `{whom.dat}` declines; without a case it is the accusative. What a telegram says instead may be
 * given beside it.
 */
export function verb(en: string, de: string, brief?: Brief): Verb {
  const [base = '', ...rest] = en.split(' ');
  const [words = '', frame = ''] = de.split('|');
  const [order = '', you = '', they = '', all = '', particle = ''] = words.trim().split(' ');
  return {
    en: { base, third: third(base), frame: bitsOf(rest.join(' ')) },
    de: {
      order: order === '-' ? '' : order,
      you,
      they,
      all,
      infinitive: `${particle.startsWith('-') ? `${particle.slice(1)} ` : particle}${all}`,
      particle: particle.startsWith('-') ? particle.slice(1) : particle,
      frame: bitsOf(frame),
    },
    ...(brief === undefined ? {} : { brief: { ...brief, en: bitsOf(brief.en), de: bitsOf(brief.de) } }),
  };
}

/** Whom the clause is about: it may say some things differently. */
export type Person = 'you' | 'they';

function sayPart(part: Part | undefined, lang: Lang, where: Case, person: Person): string {
  if (part === undefined) return '';
  if (typeof part !== 'object') return String(part);
  if ('you' in part) return sayPart(part[person], lang, where, person);
  if (lang === 'en') return part.en;
  return typeof part.de === 'string' ? part.de : part.de[where];
}

const SELF: Readonly<Record<Lang, Readonly<Record<Person, string>>>> = {
  en: { you: 'your', they: 'their' },
  de: { you: 'dir', they: 'sich' },
};

/** How a clause is said: in full, or as in a telegram. */
export interface Manner {
  readonly lang: Lang;
  readonly brief: boolean;
}

/** The things beside the verb, in their places. */
export const beside = (of: Verb, parts: Parts, manner: Manner, person: Person): string =>
  filled(of[manner.lang].frame, parts, manner, person);

/** All that a telegram says of it, if it has words of its own for it. */
export const telegramOf = ({ brief }: Verb, parts: Parts, manner: Manner, person: Person): string | undefined =>
  brief === undefined || !manner.brief ? undefined : filled(brief[manner.lang], parts, manner, person);

/** `{self}` is "your" and "their", "dir" and "sich". */
function filled(frame: readonly Bit[], parts: Parts, { lang, brief }: Manner, person: Person): string {
  return frame
    .map((bit) => {
      if (typeof bit === 'string') return bit;
      if (bit.part === 'self') return SELF[lang][person];
      const part = parts[bit.part];
      return brief && isAside(part) ? '' : sayPart(part, lang, bit.where, person);
    })
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}

const isAside = (part: Part | undefined): boolean =>
  typeof part === 'object' && 'isAside' in part && part.isAside === true;
