import {
  type Match,
  type Seat,
  type SeatSet,
  seatSet,
  tell,
  undoFor,
  type View,
  view,
  watchers,
} from '@tafelrunde/kernel';
import { clocksFor } from './clocks.ts';
import { diff, isEqual } from './delta.ts';
import type { PersonId } from './entries.ts';
import { infoOf, presenceAt } from './info.ts';
import { type LogLine, PROTOCOL, type Seq, type UndoInfo, type Update, type Welcome } from './messages.ts';
import { seatsOf, youAre } from './people.ts';
import type { ConnectionId, LogItem, Outgoing, Shown, Table } from './table.ts';
import { lastAnswer } from './taking-back.ts';

/*
 * Everything that leaves a table about its match is made here, of `view` and `tell` and public facts. People who hold the
 * same seats are shown the same, so it is made once for all of them.
 */

const MOST_LINES = 400;

/** What has happened since `from`, for everybody who is here; everything for those whose seats changed meanwhile. */
export function tellUpdates(table: Table, from: Seq, now: number): Outgoing[] {
  const { connections, reseated } = table.room;
  const found = new Map<string, { readonly seats: readonly Seat[]; readonly to: ConnectionId[] }>();
  const welcomes: Outgoing[] = [];
  for (const [id, { person }] of connections) {
    const seats = seatsOf(table, person);
    const audience = found.get(seats.join());
    if ((reseated.get(person) ?? 0) > from) welcomes.push({ to: [id], message: welcome(table, person, now) });
    else if (audience === undefined) found.set(seats.join(), { seats, to: [id] });
    else audience.to.push(id);
  }
  const updates = [...found.values()].map(({ seats, to }) => ({ to, message: updateFor(table, seats, from) }));
  return [...updates, ...welcomes];
}

/** Those who have seen everything before get what is new; what was the same is left out. */
function updateFor(table: Table, seats: readonly Seat[], from: Seq): Update {
  const before = table.room.shown.get(seats.join());
  const known = before?.seq === from ? before : undefined;
  const now = show(table, seats);
  const { undo, clocks } = now;
  return {
    ...whatHappened(table, seats, from, known === undefined ? viewAfter(table, seats, from) : known.view, now.view),
    ...(isEqual(undo, known?.undo) ? {} : { undo }),
    ...(clocks === null || isEqual(clocks, known?.clocks) ? {} : { clocks }),
  };
}

/** For somebody who was away; undefined when that is too long ago. */
export function catchUp(table: Table, person: PersonId, from: Seq): Update | undefined {
  if ((table.room.reseated.get(person) ?? 0) > from) return undefined;
  const seats = seatsOf(table, person);
  const before = viewAfter(table, seats, from);
  if (before === undefined) return undefined;
  const { view: now, undo, clocks } = show(table, seats);
  return { ...whatHappened(table, seats, from, before, now), undo, ...(clocks === null ? {} : { clocks }) };
}

function whatHappened(
  { facts, journal }: Table,
  seats: readonly Seat[],
  from: Seq,
  before: View | null | undefined,
  after: View | null,
): Update {
  const eyes = eyesOf(seats, journal.match);
  const delta = diff(before, after);
  const undone = facts.undone.filter(({ seq, of }) => seq > from && of <= from).map(({ of }) => of);
  const lines: LogLine[] = [];
  for (let i = facts.log.length - 1; i >= 0; i--) {
    const item = facts.log[i];
    if (item === undefined || item.seq <= from) break;
    lines.unshift(lineFor(item, eyes));
  }
  return {
    type: 'update',
    from,
    seq: facts.seq,
    ...(delta === undefined ? {} : { delta }),
    log: lines,
    ...(undone.length === 0 ? {} : { undone }),
  };
}

/** Everything there is to know. */
export function welcome(table: Table, person: PersonId, now: number): Welcome {
  const { facts, journal, chat } = table;
  const you = youAre(table, person);
  const { view: seen, undo, clocks } = show(table, you.seats);
  const eyes = eyesOf(you.seats, journal.match);
  return {
    type: 'welcome',
    protocol: PROTOCOL,
    now,
    table: infoOf(table),
    you,
    seq: facts.seq,
    view: seen,
    log: facts.log.slice(-MOST_LINES).map((item) => lineFor(item, eyes)),
    earlier: facts.log.length > MOST_LINES,
    chat: chat.map(({ line }) => line),
    presence: presenceAt(table),
    undo,
    clocks,
  };
}

/** The table as it is now for the holder of these seats; remembered, so that the next update is small. */
function show(table: Table, seats: readonly Seat[]): Shown {
  const { game, facts, journal, room } = table;
  const key = seats.join();
  const before = room.shown.get(key);
  if (before?.seq === facts.seq) return before;
  const shown: Shown = {
    seq: facts.seq,
    view: facts.begun ? view(game, journal.match, seats) : null,
    undo: undoInfo(table, seats),
    clocks: clocksFor(table, seats),
  };
  room.shown.set(key, shown);
  return shown;
}

/** What these seats saw after an entry, if that is not too long ago. */
function viewAfter({ game, room }: Table, seats: readonly Seat[], seq: Seq): View | null | undefined {
  const found = room.recent.find((each) => each.seq === seq);
  if (found === undefined) return undefined;
  return found.match === null ? null : view(game, found.match, seats);
}

export function eyesOf(seats: readonly Seat[], match: Match): SeatSet {
  return seats.length === 0 ? watchers(match) : seatSet(seats);
}

function lineFor({ seq, at, kind, by, events }: LogItem, eyes: SeatSet): LogLine {
  return {
    seq,
    at,
    kind,
    ...(by === undefined ? {} : { by }),
    ...(events.length === 0 ? {} : { events: events.map((event) => tell(event, eyes)) }),
  };
}

const NOTHING: UndoInfo = {
  free: false,
  why: { en: 'There is nothing to take back.', de: 'Es gibt nichts zurückzunehmen.' },
};

function undoInfo(table: Table, seats: readonly Seat[]): UndoInfo {
  const { journal, facts } = table;
  const seat = facts.ended === undefined ? lastToAnswer(table, seats) : undefined;
  if (seat === undefined) return NOTHING;
  const allowed = undoFor(journal, seat);
  return allowed.ok ? { free: true, seat } : { free: false, seat, why: allowed.refusal.message };
}

/** Which of these seats has given the last answer that stands. */
export function lastToAnswer({ journal }: Table, seats: readonly Seat[]): Seat | undefined {
  const last = seats.map((seat) => ({ seat, note: lastAnswer(journal, seat)?.seq ?? -1 }));
  const latest = last.reduce((a, b) => (b.note > a.note ? b : a), { seat: -1, note: -1 });
  return latest.note < 0 ? undefined : latest.seat;
}
