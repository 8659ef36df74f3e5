import type { Groups, Lang, PlaceName, Said } from '@tafelrunde/kernel';
import type { Line } from './log.ts';
import { type Case, type Kind, noun } from './noun.ts';
import { capital } from './sentences.ts';
import type { Telling } from './telling.ts';

/** What a game calls its pieces, what is marked on them, and its places. */
export interface PieceNames {
  readonly pieces: Readonly<Record<string, Kind>>;
  /** "damage", "Schaden". */
  readonly marks?: Readonly<Record<string, Said>>;
  /** As it stands after "in", "from" and "nach": "A3". */
  place(spot: PlaceName, lang: Lang): string;
}

/** The log lines of what the verbs on pieces do, by the types of their events. */
export function pieceLines(names: PieceNames): Readonly<Record<string, Line>> {
  const what = (t: Telling, where: Case = 'nom'): string => piecesAs(t.event.pieces, names, t.lang, where);
  const become = (t: Telling): string => piecesAs(t.event.by, names, t.lang, 'dat');
  const verb = (t: Telling, one: string, many: string): string => (isMany(t.event.pieces) ? many : one);
  const at = ({ lang }: Telling, spot: PlaceName | undefined): string =>
    spot === undefined ? '' : names.place(spot, lang);
  const from = (t: Telling): string => at(t, t.event.from);
  const to = (t: Telling): string => at(t, t.event.to);
  const mark = (t: Telling): string => names.marks?.[t.fact('mark')]?.[t.lang] ?? t.fact('mark');
  const amount = ({ n }: Telling): number => Math.abs(n);
  const less = (t: Telling, said: string): string => (t.n < 0 ? ` ${said}` : '');
  const line = (en: (t: Telling) => string, de: (t: Telling) => string): Line => ({
    en: (t) => `${capital(en(t))}.`,
    de: (t) => `${capital(de(t))}.`,
  });
  return {
    added: line(
      (t) => `${what(t)} ${verb(t, 'comes', 'come')} to ${to(t)}`,
      (t) => `${what(t)} ${verb(t, 'kommt', 'kommen')} nach ${to(t)}`,
    ),
    moved: line(
      (t) => `${what(t)} ${verb(t, 'moves', 'move')} from ${from(t)} to ${to(t)}`,
      (t) => `${what(t)} ${verb(t, 'zieht', 'ziehen')} von ${from(t)} nach ${to(t)}`,
    ),
    removed: line(
      (t) => `${what(t)} ${verb(t, 'is', 'are')} removed from ${from(t)}`,
      (t) => `${what(t)} ${verb(t, 'wird', 'werden')} aus ${from(t)} entfernt`,
    ),
    destroyed: line(
      (t) => `${what(t)} ${verb(t, 'is', 'are')} destroyed in ${from(t)}`,
      (t) => `${what(t)} ${verb(t, 'wird', 'werden')} in ${from(t)} zerstört`,
    ),
    marked: line(
      (t) => `${amount(t)} ${mark(t)}${less(t, 'less')} on ${what(t)} in ${to(t)}`,
      (t) => `${amount(t)} ${mark(t)}${less(t, 'weniger')} auf ${what(t, 'dat')} in ${to(t)}`,
    ),
    replaced: line(
      (t) => `${what(t)} in ${to(t)} ${verb(t, 'becomes', 'become')} ${become(t)}`,
      (t) => `${what(t)} in ${to(t)} ${verb(t, 'wird', 'werden')} zu ${become(t)}`,
    ),
  };
}

const isMany = (pieces: Groups = []): boolean => pieces.reduce((sum, { n }) => sum + n, 0) > 1;

const AND: Readonly<Record<Lang, string>> = { en: ' and ', de: ' und ' };

function piecesAs(pieces: Groups = [], { pieces: kinds }: PieceNames, lang: Lang, where: Case): string {
  return pieces
    .map(({ kind, n }) => {
      const known = kinds[kind];
      if (known === undefined) return `${n} ${kind}`;
      const said = noun(known, n === 1 ? 'a' : n);
      return lang === 'en' ? said.en : said.de[where];
    })
    .join(AND[lang]);
}
