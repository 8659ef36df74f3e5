import { at, cardOf, fork, type OpsOf, type Option, objectsIn, type Ref, type Seat } from '@tafelrunde/kernel';
import { cardId, cards, deckFor, type Mode, suitsFor } from '../cards/catalogue.ts';
import { type CardId, cardIds, cardIndex, isCardId } from '../cards/ids.ts';
import { type Suit, suitIndex } from '../cards/suits.ts';
import { nameRef, suitRef } from '../refs.ts';
import { type Action, type ChooserName, chooserNameOf, chooserNames } from '../scoring/actions.ts';
import { applyChoices, layOut } from '../scoring/choices.ts';
import { ofSuits } from '../scoring/clearing.ts';
import { bit, createTableau } from '../scoring/tableau.ts';
import { workingOf } from '../scoring/workings.ts';
import { type At, type Chapter, DECLINE, type Game, hand, type Ops } from '../state.ts';
import { choicesOf, handOf, modeOf } from './worth.ts';

/**
 * The decisions of the end of the game (FR-065, FR-066, and the choices of Island and Angel). Nobody's hand touches
 * another's score (FR-018), so everybody decides in a lane of their own.
 */
export interface ChoiceOps {
  decide: Record<never, never>;
  /** The cards of one hand that choose, in their order. */
  decideHand: { seat: Seat };
  choose: { seat: Seat; card: CardId };
  /** Book of Changes: the suit for the card that was picked. */
  chooseSuit: { seat: Seat; card: CardId; target: CardId };
}

export const choiceRules: Chapter<ChoiceOps> = {
  decide: (m) => {
    const lanes: Record<Seat, OpsOf<Ops>> = {};
    let any = false;
    for (let seat = 0; seat < m.seats; seat++) {
      if (choosersOf(m, seat).length === 0) continue;
      lanes[seat] = { op: 'decideHand', seat };
      any = true;
    }
    if (any) m.put(fork(lanes, { op: 'score' }));
    else m.put({ op: 'score' });
  },

  decideHand: (m, { seat }) => {
    for (const card of choosersOf(m, seat)) m.put({ op: 'choose', seat, card });
  },

  // FR-092: every one of them may be left unused.
  choose: {
    options: (m, { seat, card }) => choosing[nameOf(card)].options(m, seat, card),
    answer: (m, { seat, card }, [pick]) => {
      if (pick === undefined || pick === DECLINE) return;
      choosing[nameOf(card)].answer(m, seat, card, pick);
    },
  },

  chooseSuit: {
    options: (m) => suitsFor(modeOf(m.match.options)).flatMap((suit) => (suit === 'wild' ? [] : [suitRef(suit)])),
    answer: (m, { seat, card, target }, [pick]) => {
      const suit = suitRef.in(pick);
      if (suit !== undefined) act(m, seat, card, { target, suit });
    },
  },
};

interface Choosing {
  /** What may be picked, and last of all to decline; nothing if there is nothing else. */
  readonly options: (m: At, seat: Seat, card: CardId) => readonly (Ref | Option)[];
  readonly answer: (m: Game, seat: Seat, card: CardId, pick: Ref) => void;
}

/** FR-090, FR-091: any card of the game of these suits by name, or just one of the suits. */
const standFor: Choosing = {
  options: (m, _, card) => guisesOf(m, card),
  answer: (m, seat, card, pick) => {
    const as = nameRef.in(pick) ?? suitRef.in(pick);
    if (as !== undefined) act(m, seat, card, { as });
  },
};

const choosing: Readonly<Record<ChooserName, Choosing>> = {
  // FR-089.
  doppelganger: {
    options: (m, seat, card) => orDecline(others(m, seat, card)),
    answer: (m, seat, card, pick) => act(m, seat, card, { copies: idOf(m, pick) }),
  },
  mirage: standFor,
  shapeshifter: standFor,
  // FR-095; a card that no other card may change keeps its suits.
  'book-of-changes': {
    options: (m, seat, card) => orDecline(others(m, seat, card).filter((other) => !isImmune(idOf(m, other)))),
    answer: (m, seat, card, pick) => m.put({ op: 'chooseSuit', seat, card, target: idOf(m, pick) }),
  },
  island: {
    options: (m, seat, card) => orDecline(clearable(m, seat, card)),
    answer: (m, seat, card, pick) => act(m, seat, card, { target: idOf(m, pick) }),
  },
  // FR-086.
  angel: {
    options: (m, seat, card) => orDecline(others(m, seat, card)),
    answer: (m, seat, card, pick) => act(m, seat, card, { target: idOf(m, pick) }),
  },
};

function act(m: Game, seat: Seat, card: CardId, action: Action): void {
  m.state.actions[seat] = { ...at(m.state.actions, seat), [nameOf(card)]: action };
  m.emit({ type: 'decided', seat, cause: card, data: { ...action } });
}

/** For every card its place in the order of the choosers; -1 for all others. */
const places: readonly number[] = cardIds.map((id) => {
  const name = chooserNameOf(id);
  return name === undefined ? -1 : chooserNames.indexOf(name);
});

/** The cards of a hand that choose, in their order. */
function choosersOf(m: At, seat: Seat): CardId[] {
  const choosers = handOf(m, seat).filter((card) => at(places, card) >= 0);
  return choosers.sort((a, b) => at(places, a) - at(places, b)).map(cardId);
}

function nameOf(card: CardId): ChooserName {
  const name = chooserNameOf(card);
  if (name === undefined) throw new Error(`${card} chooses nothing`);
  return name;
}

function idOf(m: At, pick: Ref): CardId {
  const id = typeof pick === 'number' ? cardOf(m, pick) : undefined;
  if (id === undefined || !isCardId(id)) throw new Error(`${pick} is no card of the hand`);
  return id;
}

function orDecline(options: (Ref | Option)[]): (Ref | Option)[] {
  if (options.length > 0) options.push(DECLINE);
  return options;
}

const isImmune = (card: CardId): boolean => workingOf(cardIndex(card)).immune;

function others(m: At, seat: Seat, card: CardId): Ref[] {
  const own = cardIndex(card);
  const held = handOf(m, seat);
  return objectsIn(m, hand(seat)).filter((_, i) => held[i] !== own);
}

const guises = new Map<string, readonly Ref[]>();

function guisesOf({ match: { options } }: At, card: CardId): readonly Ref[] {
  const key = `${card} ${options.suits} ${options.promos}`;
  let found = guises.get(key);
  if (found === undefined) {
    found = [...allowedGuises(card, modeOf(options)), DECLINE];
    guises.set(key, found);
  }
  return found;
}

function allowedGuises(card: CardId, mode: Mode): Ref[] {
  const { standsFor } = workingOf(cardIndex(card));
  const allowed = (suit: Suit): boolean => (standsFor & (1 << suitIndex(suit))) !== 0;
  return [
    ...deckFor(mode)
      .filter((id) => allowed(cards[id].suit))
      .map(nameRef),
    ...suitsFor(mode).filter(allowed).map(suitRef),
  ];
}

const scratch = createTableau();

/** FR-076: the Floods and Flames of the hand as they are by then; one without a penalty would be picked for nothing. */
function clearable(m: At, seat: Seat, card: CardId): (Ref | Option)[] {
  const held = handOf(m, seat);
  layOut(scratch, held, held.length);
  applyChoices(scratch, choicesOf(held, at(m.state.actions, seat)));
  const legal = ofSuits(scratch, workingOf(cardIndex(card)).clearsOneOf);
  return objectsIn(m, hand(seat)).flatMap((ref, position): (Ref | Option)[] => {
    if ((legal & bit(position)) === 0) return [];
    return (scratch.penalized & bit(position)) === 0 ? [{ ref, idle: 'no-penalty' }] : [ref];
  });
}
