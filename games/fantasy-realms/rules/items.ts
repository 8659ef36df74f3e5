import { leave, move, type ObjectNumber, objectsIn, type Seat } from '@tafelrunde/kernel';
import { type CardData, type WordOps, wordRules } from '@tafelrunde/words';
import { cursedItems } from '../cards/cursed-items.ts';
import { type ItemId, isItemId } from '../cards/ids.ts';
import { type ItemCardOps, itemCardRules } from '../effects/item-cards.ts';
import { type ItemLookOps, itemLookRules } from '../effects/item-looks.ts';
import { type ItemMarketOps, itemMarketRules } from '../effects/item-market.ts';
import { type ItemSuitOps, itemSuitRules } from '../effects/item-suits.ts';
import { type ItemTurnOps, itemTurnRules } from '../effects/item-turn.ts';
import { type ItemVaultOps, itemVaultRules } from '../effects/item-vault.ts';
import { itemVocabulary } from '../effects/item-vocabulary.ts';
import { type At, type Chapter, ITEM_DISCARD, item, used } from '../state.ts';
import { type BorrowedItemOps, borrowedItemRules } from './borrowed-items.ts';
import { conceal } from './item-supply.ts';
import { fits, hasNothingToCopy, itemOf, type Moment } from './item-timing.ts';

/** Using the item that lies face up. */
interface UsingOps {
  useItem: { seat: Seat; moment: Moment };
  /** Does what an item says, whichever item it is that was used. */
  carryOut: { seat: Seat; item: ItemId; moment: Moment };
}

export interface ItemOps
  extends UsingOps,
    WordOps,
    BorrowedItemOps,
    ItemCardOps,
    ItemLookOps,
    ItemMarketOps,
    ItemSuitOps,
    ItemTurnOps,
    ItemVaultOps {}

/** FR-051: may the player use the face-up item now? */
export function mayUse(m: At, seat: Seat, moment: Moment): boolean {
  const faceUp = faceUpOf(m, seat);
  return faceUp !== undefined && fits(m, seat, faceUp.id, moment);
}

function faceUpOf(m: At, seat: Seat): { object: ObjectNumber; id: ItemId } | undefined {
  const [object] = objectsIn(m, item(seat));
  const id = object === undefined ? undefined : itemOf(m, object);
  return object === undefined || id === undefined ? undefined : { object, id };
}

const usingRules: Chapter<UsingOps> = {
  useItem: (m, { seat, moment }) => {
    const faceUp = faceUpOf(m, seat);
    if (faceUp === undefined) return;
    const { object, id } = faceUp;
    m.emit({ type: 'used', seat, cause: id });
    if (cursedItems[id].timing === 'as-copied' && hasNothingToCopy(m, seat)) {
      move(m, object, ITEM_DISCARD);
      m.put({ op: 'replaceItem', seat });
      return;
    }
    const turned = move(m, object, used(seat)); // FR-056
    if (turned !== undefined) conceal(m, seat, turned);
    m.put({ op: 'carryOut', seat, item: id, moment });
  },

  // FR-062: the end of the game is looked for as soon as the effect is finished.
  carryOut: (m, { seat, item: id, moment }) => {
    m.put({ op: 'run', at: [id, 'do'], vars: { seat, moment } }, { op: 'checkEnd' });
    if (cursedItems[id].timing === 'replaces-turn') m.put(leave('play')); // FR-054, FR-061
  },
};

const itemData: CardData = (card) => (isItemId(card) ? cursedItems[card] : undefined);

export const itemRules: Chapter<ItemOps> = {
  ...usingRules,
  ...wordRules(itemVocabulary, itemData),
  ...borrowedItemRules,
  ...itemCardRules,
  ...itemLookRules,
  ...itemMarketRules,
  ...itemSuitRules,
  ...itemTurnRules,
  ...itemVaultRules,
};
