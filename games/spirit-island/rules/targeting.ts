import { type Option, type Path, refs, type Seat } from '@tafelrunde/kernel';
import type { Power, Range } from '../cards/card.ts';
import { powerIn } from '../cards/catalogue.ts';
import type { Elements } from '../cards/elements.ts';
import { type Held, standingOf } from '../effects/held.ts';
import { holdsAt, sitesOf } from '../effects/lands.ts';
import { ANYWHERE, is } from '../effects/language/lands.ts';
import { isAbout, rangeAdded, rangeFrom } from '../effects/standing.ts';
import { countOf } from '../pieces.ts';
import { indexOf, islandIn, piecesAt } from '../queries.ts';
import { farLabel, reachLabel } from '../refs.ts';
import { type At, type Chapter, type Game, seatsOf } from '../state.ts';
import { energyOf, payEnergy } from './energy.ts';
import { goFar, mayGoFar } from './far.ts';
import { rangeOf, reached } from './thresholds.ts';
import { elementsOf } from './tracks.ts';

/* SI-149 to SI-160: range and target. */

export interface TargetOps {
  /** Alone there is no other spirit to choose. */
  findTarget: TargetOps['target'];
  target: { seat: Seat; power: Path; key: string; levels: readonly number[] };
  /** The other land, measured from the same origin. */
  secondTarget: TargetOps['target'] & { land: string };
  /** From which of these lands range was measured. */
  origin: TargetOps['target'] & { land: string; from: readonly string[] };
}

/** A land that may be targeted, and what that costs. */
interface Reached {
  readonly land: string;
  readonly cost: number;
  readonly once?: true;
}

function originsOf(m: At, seat: Seat, power: Power): readonly number[] {
  const { target } = power;
  if (!('range' in target)) return [];
  const { from } = target.range;
  const whose = [seat, ...standingOf(m, 'shared').flatMap((held) => (held.seat === seat ? (held.n ?? []) : []))];
  const sites = whose.flatMap((each) => sitesOf(m, each, from));
  const { terrain } = target.range;
  return terrain === undefined ? sites : sites.filter((i) => holdsAt(m, is(terrain), i, seat, true)); // SI-150
}

/** Powers Long Forgotten: no power targets it any more. */
const isSealed = (m: At, land: number): boolean => countOf(piecesAt(m, land), 'curse') > 0;

/** What the power itself adds for some lands. */
const fartherTo = (m: At, { farther }: Range, land: number, seat: Seat): number =>
  farther !== undefined && holdsAt(m, farther.where, land, seat, true) ? farther.n : 0;

/** SI-360: lands that a special rule lets one target for energy. */
const reachOf = (m: At, seat: Seat): readonly Held[] =>
  standingOf(m, 'reach').filter(
    ({ seat: whose, standing: { cost = 0, once } }) =>
      whose === seat && cost <= energyOf(m, seat) && (once !== true || mayGoFar(m, seat)),
  );

function landsFor(m: At, seat: Seat, power: Power, levels: readonly number[]): readonly Reached[] {
  const { target } = power;
  if (!('range' in target)) return [];
  const { lands, distance } = islandIn(m);
  const origins = originsOf(m, seat, power);
  const range = rangeOf(power, levels);
  const isCard = 'cost' in power;
  const beyond = reachOf(m, seat);
  const purpose = removesBlight(power) ? 'cleaning' : true;
  return lands.flatMap(({ name }, i): Reached[] => {
    if (!holdsAt(m, target.land ?? ANYWHERE, i, seat, purpose) || isSealed(m, i)) return []; // SI-151
    const reach = range + fartherTo(m, target.range, i, seat) + rangeAdded(m, seat, i); // SI-158
    if (origins.some((from) => (distance[from]?.[i] ?? 99) <= reach + rangeFrom(m, seat, from, isCard)))
      return [{ land: name, cost: 0 }];
    const paid = beyond.find((held) => isAbout(m, held, i));
    if (paid === undefined) return [];
    const { cost = 0, once } = paid.standing;
    return [{ land: name, cost, ...(once && { once }) }];
  });
}

const known = new WeakMap<Power, boolean>();

/** Does any of its steps remove blight? */
function removesBlight(power: Power): boolean {
  const found = known.get(power) ?? hasCleaning(power);
  known.set(power, found);
  return found;
}

function hasCleaning(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const kinds = 'word' in value && value.word === 'remove' && 'kinds' in value ? value.kinds : [];
  return (Array.isArray(kinds) && kinds.includes('blight')) || Object.values(value).some(hasCleaning);
}

/** SI-159: alone one is the other spirit, too. */
function spiritsFor(m: At, seat: Seat, { target }: Power): readonly Seat[] {
  if (!('spirit' in target)) return [];
  if (target.spirit === 'self') return [seat];
  return seatsOf(m).filter((each) => target.spirit === 'any' || each !== seat || m.seats === 1);
}

/** SI-152. */
export function hasTarget(m: At, seat: Seat, power: Power, own: Elements = elementsOf(m, seat)): boolean {
  if ('spirit' in power.target) return spiritsFor(m, seat, power).length > 0;
  return landsFor(m, seat, power, reached(power, own)).length > 0;
}

type Targeted =
  | { readonly land: string; readonly second?: string; readonly origin?: string }
  | { readonly spirit: Seat };

/** Where range to the land may have been measured from; whatever the range, where that has been paid for (SI-360). */
function originsTo(m: At, { seat, power, levels }: TargetOps['target'], land: string): readonly number[] {
  const { distance } = islandIn(m);
  const of = powerIn(power);
  const origins = originsOf(m, seat, of);
  const i = indexOf(m, land);
  const reach = rangeOf(of, levels) + rangeAdded(m, seat, i);
  const near = origins.filter((from) => (distance[from]?.[i] ?? 99) <= reach);
  return near.length > 0 ? near : origins;
}

/** The lands as far from the same origin as the other one may be. */
function secondsFor(m: At, use: TargetOps['secondTarget']): readonly string[] {
  const { target } = powerIn(use.power);
  if (!('range' in target)) return [];
  const { second = 0 } = target;
  const { lands, distance } = islandIn(m);
  const origins = originsTo(m, use, use.land);
  return lands.flatMap(({ name }, i) => {
    const reach = second + rangeAdded(m, use.seat, i);
    const isNear = origins.some((from) => (distance[from]?.[i] ?? 99) <= reach);
    return isNear && name !== use.land && !isSealed(m, i) && holdsAt(m, ANYWHERE, i, use.seat, true) ? [name] : [];
  });
}

/** The land is settled; there may be more to settle. */
function settle(m: Game, use: TargetOps['target'], land: string): void {
  const { target } = powerIn(use.power);
  if ('range' in target && target.second !== undefined) m.put({ ...use, op: 'secondTarget', land });
  else if ('range' in target && target.asksOrigin === true) {
    const from = originsTo(m, use, land).map((i) => islandIn(m).lands[i]?.name ?? '');
    const [origin, ...more] = from;
    if (more.length > 0) m.put({ ...use, op: 'origin', land, from });
    else resolve(m, use, origin === undefined ? { land } : { land, origin });
  } else resolve(m, use, { land });
}

/** The target is settled. */
export function resolve(m: Game, use: TargetOps['target'], target: Targeted): void {
  const { seat, power, levels } = use;
  const blocks = powerIn(power).do.length > 0 ? [BASE] : [];
  m.put({ op: 'resolvePower', seat, power, levels, blocks, vars: { seat, user: seat, levels, ...target } });
}

/** What stands above all thresholds. */
export const BASE = -1;

export const targetRules: Chapter<TargetOps> = {
  findTarget: (m, { seat, power, key, levels }) => {
    const use = { seat, power, key, levels };
    const [spirit, ...more] = spiritsFor(m, seat, powerIn(power));
    if (spirit === undefined || more.length > 0) m.put({ op: 'target', ...use });
    else resolve(m, use, { spirit });
  },

  target: {
    options: (m, { seat, power, levels }) => {
      const of = powerIn(power);
      const lands = landsFor(m, seat, of, levels).map(({ land, cost, once }): Option => {
        if (once === true) return { ref: refs.land(land), label: farLabel(land) };
        return cost === 0 ? { ref: refs.land(land) } : { ref: refs.land(land), label: reachLabel(land) };
      });
      return [...lands, ...spiritsFor(m, seat, of).map((each) => refs.seat(each))];
    },
    answer: (m, use, [pick]) => {
      const spirit = refs.seat.in(pick);
      const land = refs.land.in(pick);
      if (spirit !== undefined) resolve(m, use, { spirit });
      else if (land !== undefined) {
        const found = landsFor(m, use.seat, powerIn(use.power), use.levels).find((each) => each.land === land);
        payEnergy(m, use.seat, found?.cost ?? 0);
        if (found?.once === true) goFar(m, use.seat);
        settle(m, use, land);
      }
    },
  },

  secondTarget: {
    options: (m, use) => secondsFor(m, use).map((land) => refs.land(land)),
    answer: (m, { land, ...use }, [pick]) => {
      const second = refs.land.in(pick);
      resolve(m, use, second === undefined ? { land } : { land, second });
    },
  },

  origin: {
    options: (_, { from }) => from.map((land) => refs.land(land)),
    answer: (m, { land, from: _, ...use }, [pick]) => resolve(m, use, { land, origin: refs.land.in(pick) ?? land }),
  },
};
