import { isAlike, type Piece, type Seat } from '@tafelrunde/kernel';
import { pieceOf } from '../pieces.ts';
import { groupsIn } from '../queries.ts';
import type { Chapter } from '../state.ts';
import { putAction } from './actions.ts';
import { destroy } from './pieces.ts';

/* Lands that swallow invaders and dahan who are moved into them, after the action that moves them (SI-310). */

export interface QuicksandOps {
  /** An action of its own. */
  swallow: { seat: Seat; land: string; cause: string; pieces: readonly Piece[] };
  swallows: { land: string; pieces: readonly Piece[] };
}

export const quicksandRules: Chapter<QuicksandOps> = {
  swallow: (m, { seat, land, cause, pieces }) =>
    putAction(m, cause, { seat, user: seat, land }, { op: 'swallows', land, pieces }),

  // Whoever has been hurt meanwhile is still one of them.
  swallows: (m, { land, pieces }) => {
    for (const piece of pieces) {
      const there = groupsIn(m, land);
      const found = there.find((group) => isAlike(group, piece)) ?? there.find(({ kind }) => kind === piece.kind);
      if (found !== undefined) destroy(m, land, pieceOf(found), 1);
    }
  },
};
