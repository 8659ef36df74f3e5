import type { WordNode } from '@tafelrunde/words';
import { type AnyToken, INVADERS, type PieceKind } from '../../../pieces.ts';
import type { Amount } from '../amounts.ts';
import type { LandTest } from '../lands.ts';
import type { Standing } from '../standing.ts';
import type { Bare } from './word.ts';

/* Strife, which lies under one particular invader (SI-283 to SI-288). Other tokens are pieces as all are. */

export interface AddStrife extends WordNode {
  readonly word: 'addStrife';
  readonly n: number;
  /** Under which invaders. */
  readonly kinds: readonly PieceKind[];
}

/** On each board, under so many different ones of these. */
export interface StrifeOnBoards extends WordNode {
  readonly word: 'strifeOnBoards';
  readonly n: number;
  readonly kinds: readonly PieceKind[];
}

export interface Frail extends WordNode, Standing {
  readonly word: 'frail';
  readonly always: 'frail';
}

/** SI-013: so many of these, in any mix. */
export interface AddMix extends WordNode {
  readonly word: 'addMix';
  readonly n: Amount;
  readonly kinds: readonly AnyToken[];
  /** No more than so many of each. */
  readonly each?: number;
}

/** One more of each kind that has been added before, each in one of these lands. */
export interface AddAgain extends WordNode {
  readonly word: 'addAgain';
  readonly where: LandTest;
}

/** Any number of these. */
export interface RemoveTokens extends WordNode {
  readonly word: 'removeTokens';
  readonly kinds: readonly AnyToken[];
}

/** Up to so many of those that the action has removed. */
export interface ReturnTokens extends WordNode {
  readonly word: 'returnTokens';
  readonly n: number;
}

export interface Infight extends WordNode {
  readonly word: 'infight';
  readonly who: 'each' | 'one';
}

/** SI-284. */
export const addStrife = (n: number, ...kinds: readonly PieceKind[]): AddStrife => ({
  word: 'addStrife',
  n,
  kinds: kinds.length === 0 ? INVADERS : kinds,
});
/** SI-287: each invader with strife, or one of them, deals its damage to others in its land. */
export const infight = (who: Infight['who'] = 'each'): Infight => ({ word: 'infight', who });
/** Each invader takes 1 damage per strife it has. */
export const damageByStrife = (): Bare<'damageByStrife'> => ({ word: 'damageByStrife' });
export const frail = (): Frail => ({ word: 'frail', always: 'frail' });
/** One of those that lie next to the land; disease costs so much energy. */
export interface SpreadToken extends WordNode {
  readonly word: 'spreadToken';
  readonly diseaseCosts: number;
}

export const spreadToken = (diseaseCosts: number): SpreadToken => ({ word: 'spreadToken', diseaseCosts });
export const addMix = (n: Amount, ...kinds: readonly AnyToken[]): AddMix => ({ word: 'addMix', n, kinds });
export const noMoreOfEach = (each: number, mix: AddMix): AddMix => ({ ...mix, each });
export const addAgain = (where: LandTest): AddAgain => ({ word: 'addAgain', where });
export const removeTokens = (...kinds: readonly AnyToken[]): RemoveTokens => ({ word: 'removeTokens', kinds });
export const returnTokens = (n: number): ReturnTokens => ({ word: 'returnTokens', n });
export const strifeOnBoards = (n: number, ...kinds: readonly PieceKind[]): StrifeOnBoards => ({
  word: 'strifeOnBoards',
  n,
  kinds,
});
/** Invaders with strife take 1 damage per dahan; for each town and city that this destroys there is one dahan more. */
export const rise = (): Bare<'rise'> => ({ word: 'rise' });
