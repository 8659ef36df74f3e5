import type { Seat } from '@tafelrunde/kernel';
import { type Held, standingOf } from '../effects/standing.ts';
import type { At, Game } from '../state.ts';
import { elementsOf } from './tracks.ts';

/* What effects permit so many times a turn: slow powers as fast ones, a card once more. */

type Permitted = 'hasten' | 'repeat';

/** How often it may be made use of. */
function times(m: At, { standing: { always, perElement }, n, seat }: Held): number {
  if (perElement !== undefined && seat !== undefined) return elementsOf(m, seat)[perElement] ?? 0;
  return always === 'repeat' ? 1 : (n ?? 0);
}

const isLeft = (m: At, held: Held): boolean => m.state.taken.filter((id) => id === held.id).length < times(m, held);

/** Is it for a card that costs as much? */
const isFor = ({ standing: { always }, n = 0 }: Held, cost: number): boolean => always !== 'repeat' || cost <= n;

const found = (m: At, what: Permitted, seat: Seat, cost: number): Held | undefined =>
  standingOf(m, what).find((held) => held.seat === seat && isFor(held, cost) && isLeft(m, held));

export const isFree = (m: At, what: Permitted, seat: Seat, cost = 0): boolean =>
  found(m, what, seat, cost) !== undefined;

export function takePermission(m: Game, what: Permitted, seat: Seat, cost = 0): void {
  const held = found(m, what, seat, cost);
  if (held !== undefined) m.state.taken = [...m.state.taken, held.id];
}
