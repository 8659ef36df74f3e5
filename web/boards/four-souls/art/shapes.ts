import { BLOOD, BONE, circle, GOLD, INK, type Stroke } from './parts.ts';
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

const HEART = 'M50 92C20 70 4 52 6 32 8 8 38 2 50 26 62 2 92 8 94 32 96 52 80 70 50 92z';
const SHINE: Stroke = ['M20 38c0-8 4-13 10-15'];

/** A little star, where something shines. */
export const star = (x: number, y: number): string => `M${x} ${y}l3 7 7 1-5 5 2 7-7-4-7 4 2-7-5-5 7-1z`;

export const heart = (colour: string, ...more: readonly Stroke[]): Picture => thing([HEART, colour], SHINE, ...more);

/** A card that lies a little askew. */
export const playingCard = (face: string, ...sign: readonly Stroke[]): Picture =>
  thing(
    ['M22 6 74 0C78 0 80 2 80 6L86 90C86 94 84 96 80 96L28 100C24 100 22 98 22 94L16 12C16 8 18 6 22 6z', face],
    ...sign,
  );

/** A sack that is tied up, and what is on it. */
export const sack = (cloth: string, ...more: readonly Stroke[]): Picture =>
  thing(
    ['M34 22 24 2C36 8 40 0 50 4 60 0 64 8 76 2L66 22z', cloth],
    ['M36 26C12 40 4 62 8 80 12 98 88 98 92 80 96 62 88 40 64 26z', cloth],
    ['M32 20H68V30H32z', '#7a5230'],
    ['M22 60c2-8 6-14 12-18'],
    ...more,
  );

export const razorBlade = (metal: string): Picture =>
  thing(
    ['M10 26H20V32H80V26H90V74H80V68H20V74H10z', metal],
    [`${circle(28, 50, 5)}${circle(72, 50, 5)}M40 46H60V54H40z`, COAL],
    ['M24 38H50M62 62H78'],
    ['M78 74C70 86 72 96 80 96S88 86 78 74z', BLOOD],
  );

export const shovel = (blade: string, handle: string): Picture =>
  thing(
    ['M45 20H55V58H45z', handle],
    ['M32 4H68V12C68 18 62 22 55 22H45C38 22 32 18 32 12z', handle],
    ['M40 10H60'],
    ['M28 54H72C76 76 66 92 50 102 34 92 24 76 28 54z', blade],
    ['M50 58V84M36 62c0 8 2 14 6 20'],
  );

/** Two pans that hang from a beam. */
export const scales = (...more: readonly Stroke[]): Picture =>
  thing(
    ['M46 14H54V86H46z', GOLD],
    ['M26 86H74V96H26z', GOLD],
    ['M8 22C30 10 70 10 92 22L90 28C70 18 30 18 10 28z', GOLD],
    ['M14 26 2 60M14 26 30 60M86 26 70 60M86 26 98 60'],
    ['M0 60H32C30 74 2 74 0 60zM68 60H100C98 74 70 74 68 60z', STEEL],
    [circle(50, 12, 7), BLOOD],
    ...more,
  );

/** An arm that shows how strong it is. */
export const strongArm = (skin: string, ...more: readonly Stroke[]): Picture =>
  thing(
    [
      'M14 98C10 70 20 50 34 46 44 42 58 46 62 54L66 34 58 30C52 20 60 6 72 4 86 2 96 14 92 28L86 72C82 92 56 98 14 98z',
      skin,
    ],
    ['M38 60C46 54 58 58 60 68M62 54C62 62 60 66 58 70M70 6C70 16 76 22 86 20M66 34C70 36 76 34 78 30'],
    ...more,
  );

/** A crown, with what sits on it. */
export const crown = (...more: readonly Stroke[]): Picture =>
  thing(
    ['M10 78 4 26 28 48 50 12 72 48 96 26 90 78z', GOLD],
    ['M10 78H90V94H10z', GOLD],
    [`${circle(4, 24, 6)}${circle(50, 10, 6)}${circle(96, 24, 6)}`, '#fff'],
    [`${circle(28, 86, 4)}${circle(72, 86, 4)}`, '#5d8fd0'],
    [circle(50, 86, 5), BLOOD],
    ...more,
  );

export const ankh = (stone: string, ...more: readonly Stroke[]): Picture =>
  thing(
    [
      'M42 50C20 30 26-2 50-2S80 30 58 50L88 46V62L58 58 62 100H38L42 58 12 62V46zM50 12C38 12 38 30 50 42 62 30 62 12 50 12z',
      stone,
    ],
    ...more,
  );

/** A box made of boards or of paper, from the front; the lid is drawn by who uses it. */
export const box = (side: string, ...more: readonly Stroke[]): Picture => thing(['M12 36H88V96H12z', side], ...more);

/** A glass ball on its stand. */
export const crystalBall = (stand: string, ...more: readonly Stroke[]): Picture =>
  thing(
    ['M22 80H78L88 100H12z', stand],
    [circle(50, 44, 42), '#b9a4e0'],
    ['M24 52C34 40 42 58 52 46S70 40 78 54C72 72 30 74 24 52z', '#e6dcf7'],
    ['M20 34c4-10 10-16 18-19'],
    [star(64, 16), '#fff'],
    ...more,
  );

/** What stands along a wall and takes coins. */
export const machine = (colour: string, ...more: readonly Stroke[]): Picture =>
  thing(['M18 4H82V96H18z', colour], ['M12 96H88V102H12z', COAL], ...more);
