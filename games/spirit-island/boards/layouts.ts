import type { SideName } from './balanced.ts';

/*
 * How boards are put together (SI-034, SI-036): for each number of boards, which side or corner of which board meets which. The first
 * of each is the standard one.
 */

/** The corners between the sides, clockwise from where the ocean ends. */
export const cornerNames = ['oceanTop', 'inlandTop', 'inlandBottom', 'oceanBottom'] as const;
export type CornerName = (typeof cornerNames)[number];
export type PartName = SideName | CornerName;

/** `1.bottom 2.top`: the bottom of the first board meets the top of the second. */
export const layouts: Readonly<Record<number, Readonly<Record<string, readonly string[]>>>> = {
  1: {
    standard: [],
    'great-river': [],
  },
  2: {
    standard: ['1.bottom 2.bottom'],
    coastline: ['1.bottom 2.top'],
    fragment: ['1.right 2.bottom'],
    'great-river': ['1.bottom 2.top'],
    'inverted-fragment': ['1.right 2.top'],
    'opposite-shores': ['1.right 2.right'],
    'top-to-top': ['1.top 2.top'],
  },
  3: {
    standard: ['1.right 2.bottom', '1.bottom 3.right', '2.right 3.bottom'],
    coastline: ['1.bottom 2.top', '2.bottom 3.top'],
    'great-river': ['1.bottom 2.top', '2.bottom 3.top'],
    sunrise: ['1.right 2.top', '2.right 3.bottom', '1.inlandTop 3.oceanBottom'],
  },
  4: {
    standard: [
      '1.bottom 2.top',
      '1.right 4.right',
      '2.right 3.right',
      '3.bottom 4.top',
      '1.inlandBottom 3.inlandBottom',
      '2.inlandTop 4.inlandTop',
    ],
    'great-river': ['1.bottom 2.top', '2.bottom 3.top', '3.bottom 4.top'],
    leaf: [
      '1.bottom 2.top',
      '1.right 4.bottom',
      '2.right 3.top',
      '3.right 4.right',
      '1.inlandBottom 3.inlandTop',
      '2.inlandTop 4.inlandBottom',
    ],
    snake: [
      '1.bottom 3.bottom',
      '1.right 4.right',
      '2.bottom 4.bottom',
      '3.oceanBottom 4.inlandTop',
      '1.inlandTop 2.oceanBottom',
    ],
  },
  5: {
    standard: [
      '1.right 2.bottom',
      '1.bottom 4.right',
      '2.right 4.bottom',
      '2.top 5.bottom',
      '3.right 4.top',
      '1.oceanBottom 3.inlandTop',
      '4.oceanBottom 5.inlandBottom',
    ],
    'great-river': ['1.bottom 2.top', '2.bottom 3.top', '3.bottom 4.top', '4.bottom 5.top'],
    meeple: [
      '1.right 2.top',
      '1.top 3.right',
      '2.right 4.top',
      '3.top 5.bottom',
      '4.right 5.right',
      '1.inlandTop 4.inlandTop',
      '1.inlandTop 5.inlandBottom',
      '2.inlandTop 3.inlandTop',
      '2.inlandTop 5.inlandBottom',
      '3.inlandTop 4.inlandTop',
    ],
    peninsula: [
      '1.right 2.bottom',
      '1.bottom 4.right',
      '2.right 4.bottom',
      '3.bottom 5.top',
      '4.top 5.bottom',
      '1.oceanBottom 5.inlandBottom',
    ],
    snail: [
      '1.right 2.bottom',
      '1.top 3.right',
      '1.bottom 4.right',
      '2.right 4.bottom',
      '3.top 5.bottom',
      '1.inlandTop 5.inlandBottom',
      '2.oceanBottom 3.inlandTop',
      '2.oceanBottom 5.inlandBottom',
    ],
    v: ['1.top 2.bottom', '1.bottom 3.top', '2.right 4.bottom', '4.top 5.bottom', '1.inlandTop 4.inlandBottom'],
  },
  6: {
    standard: [
      '1.bottom 2.right',
      '1.right 3.bottom',
      '2.bottom 3.right',
      '3.top 5.top',
      '4.bottom 5.right',
      '4.right 6.bottom',
      '5.bottom 6.right',
      '2.oceanBottom 5.oceanTop',
      '3.oceanTop 4.oceanBottom',
    ],
    caldera: [
      '1.top 5.bottom',
      '1.bottom 6.right',
      '2.top 4.bottom',
      '2.bottom 5.right',
      '3.bottom 4.right',
      '3.top 6.bottom',
      '1.inlandBottom 3.inlandTop',
      '1.inlandTop 2.inlandBottom',
      '2.inlandTop 3.inlandBottom',
    ],
    flower: [
      '1.bottom 4.top',
      '2.bottom 6.top',
      '3.bottom 5.top',
      '4.bottom 5.right',
      '4.right 6.bottom',
      '5.bottom 6.right',
      '1.inlandBottom 6.oceanBottom',
      '2.inlandBottom 5.oceanBottom',
      '3.inlandBottom 4.oceanBottom',
    ],
    'great-river': ['1.bottom 2.top', '2.bottom 3.top', '3.bottom 4.top', '4.bottom 5.top', '5.bottom 6.top'],
    star: [
      '1.right 2.top',
      '1.top 6.right',
      '2.right 3.top',
      '3.right 4.top',
      '4.right 5.top',
      '5.right 6.top',
      '1.inlandTop 3.inlandTop',
      '1.inlandTop 4.inlandTop',
      '1.inlandTop 5.inlandTop',
      '2.inlandTop 4.inlandTop',
      '2.inlandTop 5.inlandTop',
      '2.inlandTop 6.inlandTop',
      '3.inlandTop 5.inlandTop',
      '3.inlandTop 6.inlandTop',
      '4.inlandTop 6.inlandTop',
    ],
  },
};
