import { marked, markPieces, type Piece, type Seat } from '@tafelrunde/kernel';
import { standingOf } from '../effects/held.ts';
import { dreamOn, isDreamt, pieceOf } from '../pieces.ts';
import { spotOf } from '../places.ts';
import { allLands, groupsIn } from '../queries.ts';
import type { At, Game } from '../state.ts';
import { fearFromPower } from './fear.ts';

/* Bringer of Dreams and Nightmares (SI-369, SI-370): what its powers would destroy only dreams that it is destroyed. */

/** Whose power it is that is being carried out, if it is one of the spirit that dreams. */
export function dreamerIn(m: At): Seat | undefined {
  const dreams = standingOf(m, 'dreams');
  return dreams.length === 0 ? undefined : dreams.find(({ seat }) => seat === m.vars.user)?.seat;
}

const FEAR: Readonly<Record<string, number>> = { town: 2, city: 5 };
const PUSHED: readonly string[] = ['explorer', 'town'];

/** Fear for each of them; explorers and towns flee. Dahan sleep on. */
export function dreamOf(m: Game, dreamer: Seat, land: string, piece: Piece, n: number): void {
  if (piece.kind === 'dahan' || isDreamt(piece)) return;
  const done = markPieces(m, spotOf(land), piece, 'dreamt', 1, n);
  if (done === 0) return;
  fearFromPower(m, (FEAR[piece.kind] ?? 0) * done, land);
  const fleeing = marked(piece, 'dreamt', 1);
  if (PUSHED.includes(piece.kind)) m.put({ op: 'pushTo', seat: dreamer, land, piece: fleeing, n: done });
}

/** Nothing of it stays when the action is over. */
export function wake(m: Game): void {
  if (standingOf(m, 'dreams').length === 0) return;
  for (const land of allLands(m)) {
    for (const group of groupsIn(m, land)) {
      const piece = pieceOf(group);
      if (dreamOn(piece) > 0) markPieces(m, spotOf(land), piece, 'dream', -dreamOn(piece), group.n);
      if (isDreamt(piece)) markPieces(m, spotOf(land), marked(piece, 'dream', 0), 'dreamt', -1, group.n);
    }
  }
}
