import { cards, type Mode, printingFor, suitsFor } from '../cards/catalogue.ts';
import { type CardId, cardIndex, hoardIds, type ItemId, isCardId, isItemId, promoIds } from '../cards/ids.ts';
import { isSuit, type Suit, suitIndex } from '../cards/suits.ts';
import { type ChooserName, chooserIn, chooserNameOf, chooserNames, fieldsOf } from './actions.ts';
import { applyChoices, type Choices, type Decided, layOut, namelessOf, unusedChoices } from './choices.ts';
import { ofSuits } from './clearing.ts';
import type { Hand } from './hand.ts';
import type { Refusal } from './refusals.ts';
import * as refuse from './refusals.ts';
import { defaultRulings, type Rulings } from './rulings.ts';
import { bit, type Cards, type Context, createTableau, MAX_HAND, type Tableau } from './tableau.ts';
import { workingOf } from './workings.ts';

/** A hand that was checked, in the integers of the scorer. */
export interface Case {
  readonly hand: readonly number[];
  readonly mode: Mode;
  readonly context: Context;
  readonly discard: readonly number[];
  readonly items: readonly ItemId[];
  readonly choices: Choices;
  /** Find the best choices instead, as far as they are not decided. */
  readonly best: boolean;
  readonly decided?: Decided;
}

type Read<T> = T | { readonly error: Refusal };

const no = (error: Refusal): { readonly error: Refusal } => ({ error });
const refused = (value: object): value is { readonly error: Refusal } => 'error' in value;

/** Parses public ids into a case, or says what is wrong with them. */
export function readHand(given: Hand): Read<Case> {
  if (given.cards.length < 1 || given.cards.length > MAX_HAND) {
    return no(refuse.wrongHandSize(given.cards.length, MAX_HAND));
  }
  const players = given.players ?? 4;
  if (!Number.isInteger(players) || players < 2 || players > 6) return no(refuse.wrongPlayerCount(players));
  const held = readCards(given.cards);
  if (refused(held)) return held;
  const discard = readCards(given.discard ?? [], held);
  if (refused(discard)) return discard;
  const items = readItems(given.cursedItems ?? []);
  if (refused(items)) return items;
  const hand = held.map(cardIndex);
  const lying = discard.map(cardIndex);
  const mode = modeOf(given, [...held, ...discard]);
  const best = given.best ?? false;
  const choices = best ? unusedChoices() : readActions(given.actions ?? {}, hand, held, mode);
  if (refused(choices)) return choices;
  const rulings = { ...defaultRulings, ...stated(given.rulings ?? {}) };
  return { hand, mode, context: contextOf(players, lying, rulings), discard: lying, items, choices, best };
}

/** What the discard area holds, found out once (FR-107); a wild card there is only itself (FR-094). */
export function contextOf(players: number, discard: readonly number[], rulings: Rulings = defaultRulings): Context {
  return {
    players,
    discardSuits: discard.map((card) => workingOf(card).suits),
    discardNames: new Set(discard.map((card) => workingOf(card).name)),
    rulings,
  };
}

function readCards(ids: readonly string[], elsewhere: readonly CardId[] = []): Read<CardId[]> {
  const read: CardId[] = [];
  for (const id of ids) {
    if (!isCardId(id)) return no(refuse.unknownCard(id));
    if (read.includes(id) || elsewhere.includes(id)) return no(refuse.duplicateCard(id));
    read.push(id);
  }
  const all = [...elsewhere, ...read];
  for (const id of all) {
    const { reprints } = cards[id];
    if (reprints !== undefined && all.includes(reprints)) return no(refuse.twoPrintings(reprints, id));
  }
  return read;
}

function readItems(ids: readonly string[]): Read<ItemId[]> {
  const read: ItemId[] = [];
  for (const id of ids) {
    if (!isItemId(id)) return no(refuse.unknownItem(id));
    if (read.includes(id)) return no(refuse.duplicateItem(id));
    read.push(id);
  }
  return read;
}

/** What is not said is seen from the cards; what is said cannot make a card vanish that is there. */
function modeOf({ mode, cursedItems = [] }: Hand, present: readonly CardId[]): Mode {
  const some = (ids: readonly CardId[]) => present.some((id) => ids.includes(id));
  return {
    suits: mode?.suits === true || some(hoardIds),
    items: mode?.items ?? cursedItems.length > 0,
    promos: mode?.promos === true || some(promoIds),
  };
}

function stated(rulings: NonNullable<Hand['rulings']>): Partial<Rulings> {
  return Object.fromEntries(Object.entries(rulings).filter(([, ruling]) => ruling !== undefined));
}

type Fields = Readonly<Record<string, string | undefined>>;

function readActions(
  actions: NonNullable<Hand['actions']>,
  hand: readonly number[],
  held: readonly CardId[],
  mode: Mode,
): Read<Choices> {
  const stating = new Map<ChooserName, { key: string; fields: Fields }>();
  for (const [key, fields] of Object.entries(actions)) {
    if (fields === undefined) continue;
    const name = chooserNameOf(key);
    if (name === undefined) return no(refuse.unknownAction(key, chooserNames));
    if (chooserIn(hand, name) === undefined) return no(refuse.actionWithoutCard(key));
    const before = stating.get(name);
    if (before !== undefined) return no(refuse.twoActions(before.key, key));
    const unknown = unknownField(name, fields);
    if (unknown !== undefined) return no(refuse.unknownField(key, unknown, fieldsOf[name]));
    stating.set(name, { key, fields });
  }
  const choices = unusedChoices();
  // In the order of play, because Island looks at suits as they are after the wild cards and the Book.
  for (const name of chooserNames) {
    const said = stating.get(name);
    const chooser = chooserIn(hand, name);
    if (said === undefined || chooser === undefined) continue;
    const error = readers[name]({ ...said, chooser, hand, held, mode, choices });
    if (error !== undefined) return no(error);
  }
  return choices;
}

function unknownField(name: ChooserName, fields: Fields): string | undefined {
  const known: readonly string[] = fieldsOf[name];
  return Object.keys(fields).find((field) => fields[field] !== undefined && !known.includes(field));
}

interface Reading {
  readonly key: string;
  readonly fields: Fields;
  readonly chooser: CardId;
  readonly hand: readonly number[];
  readonly held: readonly CardId[];
  readonly mode: Mode;
  /** Takes up what was read. */
  readonly choices: Choices;
}

const readers: Readonly<Record<ChooserName, (reading: Reading) => Refusal | undefined>> = {
  doppelganger: (reading) =>
    readTarget(reading, 'copies', others(reading), (position) => (reading.choices.copies = position)),
  mirage: (reading) => readGuise(reading, (guise) => (reading.choices.mirage = guise)),
  shapeshifter: (reading) => readGuise(reading, (guise) => (reading.choices.shapeshifter = guise)),
  'book-of-changes': readBook,
  island: (reading) =>
    readTarget(reading, 'target', clearable(reading), (position) => (reading.choices.island = position)),
  angel: (reading) => readTarget(reading, 'target', others(reading), (position) => (reading.choices.angel = position)),
};

/** One card of the hand out of those that may be chosen. */
function readTarget(
  { key, fields, chooser, held }: Reading,
  field: 'copies' | 'target',
  legal: Cards,
  take: (position: number) => void,
): Refusal | undefined {
  const target = fields[field];
  if (target === undefined) return refuse.incompleteAction(key, field);
  if (!isCardId(target)) return refuse.unknownCard(target);
  const position = held.indexOf(target);
  if (position < 0 || (legal & bit(position)) === 0) return refuse.illegalTarget(chooser, target);
  take(position);
  return undefined;
}

const others = ({ chooser, held }: Reading): Cards => (bit(held.length) - 1) & ~bit(held.indexOf(chooser));

const scratch = createTableau();

/** The hand as the choices read so far leave it. */
function laidOut({ hand, choices }: Reading): Tableau {
  layOut(scratch, hand, hand.length);
  applyChoices(scratch, choices);
  return scratch;
}

/** FR-076: the cards that are a Flood or a Flame by then, possibly Island itself. */
const clearable = (reading: Reading): Cards =>
  ofSuits(laidOut(reading), workingOf(cardIndex(reading.chooser)).clearsOneOf);

/** FR-090, FR-091: a card of an allowed suit that is in the game, or just such a suit. */
function readGuise({ key, fields, chooser, mode }: Reading, take: (guise: number) => void): Refusal | undefined {
  const as = fields.as;
  if (as === undefined) return refuse.incompleteAction(key, 'as');
  const allowed = workingOf(cardIndex(chooser)).standsFor;
  if (isSuit(as)) {
    if ((allowed & (1 << suitIndex(as))) === 0) return refuse.illegalTarget(chooser, as);
    take(namelessOf(suitIndex(as)));
    return undefined;
  }
  if (!isCardId(as)) return refuse.unknownCard(as);
  const printed = printingFor(mode, as);
  if (!isInGame(mode, printed) || (allowed & (1 << suitIndex(cards[printed].suit))) === 0) {
    return refuse.illegalTarget(chooser, as);
  }
  take(cardIndex(printed));
  return undefined;
}

function isInGame(mode: Mode, id: CardId): boolean {
  if (hoardIds.some((hoard) => hoard === id)) return mode.suits;
  return mode.promos === true || !promoIds.some((promo) => promo === id);
}

/** FR-095; the new suit is any suit in play but Wild, which no book grants and no card asks for. */
function readBook(reading: Reading): Refusal | undefined {
  const { key, fields, chooser, mode, choices } = reading;
  const suit = fields.suit;
  if (suit === undefined) return refuse.incompleteAction(key, 'suit');
  const allowed: readonly Suit[] = suitsFor(mode).filter((candidate) => candidate !== 'wild');
  if (!isSuit(suit)) return refuse.unknownSuit(suit, allowed);
  if (!allowed.includes(suit)) return refuse.illegalTarget(chooser, suit);
  return readTarget(reading, 'target', others(reading) & ~laidOut(reading).immune, (position) => {
    choices.bookTarget = position;
    choices.bookSuit = suitIndex(suit);
  });
}
