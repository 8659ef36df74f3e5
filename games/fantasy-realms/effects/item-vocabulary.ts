import type { Vocabulary } from '@tafelrunde/words';
import { borrowedItemWords } from '../rules/borrowed-items.ts';
import { itemCardWords } from './item-cards.ts';
import { itemLookWords } from './item-looks.ts';
import { itemMarketWords } from './item-market.ts';
import { itemOtherWords } from './item-others.ts';
import { itemSuitWords } from './item-suits.ts';
import { itemTurnWords } from './item-turn.ts';
import { itemVaultWords } from './item-vault.ts';

/** All words that cursed items are written in. */
export const itemVocabulary: Vocabulary = {
  ...itemCardWords,
  ...itemLookWords,
  ...itemMarketWords,
  ...itemOtherWords,
  ...itemSuitWords,
  ...itemTurnWords,
  ...itemVaultWords,
  ...borrowedItemWords,
};
