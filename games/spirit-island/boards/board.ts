/* What a board is: its lands, which of them touch, and how its sides meet those of others. */

/** SI-002. */
export const TERRAINS = ['jungle', 'mountain', 'sands', 'wetland'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** What is printed in a land; `strifeTown` is a town with strife under it (SI-343). */
export type Printed = Readonly<Partial<Record<PrintedKind, number>>>;

export type PrintedKind =
  | 'explorer'
  | 'town'
  | 'city'
  | 'dahan'
  | 'blight'
  | 'beasts'
  | 'disease'
  | 'wilds'
  | 'badlands'
  | 'strifeTown';

export interface BoardLand {
  readonly terrain: Terrain;
  /** The numbers of the lands on the same board that it touches. */
  readonly touches: readonly number[];
  readonly printed: Printed;
  readonly coastal: boolean;
}

const NOTHING: Printed = {};

export const land = (terrain: Terrain, touches: readonly number[], printed: Printed = NOTHING): BoardLand => ({
  terrain,
  touches,
  printed,
  coastal: false,
});

export const coast = (terrain: Terrain, touches: readonly number[], printed: Printed = NOTHING): BoardLand => ({
  ...land(terrain, touches, printed),
  coastal: true,
});
