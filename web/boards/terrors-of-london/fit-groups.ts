/* Cards in play as large as their room allows; what is linked stays side by side. */

interface Room {
  readonly width: number;
  readonly height: number;
  readonly gap: number;
  readonly widest: number;
}

const RATIO = 1.4;
const NARROWEST = 44;

/** The width of a card, so that all groups fit, row by row, and no group is broken. */
export function fitGroups(sizes: readonly number[], { width, height, gap, widest }: Room): number {
  for (let card = Math.floor(widest); card > NARROWEST; card--) {
    const rows = rowsOf(sizes, card, width, gap);
    if (rows !== undefined && rows * card * RATIO + (rows - 1) * gap <= height) return card;
  }
  return NARROWEST;
}

/** How many rows the groups take; undefined where one alone is too wide. */
function rowsOf(sizes: readonly number[], card: number, width: number, gap: number): number | undefined {
  let rows = 1;
  let used = 0;
  for (const size of sizes) {
    const wide = size * card;
    if (wide > width) return undefined;
    if (used > 0 && used + gap + wide > width) {
      rows++;
      used = 0;
    }
    used += (used > 0 ? gap : 0) + wide;
  }
  return rows;
}
