import { at, journalAt, type Match, type Note, repeat, takenBackBy } from '@tafelrunde/kernel';
import type { Table } from '../table.ts';

/** So many notes apart positions are kept once somebody has looked back: from there on a look is a short way. */
const STRIDE = 64;

/** So many of one table: more than almost any game needs. */
const MOST = 64;

/** The match after these notes, all of them standing; played again from the nearest position that is known. */
export function positionAfter(table: Table, notes: readonly Note[]): Match | undefined {
  const { journal, room } = table;
  const known = nearest(table, notes);
  const played = journalAt(journal, known.match ?? journal.first, notes.slice(0, known.after));
  for (let from = known.after, to = from; from < notes.length; from = to) {
    to = Math.min(notes.length, nextStride(from));
    const done = repeat(played, notes.slice(from, to));
    if (!done.ok) return undefined;
    if (to % STRIDE === 0) keep(room.positions, nameOf(notes, to), played.match);
  }
  return played.match;
}

/** Plays a part of the way there, if it is long, so that others have their turn in between; false once the rest is short. */
export function comeNearer(table: Table, notes: readonly Note[]): boolean {
  const { after } = nearest(table, notes);
  if (notes.length - after <= STRIDE) return false;
  return positionAfter(table, notes.slice(0, nextStride(after))) !== undefined;
}

const nextStride = (from: number): number => from - (from % STRIDE) + STRIDE;

interface Known {
  readonly match?: Match | undefined;
  /** How many notes led to it. */
  readonly after: number;
}

function nearest({ room, journal }: Table, notes: readonly Note[]): Known {
  const last = notes.at(-1)?.seq ?? -1;
  const changed = firstTakenBackAfter(journal.notes, last);
  const kept = journal.checkpoints.findLast(({ seq }) => seq <= last && seq < changed);
  const passed = kept === undefined ? 0 : notes.findLastIndex(({ seq }) => seq <= kept.seq) + 1;
  for (let after = notes.length - (notes.length % STRIDE); after > passed; after -= STRIDE) {
    const match = room.positions.get(nameOf(notes, after));
    if (match !== undefined) return { match, after };
  }
  return { match: kept?.match, after: passed };
}

/** From there on the positions of today are others than they were after the note `last`. */
function firstTakenBackAfter(notes: readonly Note[], last: number): number {
  let first = Number.POSITIVE_INFINITY;
  for (let i = notes.length - 1; i > last; i--) {
    const { entry } = at(notes, i);
    if (entry.kind === 'undo') first = Math.min(first, ...takenBackBy(entry));
  }
  return first;
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
