import type { Steps, WordNode } from '@tafelrunde/words';
import type { PieceKind } from '../../../pieces.ts';
import type { Amount } from '../amounts.ts';
import type { Some } from './word.ts';

/* Pieces that go from land to land. */

export interface Push extends WordNode, Some {
  readonly word: 'push';
  /**
   * To where: only to where there are more towns and cities than where they come from; only to lands without one's presence; to as
   * many different lands as possible; nearer to the nearest ocean.
   */
  readonly to?: 'safety' | 'away' | 'everywhere' | 'sea';
}

/** To any one land; the steps are about that land. */
export interface Carry extends WordNode {
  readonly word: 'carry';
  readonly n: number;
  readonly kinds: readonly PieceKind[];
  readonly do: Steps;
}

export interface Gather extends WordNode, Some {
  readonly word: 'gather';
}

export const push = (n: Amount | 'all', ...kinds: readonly PieceKind[]): Push => ({
  word: 'push',
  n,
  kinds,
  upTo: false,
});
export const pushUpTo = (n: Amount | 'all', ...kinds: readonly PieceKind[]): Push => ({
  ...push(n, ...kinds),
  upTo: true,
});
export const pushToSafety = (n: number, ...kinds: readonly PieceKind[]): Push => ({
  ...pushUpTo(n, ...kinds),
  to: 'safety',
});
export const pushAway = (n: Amount, ...kinds: readonly PieceKind[]): Push => ({ ...push(n, ...kinds), to: 'away' });
export const pushEverywhere = (...kinds: readonly PieceKind[]): Push => ({
  ...push('all', ...kinds),
  to: 'everywhere',
});
export const pushToSea = (...kinds: readonly PieceKind[]): Push => ({ ...push('all', ...kinds), to: 'sea' });
export const carry = (n: number, kinds: readonly PieceKind[], ...steps: Steps): Carry => ({
  word: 'carry',
  n,
  kinds,
  do: steps,
});
export const gather = (n: Amount, ...kinds: readonly PieceKind[]): Gather => ({
  word: 'gather',
  n,
  kinds,
  upTo: false,
});
export const gatherUpTo = (n: Amount, ...kinds: readonly PieceKind[]): Gather => ({
  ...gather(n, ...kinds),
  upTo: true,
});
