import { attackOf, bonusOf, evasionOf, hpOf } from '../effects/holding/values.ts';
import { type Body, player } from '../players.ts';
import type { At } from '../state.ts';

const SIDES = 6;

/** The chance to come to so many hits before so many misses, when a roll hits with chance `hit`. */
export function chanceOfHits(hits: number, misses: number, hit: number): number {
  let row: number[] = Array.from({ length: misses + 1 }, (_, left) => (left === 0 ? 0 : 1));
  for (let h = 1; h <= hits; h++) {
    const next: number[] = [0];
    for (let left = 1; left <= misses; left++) next.push(hit * (row[left] ?? 0) + (1 - hit) * (next[left - 1] ?? 0));
    row = next;
  }
  return row[misses] ?? 0;
}

/** FS-161: a roll hits that comes to the evasion, with whatever the attacker adds to attack rolls. */
function chanceToHit(m: At, seat: number, target: Body): number {
  const added = bonusOf(m, 'roll', player(seat)) + bonusOf(m, 'attackRoll', player(seat));
  const least = (evasionOf(m, target) ?? SIDES + 1) - added;
  return Math.min(1, Math.max(0, (SIDES + 1 - least) / SIDES));
}

/** How many blows of this strength it takes. */
const blows = (hp: number, attack: number): number => (attack <= 0 ? Number.POSITIVE_INFINITY : Math.ceil(hp / attack));

/** A fight that cannot be decided is as good as lost. */
const MOST_BLOWS = 20;

/** The chance that the attacker kills the target before dying, as far as both can be seen now. */
export function chanceToWin(m: At, seat: number, target: Body): number {
  const hits = blows(hpOf(m, target), attackOf(m, player(seat)));
  const misses = blows(hpOf(m, player(seat)), attackOf(m, target));
  if (hits > MOST_BLOWS) return 0;
  return chanceOfHits(hits, Math.min(MOST_BLOWS, misses), chanceToHit(m, seat, target));
}
