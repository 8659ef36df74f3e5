import { move, type ObjectNumber } from '@tafelrunde/kernel';
import { DISCARD } from '../places.ts';
import type { At, Declared, M } from '../state.ts';

/* What was declared and waits. */

export const withoutItem = (m: At, id: number): Declared[] => m.state.waiting.filter((item) => item.id !== id);

/** BM-037. */
export function bury(m: M, card: ObjectNumber | undefined): void {
  if (card !== undefined) move(m, card, DISCARD);
}

/** BM-151: it goes to the discard pile without effect. */
export function cancel(m: M, id: number): void {
  const item = m.state.waiting.find((each) => each.id === id);
  if (item === undefined) return;
  m.state.waiting = withoutItem(m, id);
  bury(m, item.card);
  m.emit({ type: 'cancelled', seat: item.seat, data: { card: item.at[0] } });
}
