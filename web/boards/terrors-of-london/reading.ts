import type { CardId, ObjectNumber, Seat, View, ViewCard } from '@tafelrunde/kernel';
import {
  armorLeft,
  type Card,
  cardNamed,
  freshState,
  isCardId,
  type State,
  stateIn,
} from '@tafelrunde/terrors-of-london';
import { cardsOf } from '../../table/cards/reading.ts';

/* What the table shows, found in the view. */

const nothing: Readonly<State> = freshState();

export const londonIn = (view: View): Readonly<State> => stateIn(view) ?? nothing;

export const opponentOf = (seat: Seat): Seat => 1 - seat;

export const cardOrNone = (id: CardId | undefined): Card | undefined =>
  id === undefined || !isCardId(id) ? undefined : cardNamed(id);

export const overlordIn = (view: View, seat: Seat): ViewCard | undefined => cardsOf(view, 'overlord', seat)[0];

/** A horde, from left to right, or a card by itself. */
export interface Group {
  readonly key: ObjectNumber;
  readonly cards: readonly ViewCard[];
}

/** The cards of a play area as they lie: those of a horde side by side. */
export function groupsIn(view: View, seat: Seat): Group[] {
  const lying = cardsOf(view, 'play', seat);
  const byNumber = new Map(lying.map((card) => [card.obj, card]));
  const { hordes } = londonIn(view);
  const groups: Group[] = [];
  const laid = new Set<ObjectNumber>();
  for (const card of lying) {
    if (laid.has(card.obj)) continue;
    const horde = hordes.find((each) => each.includes(card.obj)) ?? [card.obj];
    const cards = horde.flatMap((obj) => byNumber.get(obj) ?? []);
    for (const { obj } of cards) laid.add(obj);
    groups.push({ key: Math.min(...cards.map(({ obj }) => obj)), cards });
  }
  return groups;
}

/** What a card in the street costs at this moment. */
export function priceOf(view: View, cost: number): number {
  return Math.max(0, cost - londonIn(view).discount);
}

/** A number that the question's op carries: the card that it is about. */
export function subjectOf(op: object): ObjectNumber | undefined {
  const found: unknown = 'card' in op ? op.card : undefined;
  return typeof found === 'number' ? found : undefined;
}

/** What an attack with all power does: how much armor takes, and the life that is left behind it; with none the attacker has won. */
export function blowOf(view: View, seat: Seat): { readonly absorbed: number; readonly left: number } {
  const { power, life } = londonIn(view);
  const foe = opponentOf(seat);
  const absorbed = Math.min(power, armorLeft(view, foe));
  return { absorbed, left: Math.max(0, (life[foe] ?? 0) - power + absorbed) };
}
