import { at, type Seat } from '@tafelrunde/kernel';
import type { TableEntry } from '../entries.ts';
import type { Clock, Clocks } from '../messages/messages.ts';
import { mindOf } from '../people/people.ts';
import { waitedFor } from '../questions/open-questions.ts';
import { decisionOf } from '../reactions/held-answers.ts';
import { roundAt } from '../reactions/rounds.ts';
import type { ClockFacts, LogItem, Table } from '../table.ts';

/** The clocks after an entry, once it is carried out. They follow from what is stored and from nothing else. */
export function turnClocks(table: Table, entry: TableEntry, { events, at: now }: LogItem): readonly ClockFacts[] {
  const { facts, spec } = table;
  if (spec.settings.clock.kind === 'none') return facts.clocks;
  if (entry.kind === 'resume')
    return facts.clocks.map((clock) => (clock.since === null ? clock : { ...clock, since: now }));
  const plain = waitedFor(table).filter(({ ask }) => ask.reaction === undefined);
  const reacting = roundAt(table).map(({ seat }) => seat);
  const begins = events.some(({ type }) => type === 'turn');
  const isAnybodyAsked = plain.some(({ ask }) => !ask.masked);
  return facts.clocks.map((clock, seat) => {
    const own = plain.filter((open) => open.seat === seat);
    const isAsked = own.length > 0 || reacting.includes(seat);
    const isOver = begins || (!isAsked && isAnybodyAsked);
    const left = leftOn(table, clock, { answered: answers(entry, seat), isOver, now });
    if (!isAsked || mindOf(table, seat) !== 'person') return { left, since: null, masked: false };
    const masked = own.every(({ ask }) => ask.masked);
    const goesOn = clock.masked && masked && !answers(entry, seat);
    return { left, since: goesOn ? (clock.since ?? now) : now, masked };
  });
}

function answers(entry: TableEntry, seat: Seat): boolean {
  return (entry.kind === 'answer' || entry.kind === 'timeout') && entry.by === seat;
}

interface Passed {
  readonly answered: boolean;
  /** The turn is over: a new one begins, or others are asked and this seat is not. */
  readonly isOver: boolean;
  readonly now: number;
}

/** A hidden question takes nothing off the time: the others would see by it who was asked. */
function leftOn({ spec }: Table, { left, since, masked }: ClockFacts, { answered, isOver, now }: Passed): number {
  const { clock } = spec.settings;
  const rest = since === null || masked ? left : Math.max(0, left - Math.max(0, now - since));
  if (clock.kind === 'move' && isOver) return clock.seconds * 1000;
  return clock.kind === 'game' && since !== null && !masked && answered ? rest + clock.increment * 1000 : rest;
}

/** When the time of a seat is up, if the table still waits for it: who has answered in a round waits for the others. */
export function deadlineOf(table: Table, seat: Seat): number | undefined {
  const due = dueAt(table, seat);
  if (due === undefined) return undefined;
  const asking = roundAt(table).find((each) => each.seat === seat);
  return asking === undefined || decisionOf(table, asking) === undefined ? due : undefined;
}

function dueAt({ facts }: Table, seat: Seat): number | undefined {
  const { left, since } = at(facts.clocks, seat);
  return since === null ? undefined : since + left;
}

/** Has a seat used up its time for the whole game? */
export function isOutOfTime(table: Table, seat: Seat, now: number): boolean {
  const due = table.spec.settings.clock.kind === 'game' ? dueAt(table, seat) : undefined;
  return due !== undefined && due <= now;
}

/** Has a seat used up its time for the turn? Then a bot moves for it until the turn is over, unless its holder is quicker. */
export function isOverdue(table: Table, seat: Seat, now: number): boolean {
  const deadline = table.spec.settings.clock.kind === 'move' ? deadlineOf(table, seat) : undefined;
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
  const isTold = !clock.masked || (seats.includes(seat) && deadlineOf(table, seat) !== undefined);
  if (clock.since === null || !isTold) return { left: clock.left, running: false };
  return { left: Math.max(0, clock.since + clock.left - table.facts.at), running: true };
}
