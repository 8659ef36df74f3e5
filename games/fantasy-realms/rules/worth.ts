import { type CardId as AnyCardId, at, facesIn, type Options, type Outcome, type Seat } from '@tafelrunde/kernel';
import { cardList, type Mode } from '../cards/catalogue.ts';
import { type CardId, cardIndex, type ItemId, isCardId, isItemId } from '../cards/ids.ts';
import { isSuit, suitIndex } from '../cards/suits.ts';
import { type Action, type Actions, type ChooserName, chooserNameOf } from '../scoring/actions.ts';
import { type Choices, namelessOf, UNUSED, unusedChoices } from '../scoring/choices.ts';
import { scoreCase } from '../scoring/hand.ts';
import { type Case, contextOf } from '../scoring/read-hand.ts';
import type { Rulings } from '../scoring/rulings.ts';
import { scoreCards } from '../scoring/score.ts';
import { type Context, createTableau } from '../scoring/tableau.ts';
import { type At, DISCARD, hand, used, withItems } from '../state.ts';

const indexes = new WeakMap<readonly AnyCardId[], readonly number[]>();

/** The scorer's index for every face of a match; -1 for items. */
function indexesOf(table: readonly AnyCardId[]): readonly number[] {
  let found = indexes.get(table);
  if (found === undefined) {
    found = table.map((id) => (isCardId(id) ? cardIndex(id) : -1));
    indexes.set(table, found);
  }
  return found;
}

/** The cards of a hand as the scorer's indexes, in the order of `objectsIn`. */
export function handOf(m: At, seat: Seat): number[] {
  const table = indexesOf(m.match.table);
  const held = facesIn(m, hand(seat));
  for (let i = 0; i < held.length; i++) held[i] = table[held[i] ?? 0] ?? 0;
  return held;
}

export const modeOf = (options: Options): Mode => ({
  suits: options.suits === true,
  items: options.items === true,
  promos: options.promos === true,
});

export const rulingsOf = (options: Options): Rulings => ({
  sets: options.sets === 'largest' ? 'largest' : 'all',
  runs: options.runs === 'longest' ? 'longest' : 'all',
  treasureChest: options.treasureChest === '25' ? 25 : 20,
  unusedWildInWildfire: options.unusedWild === 'spared' ? 'spared' : 'blanked',
  undeadProtection: options.undeadProtection === 'while-active' ? 'while-active' : 'stays',
});

/** FR-107: the discard area as it lies now, the same for every hand. */
function discardAt(m: At): Pick<Case, 'discard' | 'context'> {
  const table = indexesOf(m.match.table);
  const discard = facesIn(m, DISCARD).map((face) => at(table, face));
  return { discard, context: contextOf(m.seats, discard, rulingsOf(m.match.options)) };
}

function caseAt(m: At, seat: Seat, { discard, context }: Pick<Case, 'discard' | 'context'>): Case {
  const held = handOf(m, seat);
  return {
    hand: held,
    mode: modeOf(m.match.options),
    context,
    discard,
    items: itemsOf(m, seat),
    choices: choicesOf(held, at(m.state.actions, seat)),
    best: false,
  };
}

const itemsOf = (m: At, seat: Seat): ItemId[] =>
  facesIn(m, used(seat))
    .map((face) => at(m.match.table, face))
    .filter(isItemId);

/** A player's actions as the scorer takes them. */
export function choicesOf(held: readonly number[], actions: Actions): Choices {
  const choices = unusedChoices();
  const position = (id: CardId | undefined): number => (id === undefined ? UNUSED : held.indexOf(cardIndex(id)));
  for (const [card, action] of Object.entries(actions)) {
    const name = chooserNameOf(card);
    if (name !== undefined) enter[name](choices, action, position);
  }
  return choices;
}

type Enter = (choices: Choices, action: Action, position: (id: CardId | undefined) => number) => void;

const enter: Readonly<Record<ChooserName, Enter>> = {
  doppelganger: (choices, { copies }, position) => {
    choices.copies = position(copies);
  },
  mirage: (choices, action) => {
    choices.mirage = guiseOf(action);
  },
  shapeshifter: (choices, action) => {
    choices.shapeshifter = guiseOf(action);
  },
  'book-of-changes': (choices, { target, suit }, position) => {
    choices.bookTarget = position(target);
    choices.bookSuit = suit === undefined ? UNUSED : suitIndex(suit);
  },
  island: (choices, { target }, position) => {
    choices.island = position(target);
  },
  angel: (choices, { target }, position) => {
    choices.angel = position(target);
  },
};

export function guiseOf({ as }: Action): number {
  if (as === undefined) return UNUSED;
  return isSuit(as) ? namelessOf(suitIndex(as)) : cardIndex(as);
}

const tableau = createTableau();

/** FR-014, FR-018: what every hand is worth with its player's choices and used items. */
export function scoresOf(m: At): number[] {
  const lying = discardAt(m);
  return Array.from({ length: m.seats }, (_, seat) =>
    withItems(m) ? scoreCase(tableau, caseAt(m, seat, lying)).total : handScore(m, seat, lying.context),
  );
}

function handScore(m: At, seat: Seat, context: Context): number {
  const held = handOf(m, seat);
  return scoreCards(tableau, held, held.length, context, choicesOf(held, at(m.state.actions, seat)));
}

/** FR-016: the sum of the printed base strengths, whatever became of the cards. */
const printedStrength = (m: At, seat: Seat): number =>
  handOf(m, seat).reduce((sum, card) => sum + at(cardList, card).strength, 0);

/** FR-014, FR-015, FR-017. */
export function winnersOf(m: At, scores: readonly number[]): Pick<Outcome, 'winners' | 'how'> {
  const highest = Math.max(...scores);
  const tied = scores.flatMap((score, seat) => (score === highest ? [seat] : []));
  if (tied.length === 1) return { winners: tied, how: 'highest-score' };
  const lowest = Math.min(...tied.map((seat) => printedStrength(m, seat)));
  const winners = tied.filter((seat) => printedStrength(m, seat) === lowest);
  return { winners, how: winners.length === 1 ? 'lowest-strength' : 'shared' };
}
