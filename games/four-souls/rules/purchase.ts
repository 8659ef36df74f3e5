import { count, type ObjectNumber, type Option, type Seat } from '@tafelrunde/kernel';
import { bonusOf } from '../effects/holding/values.ts';
import { deckOf, discardOf } from '../places.ts';
import { player } from '../players.ts';
import { deckRef, PURCHASE } from '../refs.ts';
import type { At, Chapter } from '../state.ts';
import { loseCoins, topCard } from './gains.ts';
import { moveItemIn } from './items.ts';
import { coinsOf, shopItems, tallied, tally } from './table.ts';

/** Shopping (FS-141 ff.). */
export interface PurchaseOps {
  declarePurchase: { seat: Seat };
  choosePurchase: { seat: Seat };
}

const BUY_DECK = deckRef('treasure');
const PRICE = 10;

/** FS-145, FS-148. */
export function priceOf(m: At, seat: Seat, what: ObjectNumber | typeof BUY_DECK): number {
  if (what === BUY_DECK) return PRICE;
  const isFree = bonusOf(m, 'freePurchase', player(seat)) > tallied(m, 'shopPurchase', player(seat));
  return isFree ? 0 : Math.max(0, PRICE + bonusOf(m, 'price', player(seat)));
}

function wares(m: At): (ObjectNumber | typeof BUY_DECK)[] {
  const hasDeck = count(m, deckOf('treasure')) + count(m, discardOf('treasure')) > 0;
  return hasDeck ? [...shopItems(m), BUY_DECK] : shopItems(m);
}

const affordable = (m: At, seat: Seat) => wares(m).filter((what) => priceOf(m, seat, what) <= coinsOf(m, seat));

export const purchasesLeft = (m: At): number =>
  Math.max(0, 1 + bonusOf(m, 'purchases', player(m.state.active)) + m.state.purchases - m.state.purchasesMade);

/** FS-147: it may be announced without the money; then nothing comes of it. */
export function purchaseOption(m: At, seat: Seat): Option {
  return affordable(m, seat).length > 0 ? { ref: PURCHASE } : { ref: PURCHASE, idle: 'too-poor' };
}

export const purchaseRules: Chapter<PurchaseOps> = {
  declarePurchase: (m, { seat }) => {
    m.state.announced = 'purchase';
    m.state.purchasesMade += 1;
    m.emit({ type: 'purchaseDeclared', seat });
    m.put({ op: 'settle' }, { op: 'choosePurchase', seat });
  },

  // FS-142 to FS-146.
  choosePurchase: {
    options: (m, { seat }) => (m.state.dead[seat] === true ? [] : affordable(m, seat)),
    answer: (m, { seat }, [pick]) => {
      m.state.announced = null;
      const what = pick === BUY_DECK ? BUY_DECK : typeof pick === 'number' ? pick : undefined;
      if (what === undefined) return;
      loseCoins(m, seat, priceOf(m, seat, what));
      if (what !== BUY_DECK) tally(m, 'shopPurchase', player(seat));
      const card = typeof what === 'number' ? what : topCard(m, 'treasure');
      if (card !== undefined) moveItemIn(m, card, seat);
      m.emit({ type: 'purchased', seat });
      m.happened('purchased', { player: seat });
      m.put({ op: 'settle' });
    },
  },
};
