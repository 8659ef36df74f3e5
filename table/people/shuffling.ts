import { accept, at, commitmentTo } from '@tafelrunde/kernel';
import type { PersonId, TableEntry } from '../entries.ts';
import { decline, type Ruling } from '../messages/refusals.ts';
import type { Table } from '../table.ts';
import { carry, NOTHING, type Received } from '../wishes/carry-out.ts';
import { isPresent, type Sitting, seatsOf } from './people.ts';

/*
 * Nobody chooses the shuffle, not even an operator who plays: first the app of everybody promises a random number, then nothing more can be
 * added, and only then the numbers are revealed. Whoever does not reveal theirs in time is left out, and everybody sees it.
 */

/** Milliseconds for apps to reveal what they promised. */
const REVEALING = 5_000;
/** Milliseconds for the app of who comes last to promise something, where a game begins by itself. */
const PROMISING = 2_000;

export function decidePromise(table: Table, person: PersonId, hash: string): Ruling<TableEntry[]> {
  const [by] = seatsOf(table, person);
  if (by === undefined) return decline('not-seated');
  if (isFixed(table)) return decline('already-begun');
  return accept([{ kind: 'commit', by, hash }, ...(isAwaitingOnly(table, by) ? beginning(table) : [])]);
}

/** What comes with the request for a seat: nothing once the shuffle is fixed, or where their app has promised something before. */
export function promiseOf(table: Table, { seat, person, hash }: Omit<Sitting, 'name'>): TableEntry[] {
  const isPromised = seatsOf(table, person).some((each) => at(table.facts.seats, each).commitment !== undefined);
  return hash === undefined || isFixed(table) || isPromised ? [] : [{ kind: 'commit', by: seat, hash }];
}

/** Whoever sets the table up sits there already. */
export function promise(table: Table, person: PersonId, hash: string, now: number): Received {
  const [seat] = seatsOf(table, person);
  return seat === undefined ? NOTHING : carry(table, promiseOf(table, { seat, person, hash }), now, { person });
}

export function decideReveal(table: Table, person: PersonId, text: string): Ruling<TableEntry[]> {
  const { facts } = table;
  const held = seatsOf(table, person);
  if (held.length === 0) return decline('not-seated');
  if (facts.begun) return decline('already-begun');
  const by = held.find((seat) => at(facts.seats, seat).commitment === commitmentTo(text));
  if (by === undefined || facts.sealed === undefined) return decline('not-promised');
  if (at(facts.seats, by).revealed === true) return decline('entropy-given');
  const isLast = facts.seats.every(
    ({ commitment, revealed }, seat) => commitment === undefined || revealed === true || seat === by,
  );
  return accept([{ kind: 'reveal', by, text }, ...(isLast ? [{ kind: 'begin' } as const] : [])]);
}

/** What goes into the shuffle can no longer be changed. */
export const isFixed = ({ facts }: Table): boolean => facts.begun || facts.sealed !== undefined;

/** How the game begins: at once where nobody has promised anything. */
export function beginning({ facts }: Table): TableEntry[] {
  return facts.seats.some(({ commitment }) => commitment !== undefined) ? [{ kind: 'seal' }] : [{ kind: 'begin' }];
}

/** Do all who play once more sit here again? Then nobody has to say that it begins. */
function isComplete(table: Table): boolean {
  const { ended, seats } = table.facts;
  const isWaiting = table.spec.again === true && !isFixed(table) && ended === undefined;
  return (
    isWaiting && seats.every(({ person, bot }) => (person === undefined ? bot !== undefined : isPresent(table, person)))
  );
}

/** Somebody has promised something, and somebody who plays once more has not yet. */
function isAwaiting({ facts }: Table): boolean {
  const people = facts.seats.filter(({ person }) => person !== undefined);
  return (
    people.some(({ commitment }) => commitment !== undefined) &&
    people.some(({ commitment }) => commitment === undefined)
  );
}

function isAwaitingOnly(table: Table, seat: number): boolean {
  return (
    isComplete(table) &&
    table.facts.seats.every(
      ({ person, commitment }, each) => person === undefined || commitment !== undefined || each === seat,
    )
  );
}

/** When somebody has come: the game begins if all are here who play once more, and nobody's promise is awaited. */
export function beginningOfComplete(table: Table, now: number): TableEntry[] {
  if (!isComplete(table)) return [];
  if (!isAwaiting(table)) return beginning(table);
  table.room.complete ??= now;
  return [];
}

/** When the table goes on without what was promised or could have been; undefined while it waits for nothing of the kind. */
export function endOfShuffling(table: Table): number | undefined {
  const { facts, room } = table;
  if (facts.begun || facts.ended !== undefined) return undefined;
  if (facts.sealed !== undefined) return facts.sealed + REVEALING;
  return room.complete === undefined || !isComplete(table) ? undefined : room.complete + PROMISING;
}

export const afterShuffling = (table: Table): TableEntry[] =>
  table.facts.sealed === undefined ? beginning(table) : [{ kind: 'begin' }];
