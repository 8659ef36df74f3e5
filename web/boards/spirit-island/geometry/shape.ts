import { boardsAtFirst, islandNamed, laidOut, layoutIn, type Place, placesOn } from '@tafelrunde/spirit-island';
import type { Box, Point } from '../../../table/map/camera.ts';
import { balancedOutlines } from './balanced.ts';
import { slots } from './slots.ts';
import { thematicOutlines } from './thematic.ts';

/* The island of a match as it is drawn: the outlines of all lands in one frame. */

/** A land as it is drawn. */
interface LandShape {
  readonly name: string;
  readonly outline: readonly Point[];
  /** The middle of the largest circle in it. */
  readonly at: Point;
  /** Where its name stands. */
  readonly label: Point;
  /** Where its board ends, as a path. */
  readonly edge: string;
  /** The lands as they are printed that it consists of. */
  readonly parts: readonly { readonly terrain: string; readonly outline: readonly Point[] }[];
}

export interface IslandShape {
  readonly box: Box;
  /** In the order of the island. */
  readonly lands: readonly LandShape[];
}

const pointsIn = (text: string): readonly Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return { x, y };
  });

/** The middle of a balanced board, around which it is turned. */
const MIDDLE = { x: 750, y: 433 };

/** A board laid into its slot. */
function laid(slot: string): (point: Point) => Point {
  const [left = 0, top = 0, degrees = 0] = slot.split(' ').map(Number);
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return ({ x, y }) => {
    const [across, down] = [x - MIDDLE.x, y - MIDDLE.y];
    return {
      x: Math.round(left + MIDDLE.x + across * cos - down * sin),
      y: Math.round(top + MIDDLE.y + across * sin + down * cos),
    };
  };
}

/** The corner of a board around which it lies on the grid, and how long its sides are. */
const CORNER = { x: 500, y: 0 };
const SIDE = 1_000;

/** A board where it lies on the grid, as it is seen from the first one. */
function onGrid({ q, r, turn }: Place): (point: Point) => Point {
  const at = { x: CORNER.x + SIDE * (q + r / 2), y: CORNER.y + MIDDLE.y * 2 * r };
  const [sin, cos] = [Math.sin((turn * Math.PI) / 3), Math.cos((turn * Math.PI) / 3)];
  return ({ x, y }) => {
    const [across, down] = [x - CORNER.x, y - CORNER.y];
    return { x: at.x + across * cos - down * sin, y: at.y + across * sin + down * cos };
  };
}

const SAME = (point: Point): Point => point;

const known = new Map<string, IslandShape>();

/** The island by what the state says of it: its boards and its layout. */
export function shapeOf(map: string): IslandShape {
  const found = known.get(map) ?? drawn(map);
  known.set(map, found);
  return found;
}

function drawn(map: string): IslandShape {
  const { boards, lands } = islandNamed(laidOut(map));
  const layout = slots[boardsAtFirst(map)]?.[layoutIn(map)] ?? [];
  const places = placesOn(map);
  const layOf = (board: string, slot: number): ((point: Point) => Point) => {
    const place = places.get(board);
    if (place === undefined) return SAME;
    if (slot < layout.length) return laid(layout[slot] ?? '');
    const first = laid(layout[0] ?? '');
    return (point) => first(onGrid(place)(point));
  };
  const lay = new Map(boards.map((board, i) => [board, layOf(board, i)]));
  const outlines = lands.map(({ board, number }) => {
    const text = (thematicOutlines[board] ?? balancedOutlines[board])?.[number] ?? '';
    return pointsIn(text).map(lay.get(board) ?? SAME);
  });
  const printed = new Map(
    lands.map(({ name, board, terrain }, i) => {
      const corners = outlines[i] ?? [];
      const within = outlines.filter((_, j) => j !== i && lands[j]?.board === board);
      return [name, { terrain, corners, edge: edgeOf(corners, within) }] as const;
    }),
  );
  const shapes = islandNamed(map).lands.map(({ name, parts }) => {
    const all = parts.flatMap((part) => printed.get(part) ?? []);
    const [first = [], ...more] = all.map(({ corners }) => corners);
    const outline = roughened(more.reduce<readonly Point[]>(united, first));
    return {
      name,
      outline,
      ...spotsOf(outline),
      edge: all.map(({ edge }) => edge).join(''),
      parts: all.map(({ terrain, corners }) => ({ terrain, outline: roughened(corners) })),
    };
  });
  return { box: grown(boxOf(outlines.flat())), lands: shapes };
}

/** Two outlines as one: without the lines that both of them have; those that do not touch hang together by a line. */
function united(one: readonly Point[], other: readonly Point[]): readonly Point[] {
  const [mine, theirs] = [new Set(sidesOf(one).map(lineKey)), new Set(sidesOf(other).map(lineKey))];
  const left = [
    ...sidesOf(one).filter((side) => !theirs.has(lineKey(side))),
    ...sidesOf(other).filter((side) => !mine.has(lineKey(side))),
  ];
  const around = chained(left);
  return around.length === left.length && left.length < one.length + other.length ? around : strung(one, other);
}

/** One side after the other, as far as it goes from the first. */
function chained(sides: readonly Line[]): readonly Point[] {
  const next = new Map(sides.map(([from, to]) => [pointKey(from), to]));
  const found: Point[] = [];
  for (let at = sides[0]?.[0]; at !== undefined && found.length < sides.length; at = next.get(pointKey(at))) {
    if (found.length > 0 && pointKey(at) === pointKey(found[0] ?? at)) break;
    found.push(at);
  }
  return found;
}

/** Around the one, over to the other where it is nearest, around it, and back. */
function strung(one: readonly Point[], other: readonly Point[]): readonly Point[] {
  const pairs = one.flatMap((a, i) => other.map((b, j) => ({ i, j, away: Math.hypot(a.x - b.x, a.y - b.y) })));
  const nearest = pairs.reduce((best, pair) => (pair.away < best.away ? pair : best));
  const from = (points: readonly Point[], i: number): readonly Point[] => [
    ...points.slice(i),
    ...points.slice(0, i + 1),
  ];
  return [...from(one, nearest.i), ...from(other, nearest.j)];
}

const pointKey = ({ x, y }: Point): string => `${x},${y}`;

/** Longer straight lines than this are bent. */
const STRAIGHT = 60;

/** Hand-drawn borders: a line is bent by its two ends alone, so that both lands beside it have the same one. */
function roughened(outline: readonly Point[]): readonly Point[] {
  return outline.flatMap((from, i) => [from, ...bends(from, outline[(i + 1) % outline.length] ?? from)]);
}

function bends(from: Point, to: Point): readonly Point[] {
  const isForth = from.x < to.x || (from.x === to.x && from.y < to.y);
  const [start, end] = isForth ? [from, to] : [to, from];
  const [across, down] = [end.x - start.x, end.y - start.y];
  const length = Math.hypot(across, down);
  const parts = Math.floor(length / STRAIGHT);
  const points = Array.from({ length: Math.max(0, parts - 1) }, (_, i) => {
    const along = (i + 1) / parts;
    const aside = (scatter(start.x + i * 7, start.y, end.x, end.y) - 0.5) * Math.min(26, length * 0.14);
    return {
      x: start.x + across * along - (down / length) * aside,
      y: start.y + down * along + (across / length) * aside,
    };
  });
  return isForth ? points : points.reverse();
}

/** The same numbers always give the same fraction. */
function scatter(...numbers: readonly number[]): number {
  let hash = 2166136261;
  for (const each of numbers) hash = Math.imul(hash ^ Math.round(each), 16777619) ^ (hash >>> 13);
  return ((hash >>> 0) % 1000) / 1000;
}

const boxOf = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

const EDGE = 40;

const grown = ({ x, y, width, height }: Box): Box => ({
  x: x - EDGE,
  y: y - EDGE,
  width: width + 2 * EDGE,
  height: height + 2 * EDGE,
});

const STEPS = 24;

/** So far from the borders a name has room. */
const CLEAR = 46;

/** The point that is farthest from every border, for pieces, and one above it for the name. */
function spotsOf(outline: readonly Point[]): { readonly at: Point; readonly label: Point } {
  const { x, y, width, height } = boxOf(outline);
  const sides = sidesOf(outline);
  const inside: (Point & { readonly room: number })[] = [];
  for (let i = 1; i < STEPS; i++) {
    for (let j = 1; j < STEPS; j++) {
      const at = { x: x + (width * i) / STEPS, y: y + (height * j) / STEPS };
      if (isInside(at, outline)) inside.push({ ...at, room: Math.min(...sides.map((side) => away(at, side))) });
    }
  }
  const [middle = { x, y, room: 0 }] = inside.toSorted((one, other) => other.room - one.room);
  const clear = inside.filter(({ room }) => room >= Math.min(CLEAR, middle.room * 0.5));
  const rank = (point: Point): number => point.y + Math.abs(point.x - middle.x) * 0.5;
  const [label = middle] = clear.toSorted((one, other) => rank(one) - rank(other));
  const lowered = { x: middle.x, y: Math.max(middle.y, Math.min(middle.y + 30, label.y + 120)) };
  return { at: isInside(lowered, outline) ? lowered : middle, label: { x: label.x, y: label.y } };
}

type Line = readonly [Point, Point];

const sidesOf = (outline: readonly Point[]): readonly Line[] =>
  outline.map((from, i) => [from, outline[(i + 1) % outline.length] ?? from]);

const lineKey = ([from, to]: Line): string => [from, to].map(pointKey).sort().join(' ');

/** The sides that no other land of the board has, nor its ocean. */
function edgeOf(corners: readonly Point[], within: readonly (readonly Point[])[]): string {
  const shared = new Set(within.flatMap((outline) => sidesOf(outline).map(lineKey)));
  return sidesOf(corners)
    .filter((side) => !shared.has(lineKey(side)))
    .map(([from, to]) => `M${[from, ...bends(from, to), to].map(({ x, y }) => `${x} ${y}`).join('L')}`)
    .join('');
}

function isInside({ x, y }: Point, outline: readonly Point[]): boolean {
  const crossed = sidesOf(outline).filter(
    ([a, b]) => a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x,
  );
  return crossed.length % 2 === 1;
}

function away({ x, y }: Point, [from, to]: Line): number {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const length = across * across + down * down;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * across + (y - from.y) * down) / length));
  return Math.hypot(x - from.x - across * along, y - from.y - down * along);
}
