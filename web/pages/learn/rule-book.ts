import type { Lang } from '@tafelrunde/kernel';

/** A game's rules.md: chapters of numbered rules. */
export interface Chapter {
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface Rule {
  readonly id: string;
  readonly text: string;
}

/** A remark for whoever writes tests. */
const UNTESTED = /\s*\(no test: .*\)$/;

/** What an option is called inside, and its values: of no use to who reads. */
const VALUES = /: `[^`]+` \((?:default|üblich)\) (?:or|oder) `[^`]+`|, (?:default|üblich:) \w+/g;
const OPTION = /(Option(?:en|s)?) `[^`]+`(?: (?:and|und) `[^`]+`)?/g;
const ALONE = / Option(?:en|s)?\./g;

const forReaders = (text: string): string =>
  text.replace(UNTESTED, '').replaceAll(VALUES, '').replaceAll(OPTION, '$1').replaceAll(ALONE, '');

const ROW = /^\|\s*([A-Z]+-\d+)\s*\|\s*(.+?)\s*\|\s*$/;

export function readRules(markdown: string): Chapter[] {
  const chapters: { title: string; rules: Rule[] }[] = [];
  for (const line of markdown.split('\n')) {
    if (line.startsWith('## ')) chapters.push({ title: line.slice(3).trim(), rules: [] });
    const [, id, text] = ROW.exec(line) ?? [];
    if (id !== undefined && text !== undefined) chapters.at(-1)?.rules.push({ id, text: forReaders(text) });
  }
  return chapters.filter(({ rules }) => rules.length > 0);
}

/** Letters without accents and case, so that `uber` finds `Über`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Every word of the search has to be in the text. */
export function matches(text: string, search: string): boolean {
  const where = plain(text);
  return plain(search)
    .split(/\s+/)
    .every((word) => where.includes(word));
}

export function searchRules(chapters: readonly Chapter[], search: string): Chapter[] {
  if (search.trim() === '') return [...chapters];
  return chapters
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter(({ id, text }) => matches(`${title} ${id} ${text}`, search)),
    }))
    .filter(({ rules }) => rules.length > 0);
}

/** Each rule book is loaded when somebody wants to read it: the game's own, and ours in German. */
const english = import.meta.glob<string>('../../../games/*/rules.md', { query: '?raw', import: 'default' });
const german = import.meta.glob<string>('../../words/rules/*.de.md', { query: '?raw', import: 'default' });

const bookOf = (game: string, lang: Lang): (() => Promise<string>) | undefined =>
  ({ en: english[`../../../games/${game}/rules.md`], de: german[`../../words/rules/${game}.de.md`] })[lang];

export async function loadRules(game: string, lang: Lang): Promise<Chapter[]> {
  const load = bookOf(game, lang);
  if (load === undefined) throw new Error(`there are no rules of ${game}`);
  return readRules(await load());
}
