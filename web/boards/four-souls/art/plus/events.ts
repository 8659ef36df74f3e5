import { creature } from '../creature.tsx';
import { happenings as base } from '../happenings.ts';
import { BLOOD, BONE, GOLD } from '../parts.ts';
import type { Pictures } from '../picture.ts';
import { chest, STEEL, WOOD } from '../shapes.ts';
import { thing } from '../sheet.tsx';

const again: Pictures = base['troll-bombs'] === undefined ? {} : { 'troll-bombs-fsp2': base['troll-bombs'] };

/** Events and curses of Four Souls+. */
export const events: Pictures = {
  ...again,
  'angel-room': thing(
    ['M30 40C6 6-8 30 2 58 8 74 22 74 30 68zM70 40C94 6 108 30 98 58 92 74 78 74 70 68z', '#fff'],
    ['M6 48C14 50 20 54 24 60M94 48C86 50 80 54 76 60'],
    ['M24 98V44C24 10 76 10 76 44V98z', '#a9b9c6'],
    ['M34 98V48C34 26 66 26 66 48V98z', '#fff6c9'],
    ['M50 40v36M40 52h20'],
    ['M28-2a22 6 0 1 0 44 0a22 6 0 1 0-44 0z', GOLD],
  ),
  'boss-rush': creature({
    body: 'heads',
    skin: '#c5433c',
    eyes: 'angry',
    mouth: 'teeth',
    own: [['M16 20 12 0 22 8 32-4 40 8 50 2 46 20zM60 36 58 20 66 26 74 16 80 26 88 22 86 38z', GOLD]],
  }),
  'curse-of-blood-lust': creature({
    body: 'head',
    skin: '#7a3b52',
    eyes: 'angry',
    mouth: 'teeth',
    around: 'curse',
    own: [
      [
        'M22 18C10 34 12 46 22 46S34 34 22 18zM80 8C70 22 72 32 80 32S90 22 80 8zM50 84C42 96 44 102 50 102S58 96 50 84z',
        BLOOD,
      ],
    ],
  }),
  'curse-of-impulse': thing(
    [
      'M8 74C-12 44 2 32-2 10 14 18 18 10 20-8 36 4 42 0 50-6 58 0 64 4 80-8 82 10 86 18 102 10 98 32 112 44 92 74z',
      '#6c4aa0',
    ],
    ['M20 66H80V92C66 98 34 98 20 92z', STEEL],
    ['M32 66C32 52 68 52 68 66 68 74 32 74 32 66z', BLOOD],
    ['M58 2 34 32H48L40 52 68 22H52z', GOLD],
  ),
  'head-trauma': creature({
    body: 'head',
    skin: '#f2c9a8',
    eyes: 'crosses',
    mouth: 'open',
    worn: ['bandage'],
    own: [
      ['M60 14C68 20 66 30 72 32 80 30 80 20 74 16z', BLOOD],
      [
        'M20 2l3 6 6 1-5 4 2 6-6-3-6 3 2-6-5-4 6-1zM84 0l2 5 5 1-4 3 2 5-5-3-5 3 2-5-4-3 5-1zM50-8l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z',
        GOLD,
      ],
    ],
  }),
  'holy-chest': chest(
    '#f1ece2',
    ['M8 40C-14 14-14 44 0 58zM92 40C114 14 114 44 100 58z', '#fff'],
    ['M26 4a24 7 0 1 0 48 0a24 7 0 1 0-48 0z', GOLD],
  ),
  'spiked-chest': chest(
    WOOD,
    [
      'M14 34 2 20 22 24zM30 20 26 0 42 18zM58 18 74 0 70 20zM78 24 98 20 86 34zM8 70-6 76 8 84zM92 70 106 76 92 84z',
      BONE,
    ],
    ['M30 84H70L64 76 57 84 50 76 43 84 36 76z', BLOOD],
  ),
};
