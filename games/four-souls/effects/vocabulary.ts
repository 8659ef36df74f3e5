import { combinators, type Vocabulary, type Word, type WordNode } from '@tafelrunde/words';
import type { Chapter } from '../state.ts';
import { attackWords } from './attacks.ts';
import { type BoardWordOps, boardWordRules, boardWords } from './board.ts';
import { coinWords } from './coins.ts';
import { type CopyOps, copyRules, copyWords } from './copies.ts';
import { damageWords } from './damage.ts';
import { type DeckWordOps, deckWordRules, deckWords } from './decks.ts';
import { type DiceWordOps, diceWordRules, diceWords } from './dice.ts';
import { type FlowOps, flowRules, flowWords } from './flow.ts';
import { goalWords } from './goals.ts';
import { type HandWordOps, handWordRules, handWords } from './hands.ts';
import { type ItemWordOps, itemWordRules, itemWords } from './items.ts';
import { lastingWords } from './lasting.ts';
import { type LootWordOps, lootWordRules, lootWords } from './loot.ts';
import { type OrderOps, orderRules } from './order.ts';
import { returnWords } from './returns.ts';
import { type SearchWordOps, searchWordRules, searchWords } from './search.ts';
import { type TradeOps, tradeRules, tradeWords } from './trades.ts';
import { type VoteOps, voteRules, voteWords } from './votes.ts';

/** The questions that words ask. */
export interface WordChapters
  extends BoardWordOps,
    CopyOps,
    DeckWordOps,
    DiceWordOps,
    FlowOps,
    HandWordOps,
    ItemWordOps,
    LootWordOps,
    OrderOps,
    SearchWordOps,
    TradeOps,
    VoteOps {}

export const wordChapterRules: Chapter<WordChapters> = {
  ...boardWordRules,
  ...copyRules,
  ...deckWordRules,
  ...diceWordRules,
  ...flowRules,
  ...handWordRules,
  ...itemWordRules,
  ...lootWordRules,
  ...orderRules,
  ...tradeRules,
  ...voteRules,
  ...searchWordRules,
};

/** All words that cards are written in. */
export const vocabulary: Vocabulary = {
  seq: combinators.seq,
  if: combinators.if,
  ...flowWords,
  ...coinWords,
  ...lootWords,
  ...handWords,
  ...damageWords,
  ...lastingWords,
  ...diceWords,
  ...itemWords,
  ...tradeWords,
  ...copyWords,
  ...deckWords,
  ...returnWords,
  ...searchWords,
  ...boardWords,
  ...attackWords,
  ...goalWords,
  ...voteWords,
};

export function vocabularyOf({ word }: WordNode): Word {
  const found = vocabulary[word];
  if (found === undefined) throw new Error(`there is no word ${word}`);
  return found;
}
