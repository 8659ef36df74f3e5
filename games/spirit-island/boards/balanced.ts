import { type BoardLand, coast, land } from './board.ts';

/* The balanced boards: A to D of the base game, E and F of Jagged Earth. */

/**
 * A side from one corner to the next, clockwise: the lands along it, and where the borders between them meet it. Each side is 13
 * long; where two sides meet, one of them runs backwards.
 */
export interface Side {
  readonly lands: readonly number[];
  readonly breaks: readonly number[];
}

export const sideNames = ['top', 'right', 'bottom'] as const;
export type SideName = (typeof sideNames)[number];

export interface Board {
  readonly set: 'base' | 'jagged-earth';
  /** Land 1 first. */
  readonly lands: readonly BoardLand[];
  readonly sides: Readonly<Record<SideName, Side>>;
}

export const boardNames = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type BoardName = (typeof boardNames)[number];

/** SI-035: of each of these pairs only one is used with four boards or fewer. */
export const pairs: readonly (readonly [BoardName, BoardName])[] = [
  ['B', 'E'],
  ['D', 'F'],
];

export const balancedBoards: Readonly<Record<BoardName, Board>> = {
  A: {
    set: 'base',
    lands: [
      coast('mountain', [2, 4, 5, 6]),
      coast('wetland', [1, 3, 4], { city: 1, dahan: 1 }),
      coast('jungle', [2, 4], { dahan: 2 }),
      land('sands', [1, 2, 3, 5], { blight: 1 }),
      land('wetland', [1, 4, 6, 7, 8]),
      land('mountain', [1, 5, 8], { dahan: 1 }),
      land('sands', [5, 8], { dahan: 2 }),
      land('jungle', [5, 6, 7], { town: 1 }),
    ],
    sides: {
      top: { lands: [1, 6, 8], breaks: [3, 7] },
      right: { lands: [8, 7], breaks: [5] },
      bottom: { lands: [7, 5, 4, 3], breaks: [1, 3, 7] },
    },
  },
  B: {
    set: 'base',
    lands: [
      coast('wetland', [2, 4, 5, 6], { dahan: 1 }),
      coast('mountain', [1, 3, 4], { city: 1 }),
      coast('sands', [2, 4], { dahan: 2 }),
      land('jungle', [1, 2, 3, 5, 7], { blight: 1 }),
      land('sands', [1, 4, 6, 7]),
      land('wetland', [1, 5, 7, 8], { town: 1 }),
      land('mountain', [4, 5, 6, 8], { dahan: 1 }),
      land('jungle', [6, 7], { dahan: 2 }),
    ],
    sides: {
      top: { lands: [1, 6, 8], breaks: [1, 7] },
      right: { lands: [8, 7], breaks: [5] },
      bottom: { lands: [7, 4, 3], breaks: [1, 5] },
    },
  },
  C: {
    set: 'base',
    lands: [
      coast('jungle', [2, 5, 6], { dahan: 1 }),
      coast('sands', [1, 3, 4, 5], { city: 1 }),
      coast('mountain', [2, 4], { dahan: 2 }),
      land('jungle', [2, 3, 5, 7]),
      land('wetland', [1, 2, 4, 6, 7], { dahan: 2, blight: 1 }),
      land('sands', [1, 5, 7, 8], { dahan: 1 }),
      land('mountain', [4, 5, 6, 8], { town: 1 }),
      land('wetland', [6, 7]),
    ],
    sides: {
      top: { lands: [1, 6, 8], breaks: [3, 7] },
      right: { lands: [8, 7, 4], breaks: [7, 11] },
      bottom: { lands: [4, 3], breaks: [7] },
    },
  },
  D: {
    set: 'base',
    lands: [
      coast('wetland', [2, 5, 7, 8], { dahan: 2 }),
      coast('jungle', [1, 3, 4, 5], { city: 1, dahan: 1 }),
      coast('wetland', [2, 4]),
      land('sands', [2, 3, 5, 6]),
      land('mountain', [1, 2, 4, 6, 7], { dahan: 1, blight: 1 }),
      land('jungle', [4, 5, 7]),
      land('sands', [1, 5, 6, 8], { town: 1, dahan: 2 }),
      land('mountain', [1, 7]),
    ],
    sides: {
      top: { lands: [1, 8], breaks: [11] },
      right: { lands: [8, 7, 6], breaks: [5, 11] },
      bottom: { lands: [6, 4, 3], breaks: [3, 9] },
    },
  },
  E: {
    set: 'jagged-earth',
    lands: [
      coast('sands', [2, 5, 7], { dahan: 1 }),
      coast('mountain', [1, 3, 5], { city: 1 }),
      coast('jungle', [2, 4, 5], { dahan: 2 }),
      land('wetland', [3, 5, 6, 7], { blight: 1 }),
      land('mountain', [1, 2, 3, 4, 7], { dahan: 1 }),
      land('sands', [4, 7, 8]),
      land('jungle', [1, 4, 5, 6, 8], { town: 1 }),
      land('wetland', [6, 7], { dahan: 2 }),
    ],
    sides: {
      top: { lands: [1, 7, 8], breaks: [5, 9] },
      right: { lands: [8, 6], breaks: [9] },
      bottom: { lands: [6, 4, 3], breaks: [1, 7] },
    },
  },
  F: {
    set: 'jagged-earth',
    lands: [
      coast('sands', [2, 5, 6], { dahan: 2 }),
      coast('jungle', [1, 3, 4, 5], { city: 1 }),
      coast('wetland', [2, 4], { dahan: 1 }),
      land('mountain', [2, 3, 5, 7, 8], { blight: 1 }),
      land('jungle', [1, 2, 4, 6, 8], { dahan: 1 }),
      land('mountain', [1, 5, 8], { dahan: 2 }),
      land('wetland', [4, 8]),
      land('sands', [4, 5, 6, 7], { town: 1 }),
    ],
    sides: {
      top: { lands: [1, 6, 8], breaks: [5, 11] },
      right: { lands: [8, 7], breaks: [7] },
      bottom: { lands: [7, 4, 3], breaks: [3, 9] },
    },
  },
};
