import type { Steps, WordNode } from '@tafelrunde/words';
import type { PieceKind } from '../../../pieces.ts';
import { type Amount, perLand } from '../amounts.ts';
import type { LandTest } from '../lands.ts';
import type { Bare, Some } from './word.ts';

/* Pieces that go from land to land. */

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

/** To any one land; the steps are about that land. */
export interface Carry extends WordNode {
  readonly word: 'carry';
  readonly n: Amount;
  readonly upTo?: true;
  readonly kinds: readonly PieceKind[];
  /** Only to such lands, within so many lands; and they have to. */
  readonly within?: { readonly lands: number; readonly where: LandTest };
  readonly do: Steps;
}

/** Each of these goes from such lands to an adjacent one. */
export interface Roam extends WordNode {
  readonly word: 'roam';
  readonly kind: PieceKind;
  readonly where: LandTest;
}
/** Of dahan, within lands that one's presence connects. */
export interface Travel extends WordNode {
  readonly word: 'travel';
  readonly n: number;
}

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
/** So many pieces between the land and one other such land, each either way. */
export interface Exchange extends WordNode {
  readonly word: 'exchange';
  readonly n: number;
  readonly kinds: readonly PieceKind[];
  readonly where: LandTest;
}

export const exchange = (n: number, where: LandTest, ...kinds: readonly PieceKind[]): Exchange => ({
  word: 'exchange',
  n,
  kinds,
  where,
});
/** From each adjacent land 1 of each of these, and 1 presence of any spirit. */
export interface DrawIn extends WordNode {
  readonly word: 'drawIn';
  readonly kinds: readonly PieceKind[];
}

export const drawIn = (...kinds: readonly PieceKind[]): DrawIn => ({ word: 'drawIn', kinds });
export const carry = (n: number, kinds: readonly PieceKind[], ...steps: Steps): Carry => ({
  word: 'carry',
  n,
  kinds,
  do: steps,
});
export const travel = (n: number): Travel => ({ word: 'travel', n });
export const gather = (n: Amount, ...kinds: readonly PieceKind[]): Gather => ({
  word: 'gather',
  n,
  kinds,
  upTo: false,
});
export const roam = (kind: PieceKind, where: LandTest): Roam => ({ word: 'roam', kind, where });
/** Any number of the pieces that the power has just brought into the place of others, into lands of one's own. */
export const gatherReplaced = (): Bare<'gatherReplaced'> => ({ word: 'gatherReplaced' });
/** "Gather 1 or 2". */
export const gatherBetween = (least: number, n: number, ...kinds: readonly PieceKind[]): Gather => ({
  ...gather(n, ...kinds),
  least,
});
/** So many have to go to a land of that kind, no farther than that. */
export const carryWithin = (lands: number, where: LandTest, n: number, ...kinds: readonly PieceKind[]): Carry => ({
  ...carry(n, kinds),
  within: { lands, where },
});
/** Up to so many. */
export const carryUpTo = (lands: number, where: LandTest, n: Amount, ...kinds: readonly PieceKind[]): Carry => ({
  word: 'carry',
  n,
  kinds,
  upTo: true,
  within: { lands, where },
  do: [],
});
export const gatherUpTo = (n: Amount, ...kinds: readonly PieceKind[]): Gather => ({
  ...gather(n, ...kinds),
  upTo: true,
});
export const gatherFrom = (from: LandTest, n: Amount, ...kinds: readonly PieceKind[]): Gather => ({
  ...gather(n, ...kinds),
  from,
});
