import {
  count,
  deal,
  move,
  type ObjectNumber,
  objectsIn,
  type Seat,
  shuffle,
  topOf,
  type ZoneName,
} from '@tafelrunde/kernel';
import { cardAt, idAt } from '../queries.ts';
import { deck, discard, type Game, hand, MARKET, REMOVED, type Remembered, STREET, type State } from '../state.ts';

/** Moves a card and keeps track of what it has done in this turn (TL-167). */
export function carry(m: Game, object: ObjectNumber, to: ZoneName): ObjectNumber | undefined {
  const moved = move(m, object, to);
  if (moved !== undefined) follow(m.state, object, moved);
  return moved;
}

function follow(state: State, before: ObjectNumber, now: ObjectNumber): void {
  const renamed = (card: ObjectNumber) => (card === before ? now : card);
  if (state.linked.includes(before)) state.linked = state.linked.map(renamed);
  if (state.usedRelics.includes(before)) state.usedRelics = state.usedRelics.map(renamed);
  if (state.triggered.includes(before)) state.triggered = state.triggered.map(renamed);
  if (state.spent.some(({ card }) => card === before)) {
    state.spent = state.spent.map((each) => ({ ...each, card: renamed(each.card) }));
  }
}

/** A card leaves play: its marker goes back to the supply (TL-174), and its horde falls apart (TL-166). */
function leavePlay(m: Game, object: ObjectNumber, to: ZoneName): void {
  const { state } = m;
  if (state.haunts.length > 0) state.haunts = state.haunts.filter(({ card }) => card !== object);
  if (state.ready.length > 0) state.ready = state.ready.filter((card) => card !== object);
  if (state.hordes.length > 0) state.hordes = state.hordes.flatMap((horde) => without(horde, object));
  carry(m, object, to);
}

function without(horde: readonly ObjectNumber[], gone: ObjectNumber): (readonly ObjectNumber[])[] {
  const at = horde.indexOf(gone);
  if (at < 0) return [horde];
  return [horde.slice(0, at), horde.slice(at + 1)].filter(({ length }) => length > 0);
}

export const discardFromPlay = (m: Game, owner: Seat, object: ObjectNumber): void =>
  leavePlay(m, object, discard(owner));

/** For good. */
export const removeFromGame = (m: Game, object: ObjectNumber): void => leavePlay(m, object, REMOVED);

/** TL-097, TL-180: cards that are missing come from the shuffled discard pile; if that is empty, fewer are drawn. */
export function drawCards(m: Game, seat: Seat, n: number): void {
  const there = Math.min(n, count(m, deck(seat)));
  if (there > 0) deal(m, deck(seat), hand(seat), there);
  if (there === n) return;
  restock(m, seat);
  deal(m, deck(seat), hand(seat), n - there);
}

/** The discard pile is shuffled and becomes the deck. */
function restock(m: Game, seat: Seat): void {
  const cards = count(m, discard(seat));
  if (cards === 0) return;
  rememberUnique(m, seat);
  deal(m, discard(seat), deck(seat), cards);
  shuffle(m, deck(seat));
}

/** TL-167: a card of which there is only one is known again by its face; nobody can tell several alike apart. */
function rememberUnique(m: Game, seat: Seat): void {
  const { state } = m;
  const done = objectsIn(m, discard(seat)).flatMap((object) => doneBy(m, object) ?? []);
  if (done.length > 0) state.remembered = [...state.remembered, ...done];
}

function doneBy(m: Game, object: ObjectNumber): Remembered | undefined {
  const { linked, spent, usedRelics, triggered } = m.state;
  const abilities = spent.filter(({ card }) => card === object).map(({ ability }) => ability);
  const has = (list: readonly ObjectNumber[]) => list.includes(object);
  const done = { linked: has(linked), abilities, used: has(usedRelics), triggered: has(triggered) };
  const isIdle = !(done.linked || done.used || done.triggered) && abilities.length === 0;
  return isIdle || cardAt(m, object).copies > 1 ? undefined : { card: idAt(m, object), ...done };
}

/** TL-167: it is back in play. */
export function recall(m: Game, object: ObjectNumber): void {
  const { state } = m;
  if (state.remembered.length === 0) return;
  const id = idAt(m, object);
  const found = state.remembered.find(({ card }) => card === id);
  if (found === undefined) return;
  if (found.linked) state.linked.push(object);
  if (found.used) state.usedRelics.push(object);
  if (found.triggered) state.triggered.push(object);
  for (const ability of found.abilities) state.spent.push({ card: object, ability });
  state.remembered = state.remembered.filter((each) => each !== found);
}

/** TL-106: the top card of a deck; an empty deck is made anew first. */
export function topCard(m: Game, seat: Seat): ObjectNumber | undefined {
  if (count(m, deck(seat)) === 0) restock(m, seat);
  return topOf(m, deck(seat));
}

/** TL-051, TL-124: the top card of the market takes the free place in the street. */
export function refillStreet(m: Game, place: number): void {
  const next = topOf(m, MARKET);
  if (next !== undefined) move(m, next, STREET, { to: place });
}

export const placeInStreet = (m: Game, card: ObjectNumber): number => objectsIn(m, STREET).indexOf(card);
