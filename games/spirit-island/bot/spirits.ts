import { cardOf, objectsIn, type Seat } from '@tafelrunde/kernel';
import type { SpiritCard, Track } from '../cards/card.ts';
import { powerCardNamed, spiritNamed } from '../cards/catalogue.ts';
import { ELEMENTS } from '../cards/elements.ts';
import { isInvader, presenceOf } from '../pieces.ts';
import { discard, hand, play, spirit } from '../places.ts';
import { islandIn } from '../queries.ts';
import type { At } from '../state.ts';
import { powerStrength } from './strength.ts';

/* What a spirit can still do: by where it is, what its tracks bring it each turn, and its cards. */

/** A land with presence, and the sacred sites: the first one most of all. */
const SITE = 0.8;
const FIRST_SACRED_SITE = 3;
const SACRED_SITE = 1;
/** A land that powers reach, from presence and from sacred sites; and how much more if invaders are there. */
const NEAR = 0.7;
const NEAR_SACRED_SITE = 0.5;
const CALM = 0.5;
const TROUBLED = 1.5;
/** What is two lands away only some powers reach. */
const FARTHER = 0.4;

const nearest = (from: readonly number[], distance: (land: number) => number): number =>
  from.reduce((least, each) => Math.min(least, distance(each)), Number.POSITIVE_INFINITY);

const reachOf = (steps: number): number => (steps <= 1 ? 1 : steps === 2 ? FARTHER : 0);

/** Where a spirit is, and which lands it reaches from there. */
export function reachWorth(m: At, seat: Seat): number {
  const { lands, distance } = islandIn(m);
  const kind = presenceOf(seat);
  const sites: number[] = [];
  const sacred: number[] = [];
  m.state.lands.forEach((groups, i) => {
    const presence = groups.find((group) => group.kind === kind);
    if (presence !== undefined) sites.push(i);
    if (presence !== undefined && presence.n > 1) sacred.push(i);
  });
  let worth = SITE * sites.length + SACRED_SITE * Math.min(2, sacred.length);
  if (sacred.length > 0) worth += FIRST_SACRED_SITE - SACRED_SITE;
  m.state.lands.forEach((groups, i) => {
    if (lands[i]?.ocean === true) return;
    const stepsTo = (from: number): number => distance[from]?.[i] ?? Number.POSITIVE_INFINITY;
    const near = NEAR * reachOf(nearest(sites, stepsTo)) + NEAR_SACRED_SITE * reachOf(nearest(sacred, stepsTo));
    worth += (groups.some(isInvader) ? TROUBLED : CALM) * near;
  });
  return worth;
}

/** What its tracks bring to a spirit each turn, with what the next spaces of them will bring, the nearer the more. */
interface Income {
  readonly energy: number;
  readonly plays: number;
  readonly elements: number;
}

const NEXT = 0.5;

function incomeFrom(track: Track, open: number): Income {
  let energy = 0;
  let plays = 0;
  let elements = 0;
  track.forEach((space, i) => {
    const share = i < open ? 1 : NEXT ** (i - open + 1);
    energy += share * Math.max(0, (space.energy ?? 0) - highest(track, i, 'energy'));
    plays += share * Math.max(0, (space.plays ?? 0) - highest(track, i, 'plays'));
    if ((space.elements ?? space.always ?? space.action) !== undefined) elements += share;
  });
  return { energy, plays, elements };
}

/** The highest number before a space. */
const highest = (track: Track, end: number, of: 'energy' | 'plays'): number =>
  track.slice(0, end).reduce((most, space) => Math.max(most, space[of] ?? 0), 0);

const incomes = new Map<string, Income>();

function incomeOf(panel: string, uncovered: readonly number[]): Income {
  const key = `${panel} ${uncovered.join()}`;
  let income = incomes.get(key);
  if (income === undefined) {
    const all = spiritNamed(panel).tracks.map((track, i) => incomeFrom(track, 1 + (uncovered[i] ?? 0)));
    const sum = (of: keyof Income): number => all.reduce((total, each) => total + each[of], 0);
    income = { energy: sum('energy'), plays: sum('plays'), elements: sum('elements') };
    incomes.set(key, income);
  }
  return income;
}

/** The first card of a turn, and each further one compared with the one before. */
const CARD = 14;
const FURTHER = 0.9;
/** What a card costs on average; and energy and plays for which there is nothing to play, and elements. */
const COST = 0.9;
const SPARE_ENERGY = 3;
const SPARE_PLAY = 0.5;
const ELEMENT = 3;
/** Energy that growth brings. */
const GROWN = 0.7;

/** What a spirit does with so much income in a turn. */
function output({ energy, plays, elements }: Income): number {
  const cards = Math.min(plays, (energy + GROWN) / COST);
  const spare = Math.max(0, energy - COST * cards);
  return (
    (CARD * (1 - FURTHER ** cards)) / (1 - FURTHER) +
    SPARE_PLAY * (plays - cards) +
    SPARE_ENERGY * spare +
    ELEMENT * elements
  );
}

/** In this turn a game is as good as over; and how much a turn counts compared with the one before. */
const LAST_TURN = 10;
const LATER = 0.88;

const wants = new Map<SpiritCard, Readonly<Record<string, number>>>();

/** How much a spirit cares for each element: by what its innate powers ask for. */
function wantsOf(panel: SpiritCard): Readonly<Record<string, number>> {
  let wanted = wants.get(panel);
  if (wanted === undefined) {
    const sum: Record<string, number> = {};
    for (const { thresholds } of panel.innates) {
      for (const element of ELEMENTS) {
        const most = Math.max(0, ...thresholds.map(({ elements }) => elements[element] ?? 0));
        sum[element] = (sum[element] ?? 0) + most;
      }
    }
    wanted = sum;
    wants.set(panel, wanted);
  }
  return wanted;
}

const MOST_WANTED = 3;
/** What energy is worth to whoever pays it, and energy that is not there. */
const PRICE = 2.3;
const TOO_DEAR = 3;
const USELESS = 0.5;

const cardWorths = new Map<string, number>();

/** A power card, with its elements and less its cost, to a spirit that has so much energy for it in a turn. */
function cardWorth(panel: string, card: string, energy: number): number {
  const key = `${panel} ${card}`;
  const power = powerCardNamed(card);
  let worth = cardWorths.get(key);
  if (worth === undefined) {
    const wanted = wantsOf(spiritNamed(panel));
    const fit = ELEMENTS.reduce(
      (sum, element) => sum + (power.elements[element] ?? 0) * Math.min(MOST_WANTED, wanted[element] ?? 0),
      0,
    );
    worth = powerStrength(power) + fit - PRICE * power.cost;
    cardWorths.set(key, worth);
  }
  return Math.max(USELESS, worth - TOO_DEAR * Math.max(0, power.cost - energy));
}

/** A card that one has: of many only the best are played. */
const OWNED = 0.8;
const RANKED = 0.8;
/** A card in hand, which can be played next turn without a growth that reclaims; those after it have to wait. */
const READY = 0.3;
const READY_AT_MOST = 12;
const WAITING = 0.25;

function cardsWorth(m: At, seat: Seat, panel: string, { energy, plays }: Income, late: number): number {
  const stock = m.state.energy[seat] ?? 0;
  const forCards = Math.min(9, 0.5 * stock + 1.3 * energy);
  const worthsIn = (area: typeof hand): number[] =>
    objectsIn(m, area(seat)).map((object) => cardWorth(panel, cardOf(m, object) ?? '', forCards));
  const falling = (one: number, other: number): number => other - one;
  const ready = worthsIn(hand).sort(falling);
  const all = [...ready, ...worthsIn(discard), ...worthsIn(play)].sort(falling);
  const next = Math.min(plays, (stock + energy + 0.5) / COST);
  const owned = all.reduce((sum, each, i) => sum + OWNED * late * each * RANKED ** i, 0);
  return ready.reduce(
    (sum, each, i) =>
      sum + READY * Math.min(each, READY_AT_MOST) * (i < next ? 1 : i < 2 * next ? WAITING : WAITING ** 2),
    owned,
  );
}

const PRESENCE = 1.1;
const DESTROYED = 0.6;
/** Nobody wants to have so little presence on the island: one of the game's ends is near. */
const NEARLY_GONE = [30, 30, 10, 3];
/** Energy in stock, and what is more than one can soon use. */
const ENERGY = 1.2;
const MORE_ENERGY = 0.3;
const USEFUL = 6;

export function spiritWorth(m: At, seat: Seat): number {
  const { state } = m;
  const panel = cardOf(m, objectsIn(m, spirit(seat))[0] ?? -1);
  if (panel === undefined) return 0;
  const income = incomeOf(panel, state.uncovered[seat] ?? []);
  const left = Math.max(1, LAST_TURN - state.round);
  const turns = (LATER * (1 - LATER ** left)) / (1 - LATER);
  const presence = state.census[presenceOf(seat)] ?? 0;
  const stock = state.energy[seat] ?? 0;
  return (
    turns * output(income) +
    PRESENCE * presence -
    (NEARLY_GONE[presence] ?? 0) -
    DESTROYED * (state.destroyed[seat] ?? 0) +
    ENERGY * Math.min(stock, USEFUL) +
    MORE_ENERGY * Math.max(0, stock - USEFUL) +
    cardsWorth(m, seat, panel, income, Math.min(1, left / 5))
  );
}
