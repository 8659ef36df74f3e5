import { at } from './at.ts';
import type { Seen } from './events.ts';
import { guessHolder, guessSlot, holderOf, indexAt, isAt, slotOf } from './find.ts';
import type { Crank, Position, ZoneKind } from './game.ts';
import { everybody, learnersOf, learnersOfZone, zoneKind } from './knowledge.ts';
import { endLasting } from './lasting.ts';
import type { CardId, Face, Instance, Match, ObjectNumber, Place, Seat, SeatSet, Zone } from './match.ts';

/*
 * Instances are slots, and what a card is sits in a slot: its face, who knows it, its object number. A shuffle moves the
 * contents between the slots, and so does a card that leaves a hand: therefore a slot's number tells nothing about the card,
 * and all that is secret about a match is in `face`.
 */

/*
 * Everything here runs in the innermost loops of searches and simulations. `at` serves arrays of every kind and is therefore
 * slow there; a slot that a zone names always has its contents, so `?? 0` never comes into play.
 */

function indexOfZone({ zones }: Match, place: Place): number {
  const found = indexAt(zones, place);
  return found < 0 ? noZone(place) : found;
}

function zoneAt({ match: { zones } }: Position, place: Place): Zone {
  return zones[indexAt(zones, place)] ?? noZone(place);
}

function noZone({ kind, seat, n }: Place): never {
  throw new Error(`there is no zone ${kind} ${seat ?? ''} ${n ?? ''}`);
}

export function hasZone(m: Position, place: Place): boolean {
  return indexAt(m.match.zones, place) >= 0;
}

export function openZone(m: Crank, place: Place): void {
  m.match.zones.push(holding(place, []));
}

export function closeZone(m: Crank, place: Place): void {
  if (zoneAt(m, place).cards.length > 0) throw new Error(`zone ${place.kind} is not empty`);
  m.match.zones = m.match.zones.filter((zone) => !isAt(zone, place));
}

/** How many cards lie there. */
export function count(m: Position, place: Place): number {
  return zoneAt(m, place).cards.length;
}

/** The objects that lie there, a pile from bottom to top. */
export function objectsIn(m: Position, place: Place): ObjectNumber[] {
  const { cards } = zoneAt(m, place);
  const { obj } = m.match;
  const objects = new Array<ObjectNumber>(cards.length);
  for (let i = 0; i < cards.length; i++) objects[i] = obj[cards[i] ?? 0] ?? 0;
  return objects;
}

/** The first object that lies there of which this holds; no list is made on the way. */
export function findIn<P extends Position>(
  m: P,
  place: Place,
  holds: (m: P, object: ObjectNumber) => boolean,
): ObjectNumber | undefined {
  const { cards } = zoneAt(m, place);
  const { obj } = m.match;
  for (let i = 0; i < cards.length; i++) {
    const object = obj[cards[i] ?? 0] ?? 0;
    if (holds(m, object)) return object;
  }
  return undefined;
}

/** The faces that lie there, as indexes into the match's table. */
export function facesIn(m: Position, place: Place): Face[] {
  const { cards } = zoneAt(m, place);
  const { face } = m.match;
  const faces: Face[] = [];
  for (const instance of cards) faces.push(face[instance] ?? 0);
  return faces;
}

/** What the cards that lie there are worth together, by face. */
export function totalIn(m: Position, place: Place, worth: readonly number[]): number {
  const { cards } = zoneAt(m, place);
  const { face } = m.match;
  let total = 0;
  for (let i = 0; i < cards.length; i++) total += worth[face[cards[i] ?? 0] ?? 0] ?? 0;
  return total;
}

/** The top card of a pile, if there is one. */
export function topOf(m: Position, place: Place): ObjectNumber | undefined {
  const { cards } = zoneAt(m, place);
  const instance = cards[cards.length - 1];
  return instance === undefined ? undefined : m.match.obj[instance];
}

export function exists(m: Position, object: ObjectNumber): boolean {
  return slotOf(m.match, object) >= 0;
}

/** What the object is now; undefined when it is gone. */
export function cardOf({ match }: Position, object: ObjectNumber): CardId | undefined {
  const instance = slotOf(match, object);
  return instance < 0 ? undefined : match.table[match.face[instance] ?? 0];
}

/** What the object is now, as an index into the match's table; -1 when it is gone. */
export function faceOf({ match }: Position, object: ObjectNumber): Face {
  const instance = slotOf(match, object);
  return instance < 0 ? -1 : (match.face[instance] ?? -1);
}

/** Where the object lies; undefined when it is gone. */
export function placeOf(m: Position, object: ObjectNumber): Place | undefined {
  const instance = slotOf(m.match, object);
  return instance < 0 ? undefined : placeAt(m.match, instance);
}

function placeAt(match: Match, instance: Instance): Place {
  return bare(at(match.zones, holderOf(match, instance)));
}

/** Does this seat know what the object is? */
export function knows(m: Position, seat: Seat, object: ObjectNumber): boolean {
  const instance = slotOf(m.match, object);
  return instance >= 0 && (at(m.match.known, instance) & (1 << seat)) !== 0;
}

export interface How {
  /** Where in a pile: on top unless told. */
  readonly to?: 'top' | 'bottom' | number;
  /** Everybody sees which card it is. */
  readonly openly?: boolean;
}

const SIMPLY: How = {};

/** Moves a card; it gets a new number. An object that is gone cannot be moved. */
export function move(m: Crank, object: ObjectNumber, to: Place, how: How = SIMPLY): ObjectNumber | undefined {
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
export function deal(m: Crank, from: Place, to: Place, cards: number): void {
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
function arrive(m: Crank, instance: Instance, from: Place, to: Place, before: SeatSet, seeing: SeatSet): ObjectNumber {
  const { match } = m;
  const was = match.obj[instance] ?? 0;
  m.learn(instance, seeing);
  const obj = renumber(match, instance);
  if (m.isHeard) {
    const sees = match.known[instance] ?? 0;
    const card = at(match.table, match.face[instance] ?? 0);
    m.emit({ type: 'moved', from, to, cards: [{ card, obj, was, sees, saw: before & sees }] });
  }
  return obj;
}

function nowhere(object: ObjectNumber): never {
  throw new Error(`object ${object} is in no zone`);
}

/** A zone with these cards in it. Written out, so that zones have few shapes, and because a spread over several is slow. */
export function holding({ kind, seat, n }: Place, cards: readonly Instance[]): Zone {
  if (seat === undefined) return n === undefined ? { kind, cards } : { kind, n, cards };
  return n === undefined ? { kind, seat, cards } : { kind, seat, n, cards };
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

function bare({ kind, seat, n }: Zone): Place {
  if (seat === undefined) return n === undefined ? { kind } : { kind, n };
  return n === undefined ? { kind, seat } : { kind, seat, n };
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

function putIn(match: Match, to: Place, instance: Instance, where: 'top' | 'bottom' | number): void {
  const target = indexOfZone(match, to);
  const zone = at(match.zones, target);
  const place = where === 'top' ? zone.cards.length : where === 'bottom' ? 0 : where;
  guessHolder(instance, target);
  match.zones[target] = holding(zone, withOneAt(zone.cards, place, instance));
}

/** The card is a new object; effects that last while the old one lies there end with it. */
function renumber(match: Match, instance: Instance): ObjectNumber {
  const { obj } = match;
  const object = obj[instance];
  if (match.lasting.length > 0) endLasting(match, ({ until }) => 'object' in until && until.object === object);
  const next = match.nextObject++;
  obj[instance] = next;
  guessSlot(next, instance);
  return next;
}

/** The cards of the pile change places; nobody can follow any of them, and all get new numbers. */
export function shuffle(m: Crank, place: Place): void {
  const { match } = m;
  const { cards } = renew(match, indexOfZone(match, place));
  const { face, known } = match;
  const label = `shuffle:${place.kind}`;
  for (let i = cards.length - 1; i > 0; i--) {
    const j = m.chance(label, i + 1);
    swapIn(face, cards[i] ?? 0, cards[j] ?? 0);
  }
  const seeing = learnersOfZone(m.game, m.seats, place);
  for (const instance of cards) {
    known[instance] = seeing;
    renumber(match, instance);
  }
  m.emit({ type: 'shuffled', from: place });
}

/** A card taken at random from a zone. */
export function randomOf(m: Crank, place: Place): ObjectNumber | undefined {
  const objects = objectsIn(m, place);
  return objects.length === 0 ? undefined : objects[m.chance(`random:${place.kind}`, objects.length)];
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
export function arrange(m: Crank, place: Place, objects: readonly ObjectNumber[], knowing: SeatSet): void {
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
    renumber(match, instance);
  });
  m.emit({ type: 'arranged', from: place, cards: slots.map((instance) => seen(match, instance)) });
}

/** Lets a card pass for another until it leaves play. */
export function disguise(m: Crank, object: ObjectNumber, as: CardId): void {
  const { match } = m;
  const instance = slotOf(match, object);
  const face = match.table.indexOf(as);
  if (instance < 0 || face < 0) return;
  if (!match.disguises.some((each) => each.instance === instance)) {
    match.disguises = [...match.disguises, { instance, own: at(match.face, instance) }];
  } else match.disguises = match.disguises.slice(); // what is in play has changed
  match.face[instance] = face;
}

function takeOffDisguise(match: Match, instance: Instance): void {
  const worn = match.disguises.find((each) => each.instance === instance);
  if (worn === undefined) return;
  match.face[instance] = worn.own;
  match.disguises = match.disguises.filter((each) => each !== worn);
}

/** What a card is under its disguise. */
export function ownFace({ face, disguises }: Match, instance: Instance): Face {
  return disguises.find((each) => each.instance === instance)?.own ?? at(face, instance);
}
