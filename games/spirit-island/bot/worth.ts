import {
  cardOf,
  count,
  effectsOn,
  type Groups,
  objectsIn,
  type Position,
  type Seat,
  type ZoneName,
} from '@tafelrunde/kernel';
import type { Island } from '../boards/island.ts';
import type { SpiritCard, Track } from '../cards/card.ts';
import { invaderCardNamed, powerCardNamed, spiritNamed } from '../cards/catalogue.ts';
import { ELEMENTS } from '../cards/elements.ts';
import { standingOf } from '../effects/held.ts';
import { totalAt } from '../effects/standing.ts';
import { damageOn, presenceOf } from '../pieces.ts';
import { BUILD, discard, FEAR_DECK, HEALTHY, hand, play, RAVAGE, spirit } from '../places.ts';
import { islandIn, terrorLevel } from '../queries.ts';
import { strikeOf } from '../rules/strength.ts';
import { type At, isSpiritIsland, type Phase, seatsOf } from '../state.ts';

/* How well the spirits stand, in points; they win and lose together. */

const WON = 1_000;

/** What each of these takes from the spirits where it stands, or gives them. */
const EXPLORER = 3;
const TOWN = 6;
const CITY = 9;
const DAHAN = 1.5;
const FEAR = 1.5;
const WOUND = 0.12;
/** Blight that lies there, blight that comes, and presence that it destroys. */
const LYING = 0.8;
const BLIGHT = 12;
const PRESENCE_LOST = 3;

/** A ravage that comes before anybody can do more, one of the turn after, and any other; and the same when this turn's is over. */
const SOON = { now: 1, later: 0.65, some: 0.14 } as const;
const AFTER = { now: 0.8, later: 0.5, some: 0.14 } as const;

/** So many turns a game is expected to take. */
const TURNS = 9;

const isBefore = (phase: Phase): boolean =>
  phase === 'spirit' || phase === 'fast' || phase === 'blighted' || phase === 'fear';

export function evaluate(m: Position): number {
  if (!isSpiritIsland(m)) return 0;
  const { outcome } = m.match;
  if (outcome?.won === true) return WON;
  if (m.state.round === 0) return 0;
  // Whoever has lost may still have lost by less.
  return outcome === undefined ? standingOfAll(m) : 0.1 * standingOfAll(m) - WON;
}

function standingOfAll(m: At): number {
  let worth = landsWorth(m) + fearWorth(m);
  for (const seat of seatsOf(m)) worth += spiritWorth(m, seat) + reachWorth(m, seat);
  return worth;
}

/** Where a spirit is, and what it reaches from there. */
function reachWorth(m: At, seat: Seat): number {
  const { lands } = islandIn(m);
  const kind = presenceOf(seat);
  const near = new Set<number>();
  let sites = 0;
  for (let i = 0; i < lands.length; i++) {
    const groups = m.state.lands[i];
    if (groups === undefined || !groups.some((group) => group.kind === kind)) continue;
    sites++;
    near.add(i);
    for (const each of lands[i]?.adjacent ?? []) near.add(each);
  }
  return 0.8 * sites + 0.3 * near.size;
}

/** Which lands of the island an invader card is about. */
const known = new WeakMap<Island, Map<string, readonly boolean[]>>();

function landsOf(island: Island, card: string): readonly boolean[] {
  let cards = known.get(island);
  if (cards === undefined) {
    cards = new Map();
    known.set(island, cards);
  }
  let lands = cards.get(card);
  if (lands === undefined) {
    const { lands: test } = invaderCardNamed(card);
    const terrains = 'is' in test ? test.is : undefined;
    lands = island.lands.map(
      ({ terrain, coastal, ocean }) => !ocean && (terrains === undefined ? coastal : terrains.includes(terrain)),
    );
    cards.set(card, lands);
  }
  return lands;
}

/** How often a land is on the cards there. */
function onCards(m: At, place: ZoneName): (land: number) => boolean {
  const island = islandIn(m);
  const cards = objectsIn(m, place).map((object) => landsOf(island, cardOf(m, object) ?? ''));
  return (land) => cards.some((lands) => lands[land] === true);
}

/** What stands in a land. */
interface Standing {
  explorers: number;
  towns: number;
  cities: number;
  dahan: number;
  blight: number;
  /** Damage on invaders. */
  wounds: number;
  presence: number;
}

function standingIn(groups: Groups): Standing {
  const all: Standing = { explorers: 0, towns: 0, cities: 0, dahan: 0, blight: 0, wounds: 0, presence: 0 };
  for (const group of groups) {
    const { kind, n } = group;
    if (kind === 'explorer') all.explorers += n;
    else if (kind === 'town') all.towns += n;
    else if (kind === 'city') all.cities += n;
    else if (kind === 'dahan') all.dahan += n;
    else if (kind === 'blight') all.blight += n;
    else if (kind.startsWith('presence')) all.presence += 1;
    if (group.marks !== undefined && kind !== 'dahan') all.wounds += damageOn(group) * n;
  }
  return all;
}

/** The worth of invaders that the dahan there would destroy, the strongest first. */
function foughtBack({ explorers, towns, cities }: Standing, dahan: number): number {
  let left = 2 * dahan;
  const c = Math.min(cities, Math.floor(left / 3));
  left -= 3 * c;
  const t = Math.min(towns, Math.floor(left / 2));
  left -= 2 * t;
  const e = Math.min(explorers, left);
  return c * (CITY + 2 * FEAR) + t * (TOWN + FEAR) + e * EXPLORER;
}

function landsWorth(m: At): number {
  const { lands: island } = islandIn(m);
  const { lands, phase } = m.state;
  const ravages = onCards(m, RAVAGE);
  const builds = onCards(m, BUILD);
  const weight = isBefore(phase) ? SOON : AFTER;
  const strike = [strikeOf(m, 'explorer'), strikeOf(m, 'town'), strikeOf(m, 'city')] as const;
  const isDefended = standingOf(m, 'defend').length > 0;
  const skips = (verb: string): ((land: string) => boolean) => {
    const effects = effectsOn(m, 'instead', verb);
    if (effects.length === 0) return () => false;
    return (land) => effects.some((effect) => m.game.effects?.applies(m, effect, { op: verb, land }) === true);
  };
  const ravageSkipped = skips('ravageIn');
  const buildSkipped = skips('buildIn');
  const level = terrorLevel(m);
  const [town, city] = [TOWN + (level === 2 ? 1 : 0), CITY + (level > 1 ? level - 0.5 : 0)];
  let worth = 0;
  let certain = 0;
  let likely = 0;
  for (let i = 0; i < lands.length; i++) {
    const groups = lands[i];
    if (groups === undefined || groups.length === 0 || island[i]?.ocean === true) continue;
    const here = standingIn(groups);
    const name = island[i]?.name ?? '';
    worth += DAHAN * here.dahan - LYING * here.blight;
    const invaders = here.explorers + here.towns + here.cities;
    if (invaders === 0) continue;
    worth += WOUND * here.wounds - EXPLORER * here.explorers - town * here.towns - city * here.cities;
    const dealt = strike[0] * here.explorers + strike[1] * here.towns + strike[2] * here.cities;
    const comes = ravages(i) && !ravageSkipped(name);
    const built = builds(i) && !buildSkipped(name);
    if (comes) {
      const damage = Math.max(0, dealt - (isDefended ? totalAt(m, 'defend', i) : 0));
      const lost = Math.min(here.dahan, Math.floor(damage / 2));
      worth += weight.now * (foughtBack(here, here.dahan - lost) - 1.2 * DAHAN * lost);
      if (damage >= 2) {
        certain += weight.now * (here.blight > 0 ? 2 : 1);
        worth -= weight.now * PRESENCE_LOST * here.presence;
      }
    }
    if (built) {
      worth -= weight.now * (here.towns > here.cities ? city : town);
      const then = dealt + (here.towns > here.cities ? strike[2] : strike[1]) - 2 * here.dahan;
      if (then >= 2) likely += weight.later * (here.blight > 0 ? 1.5 : 1);
    } else if (!comes && dealt >= 2) likely += weight.some * (here.blight > 0 ? 1.5 : 1);
  }
  return worth + blightWorth(m, certain, likely);
}

/**
 * What is left until all is lost, when what is certain has come; of a card that has not been turned over, nobody knows how much more it
 * brings.
 */
function blightWorth(m: At, certain: number, likely: number): number {
  const more = count(m, HEALTHY) > 0 ? 4 * m.seats : 0;
  const left = (m.state.blight + more - certain - 0.5 * likely) / m.seats;
  return -BLIGHT * (certain + likely) - Math.min(150, 60 / Math.max(0.05, left + 0.6));
}

/** Fear earns cards, and with enough of them the game is won. */
function fearWorth(m: At): number {
  const { fear, fearPool, fearCards } = m.state;
  const all = fearCards.reduce((sum, n) => sum + n, 0);
  const earned = all - count(m, FEAR_DECK);
  const part = (earned + fear / fearPool) / all;
  return FEAR * (earned * fearPool + fear) + 14 * part * part * m.seats;
}

/** What its tracks bring to a spirit each turn, with what the next spaces of them will bring, the nearer the more. */
interface Income {
  readonly energy: number;
  readonly plays: number;
  readonly elements: number;
}

const NEXT = 0.62;

function incomeFrom(track: Track, open: number): Income {
  let energy = 0;
  let plays = 0;
  let elements = 0;
  track.forEach((space, i) => {
    const share = i < open ? 1 : NEXT ** (i - open + 1);
    energy += share * Math.max(0, (space.energy ?? 0) - best(track, i, 'energy'));
    plays += share * Math.max(0, (space.plays ?? 0) - best(track, i, 'plays'));
    if ((space.elements ?? space.always ?? space.action) !== undefined) elements += share;
  });
  return { energy, plays, elements };
}

/** The highest number before a space. */
const best = (track: Track, end: number, of: 'energy' | 'plays'): number =>
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

const cardWorths = new Map<string, number>();

/** A power card of a spirit that has so much energy to spare. */
function cardWorth(panel: string, card: string, spare: number): number {
  const key = `${panel} ${card}`;
  let worth = cardWorths.get(key);
  const { kind, cost } = powerCardNamed(card);
  if (worth === undefined) {
    const { elements } = powerCardNamed(card);
    const wanted = wantsOf(spiritNamed(panel));
    const fit = ELEMENTS.reduce(
      (sum, element) => sum + (elements[element] ?? 0) * Math.min(3, wanted[element] ?? 0),
      0,
    );
    worth = (kind === 'major' ? 1 : 1 - 0.12 * cost) + 0.6 * fit;
    cardWorths.set(key, worth);
  }
  return kind === 'major' ? worth + Math.max(-0.5, Math.min(3, 0.5 * (spare - 1.3 * cost))) : worth;
}

function spiritWorth(m: At, seat: Seat): number {
  const { state } = m;
  const panel = cardOf(m, objectsIn(m, spirit(seat))[0] ?? -1);
  if (panel === undefined) return 0;
  const { energy, plays, elements } = incomeOf(panel, state.uncovered[seat] ?? []);
  const turns = Math.max(1, TURNS - state.round);
  const presence = state.census[presenceOf(seat)] ?? 0;
  const stock = state.energy[seat] ?? 0;
  const inHand = objectsIn(m, hand(seat));
  const played = Math.min(plays, (energy + 1) / 0.9);
  const uncovered = (state.uncovered[seat] ?? []).reduce((sum, n) => sum + n, 0);
  let worth =
    turns * (3 * played + 0.4 * plays + 0.7 * Math.min(energy, 1 + 2 * plays) + 0.5 * elements + 0.15 * uncovered);
  worth += 1.1 * presence - (presence < 2 ? 12 : presence < 3 ? 4 : 0) - 0.6 * (state.destroyed[seat] ?? 0);
  const useful = 1 + 2 * plays;
  worth += 0.8 * Math.min(stock, useful) + 0.25 * Math.max(0, stock - useful);
  const late = Math.min(1, turns / 5);
  for (const card of inHand) worth += 2 * late * cardWorth(panel, cardOf(m, card) ?? '', stock + 2 * energy);
  const away = [...objectsIn(m, discard(seat)), ...objectsIn(m, play(seat))];
  for (const card of away) worth += 1.4 * late * cardWorth(panel, cardOf(m, card) ?? '', stock + 2 * energy);
  if (state.phase !== 'fast') worth -= 1.5 * Math.max(0, plays - inHand.length);
  return worth;
}
