import type { Power, Threshold } from '../cards/card.ts';
import { ELEMENTS, type Elements, hasAll } from '../cards/elements.ts';

/* SI-127 to SI-134: which thresholds of a power are reached. */

type Needs = Pick<Threshold, 'elements' | 'or'>;

/** What reaches a threshold: its elements, or the others that do as well. */
const waysTo = ({ elements, or }: Needs): readonly Elements[] => (or === undefined ? [elements] : [elements, or]);

export const reaches = (own: Elements, needs: Needs): boolean => waysTo(needs).some((way) => hasAll(own, way));
/** SI-143: a card does something without any threshold, an innate power does not. */
export const doesAlone = (power: Power): boolean => 'cost' in power && power.do.length > 0;

/** Those that these elements reach, from top to bottom. */
export const reached = ({ thresholds }: Power, own: Elements): readonly number[] =>
  thresholds.flatMap((threshold, i) => (reaches(own, threshold) ? [i] : []));

export const most = (one: Elements, other: Elements): Elements =>
  Object.fromEntries(ELEMENTS.map((element) => [element, Math.max(one[element] ?? 0, other[element] ?? 0)]));

function subsetsOf(list: readonly number[]): number[][] {
  const all: number[][] = [[]];
  for (const each of list) all.push(...all.map((set) => [...set, each]));
  return all;
}

/** The fewest elements with which all of these are reached, by one way or another. */
const needsOf = (wanted: readonly Threshold[]): readonly Elements[] =>
  wanted.reduce<readonly Elements[]>(
    (sums, each) => sums.flatMap((sum) => waysTo(each).map((way) => most(sum, way))),
    [{}],
  );

/**
 * SI-130: the sets of thresholds that one can reach by acting as if one had fewer elements, all of them first: whatever the elements of
 * a set reach belongs to it. Where a power does nothing else, at least one has to be reached.
 */
export function closedSets(power: Power, own: Elements): readonly (readonly number[])[] {
  const all = reached(power, own);
  if (all.length === 0) return [all];
  const { thresholds } = power;
  const isClosed = (set: readonly number[]): boolean =>
    needsOf(set.flatMap((i) => thresholds[i] ?? [])).some(
      (needed) =>
        hasAll(own, needed) &&
        thresholds.every((each, i) => set.includes(i) || !all.includes(i) || !reaches(needed, each)),
    );
  const sets = subsetsOf(all).filter((set) => isClosed(set) && (set.length > 0 || doesAlone(power)));
  return sets.sort((one, other) => other.length - one.length);
}

/** SI-129: a threshold may change the range. */
export function rangeOf({ target, thresholds }: Power, levels: readonly number[]): number {
  const printed = 'range' in target ? target.range.distance : 0;
  const set = levels.reduce((distance, i) => Math.max(distance, thresholds[i]?.range ?? 0), printed);
  return levels.reduce((distance, i) => distance + (thresholds[i]?.farther ?? 0), set);
}
