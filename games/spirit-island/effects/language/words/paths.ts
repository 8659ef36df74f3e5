import type { WordNode } from '@tafelrunde/words';
import type { Standing } from '../standing.ts';

/* Finder of Paths Unseen: range that does not matter, and travellers. */

export interface IgnoreRange extends WordNode, Standing {
  readonly word: 'ignoreRange';
  readonly always: 'range';
}

export interface Escort extends WordNode {
  readonly word: 'escort';
  readonly n: number;
}

/** The spirit reaches whatever it likes this turn. */
export const ignoreRange = (): IgnoreRange => ({ word: 'ignoreRange', always: 'range', everything: true });
/** The target spirit brings so much presence to one of one's lands, and somebody of each kind with it. */
export const escort = (n: number): Escort => ({ word: 'escort', n });
