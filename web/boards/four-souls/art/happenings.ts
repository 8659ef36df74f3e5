import { creature } from './creature.tsx';
import { BLOOD, circle, GOLD, INK, type Stroke } from './parts.ts';
import type { Pictures } from './picture.ts';
import { bomb, COAL, cents, chest, STEEL, scroll, WOOD } from './shapes.ts';
import { thing } from './sheet.tsx';

const TROLL: readonly Stroke[] = [
  ['M24 52 42 60C40 70 28 70 24 52zM68 52 50 60C52 70 64 70 68 52z', '#ff5a4d'],
  ['M28 76C38 70 54 70 64 76 56 88 36 88 28 76z', '#fff'],
];
const GLITTER: readonly Stroke[] = [
  ['M16 0l3 7 7 1-5 5 2 7-7-4-7 4 2-7-5-5 7-1zM84-4l3 7 7 1-5 5 2 7-7-4-7 4 2-7-5-5 7-1z', '#fff'],
];

/** Events, curses and bonus souls. */
export const happenings: Pictures = {
  ambush: thing(
    [
      'M4 92C-6 70 8 60 4 44 16 46 18 28 32 32 34 14 48 16 54 8 62 20 74 14 76 32 90 30 88 46 98 50 94 62 106 76 96 92z',
      '#3d3646',
    ],
    [
      `${circle(26, 54, 7)}${circle(44, 54, 7)}${circle(60, 36, 6)}${circle(74, 38, 6)}${circle(64, 74, 8)}${circle(84, 74, 8)}`,
      GOLD,
    ],
    [
      `${circle(28, 54, 2)}${circle(45, 55, 2)}${circle(61, 37, 2)}${circle(75, 39, 2)}${circle(65, 76, 3)}${circle(84, 76, 3)}`,
      INK,
    ],
    ['M24 78 29 86 34 78 39 86 44 78z', '#fff'],
  ),
  'cursed-chest': chest(
    '#6c4aa0',
    ['M20 60 27 76 34 60 41 76 50 60 59 76 66 60 73 76 80 60z', '#fff'],
    [`${circle(32, 36, 7)}${circle(68, 36, 7)}`, '#ff5a4d'],
  ),
  'greed-event': cents(5),
  'mega-troll-bomb': bomb(BLOOD, ...TROLL),
  'troll-bombs': bomb(COAL, ...TROLL),
  chest: chest(WOOD),
  'chest-2': chest(WOOD),
  'dark-chest': chest('#4a4450'),
  'dark-chest-2': chest('#4a4450'),
  'devil-deal': scroll(['M50 62 62 84H38zM40 66 34 56 46 64M60 66 66 56 54 64', BLOOD]),
  'gold-chest': chest(GOLD, ...GLITTER),
  'gold-chest-2': chest(GOLD, ...GLITTER),
  'i-can-see-forever': creature({
    body: 'eye',
    skin: '#7fb4dc',
    eyes: 'none',
    mouth: 'none',
    own: [['M20 22 12 8M40 16 38 0M60 16 62 0M80 22 88 8']],
  }),
  'secret-room': thing(
    ['M2 2H98V98H2z', '#b08a6a'],
    ['M2 26H98M2 50H98M2 74H98M34 2V26M70 2V26M18 26V50M84 26V50M18 74V98M84 74V98'],
    ['M30 98 22 76 30 62 24 44 40 34 50 22 60 32 76 40 72 56 80 70 70 98z', '#2c2430'],
    ['M50 44l4 10 11 1-8 7 3 11-10-6-10 6 3-11-8-7 11-1z', GOLD],
  ),
  'shop-upgrade': thing(
    ['M10 36H90V96H10z', '#d9b07a'],
    [
      'M4 12H96L100 34C96 46 84 46 80 36 76 46 64 46 60 36 56 46 44 46 40 36 36 46 24 46 20 36 16 46 4 46 0 34z',
      '#fff',
    ],
    ['M4 12H22L20 36C16 46 4 46 0 34zM42 12H58L60 36C56 46 44 46 40 36zM78 12H96L100 34C96 46 84 46 80 36z', BLOOD],
    ['M4 74H96V84H4z', WOOD],
    ['M50 98V64H38L58 42 78 64H66V98z', '#5fa84a'],
  ),
  'we-need-to-go-deeper': thing(
    ['M50 40C84 40 100 54 100 68S84 100 50 100 0 84 0 68 16 40 50 40z', '#8a6a4c'],
    ['M50 50C76 50 88 60 88 68S76 90 50 90 12 78 12 68 24 50 50 50z', '#1f1712'],
    ['M30-4H38V74H30zM62-4H70V74H62z', WOOD],
    ['M38 8H62V15H38zM38 28H62V35H38zM38 48H62V55H38zM38 66H62V72H38z', WOOD],
  ),
  'xl-floor': thing(
    ['M50 20 90 50 50 80 10 50z', '#d9bd86'],
    ['M30 35 70 65M70 35 30 65'],
    ['M50-6 62 8H55V28H45V8H38zM50 104 62 90H55V72H45V90H38z', BLOOD],
    ['M-4 50 8 38V45H26V55H8V62zM104 50 92 38V45H74V55H92V62z', BLOOD],
  ),
  'curse-of-amnesia': creature({
    body: 'head',
    skin: '#8f7aa6',
    eyes: 'wild',
    mouth: 'open',
    around: 'curse',
    own: [['M78 6C76-8 98-8 96 6 94 14 88 14 88 22M88 30v1']],
  }),
  'curse-of-greed': creature({
    body: 'head',
    skin: '#8f7aa6',
    eyes: 'crosses',
    mouth: 'grin',
    around: 'curse',
    worn: ['coin'],
  }),
  'curse-of-loss': creature({
    body: 'head',
    skin: '#8f7aa6',
    eyes: 'crying',
    mouth: 'frown',
    around: 'curse',
    own: [
      ['M80 34C66 24 60 16 62 8 64-2 76-4 80 6 84-4 96-2 98 8 100 16 94 24 80 34z', BLOOD],
      ['M80 6 74 14 84 20 78 30'],
    ],
  }),
  'curse-of-pain': creature({
    body: 'head',
    skin: '#8f7aa6',
    eyes: 'crosses',
    mouth: 'teeth',
    around: 'curse',
    own: [['M62 18 84-2 92 6 70 26z', STEEL], ['M80-8 98 10'], ['M58 22C52 34 58 40 62 36S66 28 62 22z', BLOOD]],
  }),
  'curse-of-the-blind': creature({
    body: 'head',
    skin: '#8f7aa6',
    eyes: 'none',
    mouth: 'open',
    around: 'curse',
    worn: ['blindfold'],
  }),
  'soul-of-gluttony': creature({ body: 'fat', skin: '#d6eaf3', eyes: 'closed', mouth: 'teeth', halo: true }),
  'soul-of-greed': creature({
    body: 'head',
    skin: '#d6eaf3',
    eyes: 'crosses',
    mouth: 'frown',
    halo: true,
    worn: ['coin'],
  }),
  'soul-of-guppy': creature({
    body: 'head',
    skin: '#d6eaf3',
    eyes: 'closed',
    mouth: 'smile',
    halo: true,
    behind: ['catEars'],
    worn: ['whiskers'],
  }),
};
