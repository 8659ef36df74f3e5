import type { WordNode } from '@tafelrunde/words';
import type { DeckName } from '../../../places.ts';
import type { Standing } from '../standing.ts';

/* Serpent Slumbering Beneath the Island: what it absorbs, and what it gives. */

export interface Absorb extends WordNode {
  readonly word: 'absorb';
  readonly n: number;
}

export interface GainFreely extends WordNode {
  readonly word: 'gainFreely';
  readonly deck: DeckName;
}

export interface GainAnyElement extends WordNode, Standing {
  readonly word: 'gainAnyElement';
  readonly always: 'element';
  readonly n: number;
}

/** So much of the target spirit's presence goes to the track of the sleeping spirit for good. */
export const absorb = (n: number): Absorb => ({ word: 'absorb', n });
/** Nothing is forgotten for it. */
export const gainFreely = (deck: DeckName): GainFreely => ({ word: 'gainFreely', deck });
/** So many different elements of the spirit's choice, for itself alone. */
export const gainAnyElement = (n: number): GainAnyElement => ({ word: 'gainAnyElement', always: 'element', n });
