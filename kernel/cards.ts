import { at } from './at.ts';
import type { Seen } from './events.ts';
import type { Crank, Position } from './game.ts';
import { everybody, learnersOfZone, zoneKind } from './knowledge.ts';
import type { CardId, Face, Instance, Match, ObjectNumber, Place, Seat, SeatSet, Zone } from './match.ts';

/*
 * Instances are slots, and what a card is sits in a slot: its face, who knows it, its object number. A shuffle moves the
 * contents between the slots, and so does a card that leaves a hand: therefore a slot's number tells nothing about the card,
 * and all that is secret about a match is in `face`.
 */

function isAt(zone: Zone, { kind, seat, n }: Place): boolean {
  return zone.kind === kind && zone.seat === seat && zone.n === n;
}

function indexOfZone({ zones }: Match, place: Place): number {
  for (let i = 0; i < zones.length; i++) if (isAt(at(zones, i), place)) return i;
  throw new Error(`there is no zone ${place.kind} ${place.seat ?? ''} ${place.n ?? ''}`);
}

function zoneAt(m: Position, place: Place): Zone {
  return at(m.match.zones, indexOfZone(m.match, place));
}

export function hasZone(m: Position, place: Place): boolean {
  return m.match.zones.some((zone) => isAt(zone, place));
}

export function openZone(m: Crank, place: Place): void {
  m.match.zones.push({ ...place, cards: [] });
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
  const objects: ObjectNumber[] = [];
  for (let i = 0; i < cards.length; i++) objects.push(at(obj, at(cards, i)));
  return objects;
}

/** The faces that lie there, as indexes into the match's table. */
export function facesIn(m: Position, place: Place): Face[] {
  const { cards } = zoneAt(m, place);
  const { face } = m.match;
  const faces: Face[] = [];
  for (let i = 0; i < cards.length; i++) faces.push(at(face, at(cards, i)));
  return faces;
}

/** The top card of a pile, if there is one. */
export function topOf(m: Position, place: Place): ObjectNumber | undefined {
  const instance = zoneAt(m, place).cards.at(-1);
  return instance === undefined ? undefined : at(m.match.obj, instance);
}

export function exists(m: Position, object: ObjectNumber): boolean {
  return m.match.obj.includes(object);
}

/** What the object is now; undefined when it is gone. */
export function cardOf(m: Position, object: ObjectNumber): CardId | undefined {
  const instance = m.match.obj.indexOf(object);
  return instance < 0 ? undefined : at(m.match.table, at(m.match.face, instance));
}

/** Where the object lies; undefined when it is gone. */
export function placeOf(m: Position, object: ObjectNumber): Place | undefined {
  const instance = m.match.obj.indexOf(object);
  return instance < 0 ? undefined : placeAt(m.match, instance);
}

function placeAt(match: Match, instance: Instance): Place {
  const { cards: _, ...place } = at(match.zones, indexHolding(match, instance));
  return place;
}

function indexHolding({ zones }: Match, instance: Instance): number {
  for (let i = 0; i < zones.length; i++) if (at(zones, i).cards.includes(instance)) return i;
  throw new Error(`card ${instance} is in no zone`);
}

/** Does this seat know what the object is? */
export function knows(m: Position, seat: Seat, object: ObjectNumber): boolean {
  const instance = m.match.obj.indexOf(object);
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
  const { match } = m;
  const found = match.obj.indexOf(object);
  if (found < 0) return undefined;
  const source = indexHolding(match, found);
  const target = indexOfZone(match, to);
  const from = at(match.zones, source);
  const destination = at(match.zones, target);
  const before = at(match.known, found);

  const instance = takeOut(m, source, found);
  const seeing = learnersOfZone(m.game, m.seats, destination) | (how.openly === true ? everybody(m) : 0);
  if (zoneKind(m.game, from).order === 'none') forgetUnseen(m, from, instance, seeing);
  if (zoneKind(m.game, from).inPlay === true && zoneKind(m.game, to).inPlay !== true) takeOffDisguise(match, instance);
  putIn(match, target, instance, how.to ?? 'top');
  m.learn(instance, seeing);
  const obj = renumber(match, instance);
  const sees = at(match.known, instance);
  m.emit({
    type: 'moved',
    from: bare(from),
    to: bare(destination),
    cards: [{ card: at(match.table, at(match.face, instance)), obj, was: object, sees, saw: before & sees }],
  });
  return obj;
}

function bare({ kind, seat, n }: Zone): Place {
  if (seat === undefined) return n === undefined ? { kind } : { kind, n };
  return n === undefined ? { kind, seat } : { kind, seat, n };
}

/** Takes the card out of its zone. Out of a hidden zone without order the last slot goes, whichever card it was. */
function takeOut(m: Crank, source: number, instance: Instance): Instance {
  const { match } = m;
  const zone = at(match.zones, source);
  const kind = zoneKind(m.game, zone);
  const { cards } = zone;
  const last = at(cards, cards.length - 1);
  if (last === instance || (kind.order === 'none' && kind.learn !== 'everybody')) {
    if (last !== instance) swap(match, instance, last);
    match.zones[source] = { ...zone, cards: cards.slice(0, -1) };
    return last;
  }
  match.zones[source] = { ...zone, cards: cards.filter((each) => each !== instance) };
  return instance;
}

function swap(match: Match, a: Instance, b: Instance): void {
  for (const contents of [match.face, match.known, match.obj]) {
    const kept = at(contents, a);
    contents[a] = at(contents, b);
    contents[b] = kept;
  }
  if (match.disguises.length === 0) return;
  match.disguises = match.disguises.map(({ instance, own }) => ({
    instance: instance === a ? b : instance === b ? a : instance,
    own,
  }));
}

/** Who did not see which card was taken no longer knows what they had learned of that hand by looking. */
function forgetUnseen(m: Crank, from: Zone, taken: Instance, seeing: SeatSet): void {
  const { known } = m.match;
  const witnesses = learnersOfZone(m.game, m.seats, from) | seeing;
  if (witnesses === everybody(m) || from.cards.length === 1) return;
  for (const instance of from.cards) known[instance] = at(known, instance) & witnesses;
  known[taken] = at(known, taken) & witnesses;
}

function putIn(match: Match, target: number, instance: Instance, to: 'top' | 'bottom' | number): void {
  const zone = at(match.zones, target);
  const { cards } = zone;
  const place = to === 'top' ? cards.length : to === 'bottom' ? 0 : to;
  const placed = cards.slice();
  if (place === cards.length) placed.push(instance);
  else placed.splice(place, 0, instance);
  match.zones[target] = { ...zone, cards: placed };
}

/** The card is a new object; effects that last while the old one lies there end with it. */
function renumber(match: Match, instance: Instance): ObjectNumber {
  const { obj, lasting } = match;
  const object = at(obj, instance);
  if (lasting.length > 0)
    match.lasting = lasting.filter(({ until }) => !('object' in until && until.object === object));
  obj[instance] = match.nextObject++;
  return at(obj, instance);
}

/** The cards of the pile change places; nobody can follow any of them, and all get new numbers. */
export function shuffle(m: Crank, place: Place): void {
  const { match } = m;
  const { cards } = zoneAt(m, place);
  const { face, known } = match;
  const label = `shuffle:${place.kind}`;
  for (let i = cards.length - 1; i > 0; i--) {
    const j = m.chance(label, i + 1);
    const a = at(cards, i);
    const b = at(cards, j);
    const kept = at(face, a);
    face[a] = at(face, b);
    face[b] = kept;
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
  const instances = objects.map((object) => match.obj.indexOf(object)).filter((instance) => instance >= 0);
  const [first] = instances;
  if (first === undefined) return;
  for (const instance of instances) m.learn(instance, seats);
  m.emit({
    type,
    from: placeAt(match, first),
    cards: instances.map((instance) => seen(match, instance)),
    ...(seat === undefined ? {} : { seat }),
  });
}

function seen({ table, face, known, obj }: Match, instance: Instance): Seen {
  return { card: at(table, at(face, instance)), obj: at(obj, instance), sees: at(known, instance) };
}

/** Puts cards of one pile back in the order given, the last on top; only the `knowing` can follow which is which. */
export function arrange(m: Crank, place: Place, objects: readonly ObjectNumber[], knowing: SeatSet): void {
  const { match } = m;
  const index = indexOfZone(match, place);
  const zone = at(match.zones, index);
  const slots = zone.cards.filter((instance) => objects.includes(at(match.obj, instance)));
  const contents = objects
    .map((object) => match.obj.indexOf(object))
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
  const instance = match.obj.indexOf(object);
  const face = match.table.indexOf(as);
  if (instance < 0 || face < 0) return;
  if (!match.disguises.some((each) => each.instance === instance)) {
    match.disguises = [...match.disguises, { instance, own: at(match.face, instance) }];
  }
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
