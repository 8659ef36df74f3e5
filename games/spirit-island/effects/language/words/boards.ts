import type { Steps, WordNode } from '@tafelrunde/words';
import type { PieceKind } from '../../../pieces.ts';
import type { LandTest } from '../lands.ts';
import type { Bare } from './word.ts';

/* What happens once on each board. */

/** SI-026: once per board that has a land of which `where` holds, in one of its lands. */
export interface EachBoard extends WordNode {
  readonly word: 'eachBoard';
  readonly where: LandTest;
  readonly pick: BoardPick;
  /** The players may keep it from a board: for so much presence destroyed there. */
  readonly unless?: number;
  readonly do: Steps;
}

/** Which land of a board: one of which it holds, or the one with the most of these, at least one if told; the players choose (SI-029). */
export type BoardPick =
  | { readonly land: LandTest }
  | { readonly most: readonly PieceKind[]; readonly among?: LandTest };

/** SI-029: in one such land, wherever on the island; the players choose. */
export interface InALand extends WordNode {
  readonly word: 'inALand';
  readonly where: LandTest;
  readonly do: Steps;
}

export const eachBoard = (where: LandTest, pick: BoardPick, ...steps: Steps): EachBoard => ({
  word: 'eachBoard',
  where,
  pick,
  do: steps,
});
/** On each board, in a land of this kind. */
export const onEachBoard = (test: LandTest, ...steps: Steps): EachBoard => eachBoard(test, { land: test }, ...steps);
/** On each board, in the land of this kind that has the most of these. */
export const whereMost = (kinds: readonly PieceKind[], among: LandTest, ...steps: Steps): EachBoard =>
  eachBoard({ allOf: [among, { has: kinds }] }, { most: kinds, among }, ...steps);
/** SI-200: the players may protect a board by destroying so much presence there. */
export const unlessPresence = (n: number, node: EachBoard): EachBoard => ({ ...node, unless: n });
export const inALand = (where: LandTest, ...steps: Steps): InALand => ({ word: 'inALand', where, do: steps });
/** The invaders ravage there as with a card, as an action of its own inside this one. */
export const ravage = (): Bare<'ravage'> => ({ word: 'ravage' });
/** The invaders build there as with a card. */
export const build = (): Bare<'build'> => ({ word: 'build' });
