import { cardIndex } from '../cards/ids.ts';
import { bit, enter, everybody, first, NAMELESS, peek, remove, setActive, type Tableau } from './tableau.ts';
import { type SuitSet, workingOf } from './workings.ts';

/** Nothing chosen: the card is not used (FR-092). */
export const UNUSED = -1;

/**
 * What Mirage or Shapeshifter stands for, as one number: a card's index, or a nameless card of a suit (FR-091).
 */
export type Guise = number;

export const namelessOf = (suit: number): Guise => NAMELESS + 1 + suit;
export const isNameless = (guise: Guise): boolean => guise > NAMELESS;
export const suitOfNameless = (guise: Guise): number => guise - NAMELESS - 1;

/** The choices of steps 2 to 5; positions are places in the hand. */
export interface Choices {
  /** Doppelgänger: the position copied. */
  copies: number;
  mirage: Guise;
  shapeshifter: Guise;
  /** Book of Changes: the position, and the index of its new suit. */
  bookTarget: number;
  bookSuit: number;
  /** Island: the position whose penalty is cleared. */
  island: number;
  /** Angel: the position that is protected. */
  angel: number;
}

/** Choices that are made; a chooser that was declined is `UNUSED`. */
export type Decided = Readonly<Partial<Choices>>;

export const unusedChoices = (): Choices => ({
  copies: UNUSED,
  mirage: UNUSED,
  shapeshifter: UNUSED,
  bookTarget: UNUSED,
  bookSuit: UNUSED,
  island: UNUSED,
  angel: UNUSED,
});

/** Where the cards that choose lie in a hand; -1 if the hand does not hold them. */
export interface Choosers {
  doppelganger: number;
  mirage: number;
  shapeshifter: number;
  book: number;
  island: number;
  angel: number;
}

const position = (t: Tableau, name: number): number => {
  const found = peek(t.ofName, name);
  return found === 0 ? UNUSED : first(found);
};

const DOPPELGANGER = cardIndex('doppelganger');
const MIRAGE = cardIndex('mirage');
const SHAPESHIFTER = cardIndex('shapeshifter');
const BOOK = cardIndex('book-of-changes');
const ISLAND = cardIndex('island');
const ANGEL = cardIndex('angel');

/** Finds the choosers in a hand that is laid out as printed. */
export const choosersIn = (t: Tableau): Choosers => ({
  doppelganger: position(t, DOPPELGANGER),
  mirage: position(t, MIRAGE),
  shapeshifter: position(t, SHAPESHIFTER),
  book: position(t, BOOK),
  island: position(t, ISLAND),
  angel: position(t, ANGEL),
});

/** Lays out the cards as printed. */
export function layOut(t: Tableau, hand: ArrayLike<number>, size: number): void {
  clearLookups(t);
  t.size = size;
  t.keepsSuits = 0;
  t.immune = 0;
  t.penalized = 0;
  t.clearers = 0;
  t.protectors = 0;
  for (let i = 0; i < size; i++) {
    const card = hand[i] ?? UNUSED;
    const working = workingOf(card);
    t.card[i] = card;
    t.name[i] = working.name;
    t.suits[i] = working.suits;
    t.strength[i] = working.strength;
    t.penaltyOf[i] = card;
    if (working.hasPenalty) t.penalized |= bit(i);
    if (working.clearsSomething) t.clearers |= bit(i);
    if (working.protectsSomething) t.protectors |= bit(i);
    if (working.keepsSuits) t.keepsSuits |= bit(i);
    if (working.immune) t.immune |= bit(i);
    enter(t, i);
  }
  setActive(t, everybody(t));
}

function clearLookups(t: Tableau): void {
  t.ofSuit.fill(0);
  for (let i = 0; i < t.size; i++) t.ofName[peek(t.name, i)] = 0;
}

/** Steps 2 and 3 (FR-065, FR-066): Doppelgänger, Mirage, Shapeshifter, then Book of Changes. */
export function applyChoices(t: Tableau, choices: Choices): void {
  const { doppelganger, mirage, shapeshifter } = choosersIn(t);
  if (choices.copies !== UNUSED) copyCard(t, doppelganger, choices.copies);
  if (choices.mirage !== UNUSED) standFor(t, mirage, choices.mirage);
  if (choices.shapeshifter !== UNUSED) standFor(t, shapeshifter, choices.shapeshifter);
  if (choices.bookTarget !== UNUSED) changeSuit(t, choices.bookTarget, choices.bookSuit);
}

/** FR-089: name, base strength, suit and penalty of another card, as printed; not the bonus. */
export const copyCard = (t: Tableau, position: number, target: number): void =>
  takeAfter(t, position, peek(t.card, target));

/** Takes a choice back: the card is as printed again. */
export const asPrinted = (t: Tableau, position: number): void => takeAfter(t, position, peek(t.card, position));

function takeAfter(t: Tableau, position: number, card: number): void {
  const { name, suits, strength, hasPenalty } = workingOf(card);
  remove(t, position);
  t.name[position] = name;
  t.suits[position] = suits;
  t.strength[position] = strength;
  t.penaltyOf[position] = card;
  t.penalized = hasPenalty ? t.penalized | bit(position) : t.penalized & ~bit(position);
  enter(t, position);
}

/** FR-090, FR-091: name and suit, or just a suit. */
export function standFor(t: Tableau, position: number, guise: Guise): void {
  remove(t, position);
  if (isNameless(guise)) {
    t.name[position] = NAMELESS;
    t.suits[position] = 1 << suitOfNameless(guise);
  } else {
    const model = workingOf(guise);
    t.name[position] = model.name;
    t.suits[position] = model.suits;
  }
  enter(t, position);
}

/** FR-095: another suit, everything else stays. */
const changeSuit = (t: Tableau, target: number, suit: number): void => giveSuits(t, target, 1 << suit);

export function giveSuits(t: Tableau, position: number, suits: SuitSet): void {
  remove(t, position);
  t.suits[position] = suits;
  enter(t, position);
}
