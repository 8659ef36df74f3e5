import type { Said } from '@tafelrunde/kernel';

/* Nouns: a table of kinds with gender and forms, and phrases made of them, declined by one table of endings. */

export type Case = 'nom' | 'acc' | 'dat' | 'gen';

type Gender = 'm' | 'f' | 'n';

type Forms = Readonly<Record<Case, string>>;

/** A noun with all that belongs to it, in every case. English has one form for all. */
export interface Noun {
  readonly en: string;
  readonly de: Forms;
  /** As the subject of a verb. */
  readonly plural: boolean;
  /** Two nouns with the same name stand for the same: their clauses share a subject. */
  readonly name?: string;
}

/** A kind of thing or person. */
export interface Kind {
  readonly en: { readonly one: string; readonly many: string };
  readonly de: { readonly one: Forms; readonly many: Forms; readonly gender: Gender };
}

const dativePlural = (many: string): string => (/[ns]$/.test(many) ? many : `${many}n`);

/** `kind('item/items', 'das Item/Items')`; the genitive where it is not made with an s: `'der Wurf/Würfe/Wurfs'`. */
export function kind(en: string, de: string): Kind {
  const [one = en, many = `${one}s`] = en.split('/');
  const [named = '', deMany = '', gen] = de.split('/');
  const [article = '', ...rest] = named.split(' ');
  const gender = article === 'der' ? 'm' : article === 'die' ? 'f' : 'n';
  const deOne = rest.join(' ');
  return {
    en: { one, many },
    de: {
      gender,
      one: { nom: deOne, acc: deOne, dat: deOne, gen: gen ?? (gender === 'f' ? deOne : `${deOne}s`) },
      many: { nom: deMany, acc: deMany, dat: dativePlural(deMany), gen: deMany },
    },
  };
}

type Numbered = Gender | 'many';

const forms = (nom: string, acc: string, dat: string, gen: string): Forms => ({ nom, acc, dat, gen });

/** der, dieser, jeder, alle. */
const definite: Readonly<Record<Numbered, Forms>> = {
  m: forms('er', 'en', 'em', 'es'),
  f: forms('e', 'e', 'er', 'er'),
  n: forms('es', 'es', 'em', 'es'),
  many: forms('e', 'e', 'en', 'er'),
};

const indefinite: Readonly<Record<Gender, Forms>> = {
  m: forms('', 'en', 'em', 'es'),
  f: forms('e', 'e', 'er', 'er'),
  n: forms('', '', 'em', 'es'),
};

const the: Readonly<Record<Numbered, Forms>> = {
  m: forms('der', 'den', 'dem', 'des'),
  f: forms('die', 'die', 'der', 'der'),
  n: forms('das', 'das', 'dem', 'des'),
  many: forms('die', 'die', 'den', 'der'),
};

/** Of adjectives: after "der", after "ein", and after nothing at all. */
const endings: Readonly<Record<'weak' | 'mixed' | 'strong', Readonly<Record<Numbered, Forms>>>> = {
  weak: {
    m: forms('e', 'en', 'en', 'en'),
    f: forms('e', 'e', 'en', 'en'),
    n: forms('e', 'e', 'en', 'en'),
    many: forms('en', 'en', 'en', 'en'),
  },
  mixed: {
    m: forms('er', 'en', 'en', 'en'),
    f: forms('e', 'e', 'en', 'en'),
    n: forms('es', 'es', 'en', 'en'),
    many: forms('e', 'e', 'en', 'er'),
  },
  strong: { ...definite, many: forms('e', 'e', 'en', 'er') },
};

/** How many, and which; `bare` are several without a word for it. A number stands for itself. */
type Article = 'a' | 'the' | 'that' | 'each' | 'all' | 'any' | 'bare' | number;

const isMany = (article: Article): boolean =>
  article === 'all' || article === 'any' || article === 'bare' || (typeof article === 'number' && article !== 1);

interface More {
  /** German without its ending: "lebend". */
  readonly being?: readonly Said[];
  /** What follows the noun: "with the most souls". */
  readonly after?: Said;
  readonly name?: string;
}

export const OTHER: Said = { en: 'other', de: 'ander' };

function english({ en }: Kind, article: Article, words: readonly string[]): string {
  const rest = [...words, isMany(article) ? en.many : en.one].join(' ');
  if (article === 'a')
    return rest.startsWith('other ') ? `an${rest}` : `${/^[aeiou]/i.test(rest) ? 'an' : 'a'} ${rest}`;
  return article === 'bare' ? rest : `${article === 'any' ? 'any number of' : article} ${rest}`;
}

function articleOf(article: Article, gender: Numbered, where: Case): string {
  switch (article) {
    case 'a':
      return gender === 'many' ? '' : `ein${indefinite[gender][where]}`;
    case 'the':
      return the[gender][where];
    case 'that':
      return `dies${definite[gender][where]}`;
    case 'each':
      return `jed${definite[gender][where]}`;
    case 'all':
      return `all${definite.many[where]}`;
    case 'any':
      return where === 'dat' ? 'beliebig vielen' : 'beliebig viele';
    case 'bare':
      return '';
    default:
      return String(article);
  }
}

/** No article tells the case. */
const isWithout = (article: Article): boolean => typeof article === 'number' || article === 'any' || article === 'bare';

function german({ de }: Kind, article: Article, words: readonly string[], where: Case): string {
  const gender: Numbered = isMany(article) ? 'many' : de.gender;
  const how = article === 'a' ? 'mixed' : isWithout(article) ? 'strong' : 'weak';
  const declined = words.map((word) => `${word}${endings[how][gender][where]}`);
  const said = [articleOf(article, gender, where), ...declined, (isMany(article) ? de.many : de.one)[where]];
  return said.filter((word) => word !== '').join(' ');
}

const inCases = (say: (where: Case) => string): Forms => ({
  nom: say('nom'),
  acc: say('acc'),
  dat: say('dat'),
  gen: say('gen'),
});

/** A relative clause brings its own comma. */
const spaced = (text = ''): string => (text === '' || text.startsWith(',') ? text : ` ${text}`);

/** "another player", "each monster not being attacked", "3 items". */
export function noun(of: Kind, article: Article, { being = [], after, name }: More = {}): Noun {
  const following = { en: spaced(after?.en), de: spaced(after?.de) };
  return {
    en: `${english(
      of,
      article,
      being.map(({ en }) => en),
    )}${following.en}`,
    de: inCases(
      (where) =>
        `${german(
          of,
          article,
          being.map(({ de }) => de),
          where,
        )}${following.de}`,
    ),
    plural: isMany(article),
    ...(name === undefined ? {} : { name }),
  };
}

/** "a monster or player": German declines both. */
export const either = (en: string, one: Noun, other: Noun): Noun => ({
  en,
  de: inCases((where) => `${one.de[where]} oder ${other.de[where]}`),
  plural: false,
});

/** The same under another name, or with more behind it: "a player of your choice". */
export const behind = (of: Noun, after: Said): Noun => ({
  ...of,
  en: `${of.en} ${after.en}`,
  de: inCases((where) => `${of.de[where]} ${after.de}`),
});

export const called = (of: Noun, name: string): Noun => ({ ...of, name });
