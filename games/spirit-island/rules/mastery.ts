import { cardOf, move, NO, type ObjectNumber, objectsIn, type Path, refs, type Seat } from '@tafelrunde/kernel';
import { powerCardNamed, powerIn } from '../cards/catalogue.ts';
import type { Elements } from '../cards/elements.ts';
import { type Held, standingOf } from '../effects/held.ts';
import { discard, hand, play, REMOVED } from '../places.ts';
import type { At, Chapter, Game } from '../state.ts';
import { assistsWith, isAssisting } from './assisting.ts';
import { energyOf, payEnergy } from './energy.ts';
import { costOf, playCard } from './playing.ts';
import { forget } from './power-cards.ts';
import { most } from './thresholds.ts';
import { elementsOf } from './tracks.ts';

/* Unlock the Gates of Deepest Power: a card that is played at once, and of which all thresholds count as reached this turn. */

export interface MasteryOps {
  /** For half its cost, or to be forgotten when the turn is over; nobody has to. */
  playMastered: { seat: Seat; at: Path; card: ObjectNumber };
}

const HALF = refs.button('half-cost');
const FORGETTING = refs.button('forgotten-later');

const masteryOf = (m: At, seat: Seat, card: string): Held | undefined =>
  standingOf(m, 'mastered').find((held) => held.seat === seat && held.card === card);

/** Second Wave: thresholds of ten elements or fewer are reached. */
const assistance = (power: Path): Elements =>
  powerIn(power)
    .thresholds.filter(({ elements }) => sumOf(elements) <= MOST_ELEMENTS)
    .reduce((sum, { elements }) => most(sum, elements), {});

const MOST_ELEMENTS = 10;

const sumOf = (elements: Elements): number => Object.values(elements).reduce((sum, n) => sum + n, 0);

/** What counts toward the thresholds of a power. */
export function elementsToward(m: At, seat: Seat, power: Path): Elements {
  const own = elementsOf(m, seat);
  if (assistsWith(m, seat, powerIn(power))) return assistance(power);
  if (power.length > 1 || masteryOf(m, seat, power[0]) === undefined) return own;
  return powerIn(power).thresholds.reduce((sum, { elements }) => most(sum, elements), own);
}

/** SI-304: what was played for that is forgotten, all else is discarded. */
export function layAside(m: Game, seat: Seat): void {
  for (const object of objectsIn(m, play(seat))) {
    if (isAssisting(m, object)) move(m, object, REMOVED);
    else if (masteryOf(m, seat, cardOf(m, object) ?? '')?.n === 1) forget(m, object);
    else move(m, object, discard(seat));
  }
}

const halfOf = (m: At, card: ObjectNumber): number => Math.ceil(costOf(m, card) / 2);

export const masteryRules: Chapter<MasteryOps> = {
  playMastered: {
    options: (m, { seat, card }) => {
      const isMajor = objectsIn(m, hand(seat)).includes(card) && powerCardNamed(cardOf(m, card) ?? '').kind === 'major';
      if (!isMajor) return [];
      return halfOf(m, card) <= energyOf(m, seat) ? [HALF, FORGETTING, NO] : [FORGETTING, NO];
    },
    answer: (m, { seat, at, card }, [pick]) => {
      if (pick !== HALF && pick !== FORGETTING) return;
      const id = cardOf(m, card) ?? '';
      if (pick === HALF) payEnergy(m, seat, halfOf(m, card));
      playCard(m, seat, card);
      m.startLasting(at, { card: id, n: pick === HALF ? 0 : 1 }, { scope: 'turn' }, seat);
    },
  },
};
