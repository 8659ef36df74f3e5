import {
  type AnyGame,
  at,
  begin,
  type GameEvent,
  type Match,
  type MatchRecord,
  openJournal,
  readOptions,
  repeat,
  type Seat,
  takenBackBy,
  type View,
} from '@tafelrunde/kernel';
import type { Seated } from '@tafelrunde/table/client';
import { stillTable } from '../../app/seat/still-table.ts';

/** What nobody sees on the table. */
const UNSEEN: ReadonlySet<string> = new Set(['undo', 'entropy', 'commit', 'seal', 'reveal', 'takeover']);

/** How the table stood after an entry that was not taken back. */
export interface Moment {
  /** The number of the note in the record, from 0. */
  readonly note: number;
  readonly by?: Seat;
  readonly match: Match;
  readonly events: readonly GameEvent[];
}

/** Plays a record through once; undefined if it does not fit these rules, or nothing ever happened in it. */
export function momentsOf(game: AnyGame, record: MatchRecord): Moment[] | undefined {
  const options = readOptions(game, record.options);
  if (!options.ok || record.rules.version !== game.version) return undefined;
  const { seats } = record;
  if (seats < game.seats.min || seats > game.seats.max) return undefined;
  const journal = openJournal(game, options.value, seats, { first: begin(game, options.value, seats) });
  const undone = new Set(record.notes.flatMap(({ entry }) => (entry.kind === 'undo' ? takenBackBy(entry) : [])));
  const moments: Moment[] = [];
  for (const [note, { entry, drawn }] of record.notes.entries()) {
    if (undone.has(note) || UNSEEN.has(entry.kind)) continue;
    try {
      const done = repeat(journal, [{ entry, drawn: drawn.map(([label, n, value]) => ({ label, n, value })) }]);
      if (!done.ok) return undefined;
    } catch {
      return undefined;
    }
    const by = 'by' in entry ? { by: entry.by } : {};
    moments.push({ note, ...by, match: journal.match, events: journal.notes.at(-1)?.events ?? [] });
  }
  return moments.length === 0 ? undefined : moments;
}

/** Whose knowledge the table is shown with. */
export type Eyes = 'everybody' | 'watchers' | Seat;

const seatsSeen = (eyes: Eyes, seats: number): Seat[] =>
  eyes === 'everybody' ? Array.from({ length: seats }, (_, seat) => seat) : eyes === 'watchers' ? [] : [eyes];

/** A moment as a board takes it: the same as a table that one watches. */
export function tableAt(
  game: AnyGame,
  record: MatchRecord,
  moments: readonly Moment[],
  index: number,
  eyes: Eyes,
): { readonly table: Seated; readonly view: View } {
  const { match } = at(moments, index);
  const { commitment = '', seed } = record;
  const still = stillTable({
    game,
    match,
    entries: moments.slice(0, index + 1).map(({ note, ...moment }) => ({ ...moment, seq: note + 1 })),
    eyes: seatsSeen(eyes, record.seats),
    you: { seats: [], owner: false },
    names: record.names,
    info: { commitment, ...(seed === undefined ? {} : { seed }) },
  });
  return { ...still, view: { ...still.view, questions: [] } };
}
