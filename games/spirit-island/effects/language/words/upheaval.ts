import type { WordNode } from '@tafelrunde/words';

/* What changes the island itself. */

/** The board of the land goes down, with everything on it. */
export const castBoardDown = (): WordNode => ({ word: 'castBoardDown' });
/** The land and one beside it are one until the end of the turn. */
export const weaveTogether = (): WordNode => ({ word: 'weaveTogether' });
