import { count, type Position } from '@tafelrunde/kernel';
import { FEAR_DECK } from '../places.ts';
import { terrorLevel } from '../queries.ts';
import { type At, isSpiritIsland, seatsOf } from '../state.ts';
import { invadersWorth } from './invaders.ts';
import { reachWorth } from './reach.ts';
import { spiritWorth } from './spirits.ts';

/* How well the spirits stand, in points; they win and lose together. */

const WON = 3_000;

/** A fear, and what more it is when the fear deck runs low. */
const FEAR = 5;
const LAST_FEAR = 60;
/** What is left that the terror level wants to see gone: the less, the nearer the end. */
const CLEARED = 60;

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

/** Fear earns cards, and with enough of them the game is won; so it is when there is nothing left of what the terror level names. */
function victoryWorth(m: At): number {
  const { fear, fearPool, fearCards, census } = m.state;
  const all = fearCards.reduce((sum, n) => sum + n, 0);
  const earned = all - count(m, FEAR_DECK);
  const part = (earned + fear / fearPool) / all;
  const level = terrorLevel(m);
  const { city = 0, town = 0, explorer = 0 } = census;
  const left = city + (level < 3 ? town : 0) + (level < 2 ? explorer : 0);
  return FEAR * (earned * fearPool + fear) + LAST_FEAR * part * part + CLEARED / (0.5 + left / m.seats);
}
