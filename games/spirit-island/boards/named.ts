import { withJoined, withoutBoard, withWay } from './changes.ts';
import { type Island, islandOf } from './island.ts';

/*
 * The island of a match by what its state says of it: boards and layout, and after a stroke what has become of them. `A B standard`;
 * `A B standard / -B A3+A4`: B is no more, A3 and A4 are one land.
 */

const STROKE = ' / ';

const [GONE, JOINED, WAY] = ['-', '+', '='];

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
  return changes.reduce(withChange, islandOf(laid.slice(0, -1), laid.at(-1) ?? ''));
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

/** As it lay before anything happened to it. */
export const laidOut = (map: string): string => mapOf(partsOf(map)[0], []);

/** As it was before they were joined. */
export function mapWithParted(map: string, [, one, other]: readonly [unknown, string, string]): string {
  const [laid, changes] = partsOf(map);
  return mapOf(
    laid,
    changes.filter((change) => change !== `${one}${JOINED}${other}`),
  );
}
