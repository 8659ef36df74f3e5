import { at } from '../at.ts';
import { learnersOfZone, seatSet, zoneKind } from '../cards/knowledge.ts';
import { cloneState } from '../crank/clone.ts';
import type { AnyGame, Layout } from '../game.ts';
import type { CardId, Options, Plain, Seat, ZoneName } from '../match.ts';
import type { PieceSpot } from '../pieces/pieces.ts';
import { fault } from './fault.ts';
import { readCard, readSeat, unknownName } from './names.ts';
import { layPieces, pieceSpot } from './pieces.ts';
import { isSamePlace, nameOfPlace, readPlace } from './places.ts';
import type { Given } from './schema.ts';
import type { Snapshot } from './snapshot-schema.ts';
import { withStateAt } from './state-path.ts';

interface Lying extends ZoneName {
  cards: CardId[];
}

interface Wanted {
  readonly place: ZoneName;
  /** A pile from top to bottom, a row from left to right. */
  readonly cards: readonly CardId[];
  /** Nothing else lies there, and what did is out of the game. */
  readonly only: boolean;
}

/** The setup of the game, changed to what a scenario says. */
export function layGiven(game: AnyGame, options: Options, seats: number, given: Given): Snapshot {
  const layout = game.setup(options, seats);
  const { active, knows = {}, ...rest } = given;
  const wanted: Wanted[] = [];
  const counters: [string, Plain][] = [];
  const pieces: [PieceSpot, Plain][] = [];
  for (const [key, value] of Object.entries(rest)) {
    const place = placeOf(game, seats, key);
    const spot = pieceSpot(game, layout.state, key);
    if (spot !== undefined) pieces.push([spot, asPlain(value)]);
    else if (place !== undefined) wanted.push(readWanted(game, layout, place, value));
    else counters.push([key, asPlain(value)]);
  }
  const zones = atRest(game, seats, layCards(game, layout, wanted), knowers(game, layout, seats, knows));
  const objectOf = (card: CardId): number | undefined =>
    zones.flatMap(({ cards }) => cards).findLast((each) => each.card === card)?.obj;
  let state = layout.state;
  for (const [key, value] of counters) {
    state = withStateAt(state, key, value, objectOf, () => unknownName(game, layout.state, key, GIVEN_KEYS));
  }
  state = cloneState(state);
  for (const [spot, value] of pieces) layPieces(game, state, spot, value);
  const first = active === undefined ? layout.first : game.turnOf(checkedSeat(seats, active));
  return {
    zones,
    state: { ...state },
    lanes: [{ id: 0, ops: [first], asked: 0, nextObject: cardsOf(layout).length + 1, nextNumber: 1, step: 1 }],
    lasting: [],
    waiting: [],
    alone: -1,
    queue: [],
    moves: 0,
  };
}

const cardsOf = (layout: Layout<object>): CardId[] => layout.zones.flatMap(({ cards }) => cards);

const checkedSeat = (seats: number, seat: Seat): Seat => readSeat(seats, String(seat));

function placeOf(game: AnyGame, seats: number, key: string): ZoneName | undefined {
  const place = readPlace(key);
  if (place === undefined || game.zones[place.kind] === undefined) return undefined;
  if (place.seat !== undefined) checkedSeat(seats, place.seat);
  return place;
}

const GIVEN_KEYS = ['active', 'knows'];

type GivenValue = Given[string];

function asPlain(value: GivenValue): Plain {
  return value ?? null;
}

function readWanted(game: AnyGame, layout: Layout<object>, place: ZoneName, value: GivenValue): Wanted {
  const only = isOnly(value);
  const list = only ? value.only : value;
  if (!isNames(list)) {
    const zone = nameOfPlace(place);
    throw fault(`The zone ${zone} needs a list of cards.`, `Der Bereich ${zone} braucht eine Liste von Karten.`);
  }
  const table = cardsOf(layout);
  return { place, cards: list.map((text) => readCard(game, [...new Set(table)], text)), only };
}

function isOnly(value: GivenValue): value is { only: string[] } {
  return typeof value === 'object' && value !== null && 'only' in value;
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** First all named cards are taken from where the setup put them, then they are laid where they are wanted. */
function layCards(game: AnyGame, layout: Layout<object>, wanted: readonly Wanted[]): Lying[] {
  const zones: Lying[] = layout.zones.map((zone) => ({ ...zone, cards: [...zone.cards] }));
  for (const { cards } of wanted) for (const card of cards) takeOne(zones, wanted, card);
  for (const { place, only } of wanted) clear(game, zones, place, only);
  for (const { place, cards } of wanted) {
    const zone = zoneAt(zones, place);
    zone.cards.push(...(zoneKind(game, place).order === 'pile' ? cards.toReversed() : cards));
  }
  return zones;
}

function zoneAt(zones: Lying[], place: ZoneName): Lying {
  const found = zones.find((zone) => isSamePlace(zone, place));
  if (found !== undefined) return found;
  const opened: Lying = { ...place, cards: [] };
  zones.push(opened);
  return opened;
}

/** Takes a copy out of a zone that the scenario says nothing about, if there is one. */
function takeOne(zones: readonly Lying[], wanted: readonly Wanted[], card: CardId): void {
  const holding = zones.filter(({ cards }) => cards.includes(card));
  const unsaid = holding.find((zone) => !wanted.some(({ place }) => isSamePlace(zone, place)));
  const zone = unsaid ?? holding[0];
  if (zone === undefined) {
    throw fault(
      `${card} is wanted more often than the game has it.`,
      `${card} soll öfter daliegen, als das Spiel die Karte hat.`,
    );
  }
  zone.cards.splice(zone.cards.lastIndexOf(card), 1);
}

/** What the setup leaves on a pile stays under the cards wanted there; elsewhere it goes back under its pile. */
function clear(game: AnyGame, zones: Lying[], place: ZoneName, only: boolean): void {
  const zone = zoneAt(zones, place);
  if (!only && zoneKind(game, place).order === 'pile') return;
  const left = zone.cards.splice(0);
  if (!only) for (const card of left) pileFor(game, zones, card).cards.unshift(card);
}

function pileFor(game: AnyGame, zones: readonly Lying[], card: CardId): Lying {
  const pile = zones.find(
    (zone) => zoneKind(game, zone).order === 'pile' && zone.cards.some((other) => game.back(other) === game.back(card)),
  );
  if (pile !== undefined) return pile;
  throw fault(
    `The setup lays ${card} out: say where it lies instead.`,
    `Der Aufbau legt ${card} aus: Sag, wo die Karte stattdessen liegt.`,
  );
}

/** Who knows a card besides those who see it where it lies. */
function knowers(
  game: AnyGame,
  layout: Layout<object>,
  seats: number,
  knows: NonNullable<Given['knows']>,
): ReadonlyMap<CardId, number> {
  const table = [...new Set(cardsOf(layout))];
  const known = new Map<CardId, number>();
  for (const [key, cards] of Object.entries(knows)) {
    for (const text of cards) {
      const card = readCard(game, table, text);
      known.set(card, (known.get(card) ?? 0) | seatSet([readSeat(seats, key)]));
    }
  }
  return known;
}

function atRest(
  game: AnyGame,
  seats: number,
  zones: readonly Lying[],
  known: ReadonlyMap<CardId, number>,
): Snapshot['zones'] {
  let obj = 0;
  return zones.map((zone) => {
    const { cards, ...place } = zone;
    const learners = learnersOfZone(game, seats, place);
    return {
      ...place,
      cards: cards.map((_, i) => ({
        card: at(cards, i),
        obj: ++obj,
        known: learners | (known.get(at(cards, i)) ?? 0),
      })),
    };
  });
}
