import type { GroundName, SkyName } from './grounds.ts';
import type { MotifName } from './motifs.ts';

/** What stands in a picture, where, and how large; the first thing stands in the middle. */
export type Shown = MotifName | readonly [what: MotifName, x: number, y: number, size?: number];

export type Scene = readonly [sky: SkyName, ground: GroundName, ...shown: readonly Shown[]];

export const left = (what: MotifName, size = 0.7): Shown => [what, 22, 44, size];
export const right = (what: MotifName, size = 0.7): Shown => [what, 98, 44, -size];
export const high = (what: MotifName, size = 0.6): Shown => [what, 94, 17, size];
export const above = (what: MotifName, size = 0.6): Shown => [what, 26, 17, size];
