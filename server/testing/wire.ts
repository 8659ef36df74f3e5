import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { at, type GameEvent, type Match, seatSet, tell, view, watchers } from '@tafelrunde/kernel';
import {
  diff,
  eventFromWire,
  follow,
  type HostMessage,
  openTable,
  type StoredEntry,
  type TableSpec,
  toWire,
  type WireView,
} from '@tafelrunde/table';
import { expect } from 'vitest';

/** A game that is over, as it is stored. */
interface Game {
  readonly spec: TableSpec;
  readonly entries: readonly StoredEntry[];
}

/** All that the holder of these seats has heard is what `view` and `tell` allow, and nothing else. */
export function checkHeard(game: Game, seats: number[], messages: readonly HostMessage[]): void {
  const all = truths(game);
  const people = new Set([game.spec.owner, ...game.entries.flatMap(({ person = [] }) => person)]);
  let isOver = false;
  for (const message of messages) {
    check(message, seats, all);
    isOver ||= message.type === 'info' && message.table.state === 'over';
    const text = JSON.stringify(message);
    for (const person of people) expect(text).not.toContain(person);
    if (!isOver) expect(text).not.toContain(game.spec.secret);
  }
}

/** What was true after each entry, found out from the entries alone. */
interface Truth {
  readonly match: Match;
  readonly begun: boolean;
  readonly events: readonly GameEvent[];
  readonly over: boolean;
}

function truths({ spec, entries }: Game): Truth[] {
  const table = openTable(fantasyRealms, spec, 0);
  const all: Truth[] = [{ match: table.journal.match, begun: false, events: [], over: false }];
  for (const entry of entries) {
    const before = table.journal.notes.length;
    follow(table, [entry], 0);
    const { journal, facts } = table;
    const events = journal.notes.slice(before).flatMap((note) => note.events);
    all.push({ match: journal.match, begun: facts.begun, events, over: facts.ended !== undefined });
  }
  return all;
}

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
const seen = ({ match, begun }: Truth, seats: number[]): WireView | null =>
  begun ? toWire(view(fantasyRealms, match, seats)) : null;

function toldOf({ match, events }: Truth, seats: number[]): unknown {
  const eyes = seats.length === 0 ? watchers(match) : seatSet(seats);
  return json(events.map((event) => tell(event, eyes)));
}

/** Every message is put together again from what its receiver may know; nothing may be left over. */
function check(message: HostMessage, seats: number[], all: readonly Truth[]): void {
  switch (message.type) {
    case 'welcome': {
      const truth = at(all, message.seq);
      expect(json(message.view)).toEqual(json(seen(truth, seats)));
      expect(message.you.seats).toEqual(seats);
      return;
    }
    case 'update': {
      const { type: _, seq, from = seq - 1, delta, events, log, undo, ...more } = message;
      expect(more).toEqual({});
      const [before, after] = [at(all, from), at(all, seq)];
      expect(json(delta)).toEqual(json(diff(json(seen(before, seats)), json(seen(after, seats)))));
      const told = (log === undefined ? [{ events }] : log).map((line) => (line.events ?? []).map(eventFromWire));
      expect(from).toBe(seq - 1);
      expect(json(told)).toEqual([toldOf(after, seats)]);
      expect([undefined, ...seats]).toContain(undo?.seat);
      return;
    }
    case 'info':
      expect(message.you.seats).toEqual(seats);
      return;
    default:
      expect(['accepted', 'presence', 'refused', 'pong']).toContain(message.type);
  }
}
