import { type BoardName, balancedBoards, boardNames } from '../boards/balanced.ts';
import { layoutIn } from '../boards/named.ts';
import { BUILDINGS, countOf } from '../pieces.ts';
import { groupsIn, islandIn } from '../queries.ts';
import type { At } from '../state.ts';

/* Guard the Isle's Heart: one inner land on each board. */

const isBalanced = (name: string): name is BoardName => boardNames.some((board) => board === name);

/** With one or two boards land 7; with three or four in the standard layout the land where all of them meet. */
function heartOn(board: string, slot: number, boards: number, layout: string): number {
  if (boards < 3 || boards > 4 || layout !== 'standard' || !isBalanced(board)) return 7;
  const corner = balancedBoards[board].sides.bottom.lands[0] ?? 7;
  return boards === 4 && slot % 2 === 1 ? 8 : corner;
}

export function hearts(m: At): readonly string[] {
  const { boards } = islandIn(m);
  const layout = layoutIn(m.state.map);
  return boards.map((board, slot) => `${board}${heartOn(board, slot, boards.length, layout)}`);
}

export const isHeartLost = (m: At): boolean =>
  m.state.round > 1 && hearts(m).some((land) => countOf(groupsIn(m, land), ...BUILDINGS) > 0);
