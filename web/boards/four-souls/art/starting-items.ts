import { creature } from './creature.tsx';
import { BLOOD, BONE, circle, INK } from './parts.ts';
import type { Pictures } from './picture.ts';
import { book, heart, PAPER } from './shapes.ts';
import { thing } from './sheet.tsx';

export const startingItems: Pictures = {
  'the-d6': thing(
    ['M50 0 92 22 50 46 8 22z', '#f7f2ea'],
    ['M8 22 50 46V98L10 74z', '#e6dccb'],
    ['M92 22 50 46V98L90 74z', '#cdbfa9'],
    [circle(50, 23, 6), BLOOD],
    [`${circle(20, 42, 5)}${circle(38, 76, 5)}${circle(29, 59, 5)}`, INK],
    [`${circle(64, 54, 5)}${circle(80, 44, 5)}${circle(62, 78, 5)}${circle(79, 68, 5)}`, INK],
  ),
  'yum-heart': heart('#e0485a', ['M50 40H60V52H72V62H60V74H50 40V62H28V52H40V40z', '#fff']),
  'sleight-of-hand': thing(
    ['M14 20 46 8 66 66 34 78z', PAPER],
    ['M34 12 68 10 70 70 36 72z', '#fff'],
    ['M56 12 90 26 68 82 36 68z', '#fff'],
    ['M66 32C60 28 54 38 62 46L70 50C80 48 82 36 74 36 72 30 66 30 66 32z', BLOOD],
    ['M20 98C14 80 24 70 34 72 46 74 62 72 68 80 74 86 66 98 58 98z', '#f2c9a8'],
    ['M36 76C30 82 40 86 52 82M38 86c6 4 14 3 20 0'],
  ),
  'book-of-belial': book('#3b3440', ['M56 62 44 24 76 48H38L68 24z', '#ff5a4d'], ['M56 14a28 28 0 1 0 1 0z']),
  'forever-alone': creature({
    body: 'fly',
    skin: '#a9c3d6',
    eyes: 'crying',
    mouth: 'frown',
    own: [['M2 70C6 90 26 100 50 100M98 70C94 90 76 98 64 100']],
  }),
  'the-curse': creature({ body: 'skull', skin: '#d9cbe8', eyes: 'hollow', mouth: 'none', around: 'curse' }),
  'blood-lust': thing(
    ['M50-4C64 26 88 44 88 66A38 36 0 0 1 12 66C12 44 36 26 50-4z', BLOOD],
    ['M24 50 44 60C42 72 28 72 24 50zM76 50 56 60C58 72 72 72 76 50z', INK],
    ['M34 80 39 88 45 80 50 88 55 80 61 88 66 80C60 96 40 96 34 80z', '#fff'],
    ['M30 36c2-6 6-12 10-16'],
  ),
  incubus: creature({
    body: 'child',
    skin: '#4c4356',
    eyes: 'angry',
    mouth: 'smile',
    around: 'wings',
    behind: ['horns'],
  }),
  'lazarus-rags': thing(
    ['M12 24C30 10 66 8 84 20L80 44C62 34 34 36 18 48z', BONE],
    ['M18 48C34 36 62 34 80 44L84 68C66 58 36 58 20 70z', '#e6d7b4'],
    ['M20 70C36 58 66 58 84 68L92 98C84 90 80 98 74 92 66 98 60 90 52 96 40 90 28 98 14 94z', BONE],
    ['M54 40C66 42 70 54 60 58 50 58 46 46 54 40z', BLOOD],
    ['M24 28l10 8M48 16l10 10M30 52l8 8M34 74l6 10M70 72l4 10'],
  ),
  'the-bone': thing(
    [
      'M30 58 58 30C50 14 62-2 74 8 78 10 80 14 80 20 86 20 92 22 94 28 100 42 86 50 72 44L44 72C50 88 38 102 26 92 22 90 20 86 20 80 14 80 8 78 6 72 0 58 16 50 30 58z',
      BONE,
    ],
    ['M38 62 54 46M76 16c-4 0-6 3-6 6'],
  ),
};
