import type { Steps, WordNode } from '@tafelrunde/words';
import type { Standing } from '../standing.ts';

/* Element markers that a spirit prepares and keeps until it uses them (SI-376). */

/** So many, each of whatever element one likes. */
export interface Prepare extends WordNode {
  readonly word: 'prepare';
  readonly n: number;
}

/** For so many markers. */
export interface PayMarkers extends WordNode {
  readonly word: 'payMarkers';
  readonly n: number;
  readonly do: Steps;
}

/** The target spirit gains the elements of up to so many markers. */
export interface Teach extends WordNode, Standing {
  readonly word: 'teach';
  readonly always: 'element';
  readonly n: number;
}

/** After each of the next so many actions that change which pieces are in the land one is prepared. */
export interface Observe extends WordNode, Standing {
  readonly word: 'observe';
  readonly always: 'observes';
  readonly n: number;
}

export const prepare = (n = 1): Prepare => ({ word: 'prepare', n });
export const payMarkers = (n: number, ...steps: Steps): PayMarkers => ({ word: 'payMarkers', n, do: steps });
export const teach = (n: number): Teach => ({ word: 'teach', always: 'element', n });
export const observe = (n: number): Observe => ({ word: 'observe', always: 'observes', n });
