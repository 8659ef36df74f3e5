import { combinators, type Vocabulary, type Word, type WordNode } from '@tafelrunde/words';
import type { Chapter } from '../state.ts';
import { attackWords } from './attacks.ts';
import { type BoardWordOps, boardWordRules, boardWords } from './board.ts';
import { coinWords } from './coins.ts';
import { damageWords } from './damage.ts';
import { type DeckWordOps, deckWordRules, deckWords } from './decks.ts';
import { type DiceWordOps, diceWordRules, diceWords } from './dice.ts';
import { type FlowOps, flowRules, flowWords } from './flow.ts';
import { type ItemWordOps, itemWordRules, itemWords } from './items.ts';
import { type LootWordOps, lootWordRules, lootWords } from './loot.ts';

/** The questions that words ask. */
export interface WordChapters extends BoardWordOps, DeckWordOps, DiceWordOps, FlowOps, ItemWordOps, LootWordOps {}

export const wordChapterRules: Chapter<WordChapters> = {
  ...boardWordRules,
  ...deckWordRules,
  ...diceWordRules,
  ...flowRules,
  ...itemWordRules,
  ...lootWordRules,
};

/** On these cards a condition often stands before it, so German has no second colon. */
const mayWord: typeof combinators.may = {
  ...combinators.may,
  text: {
    en: combinators.may.text.en,
    de: ({ pay, do: steps }, say) =>
      pay.length === 0
        ? `wenn du willst, ${say.list(steps)}`
        : `wenn du willst, ${say.list(pay)}; dafür: ${say.list(steps)}`,
  },
};

/** All words that cards are written in. */
export const vocabulary: Vocabulary = {
  seq: combinators.seq,
  may: mayWord,
  if: combinators.if,
  ...flowWords,
  ...coinWords,
  ...lootWords,
  ...damageWords,
  ...diceWords,
  ...itemWords,
  ...deckWords,
  ...boardWords,
  ...attackWords,
};

export function vocabularyOf({ word }: WordNode): Word {
  const found = vocabulary[word];
  if (found === undefined) throw new Error(`there is no word ${word}`);
  return found;
}
