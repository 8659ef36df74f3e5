import type { Question, Ref, Seat, View, ViewCard } from '@tafelrunde/kernel';
import { suitsFor } from './cards/catalogue.ts';
import { cardIndex, isCardId, isItemId } from './cards/ids.ts';
import { isSuit } from './cards/suits.ts';
import { choicesOf, modeOf, rulingsOf } from './rules/worth.ts';
import { type Action, type Actions, type ChooserName, chooserNameOf, chooserNames } from './scoring/actions.ts';
import { type Explanation, explainCase } from './scoring/explain.ts';
import { type Case, contextOf } from './scoring/read-hand.ts';
import { scoreCards } from './scoring/score.ts';
import { createTableau } from './scoring/tableau.ts';
import { argument } from './speech.ts';
import { DECLINE, refName, stateIn } from './state.ts';

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
 * What to pick at an open `choose` or `chooseSuit`; nothing for other questions. As long as the player follows the best
 * assignment, this is its next step; otherwise it is what goes best with the choices made and with the rest of it.
 */
export function proposedPick(view: View, question: Question): Ref | undefined {
  const chooser = chooserNameOf(argument(question, 'card'));
  if (chooser === undefined) return undefined;
  const given = caseSeen(view, question.seat);
  const best = proposalFor(view, question.seat).actions;
  const around = { ...laterThan(chooser, best), ...madeBy(view, question.seat) };
  const rate = (action: Action | undefined): number =>
    totalOf(given, { ...around, [chooser]: action ?? {} }) + (same(action, best[chooser]) ? A_LITTLE : 0);
  const rated = question.options.map(({ ref }) => ({
    ref,
    worth: Math.max(...actionsBy(view, question, ref).map(rate)),
  }));
  return rated.reduce((one, other) => (other.worth > one.worth ? other : one)).ref;
}

/** Among equals the best assignment is followed. */
const A_LITTLE = 0.5;

const same = (one: Action | undefined, other: Action | undefined): boolean =>
  one?.copies === other?.copies && one?.as === other?.as && one?.target === other?.target && one?.suit === other?.suit;

function laterThan(chooser: ChooserName, actions: Actions): Actions {
  const later = chooserNames.slice(chooserNames.indexOf(chooser) + 1);
  return Object.fromEntries(later.flatMap((name) => (actions[name] === undefined ? [] : [[name, actions[name]]])));
}

const tableau = createTableau();

const totalOf = ({ hand, context }: Case, actions: Actions): number =>
  scoreCards(tableau, hand, hand.length, context, choicesOf(hand, actions));

/** The actions that a pick leads to; several where another question follows. */
function actionsBy(view: View, question: Question, ref: Ref): (Action | undefined)[] {
  if (ref === DECLINE) return [undefined];
  const as = refName(ref);
  const picked =
    cardsIn(view, 'hand', question.seat).find(({ obj }) => obj === ref)?.card ?? argument(question, 'target');
  const suits = suitsFor(modeOf(view.options));
  if (!isCardId(picked)) return isCardId(as) || isSuit(as) ? [{ as }] : [];
  if (isSuit(as)) return [{ target: picked, suit: as }];
  const name = chooserNameOf(argument(question, 'card'));
  if (name === 'book-of-changes')
    return suits.filter((suit) => suit !== 'wild').map((suit) => ({ target: picked, suit }));
  return name === 'doppelganger' ? [{ copies: picked }] : [{ target: picked }];
}
