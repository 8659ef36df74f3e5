import { type CountingWords, countingWords, newcomers } from './score-counting.ts';
import type { Ceiling, Definition, Definitions, Measure, Terms } from './score-definition.ts';
import { type PatternWords, patternWords } from './score-patterns.ts';
import { listOr, type NameOf, withOf } from './score-speech.ts';
import { type StrengthWords, strengthWords } from './score-strengths.ts';
import { type TableWords, tableWords } from './score-table.ts';
import { finder, type Lang, type Who } from './score-who.ts';

/** The words that join others. */
interface JoiningWords {
  /** The better one of several (FR-098). */
  oneOf: { terms: readonly PointTerm[] };
  /** Another word, but only with a card that matches. */
  provided: { who: Who; then: PointTerm };
}

/** The words that give or cost points, with what each is told. */
interface PointWords extends CountingWords, StrengthWords, PatternWords, TableWords, JoiningWords {}

export type PointWord = keyof PointWords;
export type PointTerm = Terms<PointWords>;

export const oneOf = (...terms: readonly PointTerm[]): PointTerm => ({ word: 'oneOf', terms });
export const provided = (who: Who, then: PointTerm): PointTerm => ({ word: 'provided', who, then });

const joiningWords: Definitions<JoiningWords> = {
  oneOf: {
    measure: ({ terms }) => {
      const measures = terms.map(measureOf);
      return (t, self) => {
        let best = 0;
        let because = 0;
        for (const measure of measures) {
          const points = measure(t, self);
          if (points > best) {
            best = points;
            because = t.because;
          }
        }
        t.because = because;
        return best;
      };
    },
    ceiling: ({ terms }) => {
      const ceilings = terms.map(ceilingOf);
      return (t, self, changing) => {
        let most = 0;
        for (const ceiling of ceilings) most = Math.max(most, ceiling(t, self, changing));
        return most;
      };
    },
    text: {
      en: ({ terms }, name) => terms.map((term) => clauseOf(term, 'en', name)).join('; or '),
      de: ({ terms }, name) => terms.map((term) => clauseOf(term, 'de', name)).join('; oder '),
    },
  },
  provided: {
    measure: ({ who, then }) => {
      const find = finder(who);
      const measure = measureOf(then);
      return (t, self) => {
        const found = find(t, self);
        if (found === 0) return 0;
        const points = measure(t, self);
        t.because |= found;
        return points;
      };
    },
    ceiling: ({ who, then }) => {
      const find = finder(who);
      const more = newcomers(who);
      const ceiling = ceilingOf(then);
      return (t, self, changing) => (find(t, self) === 0 && more(changing) === 0 ? 0 : ceiling(t, self, changing));
    },
    text: {
      en: ({ who, then }, name) => `with ${listOr(withOf(who, 'en', name), 'en')} ${clauseOf(then, 'en', name)}`,
      de: ({ who, then }, name) => `mit ${listOr(withOf(who, 'de', name), 'de')} ${clauseOf(then, 'de', name)}`,
    },
  },
};

const pointWords: Definitions<PointWords> = {
  ...countingWords,
  ...strengthWords,
  ...patternWords,
  ...tableWords,
  ...joiningWords,
};

type TermOf<W extends PointWord> = { readonly word: W } & Readonly<PointWords[W]>;

function definitionOf<W extends PointWord>(word: W): Definition<Readonly<PointWords[W]>> {
  return pointWords[word];
}

export const isPoints = (term: { readonly word: string }): term is PointTerm => term.word in pointWords;

export function measureOf<W extends PointWord>(term: TermOf<W>): Measure {
  return definitionOf(term.word).measure(term);
}

export function ceilingOf<W extends PointWord>(term: TermOf<W>): Ceiling {
  return definitionOf(term.word).ceiling(term, measureOf(term));
}

export function clauseOf<W extends PointWord>(term: TermOf<W>, lang: Lang, name: NameOf): string {
  return definitionOf(term.word).text[lang](term, name);
}
