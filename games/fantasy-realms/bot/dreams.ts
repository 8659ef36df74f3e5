import { at, type Chance } from '@tafelrunde/kernel';
import type { Estimate } from './estimate.ts';
import type { Outlook } from './outlook.ts';

type Cards = readonly number[];

/** One way in which the game may go on, out of the cards that the player does not know. */
export interface Dream {
  /** What lies on top of the deck. */
  readonly top: Cards;
  /** What the player comes across in later turns, in that order. */
  readonly coming: Cards;
  /** What the next player holds. */
  readonly rival: Cards;
}

/** New cards to make use of in each turn that is left: the deck's, and some of those that others discard. */
const PER_TURN = 1.5;
/** Dreams further ahead cost time and tell no more. */
const MOST_TO_COME = 4;
/** FR-023: while a hand is drafted, two cards are drawn at a time. */
const PAIR = 2;

export function dreamOf({ unknown, hand, handSize, room, seats, rival }: Outlook, chance: Chance): Dream {
  const left = unknown.slice();
  const draw = (size: number): number[] =>
    Array.from({ length: Math.min(size, left.length) }, () => at(left.splice(chance('dream', left.length), 1), 0));
  const turns = Math.max(0, room - 1) / seats;
  const toDraft = Math.max(0, handSize - hand.length - 1);
  return {
    top: draw(PAIR),
    rival: [...rival.known, ...draw(rival.size - rival.known.length)],
    coming: draw(toDraft * PAIR + Math.min(MOST_TO_COME, Math.round(turns * PER_TURN))),
  };
}

/** What the hand will score in the dream, if every card is taken that makes it better at once. */
export function afterDream({ estimate, handSize }: Outlook, hand: Cards, { coming }: Dream): number {
  let held = hand;
  for (let i = 0; i < coming.length; ) {
    const step = held.length < handSize ? PAIR : 1;
    held =
      held.length < handSize
        ? grown(held, coming.slice(i, i + step), estimate)
        : swapped(held, at(coming, i), estimate);
    i += step;
  }
  return estimate(held);
}

/** The hand with the better one of several cards. */
export function grown(hand: Cards, offered: Cards, estimate: Estimate): Cards {
  return bestOf(
    offered.map((card) => [...hand, card]),
    estimate,
  );
}

/** The hand with the card and without one that it needs least: maybe without that very card. */
export const swapped = (hand: Cards, card: number, estimate: Estimate): Cards =>
  at(withoutOne([...hand, card], estimate), 0);

/** The hands that are left when one card goes, the best first. */
export function withoutOne(hand: Cards, estimate: Estimate): Cards[] {
  return hand
    .map((_, i) => hand.toSpliced(i, 1))
    .map((rest) => ({ rest, worth: estimate(rest) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ rest }) => rest);
}

function bestOf(hands: readonly Cards[], estimate: Estimate): Cards {
  return hands.reduce((best, hand) => (estimate(hand) > estimate(best) ? hand : best));
}

/** How much the next player would make of a card. */
export function gainOfRival({ estimate, handSize }: Outlook, { rival }: Dream, card: number): number {
  const after = rival.length < handSize ? [...rival, card] : swapped(rival, card, estimate);
  return Math.max(0, estimate(after) - estimate(rival));
}
