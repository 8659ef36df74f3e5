import type { WordNode } from '@tafelrunde/words';
import { INVADERS, type PieceKind } from '../../../pieces.ts';
import type { Standing } from '../standing.ts';
import type { Bare } from './word.ts';

/* Strife, which lies under one particular invader (SI-283 to SI-288). Other tokens are pieces as all are. */

export interface AddStrife extends WordNode {
  readonly word: 'addStrife';
  readonly n: number;
  /** Under which invaders. */
  readonly kinds: readonly PieceKind[];
}

export interface Frail extends WordNode, Standing {
  readonly word: 'frail';
  readonly always: 'frail';
}

/** SI-284. */
export const addStrife = (n: number, ...kinds: readonly PieceKind[]): AddStrife => ({
  word: 'addStrife',
  n,
  kinds: kinds.length === 0 ? INVADERS : kinds,
});
/** SI-287: each invader with strife deals its damage to others in its land. */
export const infight = (): Bare<'infight'> => ({ word: 'infight' });
/** Each invader takes 1 damage per strife it has. */
export const damageByStrife = (): Bare<'damageByStrife'> => ({ word: 'damageByStrife' });
export const frail = (): Frail => ({ word: 'frail', always: 'frail' });
