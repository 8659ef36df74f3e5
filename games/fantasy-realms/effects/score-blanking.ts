import { suitIndex } from '../cards/suits.ts';
import { bit, type Cards, first, peek, type Tableau } from '../scoring/tableau.ts';
import type { Terms } from './score-definition.ts';
import { allOf, type Clause, listAnd, listOr, manyOf, type NameOf, withOf, withoutOf } from './score-speech.ts';
import { type Finder, finder, type Lang, type Who } from './score-who.ts';

/** The words that blank cards; all of them are penalties and can be cleared (FR-078). */
interface BlankWords {
  /** Blanks the cards that match. */
  blanks: { who: Who };
  /** Blanks every card that does not match. */
  blanksAllBut: { who: Who };
  /** Blanks cards that are alone in their suit, before any other blanking (FR-087). */
  blanksLoners: { but: Who };
  /** Is blanked itself unless a card matches (FR-084). */
  blankedWithout: { who: Who };
  /** Is blanked itself if a card matches (FR-084). */
  blankedWith: { who: Who };
}

export type BlankWord = keyof BlankWords;
export type BlankTerm = Terms<BlankWords>;

export const blanks = (...who: Who): BlankTerm => ({ word: 'blanks', who });
export const blanksAllBut = (...who: Who): BlankTerm => ({ word: 'blanksAllBut', who });
export const blanksLoners = (...but: Who): BlankTerm => ({ word: 'blanksLoners', but });
export const blankedWithout = (...who: Who): BlankTerm => ({ word: 'blankedWithout', who });
export const blankedWith = (...who: Who): BlankTerm => ({ word: 'blankedWith', who });

/**
 * What a word does in the blanking steps. `victims`: whom an active card blanks; `loners`: the same, in the Demon's step;
 * `needs`, `shuns`: what must, or must not, be active for the card itself to stay active.
 */
export interface Blanking {
  readonly role: 'victims' | 'loners' | 'needs' | 'shuns';
  readonly find: Finder;
}

interface Definition<Args> {
  readonly blanking: (args: Args) => Blanking;
  readonly text: Clause<Args>;
}

const blankWords: { readonly [W in BlankWord]: Definition<Readonly<BlankWords[W]>> } = {
  blanks: {
    blanking: ({ who }) => ({ role: 'victims', find: finder(who) }),
    text: {
      en: ({ who }, name) => `blanks ${listAnd(allOf(who, 'en', name), 'en')}`,
      de: ({ who }, name) => `blockiert ${listAnd(allOf(who, 'de', name), 'de')}`,
    },
  },
  blanksAllBut: {
    blanking: ({ who }) => {
      const spared = finder(who);
      return { role: 'victims', find: (t, self) => t.active & ~spared(t, self) & ~sparedWild(t) };
    },
    text: {
      en: ({ who }, name) => `blanks all cards except ${listAnd(manyOf(who, 'en', name), 'en')}`,
      de: ({ who }, name) => `blockiert alle Karten außer ${listAnd(manyOf(who, 'de', name), 'de')}`,
    },
  },
  blanksLoners: {
    blanking: ({ but }) => {
      const spared = finder(but);
      return { role: 'loners', find: (t, self) => loners(t) & ~spared(t, self) };
    },
    text: {
      en: ({ but }, name) =>
        `before anything else, blanks each card that is the only one of its suit in the hand, except ${listAnd(manyOf(but, 'en', name), 'en')}`,
      de: ({ but }, name) =>
        `blockiert vor allem anderen jede Karte, deren Farbe auf der Hand nur einmal vorkommt, außer ${listAnd(manyOf(but, 'de', name), 'de')}`,
    },
  },
  blankedWithout: {
    blanking: ({ who }) => ({ role: 'needs', find: finder(who) }),
    text: {
      en: ({ who }, name) => `without ${listOr(withoutOf(who, 'en', name), 'en')} this card is blanked`,
      de: ({ who }, name) => `ohne ${listOr(withoutOf(who, 'de', name), 'de')} ist diese Karte blockiert`,
    },
  },
  blankedWith: {
    blanking: ({ who }) => {
      const find = finder(who);
      return { role: 'shuns', find: (t, self) => find(t, self) & ~t.immune }; // FR-130
    },
    text: {
      en: ({ who }, name) => `with ${listOr(withOf(who, 'en', name), 'en')} this card is blanked`,
      de: ({ who }, name) => `mit ${listOr(withOf(who, 'de', name), 'de')} ist diese Karte blockiert`,
    },
  },
};

const WILD = suitIndex('wild');

/** FR-121: by the text a wild card that stands for nothing is not spared; some tables spare it. */
function sparedWild(t: Tableau): Cards {
  return t.context.rulings.unusedWildInWildfire === 'spared' ? peek(t.ofSuit, WILD) : 0;
}

/** Cards that share no suit with any other card of the hand; Wild is a suit here (FR-122). */
function loners(t: Tableau): Cards {
  let alone = 0;
  for (let rest = t.active; rest !== 0; rest &= rest - 1) {
    const position = first(rest);
    let company = 0;
    for (let suits = peek(t.suits, position); suits !== 0; suits &= suits - 1) company |= peek(t.ofSuit, first(suits));
    if (company === bit(position)) alone |= company;
  }
  return alone;
}

type TermOf<W extends BlankWord> = { readonly word: W } & Readonly<BlankWords[W]>;

function definitionOf<W extends BlankWord>(word: W): Definition<Readonly<BlankWords[W]>> {
  return blankWords[word];
}

export const isBlanking = (term: { readonly word: string }): term is BlankTerm => term.word in blankWords;

export function blankingOf<W extends BlankWord>(term: TermOf<W>): Blanking {
  return definitionOf(term.word).blanking(term);
}

export function blankClauseOf<W extends BlankWord>(term: TermOf<W>, lang: Lang, name: NameOf): string {
  return definitionOf(term.word).text[lang](term, name);
}
