import { markPieces, refs, type Seat } from '@tafelrunde/kernel';
import { amountAt } from '../effects/amounts.ts';
import { standingOf } from '../effects/held.ts';
import { countOf, isAside, pieceOf } from '../pieces.ts';
import { spotOf } from '../places.ts';
import { groupsIn, indexOf, presenceAt } from '../queries.ts';
import type { At, Chapter, Game } from '../state.ts';

/* SI-374: Lure of the Deep Wilderness keeps explorers from ravaging. */

export interface EnthrallingOps {
  /** Which explorers stand aside, up to so many. */
  enthrall: { seat: Seat; land: string; n: number };
  /** They take part again in what comes. */
  rejoin: { land: string };
}

const explorersIn = (m: At, land: string) => groupsIn(m, land).filter(({ kind }) => kind === 'explorer');

/** Who may do so is asked before a ravage. */
export function askWhoStandsAside(m: Game, land: string): void {
  const i = indexOf(m, land);
  for (const { seat, standing } of standingOf(m, 'enthralls')) {
    if (seat === undefined) continue;
    const n = presenceAt(m, seat, i) * amountAt(m, standing.n ?? 1, i, seat);
    if (n > 0) m.put({ op: 'enthrall', seat, land, n });
  }
}

export const enthrallingRules: Chapter<EnthrallingOps> = {
  enthrall: {
    options: (m, { land, n }) =>
      explorersIn(m, land).map((group) => ({ ref: refs.piece([land, pieceOf(group)]), cap: Math.min(n, group.n) })),
    min: 0,
    max: (m, { land, n }) => Math.min(n, countOf(groupsIn(m, land), 'explorer')),
    answer: (m, { land }, picks) => {
      for (const pick of picks) {
        const [, piece] = refs.piece.in(pick) ?? [];
        if (piece !== undefined) markPieces(m, spotOf(land), piece, 'aside', 1, 1);
      }
    },
  },

  rejoin: (m, { land }) => {
    for (const group of groupsIn(m, land).filter(isAside)) {
      markPieces(m, spotOf(land), pieceOf(group), 'aside', -1, group.n);
    }
  },
};
