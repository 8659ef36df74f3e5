import { at, quickChance } from '@tafelrunde/kernel';
import { cardId, cardList, type Mode, printingFor, suitsFor } from '../cards/catalogue.ts';
import { cardIndex } from '../cards/ids.ts';
import { suitIndex } from '../cards/suits.ts';
import { mentionsOf } from '../effects/score-mentions.ts';
import {
  type Choices,
  type Choosers,
  choosersIn,
  type Guise,
  layOut,
  namelessOf,
  suitOfNameless,
  UNUSED,
  unusedChoices,
} from '../scoring/choices.ts';
import { scoreCards } from '../scoring/score.ts';
import { bit, type Context, createTableau } from '../scoring/tableau.ts';
import { type SuitSet, workingOf } from '../scoring/workings.ts';

/** What a hand scores. */
export type Estimate = (hand: readonly number[]) => number;

/**
 * What a hand scores if its choosers choose well: one after another takes what is best as things stand, twice around.
 * Seldom less than the exact best, and many times as quick. It remembers the hands that it was asked for.
 */
export function estimateFor(mode: Mode, context: Context): Estimate {
  const lore = mode.suits ? lores.hoard : lores.base;
  const asked = new Map<number, number>();
  return (hand) => {
    let key = 0;
    for (const card of hand) key += at(KEYS, card);
    let points = asked.get(key);
    if (points === undefined) {
      points = scoreWell({ hand, context, lore, choices: unusedChoices(), points: 0 });
      asked.set(key, points);
    }
    return points;
  };
}

const draw = quickChance(1);

/** Numbers whose sums tell hands apart, of 49 bits, so that a dozen of them are still added exactly. */
const KEYS = cardList.map(() => draw('key', 2 ** 31) * 2 ** 18 + draw('key', 2 ** 18));

interface Trial {
  readonly hand: readonly number[];
  readonly context: Context;
  readonly lore: Lore;
  readonly choices: Choices;
  points: number;
}

const tableau = createTableau();

const scored = ({ hand, context, choices }: Trial): number => scoreCards(tableau, hand, hand.length, context, choices);

function scoreWell(trial: Trial): number {
  const { hand, context } = trial;
  trial.points = scoreCards(tableau, hand, hand.length, context);
  const choosing = hand.filter((card) => at(isChooser, card)).length;
  if (choosing === 0) return trial.points;
  layOut(tableau, hand, hand.length);
  const choosers = choosersIn(tableau);
  chooseInTurn(trial, choosers);
  if (choosing > 1) chooseInTurn(trial, choosers);
  return trial.points;
}

const isChooser: readonly boolean[] = cardList.map((_, card) => {
  const { copies, standsFor, changesSuit, clearsOneOf, protects } = workingOf(card);
  return copies || changesSuit || protects || standsFor !== 0 || clearsOneOf !== 0;
});

function chooseInTurn(trial: Trial, { doppelganger, mirage, shapeshifter, book, island, angel }: Choosers): void {
  const { hand } = trial;
  const others = (chooser: number) => hand.flatMap((_, position) => (position === chooser ? [] : [position]));
  if (doppelganger !== UNUSED) choose(trial, 'copies', others(doppelganger));
  if (mirage !== UNUSED) choose(trial, 'mirage', guisesIn(trial, mirage));
  if (shapeshifter !== UNUSED) choose(trial, 'shapeshifter', guisesIn(trial, shapeshifter));
  if (book !== UNUSED)
    chooseSuit(
      trial,
      others(book).filter((position) => !workingOf(at(hand, position)).immune),
    );
  if (island !== UNUSED) choose(trial, 'island', others(island));
  if (angel !== UNUSED) choose(trial, 'angel', others(angel));
}

/** Settles one choice, the others staying as they are; true if it brought anything. */
function choose(trial: Trial, field: keyof Choices, values: readonly number[]): boolean {
  const { choices, points } = trial;
  let best = choices[field];
  for (const value of values) {
    choices[field] = value;
    const now = scored(trial);
    if (now <= trial.points) continue;
    trial.points = now;
    best = value;
  }
  choices[field] = best;
  return trial.points > points;
}

function chooseSuit(trial: Trial, targets: readonly number[]): void {
  const { choices, hand, lore } = trial;
  const asked = hand.reduce((set, card) => set | at(askedSuits, card), 0);
  let { bookTarget, bookSuit } = choices;
  for (const suit of lore.suits) {
    if ((asked & bit(suit)) === 0) continue;
    choices.bookSuit = suit;
    if (!choose(trial, 'bookTarget', targets)) continue;
    ({ bookTarget, bookSuit } = choices);
  }
  choices.bookTarget = bookTarget;
  choices.bookSuit = bookSuit;
}

const mentions = cardList.map(mentionsOf);

/** The suits that a card's words tell from others. */
const askedSuits: readonly SuitSet[] = mentions.map(({ groups }) => groups.reduce((set, group) => set | group, 0));

/** What a wild card may usefully stand for: a card of a suit, or one that a card of the hand asks for by name. */
function guisesIn({ hand, lore }: Trial, wild: number): Guise[] {
  const { standsFor } = workingOf(at(hand, wild));
  const guises = lore.nameless.filter((guise) => (standsFor & bit(suitOfNameless(guise))) !== 0);
  for (const card of hand) {
    for (const name of at(lore.named, card)) if ((workingOf(name).suits & standsFor) !== 0) guises.push(name);
  }
  return guises;
}

/** What choosers choose from. */
interface Lore {
  readonly suits: readonly number[];
  readonly nameless: readonly Guise[];
  /** By card: the cards that it asks for by name, in the printing that is in the game. */
  readonly named: readonly (readonly Guise[])[];
}

function gatherLore(mode: Mode): Lore {
  const suits = suitsFor(mode).flatMap((suit) => (suit === 'wild' ? [] : [suitIndex(suit)]));
  const named = mentions.map(({ names }) => names.map((name) => cardIndex(printingFor(mode, cardId(name)))));
  return { suits, nameless: suits.map(namelessOf), named };
}

const lores = { base: gatherLore({ suits: false, items: false }), hoard: gatherLore({ suits: true, items: false }) };
