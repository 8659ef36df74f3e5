import { accept, type Match, standing } from '@tafelrunde/kernel';
import type { PersonId } from '../entries.ts';
import type { Seq } from '../messages/messages.ts';
import { decline, type Ruling } from '../messages/refusals.ts';
import { viewFor } from '../messages/views.ts';
import { toWire, type WireView } from '../messages/wire-view.ts';
import { seatsOf } from '../people/people.ts';
import type { Table } from '../table.ts';
import { comeNearer, positionAfter } from './positions.ts';

/** How the table looked to somebody after an entry: what their seats were shown then, and nothing learned since. */
export function lookBack(table: Table, person: PersonId, seq: Seq): Ruling<WireView> {
  const match = matchAfter(table, seq) ?? undefined;
  return match === undefined
    ? decline('no-such-moment')
    : accept(toWire(viewFor(table, match, seatsOf(table, person))));
}

/** Does a part of what a look at that moment takes, if it takes long; false when the rest is short. */
export function comeNearerTo(table: Table, seq: Seq): boolean {
  const { facts, journal } = table;
  const count = seq >= facts.seq ? -1 : (facts.notes[seq - 1] ?? -1);
  return count > 0 && comeNearer(table, standing(journal.notes.slice(0, count)));
}

/** The match after an entry, played again; null before its beginning, undefined when it cannot be known. */
export function matchAfter(table: Table, seq: Seq): Match | null | undefined {
  const { facts, journal } = table;
  if (seq > facts.seq) return undefined;
  if (seq === facts.seq) return facts.begun ? journal.match : null;
  const beginning = facts.log.find(({ kind }) => kind === 'begin')?.seq ?? Number.POSITIVE_INFINITY;
  if (seq < beginning) return null;
  const count = facts.notes[seq - 1] ?? -1;
  if (count < 0) return undefined;
  return positionAfter(table, standing(journal.notes.slice(0, count)));
}
