import { type Option, type Path, refs, type Seat } from '@tafelrunde/kernel';
import type { Power, Range } from '../cards/card.ts';
import { powerIn } from '../cards/catalogue.ts';
import type { Elements } from '../cards/elements.ts';
import { type Held, standingOf } from '../effects/held.ts';
import { holdsAt, sitesOf } from '../effects/lands.ts';
import { ANYWHERE, is } from '../effects/language/lands.ts';
import { isAbout, rangeAdded, rangeFrom } from '../effects/standing.ts';
import { countOf, presenceOf } from '../pieces.ts';
import { adjacentTo, indexOf, islandIn, landIn, piecesAt } from '../queries.ts';
import { farLabel, reachLabel, shiftLabel } from '../refs.ts';
import { type At, type Chapter, type Game, seatsOf } from '../state.ts';
import { assistsWith } from './assisting.ts';
import { energyOf, payEnergy } from './energy.ts';
import { goFar, mayGoFar } from './far.ts';
import { levelsAt, worksIn } from './invocation.ts';
import { flows, type Shift, shifted, shiftsOf } from './mists.ts';
import { movePresence } from './presence.ts';
import { rangeOf, reached } from './thresholds.ts';
import { elementsOf } from './tracks.ts';

/* SI-149 to SI-160: range and target. */

export interface TargetOps {
  /** Alone there is no other spirit to choose. */
  findTarget: TargetOps['target'];
  target: { seat: Seat; power: Path; key: string; levels: readonly number[] };
  /** Presence that comes first: which of it, and to where. */
  flowFrom: Shifting;
  flowTo: Shifting & { from: string };
  /** The other land, measured from the same origin. */
  secondTarget: TargetOps['target'] & { land: string };
  /** From which of these lands range was measured. */
  origin: TargetOps['target'] & { land: string; from: readonly string[] };
}

/**
 * The land that is targeted, and whether presence has to come first so that it can be, may come if it can be targeted then, or may come
 * whatever range and target say: because that has been paid for, or because they do not matter.
 */
type Shifting = TargetOps['target'] & { land: string; how: 'must' | 'may' | 'paid' | 'again' };

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

function landsFor(
  m: At,
  seat: Seat,
  power: Power,
  levels: readonly number[],
  among: readonly string[] = islandIn(m).lands.map(({ name }) => name),
): readonly Reached[] {
  const { target } = power;
  if (!('range' in target)) return [];
  const { distance } = islandIn(m);
  const origins = originsOf(m, seat, power);
  const range = rangeOf(power, levels);
  const isCard = 'cost' in power;
  const beyond = reachOf(m, seat);
  const own = elementsOf(m, seat);
  const isAnywhere = assistsWith(m, seat, power);
  const purpose = removesBlight(power) ? 'cleaning' : true;
  return among.flatMap((name): Reached[] => {
    const i = indexOf(m, name);
    if (!worksIn(m, power, own, levels, name)) return [];
    if (isAnywhere) return landIn(m, name).ocean || isSealed(m, i) ? [] : [{ land: name, cost: 0 }];
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

/** SI-382: lands that can be targeted once presence has been gathered there or next to them. */
function landsByMist(m: At, seat: Seat, power: Power, levels: readonly number[], plain: readonly Reached[]): string[] {
  const found = new Set(plain.map(({ land }) => land));
  const before = found.size;
  for (const shift of shiftsOf(m, seat)) {
    const near = [shift.to, ...adjacentTo(m, shift.to)].filter((land) => !found.has(land));
    const then = near.length === 0 ? [] : landsFor(shifted(m, seat, shift), seat, power, levels, near);
    for (const { land, cost, once } of then) if (cost === 0 && once !== true) found.add(land);
  }
  return [...found].slice(before);
}

/** Which presence may come, and to where. */
const shiftsFor = (m: At, { seat, power, levels, land, how }: Shifting): readonly Shift[] =>
  shiftsOf(m, seat).filter(
    (shift) =>
      (shift.to === land || adjacentTo(m, land).includes(shift.to)) &&
      (how === 'paid' ||
        how === 'again' ||
        landsFor(shifted(m, seat, shift), seat, powerIn(power), levels, [land]).some(({ cost }) => cost === 0)),
  );

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
  if (target.spirit === 'self' || target.spirit === 'none') return [seat];
  return seatsOf(m).filter((each) => target.spirit === 'any' || each !== seat || m.seats === 1);
}

/** SI-152. */
export function hasTarget(m: At, seat: Seat, power: Power, own: Elements = elementsOf(m, seat)): boolean {
  if ('spirit' in power.target) return spiritsFor(m, seat, power).length > 0;
  const levels = reached(power, own);
  return landsFor(m, seat, power, levels).length > 0 || landsByMist(m, seat, power, levels, []).length > 0;
}

type Targeted =
  | { readonly land: string; readonly second?: string; readonly origin?: string; readonly again?: true }
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
    const isNear =
      assistsWith(m, use.seat, powerIn(use.power)) || origins.some((from) => (distance[from]?.[i] ?? 99) <= reach);
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

/** Presence may come first. */
function aimAt(m: Game, { how, land, ...use }: Shifting): void {
  if (flows(m, use.seat)) m.put({ ...use, op: 'flowFrom', land, how });
  else goOn(m, { ...use, land, how });
}

const goOn = (m: Game, { how, land, ...use }: Shifting): void =>
  how === 'again' ? resolve(m, use, { land }) : settle(m, use, land);

function shiftBy(m: Game, shifting: Shifting, { from, to }: Shift): void {
  movePresence(m, shifting.seat, from, to, 1);
  goOn(m, shifting);
}

/** Once more, in that land, whatever range and target say. */
export const aimAgain = (m: Game, use: TargetOps['target'], land: string): void =>
  aimAt(m, { ...use, land, how: 'again' });

/** The target is settled. */
export function resolve(m: Game, use: TargetOps['target'], target: Targeted): void {
  const { seat, power } = use;
  const levels = 'land' in target ? levelsAt(m, seat, power, use.levels, target.land) : use.levels;
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
      const plain = landsFor(m, seat, of, levels);
      const lands = plain.map(({ land, cost, once }): Option => {
        if (once === true) return { ref: refs.land(land), label: farLabel(land) };
        return cost === 0 ? { ref: refs.land(land) } : { ref: refs.land(land), label: reachLabel(land) };
      });
      const misty = landsByMist(m, seat, of, levels, plain);
      return [
        ...lands,
        ...misty.map((land) => ({ ref: refs.land(land), label: shiftLabel(land) })),
        ...spiritsFor(m, seat, of).map((each) => refs.seat(each)),
      ];
    },
    answer: (m, use, [pick]) => {
      const spirit = refs.seat.in(pick);
      const land = refs.land.in(pick);
      if (spirit !== undefined) resolve(m, use, { spirit });
      else if (land !== undefined) {
        const found = landsFor(m, use.seat, powerIn(use.power), use.levels).find((each) => each.land === land);
        payEnergy(m, use.seat, found?.cost ?? 0);
        if (found?.once === true) goFar(m, use.seat);
        const isPaid = (found?.cost ?? 0) > 0 || found?.once === true;
        aimAt(m, { ...use, land, how: found === undefined ? 'must' : isPaid ? 'paid' : 'may' });
      }
    },
  },

  flowFrom: {
    options: (m, shifting) =>
      [...new Set(shiftsFor(m, shifting).map(({ from }) => from))].map((from) =>
        refs.piece([from, { kind: presenceOf(shifting.seat) }]),
      ),
    min: (_, { how }) => (how === 'must' ? 1 : 0),
    max: 1,
    answer: (m, { op: _, ...shifting }, [pick]) => {
      const [from] = refs.piece.in(pick) ?? [];
      const [only, ...more] = shiftsFor(m, shifting).filter((shift) => shift.from === from);
      if (from === undefined || only === undefined) goOn(m, shifting);
      else if (more.length > 0) m.put({ ...shifting, op: 'flowTo', from });
      else shiftBy(m, shifting, only);
    },
  },

  flowTo: {
    options: (m, { from, ...shifting }) =>
      shiftsFor(m, shifting).flatMap((shift) => (shift.from === from ? [refs.land(shift.to)] : [])),
    answer: (m, { op: _, from, ...shifting }, [pick]) => {
      const to = refs.land.in(pick);
      if (to !== undefined) shiftBy(m, shifting, { from, to });
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
