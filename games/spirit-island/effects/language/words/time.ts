import type { WordNode } from '@tafelrunde/words';
import type { Standing } from '../standing.ts';
import type { Bare } from './word.ts';

/* Fractured Days Split the Sky: time, and the days that never were. */

/** 1 presence each from a track, or from the island if one likes, is kept as Time. */
export interface GainTime extends WordNode {
  readonly word: 'gainTime';
  readonly n: number;
  readonly upTo: boolean;
}

/** Once more on the same land, for so much Time. */
export interface AgainHere extends WordNode {
  readonly word: 'againHere';
  readonly time: number;
}

/** The top card of a deck is looked at; with that threshold it may go to the bottom, otherwise the top two are shuffled. */
export interface Foresee extends WordNode {
  readonly word: 'foresee';
  readonly level: number;
}

/** A board has its actions once more often, or less often. */
export interface PourSideways extends WordNode, Standing {
  readonly word: 'pourSideways';
  readonly always: 'sideways';
}

/** So many stages apart at most. */
export interface SwapInvaders extends WordNode {
  readonly word: 'swapInvaders';
  readonly within: number;
}

export const gainTime = (n: number): GainTime => ({ word: 'gainTime', n, upTo: false });
export const gainTimeUpTo = (n: number): GainTime => ({ word: 'gainTime', n, upTo: true });
/** A power card of the special set. */
export const gainFromDays = (): Bare<'gainFromDays'> => ({ word: 'gainFromDays' });
export const againHere = (time: number): AgainHere => ({ word: 'againHere', time });
export const foresee = (level: number): Foresee => ({ word: 'foresee', level });
/** What that threshold says. */
export const mayBury = (): Bare<'mayBury'> => ({ word: 'mayBury' });
export const pourSideways = (): PourSideways => ({ word: 'pourSideways', always: 'sideways' });
/** The land and all in it are not there until the slow phase is over. */
export const suspend = (): Bare<'suspend'> => ({ word: 'suspend' });
/** The top card of the invader deck changes places with one that was discarded, no more than so many stages away. */
export const swapInvaders = (within: number): SwapInvaders => ({ word: 'swapInvaders', within });
