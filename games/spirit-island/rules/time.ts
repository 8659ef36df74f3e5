import {
  cardOf,
  count,
  deal,
  look,
  move,
  type ObjectNumber,
  type OpsOf,
  type Option,
  objectsIn,
  type Path,
  type Ref,
  refs,
  type Seat,
  shuffle,
  topOf,
} from '@tafelrunde/kernel';
import type { CostToUse } from '../cards/card.ts';
import { eventNamed, invaderCardNamed, powerIn } from '../cards/catalogue.ts';
import { standingOf } from '../effects/held.ts';
import { BURIED, DECKS, days, EVENT_DECK, FUTURE, INVADER_DECK, INVADER_DISCARD } from '../places.ts';
import { islandIn } from '../queries.ts';
import { trackRef } from '../refs.ts';
import { type At, type Chapter, type Game, type Ops, seatsOf } from '../state.ts';
import { deckOf } from '../variants.ts';
import { remind } from './colonies.ts';
import { energyOf, payEnergy } from './energy.ts';
import { lift, ownLands, tracksWithPresence } from './presence.ts';

/* Fractured Days Split the Sky: presence that is Time, what powers cost to use, days that never were, and what lies ahead. */

/** What lies ahead. */
const DECKS_AHEAD = { invaders: INVADER_DECK, events: EVENT_DECK } as const;
type Ahead = keyof typeof DECKS_AHEAD;

export interface TimeOps {
  /** 1 presence each: from where? */
  gainTime: { seat: Seat; n: number; upTo: boolean };
  spendTime: { seat: Seat; n: number };
  /** To which track it goes back. */
  returnTime: { seat: Seat };
  payTogether: { n: number };
  /** Who pays how much of it. */
  sharePrice: { n: number };
  swapInvaders: { seat: Seat; within: number };
  /** Of which deck the top card is looked at. */
  foresee: { seat: Seat; mayBury: boolean };
  /** Does it go to the bottom? */
  buryOrShuffle: { seat: Seat; deck: Ahead; card: ObjectNumber };
}

export const timeOf = ({ state }: At, seat: Seat): number => state.time[seat] ?? 0;

const NONE = refs.button('no-more-time');

/** Nobody has to take it off the island. */
function sourcesOfTime(m: At, seat: Seat, upTo: boolean): readonly Ref[] {
  const tracks = tracksWithPresence(m, seat).map((i) => trackRef(i));
  const lands = ownLands(m, seat).map((land) => refs.land(land));
  return [...tracks, ...lands, ...(upTo || tracks.length === 0 ? [NONE] : [])];
}

/** The tracks that have a space for it. */
const openTracks = (m: At, seat: Seat): readonly Ref[] =>
  (m.state.uncovered[seat] ?? []).flatMap((open, i) => (open > 0 ? [trackRef(i)] : []));

/** What it costs to use a power that has been used so often this turn. */
function timeFor(m: At, { time }: CostToUse, uses: number): number {
  if (time === 'uses') return uses;
  return time === 'players' ? m.seats : time;
}

const energyFor = (m: At, { energy }: CostToUse): number => (energy === undefined ? 0 : m.seats);

const payersOf = (m: At): readonly Seat[] => seatsOf(m).filter((seat) => energyOf(m, seat) > 0);

const energyOfAll = (m: At): number => seatsOf(m).reduce((sum, seat) => sum + energyOf(m, seat), 0);

/** SI-161: an additional cost is paid again each time. */
export function canAfford(m: At, seat: Seat, power: Path, uses: number): boolean {
  const { costToUse } = powerIn(power);
  if (costToUse === undefined) return true;
  return timeOf(m, seat) >= timeFor(m, costToUse, uses) && energyOfAll(m) >= energyFor(m, costToUse);
}

export function payingFor(m: At, seat: Seat, power: Path, uses: number): readonly OpsOf<Ops>[] {
  const { costToUse } = powerIn(power);
  if (costToUse === undefined) return [];
  const [time, energy] = [timeFor(m, costToUse, uses), energyFor(m, costToUse)];
  return [
    ...(time > 0 ? [{ op: 'spendTime', seat, n: time } as const] : []),
    ...(energy > 0 ? [{ op: 'payTogether', n: energy } as const] : []),
  ];
}

/** So many of each kind are dealt for it: more where few play. */
const daysDealt = ({ seats }: At): number => (seats <= 2 ? 6 : 4);

/** What it has besides its presence when the game begins. */
export function layDays(m: Game): void {
  for (const { seat } of standingOf(m, 'keepsDays')) {
    if (seat === undefined) continue;
    for (const { deck } of Object.values(DECKS)) deal(m, deck, days(seat), daysDealt(m));
    if (islandIn(m).boards.length === 1) m.put({ op: 'gainTime', seat, n: 1, upTo: false });
  }
}

const stageOf = (m: At, object: ObjectNumber): number => invaderCardNamed(cardOf(m, object) ?? '').stage;

/** The discarded cards that may change places with the top one. */
function swappable(m: At, within: number): readonly ObjectNumber[] {
  const top = topOf(m, INVADER_DECK);
  if (top === undefined) return [];
  return [INVADER_DISCARD, BURIED]
    .flatMap((place) => objectsIn(m, place))
    .filter((object) => Math.abs(stageOf(m, object) - stageOf(m, top)) <= within);
}

const INVADERS_AHEAD = refs.button('future-invaders');
const EVENTS_AHEAD = refs.button('future-events');
const BURY = refs.button('future-bury');
const SHUFFLE = refs.button('future-shuffle');

/** Has its place in the deck been chosen during setup? */
export function isPlaced(m: At, deck: Ahead, card: ObjectNumber): boolean {
  const id = cardOf(m, card) ?? '';
  if (deck === 'events') return eventNamed(id).isReserved === true;
  const { stage, lands } = invaderCardNamed(id);
  if (!('is' in lands) && deckOf(m.match.options).includes('coast')) return true;
  const all = objectsIn(m, INVADER_DECK);
  return all.slice(0, all.indexOf(card)).some((object) => stageOf(m, object) < stage);
}

/** Nobody can tell any more which of the two lies on top. */
function shuffleTopTwo(m: Game, ahead: Ahead): void {
  const deck = DECKS_AHEAD[ahead];
  const n = Math.min(2, count(m, deck));
  deal(m, deck, FUTURE, n);
  shuffle(m, FUTURE);
  deal(m, FUTURE, deck, n);
}

function bury(m: Game, deck: Ahead, card: ObjectNumber): void {
  move(m, card, DECKS_AHEAD[deck], { to: 'bottom' });
  if (deck === 'events' || m.state.reminder < 0) return;
  m.state.reminder += 1;
  remind(m);
}

/** It goes back to a track, or is destroyed where none has a space for it. */
function spend(m: Game, seat: Seat, to: Ref | undefined): void {
  const track = to === undefined ? undefined : trackRef.in(to);
  if (track === undefined) m.state.destroyed[seat] = (m.state.destroyed[seat] ?? 0) + 1;
  else m.state.uncovered[seat] = (m.state.uncovered[seat] ?? []).map((open, i) => (i === track ? open - 1 : open));
  m.state.time[seat] = timeOf(m, seat) - 1;
  m.emit({ type: 'timeSpent', seat, data: { n: 1 } });
}

export const timeRules: Chapter<TimeOps> = {
  gainTime: {
    options: (m, { seat, upTo }) => sourcesOfTime(m, seat, upTo),
    answer: (m, { seat, n, upTo }, [from]) => {
      if (from === undefined || from === NONE) return;
      lift(m, seat, from);
      m.state.time[seat] = timeOf(m, seat) + 1;
      m.emit({ type: 'time', seat, data: { n: 1 } });
      if (n > 1) m.put({ op: 'gainTime', seat, n: n - 1, upTo });
    },
  },

  spendTime: (m, { seat, n }) => {
    if (n <= 0) return;
    const [only, ...more] = openTracks(m, seat);
    if (more.length > 0) m.put({ op: 'returnTime', seat });
    else spend(m, seat, only);
    m.put({ op: 'spendTime', seat, n: n - 1 });
  },

  returnTime: {
    options: (m, { seat }) => openTracks(m, seat),
    answer: (m, { seat }, [pick]) => spend(m, seat, pick),
  },

  payTogether: (m, { n }) => {
    const [only, ...more] = payersOf(m);
    if (only !== undefined && more.length === 0) payEnergy(m, only, n);
    else m.put({ op: 'sharePrice', n });
  },

  sharePrice: {
    among: seatsOf,
    options: (m, { n }): Option[] =>
      payersOf(m).map((seat) => ({ ref: refs.seat(seat), cap: Math.min(n, energyOf(m, seat)) })),
    min: (_, { n }) => n,
    max: (_, { n }) => n,
    answer: (m, _, picks) => {
      for (const seat of seatsOf(m)) payEnergy(m, seat, picks.filter((pick) => refs.seat.in(pick) === seat).length);
    },
  },

  swapInvaders: {
    options: (m, { within }) => swappable(m, within),
    answer: (m, _, [pick]) => {
      const top = topOf(m, INVADER_DECK);
      if (typeof pick !== 'number' || top === undefined) return;
      move(m, top, BURIED);
      move(m, pick, INVADER_DECK);
    },
  },

  foresee: {
    options: (m) => [
      ...(count(m, INVADER_DECK) > 0 ? [INVADERS_AHEAD] : []),
      ...(count(m, EVENT_DECK) > 0 ? [EVENTS_AHEAD] : []),
    ],
    answer: (m, { seat, mayBury }, [pick]) => {
      const deck = pick === EVENTS_AHEAD ? 'events' : 'invaders';
      const card = topOf(m, DECKS_AHEAD[deck]);
      if (card === undefined) return;
      look(m, seat, [card]);
      if (mayBury && !isPlaced(m, deck, card)) m.put({ op: 'buryOrShuffle', seat, deck, card });
      else shuffleTopTwo(m, deck);
    },
  },

  buryOrShuffle: {
    options: () => [BURY, SHUFFLE],
    answer: (m, { deck, card }, [pick]) => {
      if (pick === BURY) bury(m, deck, card);
      else shuffleTopTwo(m, deck);
    },
  },
};
