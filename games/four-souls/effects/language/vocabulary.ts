import type { Vocabulary } from '@tafelrunde/words';
import type { Chapter } from '../../state.ts';
import { lastingWords } from '../holding/lasting.ts';
import { attackWords } from '../words/attacks.ts';
import { type BoardWordOps, boardWordRules, boardWords } from '../words/board.ts';
import { coinWords } from '../words/coins.ts';
import { type CopyOps, copyRules, copyWords } from '../words/copies.ts';
import { damageWords } from '../words/damage.ts';
import { type DeckWordOps, deckWordRules, deckWords } from '../words/decks.ts';
import { type DiceWordOps, diceWordRules, diceWords } from '../words/dice.ts';
import { goalWords } from '../words/goals.ts';
import { type HandWordOps, handWordRules, handWords } from '../words/hands.ts';
import { type ItemWordOps, itemWordRules, itemWords } from '../words/items.ts';
import { type LootWordOps, lootWordRules, lootWords } from '../words/loot.ts';
import { returnWords } from '../words/returns.ts';
import { type SearchWordOps, searchWordRules, searchWords } from '../words/search.ts';
import { type TradeOps, tradeRules, tradeWords } from '../words/trades.ts';
import { type VoteOps, voteRules, voteWords } from '../words/votes.ts';
import { type FlowOps, flowRules, flowWords } from './flow.ts';
import { type OrderOps, orderRules } from './order.ts';

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
