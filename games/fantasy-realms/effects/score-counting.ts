import { type CardId, cardIndex, isCardId } from '../cards/ids.ts';
import { count, peek } from '../scoring/tableau.ts';
import type { Definitions, Terms } from './score-definition.ts';
import { eachOf, headingOf, listAnd, listOr, manyOf, signed, withOf, withoutOf } from './score-speech.ts';
import { finder, type Lang, suitOf, type Who } from './score-who.ts';

/** The words that look for cards and count them. */
export interface CountingWords {
  /** `points` for every card that matches (FR-097), and once more for one name (FR-123). */
  each: { points: number; who: Who; andFor?: CardId };
  /** Once, with at least one card that matches (FR-096). */
  withAny: { points: number; who: Who };
  /** Once, if there is a card for every entry; an entry may be a choice of kinds. */
  withAll: { points: number; each: readonly Who[] };
  /** Once, if no card matches. */
  without: { points: number; who: Who };
  /** For each kind: so much for the first card, so much for every further one. */
  firstAndFurther: { first: number; further: number; who: Who };
  exactly: { points: number; cards: number; who: Who };
}

type Term = Terms<CountingWords>;

export const each = (points: number, ...who: Who): Term => ({ word: 'each', points, who });
export const eachAndFor = (points: number, andFor: CardId, ...who: Who): Term => ({
  word: 'each',
  points,
  who,
  andFor,
});
export const withAny = (points: number, ...who: Who): Term => ({ word: 'withAny', points, who });
export const withAll = (points: number, ...each: readonly Who[]): Term => ({ word: 'withAll', points, each });
export const without = (points: number, ...who: Who): Term => ({ word: 'without', points, who });
export const firstAndFurther = (first: number, further: number, ...who: Who): Term => ({
  word: 'firstAndFurther',
  first,
  further,
  who,
});
export const exactly = (points: number, cards: number, ...who: Who): Term => ({
  word: 'exactly',
  points,
  cards,
  who,
});

export const countingWords: Definitions<CountingWords> = {
  each: {
    measure: ({ points, who, andFor }) => {
      const find = finder(who);
      if (andFor === undefined) {
        return (t, self) => {
          t.because = find(t, self);
          return points * count(t.because);
        };
      }
      const name = cardIndex(andFor);
      return (t, self) => {
        const found = find(t, self);
        const named = peek(t.ofName, name) & t.active;
        t.because = found | named;
        return points * (count(found) + (named === 0 ? 0 : 1));
      };
    },
    ceiling: ({ points, who }, measure) => {
      const more = newcomers(who);
      return points < 0 ? () => 0 : (t, self, changing) => measure(t, self) + points * more(changing);
    },
    text: {
      en: ({ points, who, andFor }, name) => {
        if (onlyNames(who)) return `${signed(points)} for each card named ${listOr(eachOf(who, 'en', name), 'en')}`;
        const extra = andFor === undefined ? [] : [`for ${name(andFor)}`];
        return `${signed(points)} for ${listAnd([...eachOf(who, 'en', name), ...extra], 'en')}`;
      },
      de: ({ points, who, andFor }, name) => {
        if (onlyNames(who)) return `${signed(points)} für jede Karte namens ${listOr(eachOf(who, 'de', name), 'de')}`;
        const extra = andFor === undefined ? [] : [`für ${name(andFor)}`];
        return `${signed(points)} für ${listAnd([...eachOf(who, 'de', name), ...extra], 'de')}`;
      },
    },
  },
  withAny: {
    measure: ({ points, who }) => {
      const find = finder(who);
      return (t, self) => {
        t.because = find(t, self);
        return t.because === 0 ? 0 : points;
      };
    },
    ceiling: ({ points, who }) => {
      const find = finder(who);
      const more = newcomers(who);
      return (t, self, changing) => (find(t, self) === 0 && more(changing) === 0 ? 0 : Math.max(points, 0));
    },
    text: {
      en: ({ points, who }, name) => `${signed(points)} with ${listOr(withOf(who, 'en', name), 'en')}`,
      de: ({ points, who }, name) => `${signed(points)} mit ${listOr(withOf(who, 'de', name), 'de')}`,
    },
  },
  withAll: {
    measure: ({ points, each: entries }) => {
      const finders = entries.map(finder);
      return (t, self) => {
        let found = 0;
        for (const find of finders) {
          const cards = find(t, self);
          if (cards === 0) return 0;
          found |= cards;
        }
        t.because = found;
        return points;
      };
    },
    ceiling: ({ points, each: entries }) => {
      const needed = entries.map((who) => ({ find: finder(who), more: newcomers(who) }));
      return (t, self, changing) => {
        let free = changing;
        for (const { find, more } of needed) {
          if (find(t, self) !== 0) continue;
          if (more(free) === 0) return 0;
          free--;
        }
        return points;
      };
    },
    text: {
      en: ({ points, each: entries }, name) =>
        `${signed(points)} with ${withEvery(
          entries.map((who) => withOf(who, 'en', name)),
          'en',
          'also ',
        )}`,
      de: ({ points, each: entries }, name) =>
        `${signed(points)} mit ${withEvery(
          entries.map((who) => withOf(who, 'de', name)),
          'de',
          'dazu ',
        )}`,
    },
  },
  without: {
    measure: ({ points, who }) => {
      const find = finder(who);
      return (t, self) => {
        t.because = 0;
        return find(t, self) === 0 ? points : 0;
      };
    },
    ceiling:
      ({ points }) =>
      () =>
        Math.max(points, 0),
    text: {
      en: ({ points, who }, name) => `${signed(points)} without ${listOr(withoutOf(who, 'en', name), 'en')}`,
      de: ({ points, who }, name) => `${signed(points)} ohne ${listOr(withoutOf(who, 'de', name), 'de')}`,
    },
  },
  firstAndFurther: {
    measure: ({ first: once, further, who }) => {
      const finders = who.map((kind) => finder([kind]));
      return (t, self) => {
        let points = 0;
        let because = 0;
        for (const find of finders) {
          const found = find(t, self);
          if (found !== 0) points += once + further * (count(found) - 1);
          because |= found;
        }
        t.because = because;
        return points;
      };
    },
    ceiling: ({ first: once, further, who }, measure) => {
      const more = newcomers(who);
      const most = Math.max(once, further);
      return (t, self, changing) => measure(t, self) + most * more(changing);
    },
    text: {
      en: ({ first: once, further, who }, name) =>
        `${listAnd(headingOf(who, 'en', name), 'en')}: ${who.length > 1 ? 'per suit ' : ''}${signed(once)} for the first card, ${signed(further)} for each further one`,
      de: ({ first: once, further, who }, name) =>
        `${listAnd(headingOf(who, 'de', name), 'de')}: ${who.length > 1 ? 'je Farbe ' : ''}${signed(once)} für die erste Karte, ${signed(further)} für jede weitere`,
    },
  },
  exactly: {
    measure: ({ points, cards, who }) => {
      const find = finder(who);
      return (t, self) => {
        t.because = find(t, self);
        return count(t.because) === cards ? points : 0;
      };
    },
    ceiling:
      ({ points }) =>
      () =>
        points,
    text: {
      en: ({ points, cards, who }, name) =>
        `${signed(points)} with exactly ${cards} ${listOr(manyOf(who, 'en', name), 'en')} in total`,
      de: ({ points, cards, who }, name) =>
        `${signed(points)} mit insgesamt genau ${cards} ${listOr(manyOf(who, 'de', name), 'de')}`,
    },
  },
};

/** At most this many of `changing` cards can come to match: a change of suit gives no name. */
export function newcomers(who: Who): (changing: number) => number {
  const possible = who.some((kind) => suitOf(kind) !== undefined) ? 1 : 0;
  return (changing) => possible * changing;
}

const onlyNames = (who: Who): boolean => who.every((kind) => typeof kind === 'string' && isCardId(kind));

/** "Rauch und Buschfeuer"; where an entry is a choice: "Regensturm und dazu Blizzard oder Große Flut". */
function withEvery(entries: readonly string[][], lang: Lang, again: string): string {
  return listAnd(
    entries.map((entry) => (entry.length > 1 ? `${again}${listOr(entry, lang)}` : entry.join(''))),
    lang,
  );
}
