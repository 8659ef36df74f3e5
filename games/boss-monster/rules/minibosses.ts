import { cardOf, move, type ObjectNumber, type Ref, type Seat } from '@tafelrunde/kernel';
import { bonusTo } from '../effects/holding/values.ts';
import { DISCARD, underStack } from '../places.ts';
import type { At, Chapter, M } from '../state.ts';
import { coinsOf, payCoins } from './coins.ts';
import { isActive } from './dungeons.ts';
import { levelOf, minibossesOf, roomOver } from './levels.ts';
import { markUsed } from './once.ts';
import { spotsFor, stackAt } from './spots.ts';

/* Minibosses (BM-124 to BM-132): building, promoting, and what becomes of them. */

export interface MinibossOps {
  /** BM-129. */
  promote: { seat: Seat; miniboss: ObjectNumber };
  /** A Miniboss that has been taken is built at once, at this level. */
  settleMiniboss: { seat: Seat; card: ObjectNumber; level: number };
}

const HIGHEST = 3;

/** BM-127, R-49: a coin, or it is discarded. */
export function buildMiniboss(m: M, seat: Seat, into: Seat, n: number, card: ObjectNumber): undefined {
  if (coinsOf(m, seat) === 0) {
    move(m, card, DISCARD);
    return;
  }
  payCoins(m, seat, 1);
  slideUnder(m, into, n, card, 1 + bonusTo(m, 'minibossLevel', into));
}

/** Under the Room, as high as it is. */
function slideUnder(m: M, seat: Seat, n: number, card: ObjectNumber, level: number): void {
  const miniboss = move(m, card, underStack(seat, n));
  if (miniboss === undefined) return;
  if (level > 1) m.state.levels[miniboss] = level;
  m.happened('minibossPlayed', { player: seat, room: roomOver(m, miniboss) ?? 0 });
}

const promoted = (seat: Seat): string => `promoted:${seat}`;

/** BM-129, R-50: in one's own turn of the Build phase. */
export function promotable(m: At, seat: Seat): ObjectNumber[] {
  const { phase, active } = m.state;
  return phase === 'build' && active === seat ? promotableNow(m, seat) : [];
}

const allowed = (seat: Seat): string => `more-promotions:${seat}`;

/** One more of them this round. */
export const allowPromotion = (m: M, seat: Seat): void => markUsed(m, allowed(seat));

/** BM-129: one of them per round, unless something allows more. */
const mayPromote = ({ state: { used } }: At, seat: Seat): boolean =>
  used.filter((key) => key === promoted(seat)).length <= used.filter((key) => key === allowed(seat)).length;

/** */
export function promotableNow(m: At, seat: Seat): ObjectNumber[] {
  if (!mayPromote(m, seat)) return [];
  return minibossesOf(m, seat).filter((each) => {
    const room = roomOver(m, each);
    return room !== undefined && isActive(m, room) && levelOf(m, each) < HIGHEST;
  });
}

export function promote(m: M, seat: Seat, miniboss: ObjectNumber): void {
  if (!promotableNow(m, seat).includes(miniboss)) return;
  markUsed(m, promoted(seat));
  m.state.levels[miniboss] = levelOf(m, miniboss) + 1;
  m.emit({ type: 'promoted', seat, data: { miniboss, level: levelOf(m, miniboss), card: cardOf(m, miniboss) ?? '' } });
  m.happened('minibossPlayed', { player: seat, room: roomOver(m, miniboss) ?? 0 });
}

/** BM-131: back to level 1. */
export function demote(m: M, miniboss: ObjectNumber): void {
  delete m.state.levels[miniboss];
}

export const minibossRules: Chapter<MinibossOps> = {
  promote: (m, { seat, miniboss }) => {
    payCoins(m, seat, 1);
    promote(m, seat, miniboss);
  },

  settleMiniboss: {
    options: (m, { seat, card }): Ref[] => spotsFor(m, seat, card),
    answer: (m, { seat, card, level }, [spot]) => {
      const n = spot === undefined ? undefined : stackAt(m, seat, spot);
      if (n !== undefined) slideUnder(m, seat, n, card, level);
    },
  },
};
