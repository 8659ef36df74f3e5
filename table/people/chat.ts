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
  const line = { n: (chat.at(-1)?.line.n ?? 0) + 1, at: now, seat, name, text };
  const said: StoredChat = { line, person, ask };
  table.chat = [...chat.slice(1 - MOST_CHAT), said];
  return accept(said);
}
