import { at, type Question, type Ref } from '@tafelrunde/kernel';
import { cardList } from '../cards/catalogue.ts';
import { PILE_DECK } from '../state.ts';
import { cardOf, type Held, type Outlook } from './outlook.ts';

/* A player who keeps the highest base strengths and looks at nothing else: the yardstick. */

export function takeHighest(outlook: Outlook, question: Question): Ref {
  return strongerThan(Math.min(...outlook.hand.map(cardOf).map(strengthOf)), outlook, question);
}

export function draftHighest(outlook: Outlook, question: Question): Ref {
  const { unknown } = outlook;
  const mean = unknown.reduce((sum, card) => sum + strengthOf(card), 0) / unknown.length;
  return strongerThan(mean, outlook, question);
}

export function dropLowest({ hand }: Outlook, question: Question): Ref {
  return at(offered(hand, question), 0).object;
}

const strengthOf = (card: number): number => at(cardList, card).strength;

/** The cards that may be picked, the weakest first. */
const offered = (held: readonly Held[], { options }: Question): Held[] =>
  held
    .filter(({ object }) => options.some(({ ref }) => ref === object))
    .sort((a, b) => strengthOf(a.card) - strengthOf(b.card));

/** The strongest card of the discard area, if it is stronger than this; otherwise one from the deck. */
function strongerThan(strength: number, { discard }: Outlook, question: Question): Ref {
  const strongest = offered(discard, question).at(-1);
  const hasDeck = question.options.some(({ ref }) => ref === PILE_DECK);
  if (strongest === undefined || (hasDeck && strengthOf(strongest.card) <= strength)) return PILE_DECK;
  return strongest.object;
}
