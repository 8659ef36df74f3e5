import { cardOf, objectsIn, type Seat } from '@tafelrunde/kernel';
import type { SpiritCard, Track } from '../cards/card.ts';
import { powerCardNamed, spiritNamed } from '../cards/catalogue.ts';
import { ELEMENTS } from '../cards/elements.ts';
import { presenceOf } from '../pieces.ts';
import { discard, hand, play, spirit } from '../places.ts';
import type { At } from '../state.ts';
import { powerStrength } from './strength.ts';

/* What a spirit can still do: by what its tracks bring it each turn, and what its cards do for that. */

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
    income = { energy: GROWN + sum('energy'), plays: sum('plays'), elements: sum('elements') };
    incomes.set(key, income);
  }
  return income;
}

/** Energy that growth brings. */
const GROWN = 0.7;

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
const FIT = 0.8;

/** A power card as its spirit sees it. */
interface Asset {
  readonly worth: number;
  readonly cost: number;
}

const assets = new Map<string, Asset>();

function assetOf(panel: string, card: string): Asset {
  const key = `${panel} ${card}`;
  let asset = assets.get(key);
  if (asset === undefined) {
    const power = powerCardNamed(card);
    const wanted = wantsOf(spiritNamed(panel));
    const fit = ELEMENTS.reduce(
      (sum, element) => sum + (power.elements[element] ?? 0) * Math.min(MOST_WANTED, wanted[element] ?? 0),
      0,
    );
    asset = { worth: Math.max(1, powerStrength(power) + FIT * fit), cost: power.cost };
    assets.set(key, asset);
  }
  return asset;
}

/** What energy may be worth to whoever pays it: the scarcer, the more. */
const PRICES = [0, 0.7, 1.5, 2.5, 4, 6, 9];

/** The most that cards do for so many plays and so much energy, of which some may be played in part. */
function mostOf(cards: readonly Asset[], plays: number, energy: number): number {
  let most = Number.POSITIVE_INFINITY;
  for (const price of PRICES) {
    const gains = cards.map(({ worth, cost }) => Math.max(0, worth - price * cost)).sort((one, other) => other - one);
    let sum = price * energy;
    for (let i = 0; i < gains.length && i < plays; i++) sum += (gains[i] ?? 0) * Math.min(1, plays - i);
    most = Math.min(most, sum);
  }
  return most;
}

/** Who plays a card in every second turn takes cards back often enough; to play it in every turn costs growth. */
const EVERY_SECOND = 2;
const EVERY = 0.55;

/** What the cards do in each turn, if they are played over and over again. */
function steady(cards: readonly Asset[], plays: number, energy: number): number {
  const often = cards.map(({ worth, cost }) => ({ worth: EVERY * worth, cost }));
  return mostOf([...cards, ...often], EVERY_SECOND * plays, EVERY_SECOND * energy) / EVERY_SECOND;
}

/** Energy in stock is paid in about so many turns. */
const SPENT_IN = 3;
/** An element that the tracks bring. */
const ELEMENT = 3;
/** What is in hand can be played next turn; but a growth may take back the rest. */
const READY = 0.28;

/** In this turn a game is as good as over; and how much a turn counts compared with the one before. */
const LAST_TURN = 10;
const LATER = 0.88;

const outputs = new Map<string, number>();
const MOST_OUTPUTS = 20_000;

/** What cards and tracks will do in the turns to come. */
function outputOf(m: At, seat: Seat, panel: string): number {
  const { state } = m;
  const idsIn = (area: typeof hand): readonly string[] =>
    objectsIn(m, area(seat)).map((object) => cardOf(m, object) ?? '');
  const ready = idsIn(hand);
  const others = [...idsIn(discard), ...idsIn(play)];
  const uncovered = state.uncovered[seat] ?? [];
  const stock = state.energy[seat] ?? 0;
  const left = Math.max(1, LAST_TURN - state.round);
  const key = `${panel} ${left} ${stock} ${uncovered.join()} ${ready.join()} ${others.join()}`;
  let output = outputs.get(key);
  if (output === undefined) {
    const assetsOf = (ids: readonly string[]): readonly Asset[] => ids.map((id) => assetOf(panel, id));
    const inHand = assetsOf(ready);
    const all = [...inHand, ...assetsOf(others)];
    const { energy, plays, elements } = incomeOf(panel, uncovered);
    const turns = (LATER * (1 - LATER ** left)) / (1 - LATER);
    const each = steady(all, plays, energy);
    const richer = steady(all, plays, energy + stock / SPENT_IN);
    output =
      turns * (each + ELEMENT * elements) +
      Math.min(left, SPENT_IN) * (richer - each) +
      READY * mostOf(inHand, plays, energy + stock);
    if (outputs.size > MOST_OUTPUTS) outputs.clear();
    outputs.set(key, output);
  }
  return output;
}

/** What a spirit can do counts less than what is done. */
const DEVELOPED = 0.65;
const PRESENCE = 1.1;
const DESTROYED = 0.6;
/** Presence that is kept as Time. */
const TIME = 2;
/** Nobody wants to have so little presence on the island: one of the game's ends is near. */
const NEARLY_GONE = [100, 100, 50, 22, 9, 3];
/** Energy in stock is good for something in any case. */
const ENERGY = 0.4;

export function spiritWorth(m: At, seat: Seat): number {
  const { state } = m;
  const panel = cardOf(m, objectsIn(m, spirit(seat))[0] ?? -1);
  if (panel === undefined) return 0;
  const presence = state.census[presenceOf(seat)] ?? 0;
  return (
    DEVELOPED * outputOf(m, seat, panel) +
    PRESENCE * presence -
    (NEARLY_GONE[presence] ?? 0) -
    DESTROYED * (state.destroyed[seat] ?? 0) +
    TIME * (state.time[seat] ?? 0) +
    ENERGY * (state.energy[seat] ?? 0)
  );
}
