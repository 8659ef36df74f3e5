import { type ObjectNumber, objectsIn, type Seat } from '@tafelrunde/kernel';
import { roomAt } from '../effects/language/registry.ts';
import { hand } from '../places.ts';
import { cardSets, isIn } from '../sets.ts';
import type { At, Chapter, M } from '../state.ts';
import { discardCard } from './cards.ts';
import { isUsed, markUsed } from './once.ts';

/* Coins (BM-121 to BM-123, R-48). */

export interface CoinOps {
  /** BM-133. */
  sellRoom: { seat: Seat };
}

export const coinsOf = ({ state: { coins } }: At, seat: Seat): number => coins[seat] ?? 0;

export function gainCoins(m: M, seat: Seat, n: number): void {
  if (n <= 0) return;
  m.state.coins[seat] = coinsOf(m, seat) + n;
  m.emit({ type: 'coins', seat, data: { n } });
  m.happened('coinsGained', { player: seat, n });
}

export function payCoins(m: M, seat: Seat, n: number): void {
  if (n <= 0) return;
  m.state.coins[seat] = Math.max(0, coinsOf(m, seat) - n);
  m.emit({ type: 'paid', seat, data: { n } });
}

const sold = (seat: Seat): string => `sold:${seat}`;

/** BM-133: where Minibosses are played with another set. */
function isMixed({ match: { options } }: At): boolean {
  return options.roomForCoin === true && hasCoins(options) && cardSets.filter((set) => isIn(options, set)).length > 1;
}

/** Minibosses and coins come together. */
export const hasCoins = (options: At['match']['options']): boolean =>
  isIn(options, 'minibosses') || isIn(options, 'vault');

const roomsInHand = (m: At, seat: Seat): ObjectNumber[] =>
  objectsIn(m, hand(seat)).filter((card) => roomAt(m, card) !== undefined);

/** BM-133: once per round, in one's own turn of the Build phase. */
export const maySell = (m: At, seat: Seat): boolean =>
  m.state.phase === 'build' && m.state.active === seat && isMixed(m) && !isUsed(m, sold(seat));

export const canSell = (m: At, seat: Seat): boolean => maySell(m, seat) && roomsInHand(m, seat).length > 0;

export const coinRules: Chapter<CoinOps> = {
  sellRoom: {
    options: (m, { seat }) => roomsInHand(m, seat),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick !== 'number') return;
      markUsed(m, sold(seat));
      discardCard(m, pick, seat);
      gainCoins(m, seat, 1);
    },
  },
};
