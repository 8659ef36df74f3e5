import type { WordNode } from '@tafelrunde/words';
import type { Standing } from '../standing.ts';
import type { Bare } from './word.ts';

/* Elements that spirits gain. */

export interface GainElements extends WordNode, Standing {
  readonly word: 'gainElements';
  readonly always: 'element';
  readonly n: number;
}

/** These elements for the turn: `'2 earth'`. */
export interface GainTheseElements extends WordNode, Standing {
  readonly word: 'gainTheseElements';
  readonly always: 'element';
  readonly elements: string;
}

export interface GainElement extends WordNode, Standing {
  readonly word: 'gainElement';
  readonly always: 'element';
  readonly n: number;
}

/** An element that one has already. */
export const gainOwnElement = (): Bare<'gainOwnElement'> & Standing => ({ word: 'gainOwnElement', always: 'element' });

/** Of the spirit's choice; whoever uses the power gains the same. */
export const gainElements = (n: number): GainElements => ({ word: 'gainElements', always: 'element', n });

export const gainTheseElements = (elements: string): GainTheseElements => ({
  word: 'gainTheseElements',
  always: 'element',
  elements,
});

/** At the end of the turn a card goes back to the hand instead of the discard pile. */
/** So many of a single element of one's choice. */
export const gainElement = (n: number): GainElement => ({ word: 'gainElement', always: 'element', n });
