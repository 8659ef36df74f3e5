import type { WordNode } from '@tafelrunde/words';
import type { Power } from '../cards/card.ts';

/* What a power does for whoever can use it in most turns: a rough sum of what its words do. */

/** What it is worth to destroy or to remove one of them. */
const GONE: Readonly<Record<string, number>> = { explorer: 3, town: 8, city: 12, blight: 9, dahan: -2 };
/** What it is worth to move one of them. */
const MOVED: Readonly<Record<string, number>> = { town: 3.5, explorer: 2.5, city: 5 };
/** What it is worth that one of them comes. */
const COMES: Readonly<Record<string, number>> = { dahan: 2, blight: -9 };
const OTHERS_MOVED = 1;
const OTHERS_COME = 3;
/** Of several the second is found less often, and so on. */
const FURTHER = 0.6;
const MOST = 6;

const several = (n: number): number => (1 - FURTHER ** Math.min(MOST, n)) / (1 - FURTHER);

/** What a word does once, or so much of it; more than the last number does no more. */
const EACH: Readonly<Record<string, readonly [worth: number, most: number]>> = {
  fear: [4, 8],
  damage: [3, 7],
  damageEach: [5, 2],
  damageDifferent: [5, 3],
  defend: [2.4, 5],
  ward: [4, 2],
  gainEnergy: [1.8, 5],
  addStrife: [4, 2],
};

const ONCE: Readonly<Record<string, number>> = {
  replace: 6,
  skip: 9,
  isolate: 3,
  noBlight: 9,
  addPresence: 6,
  addPresenceHere: 6,
  returnPresence: 6,
  gainPower: 6,
  mayRepeat: 5,
  playAnother: 6,
  addBlight: -12,
  destroyPresence: -5,
};

/** Where it depends on something how often a thing is done. */
const USUALLY = 2;
const SOME = 1;
/** How likely it is that a condition holds, and how much it helps to have another choice. */
const HOLDS = 0.55;
const CHOICE = 0.3;

const highest = (of: Readonly<Record<string, number>>, kinds: readonly string[], otherwise: number): number =>
  Math.max(...kinds.map((kind) => of[kind] ?? otherwise));

const numberIn = (node: WordNode): number => {
  const n = 'n' in node ? node.n : 1;
  return typeof n === 'number' ? n : USUALLY;
};

const kindsIn = (node: WordNode): readonly string[] =>
  'kinds' in node && Array.isArray(node.kinds) ? node.kinds.map(String) : [];

const isWord = (value: unknown): value is WordNode => typeof value === 'object' && value !== null && 'word' in value;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

const hasDo = (value: unknown): value is { readonly do: readonly unknown[] } =>
  typeof value === 'object' && value !== null && 'do' in value && Array.isArray(value.do);

/** The lists of steps that a word holds: what it does, what it does otherwise, the ways to choose from. */
const listsIn = (node: WordNode): readonly number[] =>
  Object.values(node).flatMap((value): number[] => {
    if (!Array.isArray(value)) return [];
    if (value.some(isWord)) return [doneBy(value)];
    return value.flatMap((way: unknown) => (hasDo(way) ? [doneBy(way.do)] : []));
  });

const best = (lists: readonly number[]): number => Math.max(0, ...lists);

function worthOf(node: WordNode): number {
  const { word } = node;
  const each = EACH[word];
  if (each !== undefined) return each[0] * Math.min(each[1], numberIn(node));
  const lists = listsIn(node);
  switch (word) {
    case 'destroy':
    case 'remove':
    case 'drown':
      return highest(GONE, kindsIn(node), USUALLY) * several(numberIn(node));
    case 'push':
    case 'gather':
      return highest(MOVED, kindsIn(node), OTHERS_MOVED) * several(numberIn(node));
    case 'add':
      return (COMES['kind' in node ? String(node.kind) : ''] ?? OTHERS_COME) * several(numberIn(node));
    case 'oneOf':
    case 'oneOrBoth':
      return best(lists) + CHOICE * (sum(lists) - best(lists));
    case 'byTerror':
      return sum(lists) / Math.max(1, lists.length);
    case 'if':
    case 'insteadIf':
      return HOLDS * best(lists);
    case 'eachLand':
    case 'inLands':
      return USUALLY * sum(lists);
    default:
      return ONCE[word] ?? sum(lists) + SOME;
  }
}

const doneBy = (steps: readonly unknown[]): number => sum(steps.map((step) => (isWord(step) ? worthOf(step) : 0)));

/** Powers that are hard to aim do less. */
function aimed({ target }: Power): number {
  if (!('range' in target)) return 1;
  const { from, distance } = target.range;
  const reach = distance === 0 ? 0.75 : distance === 1 ? 1 : 1.15;
  return reach * (from === 'sacred-site' ? 0.8 : 1) * (target.land === undefined ? 1 : 0.85);
}

/** How often thresholds are reached, and how much better it is to act before the invaders. */
const REACHED = 0.25;
const FAST = 1.15;

const known = new WeakMap<Power, number>();

export function powerStrength(power: Power): number {
  let strength = known.get(power);
  if (strength === undefined) {
    const atThresholds = sum(power.thresholds.map((threshold) => doneBy(threshold.do)));
    strength = (doneBy(power.do) + REACHED * atThresholds) * aimed(power) * (power.speed === 'fast' ? FAST : 1);
    known.set(power, strength);
  }
  return strength;
}
