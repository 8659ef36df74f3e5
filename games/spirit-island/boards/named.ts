import { bordersAt, siteNamed, withBoard } from './added.ts';
import { withJoined, withoutBoard, withWay } from './changes.ts';
import { type Island, isBalanced, islandOf } from './island.ts';
import { type Place, placesIn } from './lattice.ts';

/*
 * The island of a match by what its state says of it: boards and layout, and after a stroke what has become of them. `A B standard`;
 * `A B standard / -B A3+A4 *C@1,0,2`: B is no more, A3 and A4 are one land, and C
 * has come to a place of its own.
 */

const STROKE = ' / ';

const [GONE, JOINED, WAY, ADDED, AT] = ['-', '+', '=', '*', '@'];

const known = new Map<string, Island>();

/** So many are kept in mind; there may be many ways. */
const MOST_KNOWN = 200;

export function islandNamed(map: string): Island {
  const found = known.get(map);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const island = changed(map);
  known.set(map, island);
  return island;
}

const partsOf = (map: string): readonly [laid: readonly string[], changes: readonly string[]] => {
  const [laid = '', changes = ''] = map.split(STROKE);
  return [laid.split(' '), changes === '' ? [] : changes.split(' ')];
};

function changed(map: string): Island {
  const [laid, changes] = partsOf(map);
  const places = placesOn(map);
  return changes.reduce(
    (island, change) => (isAdded(change) ? withAdded(island, change, places) : withChange(island, change)),
    islandOf(laid.slice(0, -1), laid.at(-1) ?? ''),
  );
}

const isAdded = (change: string): boolean => change.startsWith(ADDED);

const addedBy = (change: string): readonly [board: string, site: string] => {
  const [board = '', site = ''] = change.slice(1).split(AT);
  return [board, site];
};

/** Next to all that is there by then. */
function withAdded(island: Island, change: string, places: ReadonlyMap<string, Place>): Island {
  const [board, site] = addedBy(change);
  return withBoard(island, board, bordersAt(board, siteNamed(site), places));
}

/** Where the balanced boards lie, those that have come with them. */
export function placesOn(map: string): ReadonlyMap<string, Place> {
  const [laid, changes] = partsOf(map);
  const boards = laid.slice(0, -1);
  const places = placesIn(boards.length, laid.at(-1) ?? '');
  const added = changes.filter(isAdded).map(addedBy);
  return new Map([
    ...boards.flatMap((board, i): [string, Place][] => {
      const place = places[i];
      return place === undefined || !isBalanced(board) ? [] : [[board, place]];
    }),
    ...added.flatMap(([board, site]): [string, Place][] => {
      const place = siteNamed(site);
      return place === undefined ? [] : [[board, place]];
    }),
  ]);
}

function withChange(island: Island, change: string): Island {
  if (change.startsWith(GONE)) return withoutBoard(island, change.slice(1));
  const [one = '', other = ''] = change.split(change.includes(WAY) ? WAY : JOINED);
  return change.includes(WAY) ? withWay(island, one, other) : withJoined(island, one, other);
}

const mapOf = (laid: readonly string[], changes: readonly string[]): string =>
  changes.length === 0 ? laid.join(' ') : `${laid.join(' ')}${STROKE}${changes.join(' ')}`;

function withMore(map: string, change: string): string {
  const [laid, changes] = partsOf(map);
  return mapOf(laid, [...changes, change]);
}

/** In which layout the boards lie. */
export const layoutIn = (map: string): string => partsOf(map)[0].at(-1) ?? '';

export const mapWithoutBoard = (map: string, board: string): string => withMore(map, `${GONE}${board}`);

export const mapWithJoined = (map: string, one: string, other: string): string =>
  withMore(map, `${one}${JOINED}${other}`);

export const mapWithWay = (map: string, one: string, other: string): string => withMore(map, `${one}${WAY}${other}`);

export const mapWithAdded = (map: string, board: string, site: string): string =>
  withMore(map, `${ADDED}${board}${site === '' ? '' : AT}${site}`);

/** How many boards there were at the beginning. */
export const boardsAtFirst = (map: string): number => partsOf(map)[0].length - 1;

/** All boards that have ever been laid, before anything else happened to them. */
export const laidOut = (map: string): string => mapOf(partsOf(map)[0], partsOf(map)[1].filter(isAdded));

/** As it was before they were joined. */
export function mapWithParted(map: string, [, one, other]: readonly [unknown, string, string]): string {
  const [laid, changes] = partsOf(map);
  return mapOf(
    laid,
    changes.filter((change) => change !== `${one}${JOINED}${other}`),
  );
}
