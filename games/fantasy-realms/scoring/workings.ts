import type { Card, PenaltyTerm } from '../cards/card.ts';
import { cardList, nameIndexes } from '../cards/catalogue.ts';
import { type Suit, suitIndex, suits } from '../cards/suits.ts';
import { blankingOf, isBlanking } from '../effects/score-blanking.ts';
import type { Ceiling, Measure } from '../effects/score-definition.ts';
import { ceilingOf, isPoints, measureOf, type PointTerm } from '../effects/score-points.ts';
import type { PowerTerm } from '../effects/score-powers.ts';
import { type Finder, strike, type Who } from '../effects/score-who.ts';

/** A set of suits: bit i is the suit with index i. */
export type SuitSet = number;

export const ALL_SUITS: SuitSet = (1 << suits.length) - 1;

const suitSet = (list: readonly Suit[] | 'all'): SuitSet =>
  list === 'all' ? ALL_SUITS : list.reduce((set, suit) => set | (1 << suitIndex(suit)), 0);

/** A scored line of a card: the word as data, for who wants an explanation, and what it measures. */
export interface Line {
  readonly term: PointTerm;
  readonly measure: Measure;
  readonly ceiling: Ceiling;
}

/** A penalty section, ready to run. */
export interface PenaltyWorking {
  readonly lines: readonly Line[];
  readonly victims: Finder | undefined;
  readonly loners: Finder | undefined;
  readonly needs: readonly Finder[];
  readonly shuns: readonly Finder[];
}

/** A card, ready to run: everything that its words say, found out once. */
export interface Working {
  readonly name: number;
  readonly suits: SuitSet;
  readonly strength: number;
  readonly lines: readonly Line[];
  readonly hasPenalty: boolean;
  readonly penalty: PenaltyWorking;
  /** The penalty without the word Army (FR-073). */
  readonly penaltySansArmy: PenaltyWorking;
  readonly penaltyMentionsArmy: boolean;
  readonly clears: SuitSet;
  readonly clearsArmyOf: SuitSet;
  readonly clearsOneOf: SuitSet;
  /** Whether it does any of the three. */
  readonly clearsSomething: boolean;
  readonly protectsSuits: SuitSet;
  readonly protects: boolean;
  /** Whether it does any of the two. */
  readonly protectsSomething: boolean;
  readonly immune: boolean;
  readonly keepsSuits: boolean;
  readonly copies: boolean;
  readonly standsFor: SuitSet;
  readonly changesSuit: boolean;
}

const lineOf = (term: PointTerm): Line => ({ term, measure: measureOf(term), ceiling: ceilingOf(term) });

function penaltyWorking(terms: readonly PenaltyTerm[]): PenaltyWorking {
  const blanking = terms.filter(isBlanking).map((term) => blankingOf(term));
  const inRole = (role: 'victims' | 'loners' | 'needs' | 'shuns') =>
    blanking.filter((word) => word.role === role).map((word) => word.find);
  return {
    lines: terms.filter(isPoints).map(lineOf),
    victims: inRole('victims')[0],
    loners: inRole('loners')[0],
    needs: inRole('needs'),
    shuns: inRole('shuns'),
  };
}

/** FR-073: the word is struck out of every list; a clause of which nothing is left falls away. */
function sansArmy(terms: readonly PenaltyTerm[]): PenaltyTerm[] {
  return terms.flatMap((term): PenaltyTerm[] => {
    if (!mentionsArmy(term)) return [term];
    const who = strike(term.who, 'army');
    return who.length === 0 ? [] : [{ ...term, who }];
  });
}

/** Wildfire's list is of cards that it spares, so there is nothing to strike out of it. */
const mentionsArmy = (term: PenaltyTerm): term is Extract<PenaltyTerm, { who: Who }> =>
  'who' in term && term.word !== 'blanksAllBut' && strike(term.who, 'army').length < term.who.length;

function powersOf(card: Card) {
  const powers = (card.bonus ?? []).filter((term): term is PowerTerm => !isPoints(term));
  const suitsOf = (word: 'clears' | 'clearsWord' | 'clearsOne' | 'standsFor'): SuitSet =>
    powers.reduce((set, term) => (term.word === word && 'suits' in term ? set | suitSet(term.suits) : set), 0);
  const has = (word: PowerTerm['word']) => powers.some((term) => term.word === word);
  return {
    clears: suitsOf('clears'),
    clearsArmyOf: suitsOf('clearsWord'),
    clearsOneOf: suitsOf('clearsOne'),
    standsFor: suitsOf('standsFor'),
    protectsSuits: powers.reduce((set, term) => (term.word === 'protectsSuit' ? set | suitSet([term.suit]) : set), 0),
    clearsSomething: has('clears') || has('clearsWord') || has('clearsOne'),
    protects: has('protects'),
    protectsSomething: has('protects') || has('protectsSuit'),
    immune: has('immune'),
    keepsSuits: has('keepsSuits'),
    copies: has('copies'),
    changesSuit: has('changesSuit'),
  };
}

const workings: readonly Working[] = cardList.map((card, index) => {
  const penalty = card.penalty ?? [];
  return {
    name: nameIndexes[index] ?? index,
    suits: suitSet([card.suit, ...(card.alsoSuits ?? [])]),
    strength: card.strength,
    lines: (card.bonus ?? []).filter(isPoints).map(lineOf),
    hasPenalty: penalty.length > 0,
    penalty: penaltyWorking(penalty),
    penaltySansArmy: penaltyWorking(sansArmy(penalty)),
    penaltyMentionsArmy: penalty.some(mentionsArmy),
    ...powersOf(card),
  };
});

/** Its own function, only for this list, so that it stays quick. */
export function workingOf(card: number): Working {
  const working = workings[card];
  if (working === undefined) throw new RangeError(`no card ${card}`);
  return working;
}
