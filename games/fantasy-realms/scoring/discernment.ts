import { at } from '@tafelrunde/kernel';
import { cardList, deckFor, type Mode, nameIndexes } from '../cards/catalogue.ts';
import { cardIndex } from '../cards/ids.ts';
import { suits } from '../cards/suits.ts';
import { mentionsOf } from '../effects/score-mentions.ts';
import { type Guise, namelessOf } from './choices.ts';
import { bit } from './tableau.ts';
import { type SuitSet, workingOf } from './workings.ts';

const mentions = cardList.map(mentionsOf);

/** What the cards of one hand can tell apart, for the search of the best choices. */
export interface Discernment {
  /** The suits that no card tells from this one. */
  classOf(suit: number): SuitSet;
  readonly asksForName: (name: number) => boolean;
  /** Whether a card compares suits with one another, whichever they are. */
  readonly comparesSuits: boolean;
  /** Whether a wild card could stand for a card of several suits, which no exchange of two suits leaves in the game. */
  readonly severalSuits: boolean;
}

export function discern(hand: readonly number[], mode: Mode): Discernment {
  const heard = hand.map((card) => at(mentions, card));
  const names = new Set(heard.flatMap((card) => card.names));
  const groups = heard.flatMap((card) => card.groups);
  const profiles = suits.map((_, suit) => groups.map((group) => (group & bit(suit)) !== 0));
  const classes = profiles.map((profile) =>
    profiles.reduce((set, other, i) => (same(profile, other) ? set | bit(i) : set), 0),
  );
  return {
    classOf: (suit) => at(classes, suit),
    asksForName: (name) => names.has(name),
    comparesSuits: heard.some((card) => card.comparesSuits),
    severalSuits: deckFor(mode).map(cardIndex).some(isOfSeveralSuits),
  };
}

const same = (a: readonly boolean[], b: readonly boolean[]): boolean => a.every((value, i) => value === b[i]);

/**
 * What a wild card can usefully stand for: a nameless card of each allowed suit, and the cards whose name some card of the
 * hand asks for. A name that no card asks for can only matter for sets of differently named cards, and there a nameless
 * card counts fully, so it is never worse. A card of several suits stands for itself.
 */
export function guisesFor(allowed: SuitSet, seen: Discernment, mode: Mode): Guise[] {
  const nameless = suits.flatMap((_, suit) => ((allowed & bit(suit)) === 0 ? [] : [namelessOf(suit)]));
  const named = deckFor(mode)
    .map(cardIndex)
    .filter((card) => (allowed & bit(suits.indexOf(at(cardList, card).suit))) !== 0)
    .filter((card) => seen.asksForName(at(nameIndexes, card)) || isOfSeveralSuits(card));
  return [...nameless, ...named];
}

function isOfSeveralSuits(card: number): boolean {
  const { suits: own } = workingOf(card);
  return (own & (own - 1)) !== 0;
}
