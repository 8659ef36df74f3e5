import { fitTiles, type Tiling } from '../../table/fit.ts';
import type { Size } from '../../table/use-size.ts';

/** Pixels between tiles, and what a further row takes for the heading above it. */
const GAP = 8;
const HEADING = 20;

/** The roomiest tiles with which monsters, shop and rooms lie side by side or below each other. */
export function fitAreas(sizes: readonly number[], room: Size): Tiling {
  const count = sizes.reduce((sum, size) => sum + size, 0);
  return fitTiles(count, { ...room, gap: GAP, above: HEADING, rows: (columns) => rowsOf(sizes, columns) });
}

/** How many rows they take; what lies together stays together as long as it fits. */
function rowsOf(sizes: readonly number[], columns: number): number {
  let rows = 1;
  let used = 0;
  for (const size of sizes) {
    if (used > 0 && used + size > columns) {
      rows++;
      used = 0;
    }
    used += size;
    while (used > columns) {
      rows++;
      used -= columns;
    }
  }
  return rows;
}
