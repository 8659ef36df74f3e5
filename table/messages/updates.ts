import { type EarlierView, type Match, type Seat, type SeatSet, seatSet, toldTo, watchers } from '@tafelrunde/kernel';
import { clocksFor } from '../clocks/clocks.ts';
import type { PersonId } from '../entries.ts';
import { seatsOf, youAre } from '../people/people.ts';
import type { ConnectionId, Facts, LogItem, Outgoing, Shown, Table } from '../table.ts';
import { matchAfter } from '../undo/look-back.ts';
import { undoFacts } from '../undo/undo-info.ts';
import { diff, isEqual } from './delta.ts';
import { PROTOCOL, type Seq, type Update, type Welcome, type WireLine } from './messages.ts';
import { infoOf, presenceAt } from './table-info.ts';
import { markOf } from './view-mark.ts';
import { viewFor } from './views.ts';
import { eventToWire } from './wire-event.ts';
import { toWire, type WireView, type Worded } from './wire-view.ts';

/*
 * Everything that leaves a table about its match is made here, of `view` and `toldTo` and public facts. People who hold the
 * same seats are shown the same, so it is made once for all of them.
 */

const MOST_LINES = 400;
/** Who missed more entries than this is told everything. */
const MOST_MISSED = 100;

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
    ...whatHappened(
      table,
      seats,
      from,
      known === undefined ? viewAfter(table, seats, from) : wireOf(known),
      wireOf(now),
    ),
    undo: isEqual(undo, known?.undo) ? undefined : undo,
    clocks: clocks === null || isEqual(clocks, known?.clocks) ? undefined : clocks,
  };
}

/** Somebody who has seen that much is told everything: they missed too much, or sit somewhere else since. */
export function isTooFarBehind({ room, facts }: Table, person: PersonId, from: Seq): boolean {
  return (room.reseated.get(person) ?? 0) > from || facts.seq - from > MOST_MISSED;
}

/** For somebody who was away; undefined when that is too long ago, or when they saw something else: a backup was restored since. */
export function catchUp(table: Table, person: PersonId, from: Seq, mark?: string): Update | undefined {
  if (isTooFarBehind(table, person, from)) return undefined;
  const seats = seatsOf(table, person);
  const before = viewAfter(table, seats, from);
  if (before === undefined || (mark !== undefined && mark !== markOf(before))) return undefined;
  const now = show(table, seats);
  const { undo, clocks } = now;
  return { ...whatHappened(table, seats, from, before, wireOf(now)), undo, clocks: clocks ?? undefined };
}

function whatHappened(
  { facts, journal }: Table,
  seats: readonly Seat[],
  from: Seq,
  before: WireView | null | undefined,
  after: WireView | null,
): Update {
  const { seq } = facts;
  const undone = facts.undone.filter((each) => each.seq > from && each.of <= from).map(({ of }) => of);
  return {
    type: 'update',
    seq,
    from: from === seq - 1 ? undefined : from,
    delta: diff(before, after),
    ...newsOf(facts, from, eyesOf(seats, journal.match)),
    undone: undone.length === 0 ? undefined : undone,
  };
}

/** An answer is what happens most, so it is told in the fewest words. */
function newsOf({ log, undone, seq, at }: Facts, from: Seq, eyes: SeatSet): Pick<Update, 'log' | 'events' | 'by'> {
  const first = undone.at(-1)?.seq ?? 0;
  const toldAnew = new Set(first > from ? undone.flatMap((each) => (each.seq > from ? each.of : [])) : []);
  const isNew = (item: LogItem): boolean => item.seq > from || toldAnew.has(item.seq);
  const news = first > from ? log.filter(isNew) : log.slice(log.findLastIndex((item) => item.seq <= from) + 1);
  const lines = news.map((item) => lineFor(item, eyes, at));
  const only = lines.length === 1 ? lines[0] : undefined;
  const isAnswer = only?.kind === 'answer' && only.seq === seq && from === seq - 1;
  return isAnswer ? { events: only.events, by: only.by } : { log: lines };
}

/** Everything there is to know. */
export function welcome(table: Table, person: PersonId, now: number): Welcome {
  const { facts, journal, chat } = table;
  const you = youAre(table, person);
  const shown = show(table, you.seats);
  const { undo, clocks } = shown;
  const eyes = eyesOf(you.seats, journal.match);
  return {
    type: 'welcome',
    protocol: PROTOCOL,
    now,
    table: infoOf(table),
    you,
    seq: facts.seq,
    view: wireOf(shown),
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
  const { facts, room } = table;
  const key = seats.join();
  const before = room.shown.get(key);
  if (before?.seq === facts.seq) return before;
  const shown: Shown = {
    seq: facts.seq,
    sight: facts.begun ? look(table, seats, before?.sight ?? undefined) : null,
    ...undoFacts(table, seats, before),
    clocks: clocksFor(table, seats),
  };
  room.shown.set(key, shown);
  return shown;
}

function look(table: Table, seats: readonly Seat[], before?: EarlierView & Worded): EarlierView & Worded {
  const { match } = table.journal;
  const seen = viewFor(table, match, seats, before);
  return { match, view: seen, wire: toWire(seen, before) };
}

function wireOf({ sight }: Shown): WireView | null {
  return sight === null ? null : sight.wire;
}

/** What these seats saw after an entry, if that can still be told. */
function viewAfter(table: Table, seats: readonly Seat[], seq: Seq): WireView | null | undefined {
  const shown = table.room.shown.get(seats.join());
  if (shown?.seq === seq) return wireOf(shown);
  const match = matchAfter(table, seq);
  return match === null || match === undefined ? match : toWire(viewFor(table, match, seats));
}

function eyesOf(seats: readonly Seat[], match: Match): SeatSet {
  return seats.length === 0 ? watchers(match) : seatSet(seats);
}

function lineFor({ seq, at, kind, by, events }: LogItem, eyes: SeatSet, now?: number): WireLine {
  // Whose answer it was is the game's to tell, in its events; one's own one knows.
  const isToldBy = kind !== 'answer' || (by !== undefined && (eyes & seatSet([by])) !== 0);
  return {
    seq,
    at: at === now ? undefined : at,
    kind,
    by: isToldBy ? by : undefined,
    events: events.length === 0 ? undefined : events.map((event) => eventToWire(toldTo(event, eyes))),
  };
}
