import { count, type Position } from '@tafelrunde/kernel';
import { FEAR_DECK } from '../places.ts';
import { type At, isSpiritIsland, seatsOf } from '../state.ts';
import { invadersWorth } from './invaders.ts';
import { reachWorth } from './reach.ts';
import { spiritWorth } from './spirits.ts';

/* How well the spirits stand, in points; they win and lose together. */

const WON = 3_000;

/** A fear that need not be generated any more before the game is won; the later it is, the more. */
const FEAR = 4;
const LATER = 0.5;
/** As much work as so much fear: to clear the island of one of them. */
const CLEARING = { city: 6, town: 4, explorer: 1.6 };
/** Nobody knows yet which way the game will be won; but fear helps on each. */
const BY_FEAR_ALONE = 0.3;

export function evaluate(m: Position): number {
  if (!isSpiritIsland(m)) return 0;
  const { outcome } = m.match;
  if (outcome?.won === true) return WON;
  if (m.state.round === 0) return 0;
  // Whoever has lost may still have lost by less.
  return outcome === undefined ? standingOfAll(m) : 0.1 * standingOfAll(m) - WON;
}

function standingOfAll(m: At): number {
  let worth = invadersWorth(m) + victoryWorth(m);
  for (const seat of seatsOf(m)) worth += spiritWorth(m, seat) + reachWorth(m, seat);
  return worth;
}

/** How much fear has to be generated until so many fear cards have been earned. */
function fearUntil(m: At, cards: number): number {
  const { fear, fearPool, fearCards } = m.state;
  const earned = fearCards.reduce((sum, n) => sum + n, 0) - count(m, FEAR_DECK);
  return Math.max(0, (cards - earned) * fearPool - fear);
}

/** What is left to be done on the shortest way to victory: fear up to a terror level, and to clear the island of what that names. */
function victoryWorth(m: At): number {
  const { fearCards, census, round } = m.state;
  const [first = 0, second = 0, third = 0] = fearCards;
  const { city = 0, town = 0, explorer = 0 } = census;
  const cities = CLEARING.city * city;
  const buildings = cities + CLEARING.town * town;
  const alone = fearUntil(m, first + second + third);
  const shortest = Math.min(
    alone,
    fearUntil(m, first + second) + cities,
    fearUntil(m, first) + buildings,
    buildings + CLEARING.explorer * explorer,
  );
  return -(FEAR + LATER * round) * (BY_FEAR_ALONE * alone + (1 - BY_FEAR_ALONE) * shortest);
}
