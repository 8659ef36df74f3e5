import { BONE, circle, GOLD, INK, type Stroke } from './parts.ts';
import type { Picture } from './picture.ts';
import { thing } from './sheet.tsx';

/* Things that are drawn more than once, each time a little different. */

export const PAPER = '#fbf6ea';
export const WOOD = '#8a5a33';
export const STEEL = '#cfd6dc';
export const GLASS = '#d9ecf2';
export const COAL = '#3b3f4a';

const cent = (x: number, y: number, r: number, metal: string): Stroke[] => [
  [circle(x, y, r), metal],
  [`M${x + r * 0.4} ${y - r * 0.3}a${r / 2} ${r / 2} 0 1 0 0 ${r * 0.6}M${x} ${y - r * 0.75}v${r * 1.5}`],
];

/** Where so many coins lie. */
const layouts: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[50, 50]],
  [
    [32, 38],
    [66, 64],
  ],
  [
    [50, 26],
    [26, 68],
    [74, 68],
  ],
  [
    [27, 27],
    [73, 27],
    [27, 73],
    [73, 73],
  ],
  [
    [24, 24],
    [76, 24],
    [50, 50],
    [24, 76],
    [76, 76],
  ],
];

/** As many coins as there are cents. */
export const cents = (n: number, metal = GOLD): Picture =>
  thing(...(layouts[n] ?? []).flatMap(([x, y]) => cent(x, y, n === 1 ? 40 : n === 2 ? 29 : 21, metal)));

/** One coin that is worth many, with its figure. */
export const coinWith = (metal: string, ...figure: readonly Stroke[]): Picture =>
  thing([circle(50, 50, 45), metal], [circle(50, 50, 36)], ...figure);

export const bomb = (shell: string, ...more: readonly Stroke[]): Picture =>
  thing(
    [circle(46, 60, 36), shell],
    ['M60 20 78 32 70 42 54 32z', shell],
    ['M70 26C74 10 86 18 92 6'],
    ['M92-6l2 7 7-2-4 6 5 5-7-1-3 7-2-7-7 1 5-5-4-6 7 2z', '#f7a52c'],
    ['M22 56q4-12 14-16'],
    ...more,
  );

export const battery = (charge: number, colour: string): Picture =>
  thing(
    ['M38 2H62V12H38z', STEEL],
    ['M24 12H76V96H24z', PAPER],
    [`M24 ${96 - charge * 84}H76V96H24z`, colour],
    ['M56 28 38 58H50L44 80 64 48H52z', INK],
  );

/** A capsule of two halves, with or without spots. */
export const pill = (left: string, right: string, spots = ''): Picture =>
  thing(
    ['M50 26H26A24 24 0 0 0 26 74H50z', left],
    ['M50 26H74A24 24 0 0 1 74 74H50z', right],
    [spots, INK],
    ['M14 44q4-9 12-10'],
  );

/** A stone with a sign scratched into it. */
export const rune = (stone: string, sign: string, chalk = 'none'): Picture =>
  thing(
    ['M30 8C46-2 66 2 78 12 92 26 92 72 82 86 70 98 34 100 22 88 8 70 10 22 30 8z', stone],
    ['M22 30c2-6 6-10 10-12M78 66c0 6-2 10-6 14'],
    [sign, chalk],
  );

/** A closed chest, and what makes it a special one. */
export const chest = (wood: string, ...more: readonly Stroke[]): Picture =>
  thing(
    ['M8 52H92V92C70 98 30 98 8 92z', wood],
    ['M8 52C8 24 26 18 50 18S92 24 92 52z', wood],
    ['M6 48H94V58H6z', GOLD],
    ['M24 60V94M76 60V94M24 46C24 32 28 24 34 20M76 46C76 32 72 24 66 20'],
    ['M42 46H58V68H42z', GOLD],
    [circle(50, 56, 3), INK],
    ...more,
  );

export const book = (cover: string, ...sign: readonly Stroke[]): Picture =>
  thing(
    ['M14 8H80C86 8 88 12 88 16V96H22C16 96 12 92 12 86z', cover],
    ['M22 80H84V92H22C16 92 16 80 22 80z', PAPER],
    ['M24 10V80'],
    ...sign,
  );

export const scroll = (...sign: readonly Stroke[]): Picture =>
  thing(
    ['M18 12H82V90H18z', BONE],
    ['M12 4H88V16H12zM12 86H88V98H12z', '#e0cfa4'],
    ['M30 30H70M30 42H64M30 54H70'],
    ...sign,
  );

export const map = (paper: string): Picture =>
  thing(
    ['M4 18 34 6 66 18 96 6V84L66 96 34 84 4 96z', paper],
    ['M34 6V84M66 18V96M12 66q8-8 16-2M40 56q6-10 16-6'],
    ['M74 44 86 56M86 44 74 56'],
    ['M14 40l8-12 8 14z', '#8fae7c'],
  );
