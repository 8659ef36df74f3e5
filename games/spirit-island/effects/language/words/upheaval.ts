import type { WordNode } from '@tafelrunde/words';
import type { Standing } from '../standing.ts';

/* What changes the island itself. */

/** The board of the land goes down, with everything on it. */
export const castBoardDown = (): WordNode => ({ word: 'castBoardDown' });
export interface Hunt extends WordNode, Standing {
  readonly word: 'hunt';
  readonly always: 'hunts';
}

/** One's presence may count as badlands and beasts this turn, and does not move. */
export const hunt = (): Hunt => ({ word: 'hunt', always: 'hunts' });
/** Once per game: a new board beside that of the land; from then on one board is left out of builds and of what adversaries do on each. */
export const dreamBoard = (): WordNode => ({ word: 'dreamBoard' });
/** The land and one beside it are one until the end of the turn. */
export const weaveTogether = (): WordNode => ({ word: 'weaveTogether' });
