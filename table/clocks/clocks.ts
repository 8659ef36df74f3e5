import { at, type Seat } from '@tafelrunde/kernel';
import type { TableEntry } from '../entries.ts';
import type { Clock, Clocks } from '../messages/messages.ts';
import { mindOf } from '../people/people.ts';
import { waitedFor } from '../questions/open-questions.ts';
import type { ClockFacts, Table } from '../table.ts';

/** The clocks after an entry, once it is carried out. */
export function turnClocks(table: Table, entry: TableEntry, now: number): readonly ClockFacts[] {
  const { facts, spec } = table;
  if (spec.settings.clock.kind === 'none') return facts.clocks;
  if (entry.kind === 'resume')
    return facts.clocks.map((clock) => (clock.since === null ? clock : { ...clock, since: now }));
  const asked = waitedFor(table);
  return facts.clocks.map((clock, seat) => {
    const own = asked.filter((open) => open.seat === seat && mindOf(table, seat) === 'person');
    const left = leftOn(table, clock, answers(entry, seat), now);
    if (own.length === 0) return { left, since: null, masked: false };
    const goesOn = spec.settings.clock.kind === 'move' && clock.since !== null && !answers(entry, seat);
    return { left, since: goesOn ? clock.since : now, masked: own.every(({ ask }) => ask.masked) };
  });
}

function answers(entry: TableEntry, seat: Seat): boolean {
  return (entry.kind === 'answer' || entry.kind === 'timeout') && entry.by === seat;
}

/** A hidden question takes nothing off the time for the game: the others would see by it who was asked. */
function leftOn({ spec }: Table, { left, since, masked }: ClockFacts, answered: boolean, now: number): number {
  const { clock } = spec.settings;
  if (clock.kind !== 'game' || since === null || masked) return left;
  return Math.max(0, left - (now - since)) + (answered ? clock.increment * 1000 : 0);
}

/** When the time of a seat is up. */
export function deadlineOf({ facts }: Table, seat: Seat): number | undefined {
  const { left, since } = at(facts.clocks, seat);
  return since === null ? undefined : since + left;
}

/** Has a seat used up its time for the whole game? */
export function isOutOfTime(table: Table, seat: Seat, now: number): boolean {
  const deadline = table.spec.settings.clock.kind === 'game' ? deadlineOf(table, seat) : undefined;
  return deadline !== undefined && deadline <= now;
}

/** The clocks as the holder of these seats may know them. */
export function clocksFor(table: Table, seats: readonly Seat[]): Clocks | null {
  const { facts, spec } = table;
  if (spec.settings.clock.kind === 'none' || !facts.begun) return null;
  return { at: facts.at, seats: facts.clocks.map((clock, seat) => clockFor(table, clock, seat, seats)) };
}

function clockFor(table: Table, clock: ClockFacts, seat: Seat, seats: readonly Seat[]): Clock | null {
  if (mindOf(table, seat) !== 'person') return null;
  if (clock.since === null || (clock.masked && !seats.includes(seat))) return { left: clock.left, running: false };
  return { left: Math.max(0, clock.since + clock.left - table.facts.at), running: true };
}
