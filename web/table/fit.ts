/* Cards as large as the room for them. */

export interface Fit {
  readonly columns: number;
  readonly width: number;
}

interface Room {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  /** Height of a card by its width. */
  readonly ratio: number;
  readonly widest: number;
}

/** How many columns make `count` cards largest; a card keeps its shape and nothing has to be scrolled. */
export function fitGrid(count: number, { width, height, gap, ratio, widest }: Room): Fit {
  let best: Fit = { columns: Math.max(1, count), width: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(Math.max(1, count) / columns);
    const byWidth = (width - gap * (columns - 1)) / columns;
    const byHeight = (height - gap * (rows - 1)) / rows / ratio;
    const fitting = Math.floor(Math.min(byWidth, byHeight, widest));
    if (fitting > best.width) best = { columns, width: fitting };
  }
  return best;
}

/** How large tiles are: they fill the room, and may be wide and low or narrow and high. */
export interface Tiling {
  readonly columns: number;
  readonly width: number;
  readonly height: number;
}

type TileRoom = Pick<Room, 'width' | 'height' | 'gap'> & {
  readonly widest?: number;
  readonly highest?: number;
  /** What every row but the first needs above it. */
  readonly above?: number;
  /** Lower ones are scrolled. */
  readonly lowest?: number;
  /** How many rows so many columns make, where tiles belong together. */
  rows?(columns: number): number;
};

/** Below this a tile has no room for words. */
const NARROWEST_TILE = 74;
/** As low as a finger still hits it. */
const LOWEST_TILE = 44;
/** A tile is read line by line: its width counts a little more than its height. */
const WIDER = 1.25;

/** How many columns give tiles the most room for words. */
export function fitTiles(count: number, tiled: TileRoom): Tiling {
  const { width, height, gap, widest = 220, highest = 150, above = 0, lowest = LOWEST_TILE } = tiled;
  const rowsOf = (columns: number): number => tiled.rows?.(columns) ?? Math.ceil(Math.max(1, count) / columns);
  const sized = (columns: number): Tiling => {
    const rows = rowsOf(columns);
    return {
      columns,
      width: Math.floor(Math.min(widest, (width - gap * (columns - 1)) / columns)),
      height: Math.max(lowest, Math.floor(Math.min(highest, (height - (gap + above) * (rows - 1)) / rows))),
    };
  };
  const tooHigh = (tile: Tiling): number =>
    Math.max(0, rowsOf(tile.columns) * (tile.height + gap + above) - gap - above - height);
  const room = (tile: Tiling): number =>
    Math.min(tile.width, tile.height * WIDER) - (tile.width < NARROWEST_TILE ? NARROWEST_TILE : 0) - tooHigh(tile);
  const all = Array.from({ length: Math.max(1, count) }, (_, i) => sized(i + 1));
  return all.reduce((best, tile) => (room(tile) > room(best) ? tile : best));
}

/** How many rows groups of tiles take: what belongs together stays together as long as it fits. */
export function rowsOfGroups(sizes: readonly number[], columns: number): number {
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

/** How far cards of this width lie apart in a row: less than their width where they have to overlap. */
export function stepInRow(count: number, cardWidth: number, width: number, gap: number): number {
  if (count < 2) return 0;
  return Math.min(cardWidth + gap, (width - cardWidth) / (count - 1));
}

/** Keeps cards where they lie: who leaves makes room for the next to come, and nobody else moves. */
export function assignSlots<T extends number | string>(
  before: readonly (T | undefined)[],
  now: readonly T[],
  atLeast: number,
): (T | undefined)[] {
  const slots: (T | undefined)[] = before.map((held) => (held !== undefined && now.includes(held) ? held : undefined));
  for (const each of now) {
    if (slots.includes(each)) continue;
    const free = slots.indexOf(undefined);
    if (free < 0) slots.push(each);
    else slots[free] = each;
  }
  while (slots.length < atLeast) slots.push(undefined);
  while (slots.length > atLeast && slots.at(-1) === undefined) slots.pop();
  return slots;
}
