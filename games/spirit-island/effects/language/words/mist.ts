import type { WordNode } from '@tafelrunde/words';
import type { Standing } from '../standing.ts';
import type { Bare } from './word.ts';

/* Mist: who loses their way in it, and who is drawn along. */

/** So many damaged invaders there take no part in a ravage. */
export interface Unnerve extends WordNode, Standing {
  readonly word: 'unnerve';
  readonly always: 'unnerves';
  readonly n: number;
}

export const unnerve = (n: number): Unnerve => ({ word: 'unnerve', always: 'unnerves', n });
/** 1 presence or sacred site of another spirit comes, if it likes. */
export const drawOther = (): Bare<'drawOther'> => ({ word: 'drawOther' });
