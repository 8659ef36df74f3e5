/** What is counted on a piece, where it is not 0: its damage, its strife. */
type Marks = Readonly<Record<string, number>>;

/** A piece on a board: what it is, and what is marked on it. */
export interface Piece {
  readonly kind: string;
  readonly marks?: Marks;
}

/** Alike pieces in one place: a question offers them once, with their number as the cap. */
export interface Group extends Piece {
  readonly n: number;
}

export type Groups = readonly Group[];

export function markOn({ marks }: Piece, mark: string): number {
  return marks?.[mark] ?? 0;
}

/** The same piece with so much marked on it; a mark of 0 is none. */
export function marked({ kind, marks = {} }: Piece, mark: string, n: number): Piece {
  const { [mark]: _, ...others } = marks;
  const all = n === 0 ? others : { ...others, [mark]: n };
  return Object.keys(all).length === 0 ? { kind } : { kind, marks: all };
}

export function isAlike(one: Piece, other: Piece): boolean {
  if (one.kind !== other.kind) return false;
  const [mine, theirs] = [Object.entries(one.marks ?? {}), Object.keys(other.marks ?? {})];
  return mine.length === theirs.length && mine.every(([mark, n]) => markOn(other, mark) === n);
}

export function countIn(groups: Groups, fits: (piece: Piece) => boolean): number {
  return groups.reduce((sum, group) => sum + (fits(group) ? group.n : 0), 0);
}

/** With so many more of a piece; with fewer, where `n` is below 0. */
export function withMore(groups: Groups, { kind, marks }: Piece, n: number): Groups {
  const piece: Piece = marks === undefined ? { kind } : { kind, marks };
  const found = groups.findIndex((group) => isAlike(group, piece));
  if (found < 0) return n > 0 ? [...groups, { ...piece, n }] : groups;
  const left = (groups[found]?.n ?? 0) + n;
  return left > 0 ? groups.with(found, { ...piece, n: left }) : groups.toSpliced(found, 1);
}
