import type { Vocabulary, Word, WordNode } from '@tafelrunde/words';
import type { Chapter } from '../../state.ts';
import { type ArrangingOps, arrangingRules, arrangingWords } from '../words/arranging.ts';
import { type CardWordOps, cardWordRules, cardWords } from '../words/cards.ts';
import { type CoinWordOps, coinWordRules, coinWords } from '../words/coins.ts';
import { heroWords } from '../words/heroes.ts';
import { type ItemWordOps, itemWordRules, itemWords } from '../words/items.ts';
import { lastingWords } from '../words/lasting.ts';
import { luckWords } from '../words/luck.ts';
import { type MinibossWordOps, minibossWordRules, minibossWords } from '../words/minibosses.ts';
import { type OfferingOps, offeringRules, offeringWords } from '../words/offering.ts';
import { type RoomWordOps, roomWordRules, roomWords } from '../words/rooms.ts';
import { type SearchOps, searchRules, searchWords } from '../words/search.ts';
import { type SeveralOps, severalRules, severalWords } from '../words/several.ts';
import { soulWords } from '../words/souls.ts';
import { type StaffOps, staffRules, staffWords } from '../words/staff.ts';
import { tokenWords } from '../words/tokens.ts';
import { walkingWords } from '../words/walking.ts';
import { type FlowOps, flowRules, flowWords } from './flow.ts';

/** The questions that words ask. */
export interface WordChapters
  extends FlowOps,
    CardWordOps,
    RoomWordOps,
    SearchOps,
    CoinWordOps,
    MinibossWordOps,
    ItemWordOps,
    ArrangingOps,
    OfferingOps,
    SeveralOps,
    StaffOps {}

/** All words that cards are written in. */
export const vocabulary: Vocabulary = {
  ...flowWords,
  ...cardWords,
  ...roomWords,
  ...heroWords,
  ...lastingWords,
  ...searchWords,
  ...coinWords,
  ...minibossWords,
  ...itemWords,
  ...tokenWords,
  ...luckWords,
  ...soulWords,
  ...arrangingWords,
  ...offeringWords,
  ...walkingWords,
  ...severalWords,
  ...staffWords,
};

export function wordFor({ word }: WordNode): Word {
  const found = vocabulary[word];
  if (found === undefined) throw new Error(`there is no word ${word}`);
  return found;
}

export const wordChapterRules: Chapter<WordChapters> = {
  ...flowRules,
  ...cardWordRules,
  ...roomWordRules,
  ...searchRules,
  ...coinWordRules,
  ...minibossWordRules,
  ...itemWordRules,
  ...arrangingRules,
  ...offeringRules,
  ...severalRules,
  ...staffRules,
};
