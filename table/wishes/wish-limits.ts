import type { PersonId } from '../entries.ts';
import type { Wish } from '../messages/messages.ts';
import { openFor } from '../questions/open-questions.ts';
import type { Table } from '../table.ts';

/**
 * What can be done again and again while the game gets nowhere; each time is an entry, which is kept for good. So is the answer to a
 * standing question, which nobody waits for: a coin may go to and fro for ever.
 */
const ENDLESS: ReadonlySet<Wish['type']> = new Set(['undo', 'leave', 'commit', 'takeover', 'vote', 'mute', 'remove']);

/** So often may one person do it in an hour: nobody who plays comes near. */
const MOST = 600;
const HOUR = 3_600_000;

/** Counts a wish that is about to be granted; false when it was one too many. */
export function isWithinReason(table: Table, person: PersonId, wish: Wish, now: number): boolean {
  if (!isEndless(table, wish)) return true;
  const { room } = table;
  const before = room.endless.get(person);
  const counted = before === undefined || now - before.since >= HOUR ? { since: now, count: 0 } : before;
  if (counted.count >= MOST) return false;
  room.endless.set(person, { ...counted, count: counted.count + 1 });
  return true;
}

function isEndless(table: Table, wish: Wish): boolean {
  if (wish.type !== 'answer') return ENDLESS.has(wish.type);
  return openFor(table, wish.question)?.standing === true;
}
