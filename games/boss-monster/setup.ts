import {
  type CardId,
  checkpoint,
  deal,
  type Kept,
  move,
  type ObjectNumber,
  type Options,
  objectsIn,
  type Plain,
  type Seat,
  secretFork,
  shuffle,
  type ZoneName,
} from '@tafelrunde/kernel';
import { cardsOfKind, heroDeck } from './cards/catalogue.ts';
import { treasures } from './effects/language/card.ts';
import { cardAt, roomAt } from './effects/language/registry.ts';
import {
  BORNE,
  BOSS_DECK,
  BOX,
  boss,
  choice,
  DISCARD,
  deckOf,
  EPIC,
  entrance,
  hand,
  ITEM_DECK,
  inside,
  items,
  MOST_ROOMS,
  ORDINARY,
  PENDING,
  placed,
  souls,
  stack,
  TOWN,
  UNCLAIMED,
  underStack,
  wounds,
} from './places.ts';
import { DONE, KEEP, REDRAW } from './refs.ts';
import { drawCards } from './rules/cards.ts';
import { hasCoins } from './rules/coins.ts';
import { aRound } from './rules/round.ts';
import { spotsFor } from './rules/spots.ts';
import { inOrder, xpOf, xpOrder } from './seats.ts';
import { type At, type BossLayout, type Chapter, freshState, type M } from './state.ts';

/** Setting up (BM-038 ff.). */
export interface SetupOps {
  setUp: object;
  /** BM-137. */
  chooseBoss: { seat: Seat };
  bossesChosen: Partial<Kept>;
  /** BM-044. */
  dealHands: object;
  /** BM-045. */
  redraw: { seat: Seat };
  discards: object;
  discardTwo: { seat: Seat };
  discarded: Partial<Kept>;
  /** BM-046. */
  firstRoom: { seat: Seat };
}

const FIRST_ROOMS = 5;
const FIRST_SPELLS = 2;
const FIRST_DISCARDS = 2;
const COINS = 3;

const everySeat = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** All cards in their piles, nothing shuffled or dealt yet. */
export function setup(options: Options, seats: number): BossLayout {
  const empty = (place: ZoneName) => ({ ...place, cards: [] });
  const pile = (place: ZoneName, cards: readonly CardId[]) => ({ ...place, cards });
  const stacks = everySeat(MOST_ROOMS);
  return {
    zones: [
      pile(deckOf('room'), cardsOfKind(options, 'room', 'miniboss')),
      pile(deckOf('spell'), cardsOfKind(options, 'spell')),
      pile(ORDINARY, heroDeck(options, seats, false)),
      pile(EPIC, heroDeck(options, seats, true)),
      pile(ITEM_DECK, cardsOfKind(options, 'item')),
      pile(BOSS_DECK, cardsOfKind(options, 'boss')),
      ...[DISCARD, TOWN, UNCLAIMED, BORNE, PENDING, BOX].map(empty),
      ...everySeat(seats).flatMap((seat) =>
        [hand, choice, boss, placed, entrance, inside, souls, wounds, items].map((zone) => empty(zone(seat))),
      ),
      ...everySeat(seats).flatMap((seat) => stacks.flatMap((n) => [empty(stack(seat, n)), empty(underStack(seat, n))])),
    ],
    state: freshState(seats),
    first: { op: 'setUp' },
  };
}

/** chance decides among those of the same XP. */
function orderByXp(m: M): Seat[] {
  const seats = everySeat(m.seats);
  const xps = seats.map((seat) => xpOf(m, seat));
  if (new Set(xps).size === xps.length) return xpOrder(m);
  const left = [...seats];
  const ties = seats.map(() => left.splice(m.chance('tie', left.length), 1)[0] ?? 0);
  return xpOrder(m, ties);
}

/** BM-045, R-06: 4 or more Advanced Rooms, or 4 Rooms with the same treasure. */
function mayRedraw(m: At, seat: Seat): boolean {
  const rooms = objectsIn(m, hand(seat)).flatMap((object) => roomAt(m, object) ?? []);
  const most = Math.max(...treasures.map((each) => rooms.filter(({ treasure }) => (treasure[each] ?? 0) > 0).length));
  return rooms.filter(({ advanced }) => advanced).length >= 4 || most >= 4;
}

function dealHand(m: M, seat: Seat): void {
  drawCards(m, seat, 'room', FIRST_ROOMS);
  drawCards(m, seat, 'spell', FIRST_SPELLS);
}

const objectsOf = (kept: readonly Plain[] | undefined): ObjectNumber[] =>
  (kept ?? []).flatMap((pick) => (typeof pick === 'number' ? [pick] : []));

export const setupRules: Chapter<SetupOps> = {
  setUp: (m) => {
    for (const place of [deckOf('room'), deckOf('spell'), ORDINARY, EPIC, ITEM_DECK, BOSS_DECK]) shuffle(m, place);
    const seats = everySeat(m.seats);
    if (hasCoins(m.match.options)) m.state.coins = seats.map(() => COINS); // BM-121, R-48
    if (m.match.options.chooseBoss !== true) {
      for (const seat of seats) deal(m, BOSS_DECK, boss(seat), 1); // BM-042
      m.put({ op: 'dealHands' });
      return;
    }
    for (const seat of seats) deal(m, BOSS_DECK, choice(seat), 2);
    m.put(
      secretFork(Object.fromEntries(seats.map((seat) => [seat, { op: 'chooseBoss', seat } as const])), {
        op: 'bossesChosen',
      } as const),
    );
  },

  chooseBoss: {
    options: (m, { seat }) => objectsIn(m, choice(seat)),
    answer: (m, _, [pick = 0]) => m.keep(pick),
  },

  bossesChosen: (m, { kept = {} }) => {
    for (const seat of everySeat(m.seats)) {
      const [chosen] = objectsOf(kept[seat]);
      for (const object of objectsIn(m, choice(seat))) move(m, object, object === chosen ? boss(seat) : BOX);
    }
    m.put({ op: 'dealHands' });
  },

  dealHands: (m) => {
    m.state.order = orderByXp(m);
    m.state.active = m.state.order[0] ?? 0;
    for (const seat of inOrder(m)) dealHand(m, seat);
    for (const seat of inOrder(m)) if (mayRedraw(m, seat)) m.put({ op: 'redraw', seat });
    m.put({ op: 'discards' });
  },

  redraw: {
    options: () => [KEEP, REDRAW],
    answer: (m, { seat }, [pick]) => {
      if (pick !== REDRAW) return;
      for (const object of objectsIn(m, hand(seat))) move(m, object, DISCARD);
      dealHand(m, seat);
    },
  },

  discards: (m) => {
    const lanes = everySeat(m.seats).map((seat) => [seat, { op: 'discardTwo', seat } as const]);
    m.put(secretFork(Object.fromEntries(lanes), { op: 'discarded' } as const));
  },

  discardTwo: {
    options: (m, { seat }) => objectsIn(m, hand(seat)),
    min: FIRST_DISCARDS,
    answer: (m, _, picks) => {
      for (const pick of picks) m.keep(pick);
    },
  },

  // BM-044, BM-046, BM-047.
  discarded: (m, { kept = {} }) => {
    for (const seat of inOrder(m)) for (const object of objectsOf(kept[seat])) move(m, object, DISCARD);
    m.state.builds = m.state.builds.map(() => 1);
    const firsts = inOrder(m).map((seat) => ({ op: 'firstRoom', seat }) as const);
    // What first Rooms do until the end of the round, they do until the end of the first one.
    m.put(aRound(), ...firsts, { op: 'reveal' }, checkpoint(), { op: 'beginRound' });
  },

  //
  firstRoom: {
    options: (m, { seat }) => [DONE, ...objectsIn(m, hand(seat)).filter((card) => isFirst(m, seat, card))],
    answer: (m, { seat }, [pick = DONE]) => {
      if (typeof pick === 'number') m.put({ op: 'place', seat, card: pick });
    },
  },
};

const isFirst = (m: At, seat: Seat, card: ObjectNumber): boolean =>
  cardAt(m, card)?.kind === 'room' && spotsFor(m, seat, card).length > 0;
