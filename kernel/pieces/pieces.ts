import type { Crank, Position } from '../game.ts';
import type { PlaceName } from '../match.ts';
import { countIn, type Groups, isAlike, marked, markOn, type Piece, withMore } from './groups.ts';

/*
 * The verbs on pieces. Pieces are part of a game's state and not cards; only these change what lies in a place, and each tells what
 * happened: from where, to where, which and how many. A game's own verbs call them where `instead` and `when` shall see them.
 */

/** A place with pieces: `{ kind: 'land', name: 'A3' }`. */
export interface PieceSpot extends PlaceName {
  readonly name: string;
}

export function piecesIn(m: Position, { kind, name }: PieceSpot): Groups {
  return boardOf(m, kind).pieces(m.state, name);
}

function boardOf(m: Position, kind: string) {
  const board = m.game.places?.[kind];
  if (board === undefined) throw new Error(`${m.game.id} has no pieces in a ${kind}`);
  return board;
}

function change(m: Crank, { kind, name }: PieceSpot, piece: Piece, n: number): void {
  const board = boardOf(m, kind);
  board.lay(m.state, name, withMore(board.pieces(m.state, name), piece, n));
}

/** No more than there are. */
function present(m: Crank, spot: PieceSpot, piece: Piece, n: number): number {
  return Math.min(
    n,
    countIn(piecesIn(m, spot), (each) => isAlike(each, piece)),
  );
}

/** Each of them tells how many there were. */
export function addPieces(m: Crank, to: PieceSpot, piece: Piece, n: number): number {
  if (n <= 0) return 0;
  change(m, to, piece, n);
  m.emit({ type: 'added', to, pieces: [{ ...piece, n }] });
  return n;
}

export function removePieces(m: Crank, from: PieceSpot, piece: Piece, most: number): number {
  return takeAway(m, 'removed', from, piece, most);
}

/** Destroying is removing for all that watches for destruction. */
export function destroyPieces(m: Crank, from: PieceSpot, piece: Piece, most: number): number {
  return takeAway(m, 'destroyed', from, piece, most);
}

function takeAway(m: Crank, type: string, from: PieceSpot, piece: Piece, most: number): number {
  const n = present(m, from, piece, most);
  if (n <= 0) return 0;
  change(m, from, piece, -n);
  m.emit({ type, from, pieces: [{ ...piece, n }] });
  return n;
}

export function movePieces(m: Crank, from: PieceSpot, to: PieceSpot, piece: Piece, most: number): number {
  const n = present(m, from, piece, most);
  if (n <= 0) return 0;
  change(m, from, piece, -n);
  change(m, to, piece, n);
  m.emit({ type: 'moved', from, to, pieces: [{ ...piece, n }] });
  return n;
}

/** What is on a piece stays on what it becomes, unless told. */
export function replacePieces(m: Crank, at: PieceSpot, piece: Piece, by: Piece, most: number): number {
  const n = present(m, at, piece, most);
  if (n <= 0) return 0;
  change(m, at, piece, -n);
  change(m, at, by, n);
  m.emit({ type: 'replaced', from: at, to: at, pieces: [{ ...piece, n }], by: [{ ...by, n }] });
  return n;
}

/** So much more of a mark on each of so many alike pieces: damage, or strife. Where `more` is below 0 it is taken off. */
export function markPieces(m: Crank, at: PieceSpot, piece: Piece, mark: string, more: number, most: number): number {
  const n = present(m, at, piece, most);
  const by = marked(piece, mark, Math.max(0, markOn(piece, mark) + more));
  if (n <= 0 || isAlike(piece, by)) return 0;
  change(m, at, piece, -n);
  change(m, at, by, n);
  m.emit({ type: 'marked', to: at, pieces: [{ ...piece, n }], by: [{ ...by, n }], data: { mark, n: more } });
  return n;
}
