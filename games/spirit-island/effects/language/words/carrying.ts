import type { Steps, WordNode } from '@tafelrunde/words';
import type { PieceKind } from '../../../pieces.ts';
import type { Amount } from '../amounts.ts';
import type { LandTest } from '../lands.ts';
import type { Bare } from './word.ts';

/* Pieces that are moved otherwise than by push and gather: carried, exchanged, drawn in, roaming. */

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

export const roam = (kind: PieceKind, where: LandTest): Roam => ({ word: 'roam', kind, where });

/** Any number of the pieces that the power has just brought into the place of others, into lands of one's own. */
export const gatherReplaced = (): Bare<'gatherReplaced'> => ({ word: 'gatherReplaced' });

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
