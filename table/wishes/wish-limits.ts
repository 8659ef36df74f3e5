import type { PersonId } from '../entries.ts';
import type { Wish } from '../messages/messages.ts';
import type { Table } from '../table.ts';

/** What can be done again and again while the game gets nowhere; each time is an entry, which is kept for good. */
const ENDLESS: ReadonlySet<Wish['type']> = new Set(['undo', 'leave', 'takeover', 'vote', 'mute', 'remove']);

/** So often may one person do it in an hour: nobody who plays comes near. */
const MOST = 600;
const HOUR = 3_600_000;

/** Counts a wish that is about to be granted; false when it was one too many. */
export function isWithinReason({ room }: Table, person: PersonId, { type }: Wish, now: number): boolean {
  if (!ENDLESS.has(type)) return true;
  const before = room.endless.get(person);
  const counted = before === undefined || now - before.since >= HOUR ? { since: now, count: 0 } : before;
  if (counted.count >= MOST) return false;
  room.endless.set(person, { ...counted, count: counted.count + 1 });
  return true;
}
