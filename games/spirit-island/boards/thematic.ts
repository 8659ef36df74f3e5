import { type BoardLand, coast, land } from './board.ts';

/* The thematic map (SI-339 to SI-347): the reverse sides of the boards, which lie in one place only. */

/** Two letters each, so that none is called like a balanced board. */
export const thematicNames = ['NW', 'NE', 'WE', 'EA', 'SW', 'SE'] as const;
export type ThematicName = (typeof thematicNames)[number];

/** SI-340, SI-341: the boards in the order in which they join in; one alone plays on the northeast. */
export const thematicFor = (boards: number): readonly ThematicName[] =>
  boards === 1 ? ['NE'] : JOINING.slice(0, boards);

const JOINING: readonly ThematicName[] = ['WE', 'EA', 'NE', 'NW', 'SE', 'SW'];

/** With the tokens that are printed, and the badlands of SI-344. */
export const thematicBoards: Readonly<Record<ThematicName, readonly BoardLand[]>> = {
  NW: [
    coast('sands', [2, 5, 6], { explorer: 2, dahan: 1 }),
    coast('sands', [1, 3, 4, 5], { city: 1 }),
    coast('wetland', [2, 4], { town: 1, disease: 1 }),
    land('jungle', [2, 3, 5, 7]),
    land('mountain', [1, 2, 4, 6, 7, 8]),
    land('sands', [1, 5, 8, 9], { dahan: 2 }),
    land('wetland', [4, 5, 8], { dahan: 1, badlands: 1 }),
    land('mountain', [5, 6, 7, 9], { explorer: 1, dahan: 1 }),
    land('mountain', [6, 8], { dahan: 1 }),
  ],
  NE: [
    coast('sands', [2, 5], { city: 1 }),
    coast('jungle', [1, 3, 5], { wilds: 1 }),
    coast('jungle', [2, 4, 5, 7], { dahan: 1 }),
    coast('wetland', [3, 7], { dahan: 1 }),
    land('jungle', [1, 2, 3, 7, 8, 9], { town: 1 }),
    land('mountain', [7], { dahan: 2 }),
    land('mountain', [3, 4, 5, 6, 8], { explorer: 3, dahan: 3 }),
    land('sands', [5, 7, 9]),
    land('wetland', [5, 8], { beasts: 1, disease: 1 }),
  ],
  WE: [
    coast('jungle', [2, 5, 7, 8, 9], { town: 2, dahan: 2 }),
    coast('sands', [1, 3, 4, 5], { town: 1 }),
    coast('sands', [2, 4], { wilds: 1 }),
    land('sands', [2, 3, 5, 6], { beasts: 1 }),
    land('jungle', [1, 2, 4, 6, 7], { explorer: 1 }),
    land('mountain', [4, 5, 7], { explorer: 1, dahan: 1 }),
    land('wetland', [1, 5, 6, 8], { dahan: 2 }),
    land('jungle', [1, 7, 9, 10], { dahan: 2 }),
    land('sands', [1, 8, 10], { badlands: 1 }),
    land('mountain', [8, 9], { beasts: 1 }),
  ],
  EA: [
    coast('jungle', [2, 5, 6], { explorer: 1 }),
    coast('wetland', [1, 3, 4, 5], { strifeTown: 1, disease: 2 }),
    coast('wetland', [2, 4, 7], { strifeTown: 1, city: 1, dahan: 2, blight: 1, disease: 1 }),
    land('wetland', [2, 3, 5, 7, 8, 9], { explorer: 1, dahan: 3 }),
    land('sands', [1, 2, 4, 6, 9]),
    land('mountain', [1, 5, 9, 10], { badlands: 1 }),
    land('mountain', [3, 4, 8]),
    land('mountain', [4, 7, 9], { explorer: 1 }),
    land('wetland', [4, 5, 6, 8, 10], { dahan: 2 }),
    land('wetland', [6, 9], { dahan: 2 }),
  ],
  SW: [
    coast('sands', [2, 4, 5], { beasts: 1 }),
    coast('wetland', [1, 3, 4], { town: 1, dahan: 1 }),
    coast('sands', [2, 4, 7], { strifeTown: 1, dahan: 1, blight: 1 }),
    land('jungle', [1, 2, 3, 5, 6, 7], { explorer: 1, town: 1, beasts: 1 }),
    land('jungle', [1, 4, 6, 10], { beasts: 1, wilds: 1 }),
    land('jungle', [4, 5, 7, 9, 10], { explorer: 1, badlands: 1 }),
    land('mountain', [3, 4, 6, 8, 9], { explorer: 1 }),
    land('mountain', [7, 9], { blight: 1, wilds: 1 }),
    land('sands', [6, 7, 8, 10]),
    land('jungle', [5, 6, 9]),
  ],
  SE: [
    coast('jungle', [2, 5, 6], { town: 1, dahan: 2 }),
    coast('jungle', [1, 3, 4, 5], { dahan: 2 }),
    coast('wetland', [2, 4], { dahan: 1 }),
    land('mountain', [2, 3, 5, 7]),
    land('jungle', [1, 2, 4, 6, 7, 8], { beasts: 1 }),
    land('wetland', [1, 5, 8, 9], { town: 2, dahan: 1, disease: 1 }),
    land('sands', [4, 5, 8], { explorer: 1 }),
    land('mountain', [5, 6, 7, 9], { blight: 1, wilds: 1 }),
    land('mountain', [6, 8]),
  ],
};

/** Lands of two boards that touch. */
export const thematicBorders: readonly string[] = [
  'NW1 WE3',
  'NW6 WE3',
  'NW6 WE4',
  'NW7 NE7',
  'NW7 NE8',
  'NW7 NE9',
  'NW8 NE7',
  'NW9 NE6',
  'NW9 NE7',
  'NW9 WE4',
  'NW9 WE6',
  'NW9 EA10',
  'NE4 EA1',
  'NE4 EA6',
  'NE6 EA6',
  'NE6 EA10',
  'NE7 EA6',
  'WE1 SW3',
  'WE6 EA10',
  'WE7 EA9',
  'WE7 EA10',
  'WE8 EA8',
  'WE8 EA9',
  'WE9 SW3',
  'WE9 SW7',
  'WE10 EA7',
  'WE10 EA8',
  'WE10 SW7',
  'WE10 SW8',
  'WE10 SE9',
  'EA3 SE1',
  'EA3 SE6',
  'EA3 SE9',
  'EA7 SW8',
  'EA7 SE9',
  'SW8 SE8',
  'SW8 SE9',
  'SW9 SE7',
  'SW9 SE8',
  'SW10 SE7',
];
