import type { WordNode } from '@tafelrunde/words';
import type { PieceKind, TokenKind } from '../../../pieces.ts';
import type { Amount } from '../amounts.ts';
import type { Bare, Some } from './word.ts';

/* What happens to pieces where they stand. */

export interface Destroy extends WordNode, Some {
  readonly word: 'destroy';
}

/** Ocean's Hungry Grasp: destroyed, for its energy. */
export interface Drown extends WordNode {
  readonly word: 'drown';
  readonly n: number;
  readonly kinds: readonly PieceKind[];
}

export interface Remove extends WordNode, Some {
  readonly word: 'remove';
  /** To the box, and not to where such pieces come from. */
  readonly forGood?: true;
}

export interface RemoveAmong extends WordNode {
  readonly word: 'removeAmong';
  readonly n: number;
  readonly kinds: readonly PieceKind[];
}

export interface RemoveHealth extends WordNode {
  readonly word: 'removeHealth';
  readonly n: Amount;
}

export interface Replace extends WordNode {
  readonly word: 'replace';
  /** One of these. */
  readonly from: readonly PieceKind[];
  readonly by: PieceKind;
  /** So many come for it. */
  readonly n: number;
}

export interface Add extends WordNode {
  readonly word: 'add';
  readonly n: number;
  readonly kind: 'dahan' | 'explorer' | 'town' | 'city' | 'ward' | TokenKind;
}

export interface AddBlight extends WordNode {
  readonly word: 'addBlight';
  readonly cascades?: false;
  readonly spares?: true;
}

export const destroy = (n: Amount | 'all', ...kinds: readonly PieceKind[]): Destroy => ({
  word: 'destroy',
  n,
  kinds,
  upTo: false,
});
export const destroyUpTo = (n: Amount, ...kinds: readonly PieceKind[]): Destroy => ({
  word: 'destroy',
  n,
  kinds,
  upTo: true,
});
export const drown = (n: number, ...kinds: readonly PieceKind[]): Drown => ({ word: 'drown', n, kinds });
/** SI-171: without fear. */
export const remove = (n: Amount | 'all', ...kinds: readonly PieceKind[]): Remove => ({
  word: 'remove',
  n,
  kinds,
  upTo: false,
});
export const removeUpTo = (n: Amount, ...kinds: readonly PieceKind[]): Remove => ({
  ...remove(n, ...kinds),
  upTo: true,
});
/** Up to so many, from whichever of one's lands. */
export const removeAmong = (n: number, ...kinds: readonly PieceKind[]): RemoveAmong => ({
  word: 'removeAmong',
  n,
  kinds,
});
/** From the game: removed blight does not go back to its card. */
export const removeForGood = (n: number, ...kinds: readonly PieceKind[]): Remove => ({
  ...remove(n, ...kinds),
  forGood: true,
});
/** Rules that prevent or alter what is removed do not count; no rule does that to what a power removes. */
export const unhindered = (): Bare<'unhindered'> => ({ word: 'unhindered' });
/** All invaders that have any damage. */
export const removeDamaged = (): Bare<'removeDamaged'> => ({ word: 'removeDamaged' });
/** Up to so much health worth of invaders. */
export const removeHealth = (n: Amount): RemoveHealth => ({ word: 'removeHealth', n });
/** SI-173. */
export const replace = (from: PieceKind, by: PieceKind, n = 1): Replace => ({ word: 'replace', from: [from], by, n });
/** 1 of these. */
export const replaceOne = (from: readonly PieceKind[], by: PieceKind): Replace => ({
  word: 'replace',
  from,
  by,
  n: 1,
});
/** SI-176: 1 explorer becomes a town, or 1 town a city. */
export const upgrade = (): Bare<'upgrade'> => ({ word: 'upgrade' });
export const add = (n: number, kind: Add['kind']): Add => ({ word: 'add', n, kind });
/** SI-257 to SI-260; SI-264 where it does not cascade. */
export const addBlight = (more: { readonly cascades?: false } = {}): AddBlight => ({ word: 'addBlight', ...more });
/** It does not destroy the presence of whoever adds it. */
export const addBlightSparing = (): AddBlight => ({ word: 'addBlight', spares: true });
