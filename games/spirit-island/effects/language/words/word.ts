import type { WordNode } from '@tafelrunde/words';
import type { PieceKind } from '../../../pieces.ts';
import type { Amount } from '../amounts.ts';

/* What several words have. */

/** How many of which pieces. */
export interface Some {
  readonly n: Amount | 'all';
  readonly kinds: readonly PieceKind[];
  /** SI-163: any number from 0 on. */
  readonly upTo: boolean;
}

export interface Bare<W extends string> extends WordNode {
  readonly word: W;
}

/** So much of it. */
export interface Counting<W extends string> extends WordNode {
  readonly word: W;
  readonly n: number;
}
