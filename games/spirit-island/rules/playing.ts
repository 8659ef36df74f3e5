import { cardOf, count, move, type ObjectNumber, objectsIn, type Ref, type Seat } from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { powerCardNamed } from '../cards/catalogue.ts';
import { type Held, standingOf } from '../effects/held.ts';
import { hasTwist } from '../effects/twists.ts';
import { hand, play } from '../places.ts';
import type { At, Chapter, Game } from '../state.ts';
import { energyOf, payEnergy } from './energy.ts';
import { layFaceDown } from './face-down.ts';
import { cardPlays } from './tracks.ts';

/* SI-108 to SI-111: play and pay. */

export interface PlayingOps {
  playCards: { seat: Seat };
  /** Ward the Shores: one of them face down, with what is left of the plays. */
  playFaceDown: { seat: Seat; left: number };
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

/** Immense: what a card takes of the plays in the spirit phase. */
const PLAYS_FOR_ONE = 2;

const lavishFor = (m: At, seat: Seat): readonly Held[] => standingOf(m, 'lavish').filter((held) => held.seat === seat);

const playsForOne = (m: At, seat: Seat): number => (lavishFor(m, seat).length === 0 ? 1 : PLAYS_FOR_ONE);

function putElements(m: Game, { at, seat }: Held, n: number): void {
  if (seat !== undefined) m.put({ op: 'chooseElements', seat, n, at: below(at, 'gives'), also: seat });
}

/** Plays that nothing has been played with. */
function spare(m: Game, seat: Seat, left: number): void {
  const [lavish] = lavishFor(m, seat);
  if (lavish !== undefined && left > 0) putElements(m, lavish, 1);
}

/** What is paid for it has been paid. */
export function playCard(m: Game, seat: Seat, card: ObjectNumber): void {
  const { kind } = powerCardNamed(cardOf(m, card) ?? '');
  move(m, card, play(seat));
  if (kind === 'major') for (const held of lavishFor(m, seat)) putElements(m, held, 2);
}

export const playingRules: Chapter<PlayingOps> = {
  playCards: {
    options: (m, { seat }) => objectsIn(m, hand(seat)).filter((card) => costOf(m, card) <= energyOf(m, seat)),
    min: 0,
    max: (m, { seat }) => Math.floor(cardPlays(m, seat) / playsForOne(m, seat)),
    refuses: (m, { seat }, picks) => (totalOf(m, picks) > energyOf(m, seat) ? 'too-dear' : undefined),
    answer: (m, { seat }, picks) => {
      payEnergy(m, seat, totalOf(m, picks));
      for (const pick of picks) if (typeof pick === 'number') playCard(m, seat, pick);
      const left = cardPlays(m, seat) - playsForOne(m, seat) * picks.length;
      const mayHide = hasTwist(m, 'faceDown') && left >= playsForOne(m, seat) && count(m, hand(seat)) > 0;
      if (mayHide) m.put({ op: 'playFaceDown', seat, left });
      else spare(m, seat, left);
    },
  },

  playFaceDown: {
    options: (m, { seat }) => objectsIn(m, hand(seat)),
    min: 0,
    max: 1,
    answer: (m, { seat, left }, [pick]) => {
      if (typeof pick === 'number') layFaceDown(m, seat, pick);
      spare(m, seat, typeof pick === 'number' ? left - playsForOne(m, seat) : left);
    },
  },
};
