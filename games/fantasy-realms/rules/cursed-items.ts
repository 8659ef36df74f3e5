import { at, clockwise, count, move, objectsIn, type Ref, type Seat } from '@tafelrunde/kernel';
import { backpack, type Chapter, DISCARD_ITEM, type Game, ITEM_DISCARD, item, LEAVE_ITEM, USE_ITEM } from '../state.ts';
import { nextItem } from './item-supply.ts';
import { mayUse } from './items.ts';
import { shuffleIfPromised } from './piles.ts';
import { isDrafting } from './two-players.ts';

/** The life of the face-up item at the end of a turn. What items do when they are used is in `items.ts`. */
export interface CursedItemOps {
  /** FR-051, FR-052, FR-055: leave the item, discard it, or use it now. */
  endWithItem: { seat: Seat };
  nextTurn: { seat: Seat };
  /** FR-057, FR-058: draws a face-up item for a player who has none. */
  replaceItem: { seat: Seat };
  /** Backpack: one of the items set aside comes in place of one from the deck. */
  unpack: { seat: Seat };
}

export const cursedItemRules: Chapter<CursedItemOps> = {
  endWithItem: {
    options: (m, { seat }) => {
      if (count(m, item(seat)) === 0) return [];
      const options: Ref[] = [LEAVE_ITEM, DISCARD_ITEM];
      if (mayUse(m, seat, 'after-discarding')) options.push(USE_ITEM);
      return options;
    },
    answer: (m, { seat }, [pick]) => {
      if (pick === USE_ITEM) m.put({ op: 'useItem', seat, moment: 'after-discarding' }, { op: 'endWithItem', seat });
      else if (pick === DISCARD_ITEM) move(m, at(objectsIn(m, item(seat)), 0), ITEM_DISCARD);
    },
  },

  nextTurn: (m, { seat }) => {
    const { state } = m;
    state.skipDiscard = false;
    shuffleIfPromised(m);
    if (state.extraTurn) m.put({ op: 'turn', seat, extra: true });
    else m.put({ op: 'replaceItem', seat }, { op: 'turn', seat: clockwise(m, seat) });
    state.extraTurn = false;
  },

  replaceItem: (m, { seat }) => {
    if (count(m, item(seat)) > 0 || isDrafting(m, seat)) return; // FR-060
    if (count(m, backpack(seat)) > 0) m.put({ op: 'unpack', seat });
    else drawItem(m, seat);
  },

  unpack: {
    options: (m, { seat }) => objectsIn(m, backpack(seat)),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') move(m, pick, item(seat));
    },
  },
};

/** A new item, face up, if there is one. */
export function drawItem(m: Game, seat: Seat): void {
  const next = nextItem(m);
  if (next !== undefined) move(m, next, item(seat));
}
