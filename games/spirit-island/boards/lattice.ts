import { type SideName, sideNames } from './balanced.ts';
import { type CornerName, cornerNames, layouts, type PartName } from './layouts.ts';

/*
 * Where balanced boards lie. Their corners are the points of a grid of triangles: its first axis leads to the right, the second down
 * to the right.
 */

type GridPoint = readonly [q: number, r: number];

/** Where the corner lies at which the ocean ends and the top begins, and by how many sixths the board is turned, clockwise. */
export interface Place {
  readonly q: number;
  readonly r: number;
  readonly turn: number;
}

const ORIGIN: Place = { q: 0, r: 0, turn: 0 };

const SIXTHS: readonly GridPoint[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

const step = ([q, r]: GridPoint, sixth: number): GridPoint => {
  const [across, along] = SIXTHS[((sixth % 6) + 6) % 6] ?? [0, 0];
  return [q + across, r + along];
};

/** Where a side of a board that is not turned leads to. */
const HEADING = { top: 0, right: 2, bottom: 3, ocean: 5 } as const;
type Edge = keyof typeof HEADING;

/** Clockwise, each at the beginning of its side. */
function cornersAt({ q, r, turn }: Place): Readonly<Record<CornerName, GridPoint>> {
  const oceanTop: GridPoint = [q, r];
  const inlandTop = step(oceanTop, turn);
  return { oceanTop, inlandTop, inlandBottom: step(inlandTop, turn + 2), oceanBottom: step(oceanTop, turn + 2) };
}

const BEGINS: Readonly<Record<Edge, CornerName>> = {
  top: 'oceanTop',
  right: 'inlandTop',
  bottom: 'inlandBottom',
  ocean: 'oceanBottom',
};
const ENDS: Readonly<Record<Edge, CornerName>> = {
  top: 'inlandTop',
  right: 'inlandBottom',
  bottom: 'oceanBottom',
  ocean: 'oceanTop',
};

const nameOf = (points: readonly GridPoint[]): string =>
  points
    .map((point) => point.join())
    .sort()
    .join(' ');

const edgeAt = (place: Place, edge: Edge): string => {
  const corners = cornersAt(place);
  return nameOf([corners[BEGINS[edge]], corners[ENDS[edge]]]);
};

/** The two halves of a board. */
function halvesAt(place: Place): readonly string[] {
  const { oceanTop, inlandTop, inlandBottom, oceanBottom } = cornersAt(place);
  return [nameOf([oceanTop, inlandTop, inlandBottom]), nameOf([oceanTop, inlandBottom, oceanBottom])];
}

/** A board with this side at that side of another. */
function placeBeside(other: Place, theirs: SideName, own: SideName): Place {
  const turn = (other.turn + HEADING[theirs] + 3 - HEADING[own] + 6) % 6;
  const [q, r] = cornersAt(other)[ENDS[theirs]];
  const [across, along] = cornersAt({ q: 0, r: 0, turn })[BEGINS[own]];
  return { q: q - across, r: r - along, turn };
}

type Meeting = readonly [PartName, PartName];

/** Where two boards meet: along a side, or where they have but a corner in common. */
export function meetingsOf(one: Place, other: Place): readonly Meeting[] {
  const sides = sideNames.flatMap((a) =>
    sideNames.flatMap((b): Meeting[] => (edgeAt(one, a) === edgeAt(other, b) ? [[a, b]] : [])),
  );
  if (sides.length > 0) return sides;
  const [mine, theirs] = [cornersAt(one), cornersAt(other)];
  return cornerNames.flatMap((a) =>
    cornerNames.flatMap((b): Meeting[] => (mine[a].join() === theirs[b].join() ? [[a, b]] : [])),
  );
}

const isSide = (part: string): part is SideName => sideNames.some((side) => side === part);

/** Where the boards of a layout lie, slot by slot. */
export function placesIn(boards: number, layout: string): readonly Place[] {
  const joins = (layouts[boards]?.[layout] ?? []).map((meeting) => meeting.split(/[ .]/));
  const found = new Map<string, Place>([['1', ORIGIN]]);
  for (let i = 0; i < boards; i++) {
    for (const [one = '', side = '', other = '', otherSide = ''] of joins) {
      if (!isSide(side) || !isSide(otherSide)) continue;
      const [first, second] = [found.get(one), found.get(other)];
      if (first !== undefined && second === undefined) found.set(other, placeBeside(first, side, otherSide));
      if (first === undefined && second !== undefined) found.set(one, placeBeside(second, otherSide, side));
    }
  }
  return Array.from({ length: boards }, (_, slot) => found.get(`${slot + 1}`) ?? ORIGIN);
}

/** SI-034: no board over another, and nothing but water at their oceans. */
function isFree(place: Place, others: readonly Place[]): boolean {
  const [halves, ocean] = [halvesAt(place), edgeAt(place, 'ocean')];
  const sides = sideNames.map((side) => edgeAt(place, side));
  return others.every(
    (other) =>
      halvesAt(other).every((half) => !halves.includes(half)) &&
      !sides.includes(edgeAt(other, 'ocean')) &&
      edgeAt(other, 'ocean') !== ocean &&
      sideNames.every((side) => edgeAt(other, side) !== ocean),
  );
}

/** How near two boards are: they touch along a side, at a corner, or not at all. */
function apart(one: Place, other: Place): number {
  const [meeting] = meetingsOf(one, other);
  return meeting === undefined ? 2 : isSide(meeting[0]) ? 0 : 1;
}

/** Where one more board can lie along a side of the island: next to this one, or as near to it as there is room. */
export function placesNear(target: Place, others: readonly Place[]): readonly Place[] {
  const all = [target, ...others];
  const open = all
    .flatMap((other) => sideNames.flatMap((theirs) => sideNames.map((own) => placeBeside(other, theirs, own))))
    .filter((place) => isFree(place, all));
  const nearest = Math.min(...open.map((place) => apart(target, place)));
  const near = open.filter((place) => apart(target, place) === nearest);
  return near.filter((place, i) => near.findIndex((each) => placeText(each) === placeText(place)) === i);
}

/** `1,-1,5`. */
export const placeText = ({ q, r, turn }: Place): string => [q, r, turn].join();

export function placeNamed(text: string): Place {
  const [q = 0, r = 0, turn = 0] = text.split(',').map(Number);
  return { q, r, turn };
}
