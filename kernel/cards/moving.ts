import { at } from '../at.ts';
import { endLasting } from '../effects/lasting.ts';
import type { Crank, ZoneKind } from '../game.ts';
import type { Instance, Match, ObjectNumber, Seat, SeatSet, Zone, ZoneName } from '../match.ts';
import { draws } from '../refs/refs.ts';
import { objectsIn } from './cards.ts';
import { takeOffDisguise } from './disguises.ts';
import type { Seen } from './events.ts';
import { guessHolder, guessSlot, holderOf, slotOf } from './find.ts';
import { everybody, learnersOf, learnersOfZone, zoneKind } from './knowledge.ts';
import { bare, holding, indexOfZone, placeAt } from './zones.ts';

/*
 * Instances are slots, and what a card is sits in a slot: its face, who knows it, its object number. A shuffle moves the
 * contents between the slots, and so does a card that leaves a hand: therefore a slot's number tells nothing about the card,
 * and all that is secret about a match is in `face`.
 */

export interface How {
  /** Where in a pile: on top unless told. */
  readonly to?: 'top' | 'bottom' | number;
  /** Everybody sees which card it is. */
  readonly openly?: boolean;
}

const SIMPLY: How = {};

/** Moves a card; it gets a new number. An object that is gone cannot be moved. */
export function move(m: Crank, object: ObjectNumber, to: ZoneName, how: How = SIMPLY): ObjectNumber | undefined {
  const { match, game } = m;
  const found = slotOf(match, object);
  if (found < 0) return undefined;
  const source = holderOf(match, found);
  const from = match.zones[source] ?? nowhere(object);
  const kind = zoneKind(game, from);
  const before = match.known[found] ?? 0;

  const instance = takeOut(match, source, from, kind, found);
  const target = zoneKind(game, to);
  const seeing = how.openly === true ? everybody(m) : learnersOf(target, m.seats, to);
  if (kind.order === 'none') forgetUnseen(m, from, instance, learnersOf(kind, m.seats, from) | seeing);
  if (kind.inPlay === true && target.inPlay !== true) takeOffDisguise(match, instance);
  putIn(match, to, instance, how.to ?? 'top');
  return arrive(m, instance, bare(from), to, before, seeing);
}

/** Deals so many cards from the top of a pile, one after another; fewer if there are not enough. */
export function deal(m: Crank, from: ZoneName, to: ZoneName, cards: number): void {
  const { match, game } = m;
  const source = indexOfZone(match, from);
  const pile = at(match.zones, source);
  const left = Math.max(0, pile.cards.length - cards);
  const dealt = pile.cards.slice(left).reverse();
  match.zones[source] = holding(pile, pile.cards.slice(0, left));
  const target = indexOfZone(match, to);
  const zone = at(match.zones, target);
  match.zones[target] = holding(zone, [...zone.cards, ...dealt]);
  const seeing = learnersOfZone(game, m.seats, to);
  for (const instance of dealt) arrive(m, instance, bare(pile), to, match.known[instance] ?? 0, seeing);
}

/** A card has come to its new place: it is a new object, and those who may see it there learn it. */
function arrive(
  m: Crank,
  instance: Instance,
  from: ZoneName,
  to: ZoneName,
  before: SeatSet,
  seeing: SeatSet,
): ObjectNumber {
  const { match } = m;
  const was = match.obj[instance] ?? 0;
  m.learn(instance, seeing);
  const obj = renumber(m, instance);
  if (m.isHeard) {
    const sees = match.known[instance] ?? 0;
    const card = match.table[match.face[instance] ?? 0] ?? '';
    m.emit({ type: 'moved', from, to, cards: [{ card, obj, was, sees, saw: before & sees }] });
  }
  return obj;
}

function nowhere(object: ObjectNumber): never {
  throw new Error(`object ${object} is in no zone`);
}

/** The same cards in the same zone, but something about them is about to change. */
function renew(match: Match, index: number): Zone {
  const zone = at(match.zones, index);
  const renewed = holding(zone, zone.cards);
  match.zones[index] = renewed;
  return renewed;
}

// Lists of a known length filled by hand take half the time of `splice`, `push` or a spread, and moves are most of a game.

function without(cards: readonly Instance[], gone: Instance): Instance[] {
  const left = cards.slice();
  for (let i = left.indexOf(gone); i < left.length - 1; i++) left[i] = left[i + 1] ?? 0;
  left.pop();
  return left;
}

function withOneAt(cards: readonly Instance[], place: number, added: Instance): Instance[] {
  const all = new Array<Instance>(cards.length + 1);
  for (let i = 0; i < place; i++) all[i] = cards[i] ?? 0;
  all[place] = added;
  for (let i = place; i < cards.length; i++) all[i + 1] = cards[i] ?? 0;
  return all;
}

/** Takes the card out of its zone. Out of a hidden zone without order the last slot goes, whichever card it was. */
function takeOut(match: Match, source: number, zone: Zone, kind: ZoneKind, instance: Instance): Instance {
  const { cards } = zone;
  const last = cards[cards.length - 1] ?? instance;
  if (last === instance || (kind.order === 'none' && kind.learn !== 'everybody')) {
    if (last !== instance) swap(match, instance, last);
    match.zones[source] = holding(zone, without(cards, last));
    return last;
  }
  match.zones[source] = holding(zone, without(cards, instance));
  return instance;
}

function swap(match: Match, a: Instance, b: Instance): void {
  swapIn(match.face, a, b);
  swapIn(match.known, a, b);
  swapIn(match.obj, a, b);
  if (match.disguises.length === 0) return;
  match.disguises = match.disguises.map(({ instance, own }) => ({
    instance: instance === a ? b : instance === b ? a : instance,
    own,
  }));
}

function swapIn(contents: number[], a: Instance, b: Instance): void {
  const kept = contents[a] ?? 0;
  contents[a] = contents[b] ?? 0;
  contents[b] = kept;
}

/** Who did not see which card was taken no longer knows what they had learned of that hand by looking. */
function forgetUnseen(m: Crank, from: Zone, taken: Instance, witnesses: SeatSet): void {
  const { known } = m.match;
  if (witnesses === everybody(m) || from.cards.length === 1) return;
  for (const instance of from.cards) known[instance] = (known[instance] ?? 0) & witnesses;
  known[taken] = (known[taken] ?? 0) & witnesses;
}

function putIn(match: Match, to: ZoneName, instance: Instance, where: 'top' | 'bottom' | number): void {
  const target = indexOfZone(match, to);
  const zone = at(match.zones, target);
  const place = where === 'top' ? zone.cards.length : where === 'bottom' ? 0 : where;
  guessHolder(instance, target);
  match.zones[target] = holding(zone, withOneAt(zone.cards, place, instance));
}

/** The card is a new object; effects that last while the old one lies there end with it. */
function renumber(m: Crank, instance: Instance): ObjectNumber {
  const { match } = m;
  const { obj } = match;
  const object = obj[instance];
  if (match.lasting.length > 0) endLasting(match, ({ until }) => 'object' in until && until.object === object);
  const next = m.newObject();
  match.moves++;
  obj[instance] = next;
  guessSlot(next, instance);
  return next;
}

/** The cards of the pile change places; nobody can follow any of them, and all get new numbers. */
export function shuffle(m: Crank, place: ZoneName): void {
  const { match } = m;
  const { cards } = renew(match, indexOfZone(match, place));
  const { face, known } = match;
  const label = draws.shuffle(place.kind);
  for (let i = cards.length - 1; i > 0; i--) {
    const j = m.chance(label, i + 1);
    swapIn(face, cards[i] ?? 0, cards[j] ?? 0);
  }
  const seeing = learnersOfZone(m.game, m.seats, place);
  for (const instance of cards) {
    known[instance] = seeing;
    renumber(m, instance);
  }
  m.emit({ type: 'shuffled', from: place });
}

/** A card taken at random from a zone. */
export function randomOf(m: Crank, place: ZoneName): ObjectNumber | undefined {
  const objects = objectsIn(m, place);
  return objects.length === 0 ? undefined : objects[m.chance(draws.random(place.kind), objects.length)];
}

/** Shows cards to one seat; everybody sees that it looks. */
export function look(m: Crank, seat: Seat, objects: readonly ObjectNumber[]): void {
  show(m, 'looked', objects, 1 << seat, seat);
}

/** Shows cards to everybody. */
export function reveal(m: Crank, objects: readonly ObjectNumber[], seat?: Seat): void {
  show(m, 'revealed', objects, everybody(m), seat);
}

function show(m: Crank, type: string, objects: readonly ObjectNumber[], seats: SeatSet, seat?: Seat): void {
  const { match } = m;
  const cards: Seen[] = [];
  let first = -1;
  for (const object of objects) {
    const instance = slotOf(match, object);
    if (instance < 0) continue;
    if (first < 0) first = instance;
    m.learn(instance, seats);
    if (m.isHeard) cards.push(seen(match, instance));
  }
  if (cards.length === 0) return;
  const from = placeAt(match, first);
  m.emit(seat === undefined ? { type, from, cards } : { type, from, cards, seat });
}

function seen({ table, face, known, obj }: Match, instance: Instance): Seen {
  return { card: at(table, face[instance] ?? 0), obj: obj[instance] ?? 0, sees: known[instance] ?? 0 };
}

/** Puts cards of one pile back in the order given, the last on top; only the `knowing` can follow which is which. */
export function arrange(m: Crank, place: ZoneName, objects: readonly ObjectNumber[], knowing: SeatSet): void {
  const { match } = m;
  const { cards } = renew(match, indexOfZone(match, place));
  const slots = cards.filter((instance) => objects.includes(at(match.obj, instance)));
  const contents = objects
    .map((object) => slotOf(match, object))
    .map((instance) => ({ face: at(match.face, instance), known: at(match.known, instance) }));
  slots.forEach((instance, i) => {
    const { face, known } = at(contents, i);
    match.face[instance] = face;
    match.known[instance] = known & knowing;
    renumber(m, instance);
  });
  m.emit({ type: 'arranged', from: place, cards: slots.map((instance) => seen(match, instance)) });
}
