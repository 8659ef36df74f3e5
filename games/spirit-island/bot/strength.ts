import type { WordNode } from '@tafelrunde/words';
import type { Power } from '../cards/card.ts';

/* What a power does for whoever can use it in most turns: a rough sum of what its words do. */

/** What it is worth to destroy or to remove one of them. */
const GONE: Readonly<Record<string, number>> = { explorer: 2.5, town: 6, city: 9, blight: 8, dahan: -2 };
/** What it is worth to move one of them. */
const MOVED: Readonly<Record<string, number>> = { town: 1.8, explorer: 1.4 };

/** What a word does once, or so much of it; more than the last number does no more. */
const EACH: Readonly<Record<string, readonly [worth: number, most: number]>> = {
  fear: [1.6, 6],
  damage: [2.8, 8],
  damageEach: [4, 3],
  damageDifferent: [4, 3],
  defend: [1.4, 6],
  gainEnergy: [1.5, 4],
};

const ONCE: Readonly<Record<string, number>> = {
  ward: 6,
  replace: 5,
  skip: 8,
  noBlight: 8,
  addPresence: 6,
  addPresenceHere: 6,
  returnPresence: 6,
  gainPower: 5,
  mayRepeat: 6,
  addBlight: -9,
};

/** Where it depends on something how often a thing is done. */
const USUALLY = 2;
const SOME = 1;

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

/** The lists of steps that a word holds: what it does, what it does otherwise, the ways to choose from. */
const listsIn = (node: WordNode): readonly number[] =>
  Object.values(node).flatMap((value): number[] => {
    if (!Array.isArray(value)) return [];
    if (value.some(Array.isArray)) return value.flatMap((way: unknown) => (Array.isArray(way) ? [doneBy(way)] : []));
    return value.some(isWord) ? [doneBy(value)] : [];
  });

function worthOf(node: WordNode): number {
  const { word } = node;
  const each = EACH[word];
  if (each !== undefined) return each[0] * Math.min(each[1], numberIn(node));
  const lists = listsIn(node);
  switch (word) {
    case 'destroy':
    case 'remove':
      return highest(GONE, kindsIn(node), USUALLY) * numberIn(node);
    case 'push':
    case 'gather':
      return highest(MOVED, kindsIn(node), 0.8) * numberIn(node);
    case 'oneOf':
      return Math.max(0, ...lists);
    case 'if':
    case 'insteadIf':
      return 0.6 * Math.max(0, ...lists);
    case 'eachLand':
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
