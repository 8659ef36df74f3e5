import { creature } from '../creature.tsx';
import { loot as base } from '../loot.ts';
import { BLOOD, BONE, circle, GOLD, INK, type Stroke } from '../parts.ts';
import type { Pictures } from '../picture.ts';
import { COAL, PAPER, pill, rune, STEEL } from '../shapes.ts';
import { thing } from '../sheet.tsx';

const card = (...drawn: readonly Stroke[]) =>
  thing(['M20 0H80C84 0 86 2 86 6V94C86 98 84 100 80 100H20C16 100 14 98 14 94V6C14 2 16 0 20 0z', PAPER], ...drawn);

/** Printed again, drawn once. */
const again: Pictures = Object.fromEntries(
  [
    'a-penny',
    'two-cents',
    'three-cents',
    'four-cents',
    'a-nickel',
    'lil-battery',
    'bomb',
    'butter-bean',
    'dice-shard',
  ].flatMap((id) => {
    const picture = base[id];
    return picture === undefined ? [] : [[`${id}-fsp2`, picture]];
  }),
);

export const loot: Pictures = {
  ...again,
  'pills-white-white': pill('#fff', '#f2ece0'),
  'pills-white-spot': pill(
    '#fff',
    '#fff',
    `${circle(24, 42, 5)}${circle(36, 62, 5)}${circle(62, 40, 5)}${circle(78, 56, 5)}${circle(62, 65, 3)}`,
  ),
  'pills-black-black': pill('#4a4450', '#37313f'),
  'questionmark-card': card(
    ['M34 34C32 10 70 10 68 34 66 48 54 48 54 62H44C42 46 56 44 57 34 58 24 44 24 45 34z', '#7d4fb0'],
    [circle(49, 78, 7), '#7d4fb0'],
  ),
  'get-out-of-jail-card': card(
    ['M24 12H76V66H24z', STEEL],
    ['M50 24C62 24 66 34 64 44 62 54 56 56 50 56S38 54 36 44C34 34 38 24 50 24z', '#f2c9a8'],
    ['M36 34C38 20 62 20 64 34z', COAL],
    [`${circle(45, 42, 2)}${circle(55, 42, 2)}`, INK],
    ['M44 50q6 5 12 0M32 12V66M68 12V66'],
    ['M30 82H62V76L76 85 62 94V88H30z', '#5d8f4e'],
  ),
  ansuz: rune('#9fa7ad', 'M42 84V20L66 36M42 40 66 56'),
  perthro: rune('#b5a58c', 'M36 84V20L52 36 68 22M36 84 52 66 68 82'),
  'black-rune': rune('#2d2437', 'M50 18 66 40 34 80 28 76 50 46 72 76 66 80 34 40z', '#9b6fd0'),
  'aaa-battery': thing(
    ['M40-4H60V6H40z', STEEL],
    ['M28 6H72V100H28z', COAL],
    ['M28 6H72V26H28z', GOLD],
    ['M36 34H64V94H36z', PAPER],
    ['M50 10v12M44 16h12M42 52 50 38 58 52M45 48h10M42 72 50 58 58 72M45 68h10M42 90 50 76 58 90M45 86h10'],
  ),
  'poker-chip': thing(
    [circle(50, 50, 46), BLOOD],
    ['M42 5H58V22H42zM42 78H58V95H42zM5 42H22V58H5zM78 42H95V58H78z', '#fff'],
    [circle(50, 50, 28), '#fff'],
    ['M50 32C60 44 70 48 66 58 62 64 56 62 53 58L56 68H44L47 58C44 62 38 64 34 58 30 48 40 44 50 32z', INK],
  ),
  'tape-worm': creature({
    body: 'worm',
    skin: '#f0e2bd',
    mouth: 'open',
    own: [['M20 66 26 88M30 60 38 84M44 58 50 80M56 52 66 72M56 44 78 56M22 76h14']],
  }),
  'the-left-hand': creature({
    body: 'hand',
    skin: '#4a4450',
    eyes: 'none',
    mouth: 'none',
    around: 'curse',
    own: [['M34 84C42 90 58 90 66 84L70 98H30z', BONE]],
  }),
  'gold-key': thing(
    [`${circle(30, 28, 24)}M30 18a10 10 0 1 1 0 20a10 10 0 1 1 0-20z`, GOLD],
    ['M42 46 50 38 96 84 88 92 80 84 72 92 62 82 70 74z', GOLD],
    ['M16 20q4-6 10-7'],
  ),
};
