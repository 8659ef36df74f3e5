import { type Explanation, worthNow as explained, proposalFor } from '@tafelrunde/fantasy-realms';
import type { ObjectNumber, Seat, View, ViewCard, ViewZone } from '@tafelrunde/kernel';
import { cardsOf } from '../../table/cards/reading.ts';

/* What a hand is worth, and what it would be worth: the game's own scorer, asked about a table that could be. */

const known = new WeakMap<View, Map<string, Explanation>>();

function remembered(view: View, key: string, work: () => Explanation): Explanation {
  const found = known.get(view) ?? new Map<string, Explanation>();
  known.set(view, found);
  const explanation = found.get(key) ?? work();
  found.set(key, explanation);
  return explanation;
}

/** If the game ended now: while it runs with the best choices, at its end with those that were made. */
export function worthNow(view: View, seat: Seat): Explanation {
  return remembered(view, `now ${seat}`, () => explained(view, seat));
}

export interface Change {
  readonly before: number;
  readonly after: number;
  /** What would best be discarded for it. */
  readonly gone?: ViewCard;
}

/** Taking a card, and then discarding what is missed least. */
export function ifTaken(view: View, seat: Seat, taken: ObjectNumber, discards: boolean): Change | undefined {
  const card = cardsOf(view, 'discard').find(({ obj }) => obj === taken);
  if (card === undefined) return undefined;
  const before = worthNow(view, seat).total;
  const hand = [...cardsOf(view, 'hand', seat), card];
  const lying = cardsOf(view, 'discard').filter(({ obj }) => obj !== taken);
  if (!discards) return { before, after: totalOf(view, seat, hand, lying) };
  let best: Required<Change> | undefined;
  for (const gone of hand.toReversed()) {
    const after = totalOf(view, seat, without(hand, gone), [...lying, gone]);
    if (best === undefined || after > best.after) best = { before, after, gone };
  }
  return best;
}

/** What is left when a card of the hand is discarded. */
export function ifDropped(view: View, seat: Seat, dropped: ObjectNumber): number | undefined {
  const hand = cardsOf(view, 'hand', seat);
  const gone = hand.find(({ obj }) => obj === dropped);
  if (gone === undefined) return undefined;
  return totalOf(view, seat, without(hand, gone), [...cardsOf(view, 'discard'), gone]);
}

/** The most that any discard leaves. */
export const bestDrop = (view: View, seat: Seat): number =>
  Math.max(...cardsOf(view, 'hand', seat).map(({ obj }) => ifDropped(view, seat, obj) ?? Number.NEGATIVE_INFINITY));

const without = (cards: readonly ViewCard[], { obj }: ViewCard): ViewCard[] => cards.filter((each) => each.obj !== obj);

function totalOf(view: View, seat: Seat, hand: readonly ViewCard[], discard: readonly ViewCard[]): number {
  const key = `${seat} ${hand.map(({ obj }) => obj).join()} ${discard.length}`;
  return remembered(view, key, () => proposalFor(laidOut(view, seat, hand, discard), seat)).total;
}

function laidOut(view: View, seat: Seat, hand: readonly ViewCard[], discard: readonly ViewCard[]): View {
  const laid = (zone: ViewZone): ViewZone => {
    if (zone.kind === 'hand' && zone.seat === seat) return { ...zone, cards: hand, size: hand.length };
    return zone.kind === 'discard' ? { ...zone, cards: discard, size: discard.length } : zone;
  };
  return { ...view, zones: view.zones.map(laid) };
}
