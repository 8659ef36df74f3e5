import {
  type AnyGame,
  apply,
  at,
  begin,
  type GameEvent,
  type Match,
  type MatchRecord,
  openJournal,
  readOptions,
  recordedChance,
  type Seat,
  seatSet,
  toldTo,
  type View,
  view,
  watchers,
} from '@tafelrunde/kernel';
import { type LogLine, type Seated, type TableInfo, USUAL_HEED } from '@tafelrunde/table/client';

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
  const undone = new Set(record.notes.flatMap(({ entry }) => (entry.kind === 'undo' ? [entry.of] : [])));
  const moments: Moment[] = [];
  for (const [note, { entry, drawn }] of record.notes.entries()) {
    if (undone.has(note) || entry.kind === 'undo' || entry.kind === 'entropy' || entry.kind === 'takeover') continue;
    try {
      const chance = recordedChance(drawn.map(([label, n, value]) => ({ label, n, value })));
      const done = apply(journal, entry, chance);
      if (!done.ok) return undefined;
      const by = 'by' in entry ? { by: entry.by } : {};
      moments.push({ note, ...by, match: journal.match, events: done.value.events });
    } catch {
      return undefined;
    }
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
  const seats = seatsSeen(eyes, record.seats);
  const shown: View = { ...view(game, match, seats), questions: [] };
  const knows = seats.length === 0 ? watchers(match) : seatSet(seats);
  const log = moments.slice(0, index + 1).map(
    ({ note, by, events }): LogLine => ({
      seq: note + 1,
      kind: 'answer',
      ...(by === undefined ? {} : { by }),
      events: events.map((event) => toldTo(event, knows)),
    }),
  );
  return {
    view: shown,
    table: {
      status: 'current',
      info: infoOf(record, match),
      you: { seats: [], owner: false },
      seq: at(moments, index).note + 1,
      view: shown,
      reactions: [],
      heed: USUAL_HEED,
      wire: null,
      log,
      earlier: false,
      fresh: log.slice(-1),
      chat: [],
      presence: { seats: record.names.map(() => true), spectators: 0 },
      undo: { free: false, why: 'nothing' },
      clocks: null,
      now: 0,
      pending: [],
    },
  };
}

function infoOf(record: MatchRecord, match: Match): TableInfo {
  const { rules, options, names, commitment = '', seed, outcome } = record;
  return {
    id: 'replay',
    game: rules.game,
    version: rules.version,
    options,
    settings: { clock: { kind: 'none' }, pace: 0, reaction: 0, patience: 0, bot: '', spectators: true, assist: true },
    seats: names.map((name) => ({ name, mind: 'person' })),
    state: match.outcome === undefined ? 'running' : 'over',
    commitment,
    proposals: [],
    ...(seed === undefined ? {} : { seed }),
    ...(match.outcome === undefined || outcome === undefined ? {} : { ended: { how: 'finished', outcome } }),
  };
}
