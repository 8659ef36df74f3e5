import { cardOf, move, type ObjectNumber, objectsIn, type Ref, type Seat } from '@tafelrunde/kernel';
import { powerCardNamed } from '../cards/catalogue.ts';
import { hasTwist } from '../effects/twists.ts';
import { hand, play } from '../places.ts';
import type { At, Chapter } from '../state.ts';
import { energyOf, payEnergy } from './energy.ts';
import { cardPlays } from './tracks.ts';

/* SI-108 to SI-111: play and pay. */

export interface PlayingOps {
  playCards: { seat: Seat };
}

/** SI-338: in a Blitz what is printed fast costs 1 less. */
export function costOf(m: At, pick: Ref): number {
  if (typeof pick !== 'number') return 0;
  const { cost, speed } = powerCardNamed(cardOf(m, pick) ?? '');
  return speed === 'fast' && hasTwist(m, 'allFast') ? Math.max(0, cost - 1) : cost;
}

/** What the cards in hand cost, where that is not what is printed. */
export const costsInHand = (m: At, seat: Seat): Readonly<Record<ObjectNumber, number>> =>
  hasTwist(m, 'allFast') ? Object.fromEntries(objectsIn(m, hand(seat)).map((card) => [card, costOf(m, card)])) : {};

const totalOf = (m: At, picks: readonly Ref[]): number => picks.reduce((sum: number, pick) => sum + costOf(m, pick), 0);

export const playingRules: Chapter<PlayingOps> = {
  playCards: {
    options: (m, { seat }) => objectsIn(m, hand(seat)).filter((card) => costOf(m, card) <= energyOf(m, seat)),
    min: 0,
    max: (m, { seat }) => cardPlays(m, seat),
    refuses: (m, { seat }, picks) => (totalOf(m, picks) > energyOf(m, seat) ? 'too-dear' : undefined),
    answer: (m, { seat }, picks) => {
      payEnergy(m, seat, totalOf(m, picks));
      for (const pick of picks) if (typeof pick === 'number') move(m, pick, play(seat));
    },
  },
};
