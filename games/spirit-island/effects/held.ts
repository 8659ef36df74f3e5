import { type Effect, effectsOn, type Path, type Seat } from '@tafelrunde/kernel';
import { nameNow } from '../queries.ts';
import type { At } from '../state.ts';
import { isStanding, type Standing, type Stat } from './language/standing.ts';

/* What goes on by itself, as it is now. */

/** An effect as it is on now: whose, and how much. */
export interface Held {
  readonly seat: Seat | undefined;
  readonly standing: Standing;
  /** The number that was worked out when it began. */
  readonly n: number | undefined;
  readonly land: string | undefined;
  readonly element: string | undefined;
  /** The number of the board that it is about. */
  readonly board: number | undefined;
  readonly card: string | undefined;
  readonly at: Path;
  /** Its number: what has been made use of is noted by it. */
  readonly id: number;
}

function held(m: At, { ability, at, seat, vars, lasting, source = 0 }: Effect): Held | undefined {
  if (!isStanding(ability)) return undefined;
  return {
    at,
    seat,
    standing: ability,
    n: typeof vars.n === 'number' ? vars.n : undefined,
    land: typeof vars.land === 'string' ? nameNow(m, vars.land) : undefined,
    board: typeof vars.board === 'number' ? vars.board : undefined,
    element: typeof vars.element === 'string' ? vars.element : undefined,
    card: typeof vars.card === 'string' ? vars.card : undefined,
    id: lasting ?? -source,
  };
}

export function standingOf(m: At, stat: Stat): readonly Held[] {
  const effects = effectsOn(m, 'always', stat);
  return effects.length === 0 ? NONE : effects.flatMap((effect) => held(m, effect) ?? []);
}

const NONE: readonly Held[] = [];

/** All that counts for a spirit, together. */
export function totalFor(m: At, stat: Stat, seat: Seat): number {
  let total = 0;
  for (const { seat: whose, n = 0 } of standingOf(m, stat)) if (whose === seat) total += n;
  return total;
}
