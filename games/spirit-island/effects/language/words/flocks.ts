import type { WordNode } from '@tafelrunde/words';
import type { PieceKind } from '../../../pieces.ts';

/* Pieces that lead others from land to land. */

/** One of these moves so many lands far, one after the other; up to so many others go with it, for part of the way or all of it. */
export interface Guide extends WordNode {
  readonly word: 'guide';
  readonly kind: PieceKind;
  readonly lands: number;
  readonly n: number;
  readonly along: PieceKind;
}

export const guide = (kind: PieceKind, lands: number, n: number, along: PieceKind): Guide => ({
  word: 'guide',
  kind,
  lands,
  n,
  along,
});
