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
  readonly do: Steps;
}

/** Which land of a board: one of which it holds, or the one with the most of these; the players choose (SI-029). */
export type BoardPick = { readonly land: LandTest } | { readonly most: readonly PieceKind[] };

export const eachBoard = (where: LandTest, pick: BoardPick, ...steps: Steps): EachBoard => ({
  word: 'eachBoard',
  where,
  pick,
  do: steps,
});
/** The invaders build there as with a card. */
export const build = (): Bare<'build'> => ({ word: 'build' });
