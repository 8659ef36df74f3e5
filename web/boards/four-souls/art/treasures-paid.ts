import { creature } from './creature.tsx';
import { BLOOD, circle, GOLD, INK } from './parts.ts';
import type { Pictures } from './picture.ts';
import { box, COAL, chest, coinWith, machine, playingCard, razorBlade, scroll, shovel, star, WOOD } from './shapes.ts';
import { thing } from './sheet.tsx';

/** Treasures that are paid for again and again, and those that are used once. */
export const paidTreasures: Pictures = {
  'battery-bum': creature({
    body: 'child',
    skin: '#cfae8e',
    eyes: 'closed',
    mouth: 'smile',
    own: [
      ['M74 60H82V64H88V98H68V64H74z', '#8fc46a'],
      ['M80 68 73 80H79L76 92 85 78H79z', INK],
    ],
  }),
  'contract-from-below': scroll([circle(50, 72, 10), BLOOD], ['M50 80v14']),
  'donation-machine': machine(
    '#6f8fae',
    ['M26 12H74V42H26z', '#dbe8ee'],
    ['M50 38C38 30 34 24 38 18 42 14 48 16 50 22 52 16 58 14 62 18 66 24 62 30 50 38z', BLOOD],
    ['M30 54H58V62H30z', INK],
    [circle(70, 58, 6), GOLD],
    ['M28 74H72V90H28z', '#4f6a84'],
  ),
  'golden-razor-blade': razorBlade(GOLD),
  'pay-to-play': coinWith(GOLD, ['M38 28 74 50 38 72z', '#5fa84a']),
  'portable-slot-machine': machine(
    '#c3434c',
    ['M82 40H94V24M94 24V20'],
    [circle(94, 16, 7), GOLD],
    ['M24 26H76V56H24z', '#fff'],
    ['M41 26V56M59 26V56'],
    ['M28 34H37L32 48M46 34H55L50 48M64 34H73L68 48'],
    ['M28 70H72V88H28z', COAL],
    [`${circle(42, 84, 6)}${circle(56, 84, 6)}`, GOLD],
    ['M30 14H70'],
  ),
  smelter: thing(
    ['M70 0H86V36H70z', '#8a6a5a'],
    ['M8 36C8 24 24 22 34 22H92V98H8z', '#b0705a'],
    ['M8 50H26M74 50H92M8 74H20M80 74H92M50 22V34'],
    ['M24 98V70C24 46 76 46 76 70V98z', COAL],
    ['M34 98C26 84 40 80 38 64 48 70 50 76 52 82 54 74 58 72 58 66 68 78 70 90 64 98z', '#f7a52c'],
    ['M44 98C42 90 48 88 50 82 56 88 58 94 54 98z', '#ffe08a'],
  ),
  'the-poop': creature({ body: 'pile', skin: '#8a5a33', eyes: 'none', mouth: 'none' }),
  box: box(
    '#d0a468',
    ['M12 36 24 14H76L88 36z', '#e6c08a'],
    ['M50 14V36'],
    ['M40 36H60V58H40z', '#f2dcb0'],
    ['M20 84h12M20 90h8'],
  ),
  'chaos-card': playingCard(
    '#2c2430',
    ['M51 20C70 24 70 50 51 50 34 50 34 76 52 80 30 84 20 50 34 32 38 26 44 22 51 20z', '#e0648c'],
    ['M51 20C70 24 70 50 51 50 34 50 34 76 52 80 74 80 84 50 70 32 64 24 58 20 51 20z', '#7fb4dc'],
  ),
  'moms-shovel': shovel('#b0646a', '#c2477a'),
  'the-d4': thing(
    ['M50 0 98 76 50 98 2 76z', '#5fa84a'],
    ['M50 0V98L2 76z', '#8fc46a'],
    ['M28 44 22 62H34M31 54V70M64 60 70 56V76M64 80 76 74'],
  ),
  'pandoras-box': box(
    '#5a3f86',
    ['M8 40 20 8 96-2 90 34z', '#7d5fb0'],
    ['M12 36H88V46H12z', GOLD],
    ['M40 40H60V60H40z', GOLD],
    [circle(50, 50, 3), INK],
    ['M38 34C30 22 46 20 40 8 54 12 50 22 60 20 62 28 58 32 56 34z', '#b5e07a'],
    [star(22, 64), '#fff'],
    [star(76, 66), '#fff'],
  ),
  'the-chest': chest(WOOD, ['M50-6l3 7 7 1-5 5 2 7-7-4-7 4 2-7-5-5 7-1z', GOLD]),
};
