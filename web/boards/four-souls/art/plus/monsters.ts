import { creature } from '../creature.tsx';
import { BLOOD, BONE, circle, INK, SKIN, type Stroke, tinyFly } from '../parts.ts';
import type { Pictures } from '../picture.ts';
import { thing } from '../sheet.tsx';

const FLESH = '#d98c8e';

/** A bone, held across the chin. */
const bone: Stroke = [
  'M14 84C6 80 4 90 12 92 10 100 20 100 22 94L78 90C82 98 92 96 88 88 96 86 92 76 84 80L24 86C20 80 14 78 14 84z',
  BONE,
];

export const monsters: Pictures = {
  bony: creature({ body: 'skull', skin: '#f4ead2', eyes: 'hollow', mouth: 'none', own: [bone] }),
  'holy-bony': creature({
    body: 'skull',
    skin: '#f4ead2',
    eyes: 'hollow',
    mouth: 'none',
    around: 'wings',
    halo: true,
    own: [bone],
  }),
  blastocyst: creature({
    body: 'blob',
    skin: '#e8a5b0',
    eyes: 'hollow',
    mouth: 'frown',
    own: [
      [`${circle(16, 34, 13)}${circle(36, 14, 14)}${circle(64, 12, 15)}${circle(86, 32, 13)}`, SKIN],
      ['M12 30q2-4 6-4M32 9q3-4 7-3M60 7q4-4 8-2M82 28q2-4 6-4'],
    ],
  }),
  brain: creature({
    body: 'blob',
    skin: '#e3a0a4',
    mouth: 'frown',
    own: [
      [
        'M50 15v16M26 24c10 0 8 10 0 10M40 20c2 8-4 10-2 16M74 24c-10 0-8 10 0 10M60 20c-2 8 4 10 2 16M16 56c8-4 10 4 4 8M86 54c-8-4-10 4-4 8M26 80c2-8 10-8 10 0M74 78c-2-8-10-8-10 0',
      ],
    ],
  }),
  'flaming-hopper': creature({
    body: 'head',
    skin: '#c9764f',
    eyes: 'hollow',
    mouth: 'open',
    behind: ['flames', 'legs'],
    own: [['M24 14C26 4 34 6 34-4 42 2 42 8 40 14zM60 12C62 2 68 4 70-4 78 4 78 10 76 18z', '#f2c230']],
  }),
  globin: creature({
    body: 'blob',
    skin: '#b3343c',
    eyes: 'hollow',
    mouth: 'teeth',
    own: [['M8 88C2 84 2 94 8 94L30 98C38 100 36 90 30 92z', BONE]],
  }),
  'cursed-globin': creature({
    body: 'blob',
    skin: '#b3343c',
    eyes: 'hollow',
    mouth: 'teeth',
    around: 'curse',
    own: [['M8 88C2 84 2 94 8 94L30 98C38 100 36 90 30 92z', BONE]],
  }),
  tumor: creature({ body: 'blob', skin: FLESH, eyes: 'one', mouth: 'stitched', worn: ['boils'] }),
  'cursed-tumor': creature({
    body: 'blob',
    skin: FLESH,
    eyes: 'one',
    mouth: 'stitched',
    around: 'curse',
    worn: ['boils'],
  }),
  'nerve-ending': creature({
    body: 'worm',
    skin: '#c9463f',
    eyes: 'none',
    mouth: 'none',
    own: [
      ['M46 14 36-4M58 8 56-8M74 10 82-4M88 24 100 16M88 42 100 46M34 30 20 26M22 64 8 56M70 74 82 82'],
      [circle(65, 30, 10), '#f2c230'],
      [circle(65, 30, 3), INK],
    ],
  }),
  roundy: thing(
    [circle(50, 52, 44), '#d8b79c'],
    ['M20 40C24 30 36 30 40 40M60 40C64 30 76 30 80 40M30 74C40 64 60 64 70 74M18 70C14 62 14 56 16 50'],
    [`${circle(31, 46, 5)}${circle(69, 46, 5)}`, INK],
    ['M34 94 28 100M66 94l6 6'],
  ),
  sucker: creature({
    body: 'fly',
    skin: '#b0404a',
    eyes: 'hollow',
    mouth: 'none',
    own: [['M45 70 50 102 55 70z', '#6b1219'], ['M34 78C28 84 26 90 28 96M66 78C72 84 74 90 72 96']],
  }),
  swarmer: creature({
    body: 'head',
    skin: '#c98f6a',
    eyes: 'none',
    mouth: 'none',
    own: [
      [
        `${circle(34, 38, 12)}${circle(64, 34, 10)}${circle(56, 64, 13)}${circle(28, 66, 7)}${circle(80, 56, 6)}`,
        '#5a2f26',
      ],
      ...tinyFly(34, 38),
      ...tinyFly(57, 64),
      ...tinyFly(92, 18),
      ...tinyFly(8, 16),
    ],
  }),
  'holy-mulligan': creature({
    body: 'head',
    skin: '#e4b79c',
    eyes: 'crying',
    mouth: 'frown',
    around: 'wings',
    halo: true,
    worn: ['boils'],
  }),
  dingle: creature({ body: 'pile', skin: '#7a4c28', eyes: 'popping', mouth: 'grin', worn: ['flies'] }),
  'headless-horseman': thing(
    ['M30 44C18 52 12 74 10 98H90C88 74 82 52 70 44z', '#5b4a6a'],
    ['M38 24H62L66 46C58 52 42 52 34 46z', '#c9c2ae'],
    ['M38 24C44 18 56 18 62 24 56 30 44 30 38 24z', BLOOD],
    ['M44 20 42 8M52 18V4M58 20l4-10'],
    ['M66 56C82 54 92 64 91 77 90 90 80 95 68 95S46 90 45 77C44 64 52 56 66 56z', '#c9c2ae'],
    [`${circle(60, 73, 5)}${circle(77, 73, 5)}`, INK],
    ['M60 86q8-7 16 0M20 74C28 84 36 88 46 86'],
  ),
  krampus: creature({
    body: 'child',
    skin: '#5f3a2c',
    eyes: 'none',
    mouth: 'none',
    behind: ['horns'],
    own: [
      ['M24 32 44 42C42 54 28 54 24 32zM76 32 56 42C58 54 72 54 76 32z', '#ffd24d'],
      ['M30 56H70C68 70 60 72 50 72S32 70 30 56z', '#2a1014'],
      ['M34 56l4 8 5-8zM57 56l5 8 4-8z', '#fff'],
      ['M44 66C42 82 46 96 54 96 62 94 58 80 56 66z', BLOOD],
    ],
  }),
  'monstro-ii': creature({
    body: 'maw',
    skin: '#b85a5a',
    eyes: 'angry',
    mouth: 'teeth',
    worn: ['boils'],
    own: [['M42 84 38 102H62L58 84z', BLOOD]],
  }),
  'the-fallen': creature({
    body: 'child',
    skin: '#4c4356',
    eyes: 'none',
    mouth: 'none',
    behind: ['horns'],
    own: [
      [
        'M16 50C0 20-8 40-4 66 2 60 8 62 10 70 14 64 20 66 24 72zM84 50C100 20 108 40 104 66 98 60 92 62 90 70 86 64 80 66 76 72z',
        '#2d2437',
      ],
      ['M24 36 44 44C42 56 28 56 24 36zM76 36 56 44C58 56 72 56 76 36z', '#ff5a4d'],
      ['M32 60H68C66 70 60 72 50 72S34 70 32 60z', '#fff'],
      ['M50 6 46 20 54 30 47 44M40 60v10M50 60v12M60 60v10'],
    ],
  }),
  widow: creature({
    body: 'spider',
    skin: '#4a4450',
    eyes: 'none',
    mouth: 'none',
    own: [
      [`${circle(38, 46, 8)}${circle(62, 46, 8)}${circle(50, 38, 5)}`, '#fff'],
      [`${circle(38, 47, 3)}${circle(62, 47, 3)}${circle(50, 38, 1)}`, INK],
      ['M42 60H58L52 68 58 76H42L48 68z', BLOOD],
    ],
  }),
  'isaac-fsp2': creature({
    body: 'child',
    skin: '#f2c9a8',
    eyes: 'crying',
    mouth: 'open',
    around: 'wings',
    own: [['M50-8v10M20-4 26 6M80-4 74 6']],
  }),
  'moms-heart': thing(
    ['M40 26 34 2H46L50 22 56 0H68L62 28M74 30 90 12 98 20 82 38', FLESH],
    ['M28 32 12 18 4 26 20 42', '#7a8fc0'],
    ['M50 26C70 16 92 30 90 54 88 76 66 92 50 100 32 92 10 74 10 52 10 30 32 16 50 26z', '#b3343c'],
    ['M50 26C46 40 56 48 48 62M68 40C62 50 68 58 62 68M30 44C34 54 28 60 34 70M48 62 40 74M62 68 68 78'],
    ['M22 46c1-6 4-9 8-10'],
  ),
};
