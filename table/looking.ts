import { accept, type Match, replay, standing, view } from '@tafelrunde/kernel';
import type { PersonId } from './entries.ts';
import type { Seq } from './messages.ts';
import { seatsOf } from './people.ts';
import { decline, type Ruling } from './sentences.ts';
import type { Table } from './table.ts';
import { toWire, type WireView } from './wire-view.ts';

/** How the table looked to somebody after an entry: what their seats were shown then, and nothing learned since. */
export function lookBack(table: Table, person: PersonId, seq: Seq): Ruling<WireView> {
  const match = matchAfter(table, seq);
  return match === undefined
    ? decline('no-such-moment')
    : accept(toWire(view(table.game, match, seatsOf(table, person))));
}

function matchAfter({ facts, journal, room }: Table, seq: Seq): Match | undefined {
  const recent = room.recent.find((each) => each.seq === seq);
  if (recent !== undefined) return recent.match ?? undefined;
  const beginning = facts.log.find(({ kind }) => kind === 'begin')?.seq ?? Number.POSITIVE_INFINITY;
  const count = facts.notes[seq - 1] ?? -1;
  if (count < 0 || seq < beginning) return undefined;
  const replayed = replay(journal.game, journal.first, standing(journal.notes.slice(0, count)));
  return replayed.ok ? replayed.value.match : undefined;
}
