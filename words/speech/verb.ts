import type { Lang, Said } from '@tafelrunde/kernel';
import type { Case, Noun } from './noun.ts';

/* Verbs: their forms, and where the things that belong to them stand in a clause. */

/** What stands in a clause beside its verb: as it is, in both languages, declined, or different for you and for others. */
export type Part = string | number | Said | Noun | { readonly you: Part; readonly they: Part };

export type Parts = Readonly<Record<string, Part | undefined>>;

type Piece = string | { readonly part: string; readonly where: Case };

interface German {
  /** Empty where nobody can be told to do it. */
  readonly order: string;
  readonly you: string;
  readonly they: string;
  readonly all: string;
  readonly infinitive: string;
  /** "wirf … ab". */
  readonly particle: string;
  readonly frame: readonly Piece[];
}

export interface Verb {
  readonly en: { readonly base: string; readonly third: string; readonly frame: readonly Piece[] };
  readonly de: German;
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

function piecesOf(frame: string): Piece[] {
  return frame
    .trim()
    .split(/(\{[^}]*\})/)
    .filter((piece) => piece !== '')
    .map((piece): Piece => {
      if (!piece.startsWith('{')) return piece;
      const [part = '', named] = piece.slice(1, -1).split('.');
      return { part, where: CASES.find((each) => each === named) ?? 'acc' };
    });
}

/**
 * `verb('discard {what}', 'wirf wirfst wirft werfen ab | {what}')`: in German the order, "du", "sie" and the infinitive, its
 * particle, and what stands between them. `{whom.dat}` declines; without a case it is the accusative.
 */
export function verb(en: string, de: string): Verb {
  const [base = '', ...rest] = en.split(' ');
  const [words = '', frame = ''] = de.split('|');
  const [order = '', you = '', they = '', all = '', particle = ''] = words.trim().split(' ');
  return {
    en: { base, third: third(base), frame: piecesOf(rest.join(' ')) },
    de: {
      order: order === '-' ? '' : order,
      you,
      they,
      all,
      infinitive: `${particle.startsWith('-') ? `${particle.slice(1)} ` : particle}${all}`,
      particle: particle.startsWith('-') ? particle.slice(1) : particle,
      frame: piecesOf(frame),
    },
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

/** The things beside the verb, in their places. `{self}` is "your" and "their", "dir" and "sich". */
export function beside(of: Verb, parts: Parts, lang: Lang, person: Person): string {
  return of[lang].frame
    .map((piece) => {
      if (typeof piece === 'string') return piece;
      return piece.part === 'self' ? SELF[lang][person] : sayPart(parts[piece.part], lang, piece.where, person);
    })
    .join('')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
