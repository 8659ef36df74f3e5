import type { Rulings } from '../scoring/rulings.ts';
import type { Terms } from './score-definition.ts';
import { signed } from './score-speech.ts';
import type { Lang } from './score-who.ts';

/** The words that change what a used cursed item is worth at the end of the game. */
interface ItemWords {
  /** Worth this much between two players (FR-110). */
  betweenTwo: { points: number };
  /** Worth more with enough other used items; how much is a ruling (FR-111). */
  withOtherItems: { atLeast: number };
}

type ItemWord = keyof ItemWords;
export type ItemTerm = Terms<ItemWords>;

export const betweenTwo = (points: number): ItemTerm => ({ word: 'betweenTwo', points });
export const withOtherItems = (atLeast: number): ItemTerm => ({ word: 'withOtherItems', atLeast });

export interface ItemContext {
  readonly players: number;
  readonly usedItems: number;
  readonly rulings: Rulings;
}

interface Definition<Args> {
  /** What the item is worth instead, if the word applies. */
  readonly worth: (args: Args, context: ItemContext) => number | undefined;
  readonly text: Readonly<Record<Lang, (args: Args) => string>>;
}

const itemWords: { readonly [W in ItemWord]: Definition<Readonly<ItemWords[W]>> } = {
  betweenTwo: {
    worth: ({ points }, { players }) => (players === 2 ? points : undefined),
    text: {
      en: ({ points }) => `worth ${signed(points)} instead with two players`,
      de: ({ points }) => `zu zweit stattdessen ${signed(points)} wert`,
    },
  },
  withOtherItems: {
    worth: ({ atLeast }, { usedItems, rulings }) => (usedItems - 1 >= atLeast ? rulings.treasureChest : undefined),
    text: {
      en: ({ atLeast }) =>
        `with at least ${atLeast} other used cursed items, a further +25 (if the table says so, +25 instead)`,
      de: ({ atLeast }) =>
        `mit mindestens ${atLeast} anderen benutzten verfluchten Gegenständen zusätzlich +25 (sagt der Tisch es so, stattdessen +25)`,
    },
  },
};

type TermOf<W extends ItemWord> = { readonly word: W } & Readonly<ItemWords[W]>;

function definitionOf<W extends ItemWord>(word: W): Definition<Readonly<ItemWords[W]>> {
  return itemWords[word];
}

export function worthOf<W extends ItemWord>(term: TermOf<W>, context: ItemContext): number | undefined {
  return definitionOf(term.word).worth(term, context);
}

export function itemClauseOf<W extends ItemWord>(term: TermOf<W>, lang: Lang): string {
  return definitionOf(term.word).text[lang](term);
}
