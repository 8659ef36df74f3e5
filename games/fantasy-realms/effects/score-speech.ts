import type { CardId } from '../cards/ids.ts';
import { isSuit, type Suit, suitForms } from '../cards/suits.ts';
import type { Kind, Lang, Who } from './score-who.ts';

/** What a word needs to speak: the names of the cards, which the words themselves do not know. */
export type NameOf = (id: CardId) => string;

/** A word's clause in both languages, without capital and full stop. */
export type Clause<Args> = Readonly<Record<Lang, (args: Args, name: NameOf) => string>>;

const and: Readonly<Record<Lang, string>> = { en: 'and', de: 'und' };
const or: Readonly<Record<Lang, string>> = { en: 'or', de: 'oder' };
const but: Readonly<Record<Lang, string>> = { en: 'except', de: 'außer' };

function list(parts: readonly string[], last: string): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;
}

export const listAnd = (parts: readonly string[], lang: Lang): string => list(parts, and[lang]);
export const listOr = (parts: readonly string[], lang: Lang): string => list(parts, or[lang]);

type SingleForm = 'with' | 'without' | 'ofAll' | 'ofOne' | 'one' | 'many' | 'name';

export const suitsAs = (suits: readonly Suit[], form: SingleForm, lang: Lang): string[] =>
  suits.map((suit) => suitForms[suit][lang][form]);

/** "jede Armee", "jeden anderen Zauberer"; a name stands for itself. */
export const eachOf = (who: Who, lang: Lang, name: NameOf): string[] =>
  who.map((kind) => said(kind, lang, name, 'each', 'eachOther'));

/** "alle Armeen", "alle Länder außer Gebirge", "alle anderen Bestien". */
export const allOf = (who: Who, lang: Lang, name: NameOf): string[] =>
  who.map((kind) => said(kind, lang, name, 'all', 'allOther'));

/** "Armee", "Untotem", "Drache": what stands after "mit". */
export const withOf = (who: Who, lang: Lang, name: NameOf): string[] =>
  who.map((kind) => said(kind, lang, name, 'with', 'with'));

export const withoutOf = (who: Who, lang: Lang, name: NameOf): string[] =>
  who.map((kind) => said(kind, lang, name, 'without', 'without'));

export const headingOf = (who: Who, lang: Lang, name: NameOf): string[] =>
  who.map((kind) => said(kind, lang, name, 'heading', 'headingOther'));

export const manyOf = (who: Who, lang: Lang, name: NameOf): string[] =>
  who.map((kind) => said(kind, lang, name, 'many', 'many'));

type AnyForm = SingleForm | 'each' | 'eachOther' | 'all' | 'allOther' | 'heading' | 'headingOther';

function said(kind: Kind, lang: Lang, name: NameOf, form: AnyForm, otherForm: AnyForm): string {
  if (typeof kind === 'string') return isSuit(kind) ? suitForms[kind][lang][form] : name(kind);
  if ('other' in kind) return suitForms[kind.other][lang][otherForm];
  return `${suitForms[kind.suit][lang][form]} ${but[lang]} ${name(kind.except)}`;
}

/** +12, −5: with a sign that is as wide as the plus. */
/** With the sign that numbers have in print, where there is one. */
export const plain = (points: number): string => (points < 0 ? `−${-points}` : `${points}`);

export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);
