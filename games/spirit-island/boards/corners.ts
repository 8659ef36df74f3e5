import type { Island } from './island.ts';
import { islandNamed, laidOut } from './named.ts';

/* Where lands meet: three or more of them, or some of them and the ocean or the edge of the boards. */

export interface Corner {
  /** `A1-A4-A5`, `A1-A2-sea`, `A1-A6-edge`. */
  readonly name: string;
  /** The lands as they are printed. */
  readonly lands: readonly string[];
  /** Corners that a border leads to. */
  readonly next: readonly string[];
}

type Meeting = Omit<Corner, 'next'> & { readonly oceans: readonly string[]; readonly isEdge: boolean };

/** Which lands and oceans touch, by index. */
function touching({ lands }: Island): readonly ReadonlySet<number>[] {
  const all = lands.map(({ adjacent }) => new Set(adjacent));
  for (const [i, { adjacent }] of lands.entries()) for (const each of adjacent) all[each]?.add(i);
  return all;
}

/** The largest sets of which each touches every other. */
function gatherings(touch: readonly ReadonlySet<number>[]): readonly (readonly number[])[] {
  const found: (readonly number[])[] = [];
  const extend = (set: readonly number[], may: readonly number[], had: readonly number[]): void => {
    if (may.length === 0 && had.length === 0) found.push(set);
    const [left, done] = [[...may], [...had]];
    for (const each of may) {
      const near = touch[each] ?? new Set();
      extend(
        [...set, each],
        left.filter((other) => near.has(other)),
        done.filter((other) => near.has(other)),
      );
      left.splice(left.indexOf(each), 1);
      done.push(each);
    }
  };
  extend([], [...touch.keys()], []);
  return found.map((set) => set.toSorted((one, other) => one - other));
}

const MEETS = 3;

function meetingsIn(island: Island): readonly Meeting[] {
  const { lands } = island;
  const touch = touching(island);
  const met = gatherings(touch).filter((set) => set.length >= MEETS);
  const nameOf = (i: number): string => lands[i]?.name ?? '';
  const isOcean = (i: number): boolean => lands[i]?.ocean === true;
  const meeting = (set: readonly number[], isEdge: boolean): Meeting => {
    const dry = set.filter((i) => !isOcean(i)).map(nameOf);
    const oceans = set.filter(isOcean).map(nameOf);
    const name = [...dry, ...(oceans.length > 0 ? ['sea'] : []), ...(isEdge ? ['edge'] : [])].join('-');
    return { name, lands: dry, oceans, isEdge };
  };
  /** Where the border of two of them comes to an end at the edge. */
  const endsAtEdge = (one: number, other: number): boolean => {
    const both = met.filter((set) => set.includes(one) && set.includes(other));
    return both.length === 0 || (both.length === 1 && both[0]?.length === MEETS);
  };
  const pairs = lands.flatMap((_, one) =>
    [...(touch[one] ?? [])].filter((other) => other > one).map((other) => [one, other] as const),
  );
  const ends = pairs.filter(([one, other]) => endsAtEdge(one, other));
  const inland = ends.filter((pair) => !pair.some(isOcean));
  /** Another board lies there: its land is met instead of the edge. */
  const isJoined = (land: number): boolean =>
    inland.some((pair) => pair.includes(land) && lands[pair[0]]?.board !== lands[pair[1]]?.board);
  const shores = ends.filter((pair) => pair.some(isOcean) && !pair.some((i) => !isOcean(i) && isJoined(i)));
  return [
    ...met.filter((set) => !set.every(isOcean)).map((set) => meeting(set, false)),
    ...[...inland, ...shores].map((pair) => meeting(pair, true)),
  ];
}

/** Along the border of a land. */
function isNext(one: Meeting, other: Meeting): boolean {
  const lands = one.lands.filter((land) => other.lands.includes(land)).length;
  const oceans = one.oceans.filter((ocean) => other.oceans.includes(ocean)).length;
  return lands > 0 && lands + oceans + (one.isEdge && other.isEdge ? 1 : 0) >= 2;
}

const known = new Map<string, readonly Corner[]>();

/** All of an island, as it was laid out. */
export function cornersOf(map: string): readonly Corner[] {
  const laid = laidOut(map);
  let corners = known.get(laid);
  if (corners === undefined) {
    const meetings = meetingsIn(islandNamed(laid));
    corners = meetings.map((one) => ({
      name: one.name,
      lands: one.lands,
      next: meetings.flatMap((other) => (other !== one && isNext(one, other) ? [other.name] : [])),
    }));
    known.set(laid, corners);
  }
  return corners;
}
