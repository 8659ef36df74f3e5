import { accept, at } from '@tafelrunde/kernel';
import type { PersonId, StoredChat } from '../entries.ts';
import type { AskId } from '../messages/messages.ts';
import { decline, type Ruling } from '../messages/refusals.ts';
import type { Table } from '../table.ts';
import { seatsOf } from './people.ts';

/** So many lines are kept at hand; the store may keep more. */
export const MOST_CHAT = 200;

/** Something is said at the table. Who only watches keeps quiet. */
export function sayInChat(table: Table, person: PersonId, ask: AskId, text: string, now: number): Ruling<StoredChat> {
  const { facts, chat } = table;
  const [seat] = seatsOf(table, person);
  if (seat === undefined) return decline('not-seated');
  const { name, muted } = at(facts.seats, seat);
  if (muted === true) return decline('muted');
  if (!isWithinReason(table, text, now)) return decline('too-often');
  const line = { n: (chat.at(-1)?.line.n ?? 0) + 1, at: now, seat, name, text };
  const said: StoredChat = { line, person, ask };
  table.chat = [...chat.slice(1 - MOST_CHAT), said];
  return accept(said);
}

/** All that everybody at one table may say in an hour: it is kept, and nobody who plays comes near. */
const MOST_LINES = 600;
const MOST_LETTERS = 60_000;
const HOUR = 3_600_000;

function isWithinReason({ room }: Table, text: string, now: number): boolean {
  const before =
    room.said === undefined || now - room.said.since >= HOUR ? { since: now, lines: 0, letters: 0 } : room.said;
  const after = { since: before.since, lines: before.lines + 1, letters: before.letters + text.length };
  if (after.lines > MOST_LINES || after.letters > MOST_LETTERS) return false;
  room.said = after;
  return true;
}
