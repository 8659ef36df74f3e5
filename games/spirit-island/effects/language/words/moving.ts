import type { WordNode } from '@tafelrunde/words';
import type { PieceKind } from '../../../pieces.ts';
import { type Amount, perLand } from '../amounts.ts';
import type { LandTest } from '../lands.ts';
import type { Some } from './word.ts';

/* Push and gather. */

export interface Push extends WordNode, Some {
  readonly word: 'push';
  /**
   * To where: only to where there are more towns and cities than where they come from; only to lands without one's presence; to as
   * many different lands as possible; nearer to the nearest ocean; only to such lands.
   */
  readonly to?: 'safety' | 'away' | 'everywhere' | 'sea' | Goal;
  /** One of these may go along with each of them. */
  readonly along?: PieceKind;
}

/** Lands of a kind, or those with the most of these, at least one. */
export type Goal = { readonly into: LandTest } | { readonly most: readonly PieceKind[] };

export interface Gather extends WordNode, Some {
  readonly word: 'gather';
  /** So many at least. */
  readonly least?: number;
  /** Only out of such lands. */
  readonly from?: LandTest;
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

/** To lands of this kind. */
export const pushInto = (where: LandTest, n: Amount | 'all', ...kinds: readonly PieceKind[]): Push => ({
  ...push(n, ...kinds),
  to: { into: where },
});

export const pushUpToInto = (where: LandTest, n: Amount, ...kinds: readonly PieceKind[]): Push => ({
  ...pushInto(where, n, ...kinds),
  upTo: true,
});

/** To the adjacent land with the most of these. */
export const pushToMost = (most: readonly PieceKind[], n: number, ...kinds: readonly PieceKind[]): Push => ({
  ...push(n, ...kinds),
  to: { most },
});

/** One to each adjacent land, as far as there are any. */
export const pushToEach = (...kinds: readonly PieceKind[]): Push => ({
  ...push(perLand(1), ...kinds),
  to: 'everywhere',
});

export const pushToSafety = (n: number, ...kinds: readonly PieceKind[]): Push => ({
  ...pushUpTo(n, ...kinds),
  to: 'safety',
});

export const pushAway = (n: Amount, ...kinds: readonly PieceKind[]): Push => ({ ...push(n, ...kinds), to: 'away' });

/** One of these may go along with each of them. */
export const pushAlong = (along: PieceKind, of: Push): Push => ({ ...of, along });

export const pushEverywhere = (...kinds: readonly PieceKind[]): Push => ({
  ...push('all', ...kinds),
  to: 'everywhere',
});

export const pushToSea = (...kinds: readonly PieceKind[]): Push => ({ ...push('all', ...kinds), to: 'sea' });

export const gather = (n: Amount, ...kinds: readonly PieceKind[]): Gather => ({
  word: 'gather',
  n,
  kinds,
  upTo: false,
});

/** "Gather 1 or 2". */
export const gatherBetween = (least: number, n: number, ...kinds: readonly PieceKind[]): Gather => ({
  ...gather(n, ...kinds),
  least,
});

export const gatherUpTo = (n: Amount, ...kinds: readonly PieceKind[]): Gather => ({
  ...gather(n, ...kinds),
  upTo: true,
});

export const gatherFrom = (from: LandTest, n: Amount, ...kinds: readonly PieceKind[]): Gather => ({
  ...gather(n, ...kinds),
  from,
});
