import { fitTiles, rowsOfGroups, type Tiling } from '../../table/fit.ts';
import type { Size } from '../../table/use-size.ts';

/** Pixels between tiles, and what a further row takes for the heading above it. */
const GAP = 8;
const HEADING = 20;

/** The roomiest tiles with which monsters, shop and rooms lie side by side or below each other. */
export function fitAreas(sizes: readonly number[], room: Size): Tiling {
  const count = sizes.reduce((sum, size) => sum + size, 0);
  return fitTiles(count, { ...room, gap: GAP, above: HEADING, rows: (columns) => rowsOfGroups(sizes, columns) });
}
