import { creature } from '../creature.tsx';
import { BLOOD, BONE, circle, GOLD, INK, SKIN, tinyFly } from '../parts.ts';
import type { Pictures } from '../picture.ts';
import { COAL, STEEL } from '../shapes.ts';
import { thing } from '../sheet.tsx';

const GLOW = '#ff5a4d';

/** Who joins with Four Souls+, and what they bring. */
export const characters: Pictures = {
  'bum-bo-fsp2': creature({
    body: 'child',
    skin: '#d9b56a',
    eyes: 'popping',
    mouth: 'grin',
    own: [
      [
        'M66 74C58 92 70 99 82 98 98 97 101 86 94 76 89 69 84 70 82 64L86 58 78 60 71 57 74 65C70 68 68 70 66 74z',
        COAL,
      ],
      ['M75 65h8M76 80c-3 4-3 8 0 11'],
    ],
  }),
  'dark-judas': creature({
    body: 'child',
    skin: '#37313f',
    eyes: 'none',
    mouth: 'none',
    worn: ['fez'],
    own: [
      ['M22 36 42 44C40 54 26 54 22 36zM78 36 58 44C60 54 74 54 78 36z', GLOW],
      ['M34 60 40 66 46 60 52 66 58 60 64 66 68 60 62 70H40z', GLOW],
    ],
  }),
  guppy: creature({
    body: 'child',
    skin: '#6a6472',
    eyes: 'hollow',
    mouth: 'none',
    own: [
      ['M18 18 14-6 38 8zM82 18 86-6 62 8z', SKIN],
      ['M24 13l-4-10 10 6M76 13l4-10-10 6'],
      ['M46 54h8l-4 6z', '#e39ab0'],
      ['M50 60v4q-6 6-11 1M50 64q6 6 11 1M30 58 6 54M30 63 8 68M70 58l24-4M70 63l22 5'],
    ],
  }),
  'whore-of-babylon': creature({
    body: 'child',
    skin: '#8f2f3c',
    eyes: 'angry',
    mouth: 'fangs',
    behind: ['horns', 'blackHair'],
    worn: ['fringe'],
  }),
  'bag-o-trash': thing(
    [
      'M24 40C8 58 6 84 18 93 30 99 70 99 82 93 94 84 92 58 76 40 68 32 62 32 58 24L66 10 50 16 34 10 42 24C38 32 32 32 24 40z',
      COAL,
    ],
    ['M40 25q10 5 20 0M30 54c-6 10-7 20-3 28M70 52c3 4 5 8 6 14'],
    ['M60 66l16-6 4 10-16 6z', BONE],
    ...tinyFly(14, 20),
    ...tinyFly(86, 26),
  ),
  'dark-arts': thing(
    [circle(50, 48, 46), '#2d2437'],
    ['M50 8 74 80 13 35H87L26 80z', '#9b6fd0'],
    ['M37 35h26l8 24-21 16-21-16z', '#2d2437'],
    ['M39 46l9 5c-1 7-8 7-9-5zM61 46l-9 5c1 7 8 7 9-5z', GLOW],
  ),
  infestation: creature({
    body: 'head',
    skin: '#a8b57a',
    eyes: 'hollow',
    mouth: 'open',
    own: [
      [`${circle(24, 28, 5)}${circle(74, 78, 6)}${circle(80, 30, 4)}`, INK],
      ...tinyFly(50, 12),
      ...tinyFly(8, 44),
      ...tinyFly(92, 54),
      ...tinyFly(30, 84),
    ],
  }),
  gimpy: creature({
    body: 'head',
    skin: '#4a4450',
    eyes: 'popping',
    mouth: 'none',
    own: [
      ['M14 34C30 24 70 24 86 34M50 12v16'],
      ['M24 66H76V78H24z', STEEL],
      ['M24 72H76M32 66v12M41 66v12M50 66v12M59 66v12M68 66v12'],
      ['M76 70l9 2v8l-7-3z', GOLD],
      [circle(50, 30, 3), BLOOD],
    ],
  }),
};
