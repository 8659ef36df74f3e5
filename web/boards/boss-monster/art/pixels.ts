import type { Motif } from './motifs.ts';

/* Drawings of pixels, put together from parts. */

/** A colour for each letter. */
export type Palette = Readonly<Record<string, string>>;

/** Lines of letters; a dot is nothing. */
export type Canvas = string[][];

export const SIDE = 16;

export const emptyCanvas = (fill = '.'): Canvas =>
  Array.from({ length: SIDE }, () => Array.from({ length: SIDE }, () => fill));

/** Six columns are the left half. */
const whole = (row: string): string => (row.length > 6 ? row : row + [...row].reverse().join(''));

/** Puts a part on the canvas; dots leave what is there. */
export function stamp(canvas: Canvas, part: Motif, [left, top]: readonly [number, number], flipped = false): void {
  for (const [y, row] of part.entries()) {
    const letters = flipped ? [...whole(row)].reverse() : [...whole(row)];
    for (const [x, letter] of letters.entries()) {
      const line = canvas[top + y];
      if (letter !== '.' && line !== undefined && left + x >= 0 && left + x < SIDE) line[left + x] = letter;
    }
  }
}

/** A path for each colour, of all its pixels row by row. */
export function pathsOf(canvas: Canvas, palette: Palette): readonly (readonly [colour: string, path: string])[] {
  const paths = new Map<string, string>();
  for (const [y, line] of canvas.entries()) {
    for (let x = 0; x < SIDE; ) {
      const letter = line[x] ?? '.';
      let end = x + 1;
      while (end < SIDE && line[end] === letter) end++;
      const colour = palette[letter];
      if (colour !== undefined) paths.set(colour, `${paths.get(colour) ?? ''}M${x} ${y}h${end - x}v1H${x}z`);
      x = end;
    }
  }
  return [...paths];
}

/** A number that is always the same for the same name; every letter changes all of its bits. */
export function seedOf(name: string): number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 16777619);
  seed = Math.imul(seed ^ (seed >>> 16), 2246822507);
  seed = Math.imul(seed ^ (seed >>> 13), 3266489909);
  return (seed ^ (seed >>> 16)) >>> 0;
}

/** One of several, by a name and what it is for. */
export function chosen<T>(all: readonly [T, ...T[]], name: string, what: string): T {
  return all[seedOf(`${what} ${name}`) % all.length] ?? all[0];
}
