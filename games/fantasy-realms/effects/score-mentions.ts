import type { BonusTerm, Card, PenaltyTerm } from '../cards/card.ts';
import { type CardId, cardIndex } from '../cards/ids.ts';
import { isSuit, type Suit, suitIndex } from '../cards/suits.ts';
import { namesIn, type Who } from './score-who.ts';

/**
 * What a card's words can tell apart. Suits of one group are interchangeable for the word that mentions them; names that
 * no word asks for are interchangeable altogether.
 */
export interface Mentions {
  /** Sets of suits, as bits. */
  readonly groups: readonly number[];
  readonly names: readonly number[];
  /** Whether a word compares the suits of cards with one another, whichever they are. */
  readonly comparesSuits: boolean;
}

type Term = BonusTerm | PenaltyTerm;

export function mentionsOf(card: Card): Mentions {
  const terms = [...(card.bonus ?? []), ...(card.penalty ?? [])];
  return {
    groups: terms.flatMap(groupsOf),
    names: terms.flatMap(namesOf).map(cardIndex),
    comparesSuits: terms.some((term) => ['sets', 'allDifferentSuits', 'blanksLoners'].includes(term.word)),
  };
}

const bits = (suits: readonly Suit[]): number => suits.reduce((set, suit) => set | (1 << suitIndex(suit)), 0);

function groupsOf(term: Term): number[] {
  switch (term.word) {
    case 'oneOf':
      return term.terms.flatMap(groupsOf);
    case 'provided':
      return [...groupsIn(term.who), ...groupsOf(term.then)];
    case 'withAll':
      return term.each.flatMap(groupsIn);
    case 'firstAndFurther':
      return term.who.flatMap((kind) => groupsIn([kind]));
    case 'blanksAllBut':
      return [...groupsIn(term.who), bits(['wild'])]; // some tables spare unused wild cards (FR-121)
    case 'blanksLoners':
      return groupsIn(term.but);
    case 'sumOfStrengths':
    case 'protectsSuit':
      return [bits([term.suit])];
    case 'bestStrength':
    case 'clearsOne':
      return [bits(term.suits)];
    case 'clears':
    case 'clearsWord':
      return term.suits === 'all' ? [] : [bits(term.suits)];
    default:
      return 'who' in term ? groupsIn(term.who) : [];
  }
}

/** Plain suits are one group, "other" suits another; an exception sets its suit apart, and so does a word that can be struck. */
function groupsIn(who: Who): number[] {
  const plain = who.filter((kind) => typeof kind === 'string').filter(isSuit);
  const others = who.flatMap((kind) => (typeof kind === 'object' && 'other' in kind ? [kind.other] : []));
  const exceptions = who.flatMap((kind) => (typeof kind === 'object' && 'suit' in kind ? [kind.suit] : []));
  const strikable = [...plain, ...others].filter((suit) => suit === 'army');
  return [bits(plain), bits(others), ...[...exceptions, ...strikable].map((suit) => bits([suit]))];
}

function namesOf(term: Term): CardId[] {
  switch (term.word) {
    case 'oneOf':
      return term.terms.flatMap(namesOf);
    case 'provided':
      return [...namesIn(term.who), ...namesOf(term.then)];
    case 'withAll':
      return term.each.flatMap(namesIn);
    case 'each':
      return [...namesIn(term.who), ...(term.andFor === undefined ? [] : [term.andFor])];
    default:
      return 'who' in term ? namesIn(term.who) : [];
  }
}
