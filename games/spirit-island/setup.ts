import {
  addPieces,
  cardOf,
  count,
  deal,
  fork,
  move,
  type ObjectNumber,
  type OpsOf,
  type Options,
  objectsIn,
  randomOf,
  refs,
  type Seat,
  scope,
  shuffle,
  topOf,
} from '@tafelrunde/kernel';
import { below } from '@tafelrunde/words';
import { type BoardName, balancedBoards, boardNames, pairs } from './boards/balanced.ts';
import { layouts } from './boards/layouts.ts';
import { islandNamed } from './boards/named.ts';
import { thematicFor } from './boards/thematic.ts';
import type { Placement } from './cards/card.ts';
import { eventNamed, invaderCardNamed, spiritNamed } from './cards/catalogue.ts';
import { progressions } from './cards/progressions.ts';
import { standingOf } from './effects/held.ts';
import { holdsAt, landsSuchThat, mayLie } from './effects/lands.ts';
import type { LandTest } from './effects/language/lands.ts';
import { hasTwist } from './effects/twists.ts';
import { isSet, spiritFor } from './options.ts';
import { countOf, INVADERS, pieceOf, presenceOf } from './pieces.ts';
import {
  ADVERSARY,
  ASPECTS,
  aid,
  assistant,
  BLIGHT_BOX,
  BLIGHTED,
  BUILD,
  BURIED,
  DECKS,
  days,
  discard,
  EARNED,
  ENTRENCHED,
  EVENT_DECK,
  EVENT_DISCARD,
  EXPLORE,
  FEAR_BOX,
  FEAR_DECK,
  FEAR_DISCARD,
  FUTURE,
  HEALTHY,
  hand,
  IMMIGRATION,
  INVADER_DECK,
  INVADER_DISCARD,
  offer,
  PANELS,
  play,
  progression,
  RAVAGE,
  REMOVED,
  SCENARIO,
  STAGES,
  spirit,
  spotOf,
  stage,
  UNIQUES,
} from './places.ts';
import { allLands, groupsIn, indexOf, islandIn, landIn, oceanOf, presenceAt } from './queries.ts';
import { trackRef } from './refs.ts';
import { energyOf } from './rules/energy.ts';
import { layReserved } from './rules/events.ts';
import { hearts } from './rules/heart.ts';
import { accelerate } from './rules/invaders.ts';
import { add, remove } from './rules/pieces.ts';
import { placeFrom, tracksWithPresence } from './rules/presence.ts';
import { layDays } from './rules/time.ts';
import { panelOf, spiritAt } from './rules/tracks.ts';
import { hasSet, hasTokens, idsIn } from './sets.ts';
import { fill, isExtra, layTokens, settle, thinned } from './settling.ts';
import { type At, type Chapter, freshState, type Game, type IslandLayout, type State, seatsOf } from './state.ts';
import {
  aspectsIn,
  blightIn,
  boardsFor,
  deckOf,
  fearCardsOf,
  isAccelerated,
  levelsIn,
  markersOf,
  reminderIn,
  reservedIn,
  scenarioIn,
  scenarioOf,
  spiritsIn,
} from './variants.ts';

/* SI-030 to SI-066. */

export interface SetupOps {
  setUp: object;
  /** SI-034. */
  layBoards: object;
  chooseSpirits: object;
  chooseSpirit: { seat: Seat };
  /** SI-351: at most one. */
  chooseAspect: { seat: Seat };
  placeSpirit: { seat: Seat };
  /** Where it may be any of several. */
  startPresence: { seat: Seat; placement: Placement; i: number };
  spiritsChosen: object;
  /** SI-048 to SI-063. */
  layDecks: object;
  /** Sweden: Royal Backing. */
  accelerate: object;
  /** Guard the Isle's Heart. */
  layHearts: object;
  /** Where it is not the inner land: in which of the nearest ones. */
  heartLand: { seat: Seat; lands: readonly string[] };
  heartPresence: { seat: Seat; land: string };
  heartPowers: object;
}

const layoutFor = (options: Options, n: number): string => {
  const wanted = scenarioOf(options)?.layout ?? String(options.layout);
  return layouts[n]?.[wanted] === undefined ? 'standard' : wanted;
};

/** The boards before any are drawn. */
const firstBoards = (options: Options, seats: number): readonly string[] =>
  isSet(options, 'map', 'thematic')
    ? thematicFor(boardsFor(options, seats))
    : boardNames.slice(0, boardsFor(options, seats));

const mapOf = (options: Options, boards: readonly string[]): string =>
  [...boards, layoutFor(options, boards.length)].join(' ');

/** SI-056, SI-057; SI-068, SI-069 without a blight card. With an extra board it is boards that count (SI-348). */
const blightFor = (options: Options, seats: number): number =>
  ((hasBlightCard(options) ? 2 : 5) + (scenarioOf(options)?.blight ?? 0)) * boardsFor(options, seats) + 1;

/** SI-059: with Branch & Claw there is one in any case. */
const hasBlightCard = (options: Options): boolean =>
  (isSet(options, 'blightCard', true) || hasSet(options, 'branch-claw')) && !isSet(options, 'beginner', true);

/** SI-031: what the adversary and the scenario bring to the table. */
function stateFor(options: Options, map: string, seats: number): State {
  return {
    ...freshState(map, islandNamed(map).lands.length, seats),
    blight: blightFor(options, seats),
    fearPool: markersOf(options) * seats,
    fearCards: fearCardsOf(options),
  };
}

/** SI-061: those that are reserved for an adversary only with it. */
const eventsIn = (options: Options): readonly string[] =>
  idsIn(options, 'event').filter(
    (id) => eventNamed(id).isReserved !== true || reservedIn(options).some(({ event }) => event === id),
  );

/** All cards in their piles; nothing is shuffled, chosen or laid out yet. */
export function setup(options: Options, seats: number): IslandLayout {
  const every = Array.from({ length: seats }, (_, seat) => seat);
  const map = mapOf(options, firstBoards(options, seats));
  const empty = <Z extends object>(place: Z) => ({ ...place, cards: [] });
  return {
    zones: [
      { ...PANELS, cards: spiritsIn(options) },
      { ...ASPECTS, cards: aspectsIn(options) },
      { ...UNIQUES, cards: idsIn(options, 'unique') },
      ...[spirit, hand, play, discard, aid, days, offer, progression, assistant].flatMap((area) =>
        every.map((seat) => empty(area(seat))),
      ),
      { ...DECKS.minor.deck, cards: idsIn(options, 'minor') },
      empty(DECKS.minor.discard),
      { ...DECKS.major.deck, cards: idsIn(options, 'major') },
      empty(DECKS.major.discard),
      { ...FEAR_BOX, cards: idsIn(options, 'fear') },
      ...[FEAR_DECK, EARNED, FEAR_DISCARD, ENTRENCHED].map(empty),
      { ...EVENT_DECK, cards: eventsIn(options) },
      empty(EVENT_DISCARD),
      ...STAGES.map((n) => ({
        ...stage(n),
        cards: idsIn(options, 'invader').filter((id) => invaderCardNamed(id).stage === n),
      })),
      ...[INVADER_DECK, EXPLORE, BUILD, RAVAGE, IMMIGRATION, INVADER_DISCARD, BURIED, FUTURE].map(empty),
      { ...BLIGHT_BOX, cards: blightIn(options, seats) },
      ...[HEALTHY, BLIGHTED, REMOVED].map(empty),
      { ...ADVERSARY, cards: levelsIn(options) },
      { ...SCENARIO, cards: [scenarioIn(options) ?? []].flat() },
    ],
    state: stateFor(options, map, seats),
    first: { op: 'setUp' },
  };
}

/** SI-035: the boards that may join those that have been drawn. */
function boardsLeft({ match: { options }, seats }: At, drawn: readonly string[]): readonly BoardName[] {
  const boards = boardsFor(options, seats);
  const isBarred = (board: BoardName): boolean =>
    boards <= 4 && pairs.some((pair) => pair.includes(board) && pair.some((other) => drawn.includes(other)));
  return boardNames.filter(
    (board) =>
      !drawn.includes(board) &&
      (hasSet(options, balancedBoards[board].set) || isSet(options, 'jaggedBoards', true) || boards > 4) &&
      !isBarred(board),
  );
}

/** SI-345: where the board has no such land, any in which the spirit may have presence. */
function landsToBegin(m: At, seat: Seat, where: Placement['in']): readonly string[] {
  const found = landsFor(m, seat, where);
  if (found.length > 0) return found;
  const { onBoard, lands } = islandIn(m);
  return (onBoard[seat] ?? []).filter((i) => mayLie(m, seat, i)).map((i) => lands[i]?.name ?? '');
}

/** SI-043, SI-047: the lands that it may be. */
function landsFor(m: At, seat: Seat, where: Placement['in']): readonly string[] {
  const { onBoard, lands } = islandIn(m);
  const own = (onBoard[seat] ?? []).flatMap((i) => lands[i] ?? []);
  if ('number' in where) return own.filter(({ number }) => number === where.number).map(({ name }) => name);
  if ('highest' in where) {
    const fits = own.filter(({ terrain }) => terrain === where.highest);
    return [(fits.at(-1) ?? own.at(-1))?.name ?? ''];
  }
  if ('ocean' in where) return [oceanOf(own[0]?.board ?? '')];
  if ('anywhere' in where) return landsSuchThat(m, where.anywhere, seat);
  const names = own.map(({ name }) => name);
  const isOne = (test: LandTest) => (name: string) => holdsAt(m, test, indexOf(m, name), seat);
  if ('first' in where) return [names.find(isOne(where.first)) ?? names.at(0) ?? ''];
  if ('last' in where) return [names.findLast(isOne(where.last)) ?? names.at(-1) ?? ''];
  if ('any' in where) {
    const found = names.filter(isOne(where.any));
    return found.length > 0 || where.else === undefined ? found : names.filter(isOne(where.else));
  }
  const free = names.filter((name) => presenceAt(m, seat, indexOf(m, name)) === 0);
  const dahan = (name: string): number => countOf(groupsIn(m, name), where.most);
  const most = Math.max(...free.map(dahan));
  return free.filter((name) => dahan(name) === most);
}

function layPresence(m: Game, seat: Seat, n: number, land: string): void {
  addPieces(m, spotOf(land), { kind: presenceOf(seat) }, n);
}

/** SI-351: the panels of its spirit with an aspect. */
const aspectsFor = (m: At, seat: Seat): readonly ObjectNumber[] =>
  objectsIn(m, ASPECTS).filter((object) => spiritNamed(cardOf(m, object) ?? '').aspect?.of === panelOf(m, seat));

/** SI-042. */
function takeUniques(m: Game, seat: Seat): void {
  const { uniques } = spiritNamed(panelOf(m, seat));
  for (const object of objectsIn(m, UNIQUES)) {
    if (uniques.includes(cardOf(m, object) ?? '')) move(m, object, hand(seat));
  }
}

/** Blitz: the invaders act once more. */
const HEAD_START = [{ op: 'build' }, { op: 'revealAndExplore' }, { op: 'afterExplore' }, { op: 'advance' }] as const;

/** SI-072: the powers of the list are set aside. */
function setAside(m: Game, seat: Seat, panel: string): void {
  const list = progressions[panel] ?? [];
  const all = [...objectsIn(m, DECKS.minor.deck), ...objectsIn(m, DECKS.major.deck)];
  for (const id of list) {
    const found = all.find((object) => cardOf(m, object) === id);
    if (found !== undefined) move(m, found, progression(seat));
  }
}

/** The lands of a terrain on a board with the fewest invaders. */
function emptiest(m: Game, lands: readonly string[]): readonly string[] {
  const crowd = (land: string): number => countOf(groupsIn(m, land), ...INVADERS);
  const fewest = Math.min(...lands.map(crowd));
  return lands.filter((land) => crowd(land) === fewest);
}

/** The lands of that board nearest to this one in which the spirit may have presence (SI-124): usually the land itself. */
function legalNear(m: Game, seat: Seat, land: string): readonly string[] {
  const { board } = landIn(m, land);
  const away = islandIn(m).distance[indexOf(m, land)] ?? [];
  const legal = allLands(m).filter((name) => landIn(m, name).board === board && mayLie(m, seat, indexOf(m, name)));
  const nearest = Math.min(...legal.map((name) => away[indexOf(m, name)] ?? 99));
  return legal.filter((name) => away[indexOf(m, name)] === nearest);
}

function guarding(seat: Seat, lands: readonly string[]): OpsOf<SetupOps> {
  const [land = '', ...more] = lands;
  return more.length === 0 ? { op: 'heartPresence', seat, land } : { op: 'heartLand', seat, lands };
}

/** SI-052. Coastal lands that have a place of their own are left out of the draw. */
function layInvaderDeck(m: Game): void {
  const { options } = m.match;
  const deck = deckOf(options);
  const coast = objectsIn(m, stage(2)).find((object) => cardOf(m, object) === 'ii-coastal') ?? 0;
  const apart = deck.includes('coast') ? move(m, coast, EXPLORE) : undefined;
  for (const slot of deck.toReversed()) {
    if (slot !== 'coast') deal(m, stage(slot), INVADER_DECK, 1);
    else if (apart !== undefined) move(m, apart, INVADER_DECK);
  }
  const under = reminderIn(options);
  if (under !== undefined) m.state.reminder = Math.max(0, count(m, INVADER_DECK) - under);
}

/** Russia: unused invader cards under the top fear cards. */
function layEntrenched(m: Game): void {
  if (!hasTwist(m, 'entrench')) return;
  for (const n of [3, 2]) deal(m, stage(n), ENTRENCHED, 1);
  m.state.fearBeneath = FEAR_ABOVE.map((n) => Math.max(0, count(m, FEAR_DECK) - n));
}

/** Above the card of stage II, and above that of stage III. */
const FEAR_ABOVE = [3, 7] as const;

export const setupRules: Chapter<SetupOps> = {
  setUp: (m) => {
    const { options } = m.match;
    m.put(
      scope('setup', { cause: 'setup', last: { op: 'turn' } }),
      { op: 'layBoards' },
      { op: 'remember' },
      { op: 'hideRelics' },
      { op: 'chooseSpirits' },
      { op: 'setAside' },
      { op: 'layDecks' },
      { op: 'revealAndExplore' }, // SI-064
      { op: 'afterExplore' },
      { op: 'advance' },
      ...(scenarioOf(options)?.headStart === true ? HEAD_START : []),
      ...(isAccelerated(options) ? [{ op: 'accelerate' } as const] : []),
      ...(hasTwist(m, 'heart') ? [{ op: 'layHearts' } as const] : []),
    );
  },

  layBoards: (m) => {
    const { options } = m.match;
    if (!isSet(options, 'map', 'thematic')) {
      const drawn: BoardName[] = [];
      for (let n = boardsFor(options, m.seats); n > 0; n--) {
        const left = boardsLeft(m, drawn);
        drawn.push(left[m.chance('board', left.length)] ?? 'A');
      }
      m.state.map = mapOf(options, drawn);
    }
    m.emit({ type: 'island', data: { map: m.state.map } });
    for (const { name, printed, board } of islandIn(m).lands)
      fill(m, name, isExtra(m, board) ? thinned(m, name) : printed);
    if (hasTokens(options) && !isSet(options, 'map', 'thematic') && !hasTwist(m, 'secondWave')) layTokens(m);
    settle(m);
  },

  chooseSpirits: (m) => {
    const { options } = m.match;
    for (const seat of seatsOf(m)) {
      const wanted = objectsIn(m, PANELS).find((object) => cardOf(m, object) === spiritFor(options, seat));
      if (wanted !== undefined) move(m, wanted, spirit(seat));
    }
    const isOpen = (seat: Seat): boolean => spiritFor(options, seat) === undefined;
    const isDealt = isSet(options, 'spirits', 'deal');
    if (isDealt) for (const seat of seatsOf(m).filter(isOpen)) move(m, randomOf(m, PANELS) ?? 0, spirit(seat));
    const first = (seat: Seat) => ({ op: isDealt || !isOpen(seat) ? 'chooseAspect' : 'chooseSpirit', seat }) as const;
    m.put(fork(Object.fromEntries(seatsOf(m).map((seat) => [seat, first(seat)])), { op: 'spiritsChosen' }));
  },

  chooseSpirit: {
    options: (m) => objectsIn(m, PANELS),
    answer: (m, { seat }, [pick]) => {
      if (typeof pick === 'number') move(m, pick, spirit(seat));
      m.put({ op: 'chooseAspect', seat });
    },
  },

  chooseAspect: {
    options: (m, { seat }) => aspectsFor(m, seat),
    min: 0,
    max: 1,
    answer: (m, { seat }, [pick]) => {
      const [panel] = objectsIn(m, spirit(seat));
      if (typeof pick === 'number' && panel !== undefined) {
        move(m, panel, ASPECTS);
        move(m, pick, spirit(seat));
      }
      m.put({ op: 'placeSpirit', seat });
    },
  },

  placeSpirit: (m, { seat }) => {
    const { setup: placements, tracks, destroyed = 0, prepared = {}, energy = 0 } = spiritAt(m, seat);
    if (standingOf(m, 'flocks').some((held) => held.seat === seat)) m.state.flock = seat;
    m.state.destroyed[seat] = destroyed;
    m.state.prepared[seat] = prepared;
    m.state.energy[seat] = energyOf(m, seat) + energy;
    m.state.uncovered[seat] = tracks.map((_, i) => m.state.uncovered[seat]?.[i] ?? 0);
    m.put(...placements.map((placement, i) => ({ op: 'startPresence', seat, placement, i }) as const));
  },

  startPresence: {
    options: (m, { seat, placement }) => landsToBegin(m, seat, placement.in).map((land) => refs.land(land)),
    answer: (m, { seat, placement, i }, [pick]) => {
      const land = refs.land.in(pick);
      if (land === undefined) return;
      layPresence(m, seat, placement.n, land);
      for (const kind of placement.with ?? []) add(m, land, kind, 1);
      const panel = panelOf(m, seat);
      if (placement.then !== undefined) {
        m.put({ op: 'action', cause: panel, at: below([panel], 'setup', i, 'then'), vars: { seat, land } });
      }
    },
  },

  spiritsChosen: (m) => {
    for (const seat of seatsOf(m)) {
      if (isSet(m.match.options, 'beginner', true)) setAside(m, seat, panelOf(m, seat));
      takeUniques(m, seat);
    }
  },

  layDecks: (m) => {
    shuffle(m, DECKS.minor.deck);
    shuffle(m, DECKS.major.deck);
    shuffle(m, FEAR_BOX);
    deal(
      m,
      FEAR_BOX,
      FEAR_DECK,
      m.state.fearCards.reduce((sum, n) => sum + n, 0),
    );
    shuffle(m, EVENT_DECK);
    for (const n of STAGES) shuffle(m, stage(n));
    layInvaderDeck(m);
    if (scenarioOf(m.match.options)?.accelerated === true) accelerate(m);
    for (const { event, under } of reservedIn(m.match.options)) layReserved(m, event, under);
    layEntrenched(m);
    if (hasBlightCard(m.match.options)) {
      shuffle(m, BLIGHT_BOX);
      deal(m, BLIGHT_BOX, HEALTHY, 1); // SI-055
    }
    layDays(m);
  },

  // SI-314.
  accelerate: (m) => {
    const lying = move(m, topOf(m, INVADER_DECK) ?? 0, INVADER_DISCARD) ?? 0;
    const lands = landsSuchThat(m, invaderCardNamed(cardOf(m, lying) ?? '').lands, undefined);
    for (const board of islandIn(m).boards) {
      const here = lands.filter((land) => landIn(m, land).board === board);
      m.put({ op: 'addOne', kind: 'town', lands: emptiest(m, here) });
    }
  },

  layHearts: (m) => {
    for (const land of allLands(m)) {
      for (const group of groupsIn(m, land)) if (group.kind === 'town') remove(m, land, pieceOf(group), group.n);
    }
    const inner = hearts(m);
    for (const land of inner) add(m, land, 'explorer', 1);
    const lanes = seatsOf(m).map((seat) => [seat, guarding(seat, legalNear(m, seat, inner[seat] ?? ''))]);
    m.put(fork(Object.fromEntries(lanes), { op: 'heartPowers' }));
  },

  heartLand: {
    options: (_, { lands }) => lands.map((land) => refs.land(land)),
    answer: (m, { seat }, [pick]) => m.put({ op: 'heartPresence', seat, land: refs.land.in(pick) ?? '' }),
  },

  // From whichever track one likes.
  heartPresence: {
    options: (m, { seat }) => tracksWithPresence(m, seat).map((i) => trackRef(i)),
    answer: (m, { seat, land }, [pick]) => {
      if (pick !== undefined) placeFrom(m, seat, pick, land);
    },
  },

  heartPowers: (m) => {
    for (const seat of seatsOf(m)) for (const { deck } of Object.values(DECKS)) deal(m, deck, hand(seat), 1);
  },
};
