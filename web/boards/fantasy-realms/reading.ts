import { cards, isCardId } from '@tafelrunde/fantasy-realms';
import type { CardId, ObjectNumber, Seat, View, ViewCard } from '@tafelrunde/kernel';
import type { LogLine } from '@tafelrunde/table/client';
import { actorOf } from '../../table/log/log-lines.ts';
import { suitOrder } from './suit-marks.ts';

/* What the table shows, found in the view. */

/** A hand as one would hold it: by suits, the strongest first. */
export function sorted(hand: readonly ViewCard[]): readonly ViewCard[] {
  const rank = (card: CardId): number =>
    isCardId(card) ? suitOrder.indexOf(cards[card].suit) * 100 - cards[card].strength : 0;
  return hand.toSorted((one, other) => rank(one.card) - rank(other.card) || one.obj - other.obj);
}

interface Sealed {
  readonly card: ObjectNumber;
  readonly by: Seat;
}

/** The marks that the game has put on the table. */
export interface Marks {
  readonly vault: readonly Sealed[];
  readonly taken: ObjectNumber | null;
  readonly spent: readonly ObjectNumber[];
}

const unmarked: Marks = { vault: [], taken: null, spent: [] };

const isMarked = (state: object): state is Marks => 'vault' in state && 'taken' in state && 'spent' in state;

export const marksOf = ({ state }: View): Marks => (isMarked(state) ? state : unmarked);

/** Cards that these lines brought somewhere, and who did it. */
export function broughtBy(lines: readonly LogLine[], kind: string): Map<ObjectNumber, Seat> {
  const brought = new Map<ObjectNumber, Seat>();
  for (const event of lines.flatMap(({ events = [] }) => events)) {
    const who = actorOf(event);
    if (event.type !== 'moved' || event.to?.kind !== kind || who === undefined) continue;
    for (const { obj } of event.cards ?? []) if (obj !== undefined) brought.set(obj, who);
  }
  return brought;
}
