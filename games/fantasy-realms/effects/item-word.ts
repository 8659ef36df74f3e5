import { clockwise, refs, type Seat } from '@tafelrunde/kernel';
import type { Word, WordNode } from '@tafelrunde/words';
import type { At, Ops, State } from '../state.ts';

/** A word that cursed items are written in. */
export type ItemWord<N extends WordNode> = Word<N, Ops, State>;

/** How many cards: a number, or as many as the step before moved. */
export type HowMany = number | 'as-many';

/** The answer of a player who has nothing to show. */
export const NOTHING = refs.button('nothing');

/** The local of the frame in which a step leaves how many cards it moved. */
export const MOVED = 'moved';

export function howMany(m: At, n: HowMany): number {
  return n === 'as-many' ? Number(m.vars[MOVED] ?? 0) : n;
}

/** Everybody else, in the order of play. */
export function othersOf(m: At, seat: Seat): Seat[] {
  const others: Seat[] = [];
  for (let other = clockwise(m, seat); other !== seat; other = clockwise(m, other)) others.push(other);
  return others;
}

const some = (n: HowMany, one: string, many: string, asMany: string): string => {
  if (n === 'as-many') return `${asMany} ${many}`;
  return n === 1 ? one : `${n} ${many}`;
};

/** So many cards, as the object of a clause. */
export const cardsIn = {
  en: (n: HowMany): string => some(n, 'a card', 'cards', 'the same number of'),
  de: (n: HowMany): string => some(n, 'eine Karte', 'Karten', 'ebenso viele'),
} as const;

/** So many cards off the top of the deck. */
export const topCardsIn = {
  en: (n: HowMany): string => (n === 1 ? 'the top card of the deck' : `${cardsIn.en(n)} from the top of the deck`),
  de: (n: HowMany): string =>
    n === 1 ? 'die oberste Karte des Nachziehstapels' : `${cardsIn.de(n)} oben vom Nachziehstapel`,
} as const;
