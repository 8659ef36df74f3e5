import type { Question, Ref, Seat, View, ViewCard } from '@tafelrunde/kernel';
import { cardIndex, isCardId, isItemId } from './cards/ids.ts';
import { isSuit, suitIndex } from './cards/suits.ts';
import { nameRef, suitRef } from './refs.ts';
import { choicesOf, guiseOf, modeOf, rulingsOf } from './rules/worth.ts';
import { type Actions, type ChooserName, chooserNameOf, chooserNames } from './scoring/actions.ts';
import { type Choices, type Decided, type Guise, UNUSED } from './scoring/choices.ts';
import { type Explanation, explainCase } from './scoring/explain.ts';
import { type Case, contextOf } from './scoring/read-hand.ts';
import { argument } from './speech.ts';
import { DECLINE, stateIn } from './state.ts';

/** A player's hand as the scorer takes it, from a view in which it is known: one's own, or anybody's at the end. */
function caseSeen(view: View, seat: Seat): Case {
  const hand = cardsIn(view, 'hand', seat)
    .map(({ card }) => card)
    .filter(isCardId)
    .map(cardIndex);
  const discard = cardsIn(view, 'discard')
    .map(({ card }) => card)
    .filter(isCardId)
    .map(cardIndex);
  return {
    hand,
    mode: modeOf(view.options),
    context: contextOf(view.seats, discard, rulingsOf(view.options)),
    discard,
    items: cardsIn(view, 'used', seat)
      .map(({ card }) => card)
      .filter(isItemId),
    choices: choicesOf(hand, madeBy(view, seat)),
    best: false,
  };
}

const cardsIn = (view: View, kind: string, seat?: Seat): readonly ViewCard[] =>
  view.zones.find((zone) => zone.kind === kind && zone.seat === seat)?.cards ?? [];

const madeBy = (view: View, seat: Seat): Actions => stateIn(view)?.actions[seat] ?? {};

/** What a hand scores and why, with the choices that its player has made. */
export const explanationOf = (view: View, seat: Seat): Explanation => explainCase(caseSeen(view, seat));

/** The same with the best choices of all: what the player is advised to do. */
export const proposalFor = (view: View, seat: Seat): Explanation =>
  explainCase({ ...caseSeen(view, seat), best: true });

/**
 * The best that can come of an open `choose` or `chooseSuit`, with all that its player has decided before, and with this pick if
 * there is one.
 */
export function proposalAt(view: View, question: Question, pick?: Ref): Explanation {
  const given = caseSeen(view, question.seat);
  return explainCase({ ...given, best: true, decided: decidedBy(view, given, question, pick) });
}

/** What to pick at an open `choose` or `chooseSuit`: the next step of the best that is still possible; nothing for other questions. */
export function proposedPick(view: View, question: Question): Ref | undefined {
  const chooser = chooserNameOf(argument(question, 'card'));
  if (chooser === undefined) return undefined;
  const action = proposalAt(view, question).actions[chooser];
  if (action === undefined) return DECLINE;
  if (question.op.op === 'chooseSuit') return action.suit === undefined ? undefined : suitRef(action.suit);
  const { as } = action;
  if (as !== undefined) return isSuit(as) ? suitRef(as) : nameRef(as);
  const target = action.copies ?? action.target;
  return cardsIn(view, 'hand', question.seat).find(({ card }) => card === target)?.obj;
}

/** FR-065: the choosers decide in their order, so all before this one have decided; one without an action declined. */
function decidedBy(view: View, { hand, choices }: Case, question: Question, pick: Ref | undefined): Decided {
  const chooser = chooserNameOf(argument(question, 'card'));
  if (chooser === undefined) return {};
  const position = (card: string): number => (isCardId(card) ? hand.indexOf(cardIndex(card)) : UNUSED);
  const before = chooserNames.slice(0, chooserNames.indexOf(chooser)).map((name) => made[name](choices));
  const target = question.op.op === 'chooseSuit' ? [{ bookTarget: position(argument(question, 'target')) }] : [];
  const picked = pick === undefined ? [] : [deciding[chooser](position(cardBehind(view, question.seat, pick)), pick)];
  return Object.assign({}, ...before, ...target, ...picked);
}

const cardBehind = (view: View, seat: Seat, pick: Ref): string =>
  cardsIn(view, 'hand', seat).find(({ obj }) => obj === pick)?.card ?? '';

const made: Readonly<Record<ChooserName, (choices: Choices) => Decided>> = {
  doppelganger: ({ copies }) => ({ copies }),
  mirage: ({ mirage }) => ({ mirage }),
  shapeshifter: ({ shapeshifter }) => ({ shapeshifter }),
  'book-of-changes': ({ bookTarget, bookSuit }) => ({ bookTarget, bookSuit }),
  island: ({ island }) => ({ island }),
  angel: ({ angel }) => ({ angel }),
};

const deciding: Readonly<Record<ChooserName, (target: number, pick: Ref) => Decided>> = {
  doppelganger: (copies) => ({ copies }),
  mirage: (_, pick) => ({ mirage: guiseIn(pick) }),
  shapeshifter: (_, pick) => ({ shapeshifter: guiseIn(pick) }),
  'book-of-changes': (bookTarget, pick) => {
    const suit = suitRef.in(pick);
    return suit !== undefined ? { bookSuit: suitIndex(suit) } : { bookTarget };
  },
  island: (island) => ({ island }),
  angel: (angel) => ({ angel }),
};

function guiseIn(pick: Ref): Guise {
  const as = nameRef.in(pick) ?? suitRef.in(pick);
  return as === undefined ? UNUSED : guiseOf({ as });
}
