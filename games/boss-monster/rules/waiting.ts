import { move, type ObjectNumber, type Seat } from '@tafelrunde/kernel';
import { DISCARD } from '../places.ts';
import type { At, Declared, M } from '../state.ts';
import { tallied, tally } from './score.ts';

/* What was declared and waits. */

export const withoutItem = (m: At, id: number): Declared[] => m.state.waiting.filter((item) => item.id !== id);

/** BM-037. */
export function bury(m: M, { card, seat }: Declared): void {
  const lying = card === undefined ? undefined : move(m, card, DISCARD);
  if (lying !== undefined) tally(m, playedAs(lying), seat);
}

/** The count of a Spell that somebody has played this round and that lies on the discard pile. */
const playedAs = (spell: ObjectNumber): string => `played:${spell}`;

export const hasPlayed = (m: At, seat: Seat, spell: ObjectNumber): boolean => tallied(m, playedAs(spell), seat) > 0;

/** BM-151: it goes to the discard pile without effect. */
export function cancel(m: M, id: number): void {
  const item = m.state.waiting.find((each) => each.id === id);
  if (item === undefined) return;
  m.state.waiting = withoutItem(m, id);
  bury(m, item);
  m.emit({ type: 'cancelled', seat: item.seat, data: { card: item.at[0] } });
}
