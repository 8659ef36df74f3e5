/* How wide a name is in one, two or three lines: from that, its letters can be as large as its box allows. */
import { SOFT_HYPHEN } from '../../table/cards/hyphens.ts';
import { withHyphens } from './hyphens.ts';

/** Widths of the letters of Alegreya Bold in em, rounded up, with the space between them. */
const LETTERS: readonly (readonly [em: number, letters: string])[] = [
  [0.19, " '"],
  [0.31, 'ijl'],
  [0.38, 'ftIJ-'],
  [0.45, 'crs'],
  [0.5, 'aäevyz'],
  [0.53, 'bgkoöqx'],
  [0.58, 'dhnpuüFLST'],
  [0.64, 'ABCEPVYZÄ'],
  [0.71, 'ßDGKOQRUXÖÜ'],
  [0.77, 'wHN'],
  [0.86, 'mM'],
  [0.98, 'W'],
];
const WIDEST = 0.98;

const widths = new Map(LETTERS.flatMap(([em, letters]) => [...letters].map((letter) => [letter, em])));

/** Where a line ends in a soft hyphen, it is seen; where it ends in a space, that is not. */
function widthOf(pieces: readonly string[]): number {
  const line = pieces
    .join('')
    .trimEnd()
    .replace(/\u00ad$/, '-')
    .replaceAll(SOFT_HYPHEN, '');
  return [...line].reduce((sum, letter) => sum + (widths.get(letter) ?? WIDEST), 0);
}

/** The widest line, when the pieces are set in so many lines as evenly as possible. */
function widestOf(pieces: readonly string[], lines: number): number {
  if (lines === 1 || pieces.length < 2) return widthOf(pieces);
  return Math.min(
    ...pieces.map((_, i) => Math.max(widthOf(pieces.slice(0, i + 1)), widestOf(pieces.slice(i + 1), lines - 1))),
  );
}

/** The widest line of a name, in em, when it is set in one, two and three lines. */
export function nameLines(name: string): readonly [number, number, number] {
  const pieces = withHyphens(name).split(/(?<=[ \-\u00ad])/);
  return [widestOf(pieces, 1), widestOf(pieces, 2), widestOf(pieces, 3)];
}
