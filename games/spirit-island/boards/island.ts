import {
  type Board,
  type BoardName,
  balancedBoards,
  boardNames,
  type Side,
  type SideName,
  sideNames,
} from './balanced.ts';
import type { BoardLand, Terrain } from './board.ts';
import { arranged } from './changes.ts';
import { type CornerName, cornerNames, layouts } from './layouts.ts';
import { type ThematicName, thematicBoards, thematicBorders, thematicNames } from './thematic.ts';

/* The island as it lies: all lands of all boards, and which of them are adjacent. */

/** A land: what it is called, what it is, and what it touches. */
export interface IslandLand extends BoardLand {
  /** `A3`; `A3+A4` where two are one. */
  readonly name: string;
  /** The lands as they are printed that it consists of: usually itself. */
  readonly parts: readonly string[];
  /** The board that it lies on; all of them, where it is several lands. */
  readonly board: string;
  readonly boards: readonly string[];
  readonly number: number;
  /** All that it is; `terrain` is the first. */
  readonly terrains: readonly Terrain[];
  /** SI-003: no land at all, unless a rule says so. */
  readonly ocean: boolean;
  /** The indexes of all adjacent lands, on whichever board (SI-006, SI-007); those of an ocean are its coast. */
  readonly adjacent: readonly number[];
}

export interface Island {
  /** All that were laid out, by slot. */
  readonly boards: readonly string[];
  /** How many of them have lands left. */
  readonly standing: number;
  /** Board by board; the oceans of all boards come last. */
  readonly lands: readonly IslandLand[];
  readonly index: ReadonlyMap<string, number>;
  /** How many steps it is from one land to another; 0 to itself. */
  readonly distance: readonly (readonly number[])[];
  /** The lands of each board, by index. */
  readonly onBoard: readonly (readonly number[])[];
}

const isCorner = (name: string): name is CornerName => cornerNames.some((corner) => corner === name);
const isSide = (name: string): name is SideName => sideNames.some((side) => side === name);

function cornerLand({ sides: { top, right, bottom } }: Board, corner: CornerName): number | undefined {
  switch (corner) {
    case 'oceanTop':
      return top.lands[0];
    case 'inlandTop':
      return right.lands[0];
    case 'inlandBottom':
      return bottom.lands[0];
    case 'oceanBottom':
      return bottom.lands.at(-1);
  }
}

const SIDE_LENGTH = 13;

/** From where to where each land reaches along the side. */
function spans({ lands, breaks }: Side): readonly (readonly [land: number, from: number, to: number])[] {
  const ends = [0, ...breaks, SIDE_LENGTH];
  return lands.map((each, i) => [each, ends[i] ?? 0, ends[i + 1] ?? SIDE_LENGTH]);
}

/** The lands that touch where two sides meet. */
export function joined(one: Side, other: Side): readonly (readonly [number, number])[] {
  const others = spans(other);
  return spans(one).flatMap(([a, from, to]) =>
    others.flatMap(([b, start, end]): [number, number][] =>
      SIDE_LENGTH - end < to && SIDE_LENGTH - start > from ? [[a, b]] : [],
    ),
  );
}

export const isBalanced = (name: string): name is BoardName => boardNames.some((board) => board === name);
const isThematic = (name: string): name is ThematicName => thematicNames.some((board) => board === name);

const landsOf = (board: string): readonly BoardLand[] => {
  if (isBalanced(board)) return balancedBoards[board].lands;
  return isThematic(board) ? thematicBoards[board] : [];
};

/** Names of lands of two boards that touch. */
function bordersOf(boards: readonly string[], layout: string): readonly (readonly [string, string])[] {
  const balanced = boards.filter(isBalanced);
  if (balanced.length < boards.length) return thematicBorders.map(pairIn);
  return (layouts[boards.length]?.[layout] ?? []).flatMap((meeting) => meetingLands(balanced, pairIn(meeting)));
}

function pairIn(text: string): readonly [string, string] {
  const [one = '', other = ''] = text.split(' ');
  return [one, other];
}

function meetingLands(
  boards: readonly BoardName[],
  meeting: readonly [string, string],
): readonly (readonly [string, string])[] {
  const [one, other] = meeting.map((each) => {
    const [slot = '', part = ''] = each.split('.');
    return { name: boards[Number(slot) - 1] ?? 'A', part };
  });
  return one === undefined || other === undefined ? [] : landsMeeting(one.name, one.part, other.name, other.part);
}

/** The lands of two boards that touch where these parts of them meet. */
export function landsMeeting(
  one: BoardName,
  part: string,
  other: BoardName,
  theirs: string,
): readonly (readonly [string, string])[] {
  const [first, second] = [balancedBoards[one], balancedBoards[other]];
  if (isSide(part) && isSide(theirs)) {
    return joined(first.sides[part], second.sides[theirs]).map(([a, b]) => [`${one}${a}`, `${other}${b}`]);
  }
  if (!isCorner(part) || !isCorner(theirs)) return [];
  return [[`${one}${cornerLand(first, part)}`, `${other}${cornerLand(second, theirs)}`]];
}

const known = new Map<string, Island>();

/** The same boards in the same layout are the same island. */
export function islandOf(boards: readonly string[], layout: string): Island {
  const key = `${boards.join(' ')} ${layout}`;
  let island = known.get(key);
  if (island === undefined) {
    island = putTogether(boards, layout);
    known.set(key, island);
  }
  return island;
}

const bareLands = (board: string): readonly BareLand[] =>
  landsOf(board).map((land, i) => ({ ...land, board, number: i + 1, name: `${board}${i + 1}` }));

type BareLand = BoardLand & Pick<IslandLand, 'board' | 'number' | 'name'>;

function putTogether(boards: readonly string[], layout: string): Island {
  return laidBy(boards, boards.flatMap(bareLands), bordersOf(boards, layout));
}

/** The lands of all boards as they touch, and their oceans. */
function laidBy(
  boards: readonly string[],
  bare: readonly BareLand[],
  borders: readonly (readonly [string, string])[],
): Island {
  const index = new Map(bare.map(({ name }, i) => [name, i]));
  const touching = bare.map(
    ({ board, touches }) => new Set(touches.map((number) => index.get(`${board}${number}`) ?? 0)),
  );
  for (const [one, other] of borders) {
    const [a, b] = [index.get(one), index.get(other)];
    if (a === undefined || b === undefined) continue;
    touching[a]?.add(b);
    touching[b]?.add(a);
  }
  const dry = bare.map((land, i) => ({
    ...land,
    parts: [land.name],
    boards: [land.board],
    terrains: [land.terrain],
    ocean: false,
    adjacent: [...(touching[i] ?? [])].sort((a, b) => a - b),
  }));
  const oceans = boards.map((board) =>
    oceanOf(
      board,
      dry.flatMap((land, i) => (land.board === board && land.coastal ? [i] : [])),
    ),
  );
  return arranged(boards, [...dry, ...oceans]);
}

/** A board alone. */
export const boardAlone = (board: string): Island => laidBy([board], bareLands(board), []);

/** The lands of a board of the thematic map that touch those of others, and the others. */
export const thematicMeetings = (board: string): readonly (readonly [string, string])[] =>
  thematicBorders.map(pairIn).flatMap(([one, other]): (readonly [string, string])[] => {
    if (one.startsWith(board)) return [[one, other]];
    return other.startsWith(board) ? [[other, one]] : [];
  });

/** Where it counts as a land it is a coastal wetland. */
const oceanOf = (board: string, coast: readonly number[]): IslandLand => ({
  name: `${board}0`,
  parts: [`${board}0`],
  board,
  boards: [board],
  number: 0,
  terrain: 'wetland',
  terrains: ['wetland'],
  coastal: true,
  ocean: true,
  touches: [],
  printed: {},
  adjacent: coast,
});
