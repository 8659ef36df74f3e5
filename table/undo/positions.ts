import { journalAt, type Match, type Note, repeat } from '@tafelrunde/kernel';
import type { Table } from '../table.ts';

/** So many notes apart positions are kept once somebody has looked back: from there on a look is a short way. */
const STRIDE = 64;

/** So many of one table: more than almost any game needs. */
const MOST = 64;

/** The match after these notes, all of them standing; played again from the nearest position that is known. */
export function positionAfter({ journal, room }: Table, notes: readonly Note[]): Match | undefined {
  const known = nearest(room.positions, notes);
  const played = journalAt(journal, known.match ?? journal.first, notes.slice(0, known.after));
  for (let from = known.after; from < notes.length; from += STRIDE) {
    const done = repeat(played, notes.slice(from, from + STRIDE));
    if (!done.ok) return undefined;
    if (from + STRIDE <= notes.length) keep(room.positions, nameOf(notes, from + STRIDE), played.match);
  }
  return played.match;
}

interface Known {
  readonly match?: Match | undefined;
  /** How many notes led to it. */
  readonly after: number;
}

function nearest(positions: ReadonlyMap<string, Match>, notes: readonly Note[]): Known {
  for (let after = notes.length - (notes.length % STRIDE); after > 0; after -= STRIDE) {
    const match = positions.get(nameOf(notes, after));
    if (match !== undefined) return { match, after };
  }
  return { after: 0 };
}

/** Notes that were taken back stay so: how many stand up to the last of them tells which these are. */
const nameOf = (notes: readonly Note[], count: number): string => `${count} up to ${notes[count - 1]?.seq}`;

function keep(positions: Map<string, Match>, name: string, match: Match): void {
  for (const oldest of positions.keys()) {
    if (positions.size < MOST) break;
    positions.delete(oldest);
  }
  positions.set(name, match);
}
