import { isAgreeing } from '@tafelrunde/kernel';
import type { PersonId } from '../entries.ts';
import type { Wish } from '../messages/messages.ts';
import { seatsOf } from '../people/people.ts';
import { openFor } from '../questions/open-questions.ts';
import type { Table } from '../table.ts';

/**
 * What can be done again and again while the game gets nowhere; each time is an entry, which is kept for good. So is the answer to a
 * standing question, which nobody waits for: a coin may go to and fro for ever. So may proposals and objections of those who have to agree.
 */
const ENDLESS: ReadonlySet<Wish['type']> = new Set([
  'undo',
  'leave',
  'commit',
  'takeover',
  'vote',
  'mute',
  'remove',
  'heed',
]);

/** So often may one person do it in an hour: nobody who plays comes near. */
const MOST = 600;
/** At a table with so many entries, more than any game has: else it would grow day after day until it takes long to keep. */
const MANY = 10_000;
const MOST_OF_MANY = 30;
/** So often may they look back, which keeps nothing but has a part of the game played again. Those who only watch count as one. */
const MOST_LOOKS = 2_000;
const HOUR = 3_600_000;

interface Counted {
  readonly since: number;
  readonly count: number;
}

/** Counts a wish that is about to be granted; false when it was one too many. */
export function isWithinReason(table: Table, person: PersonId, wish: Wish, now: number): boolean {
  const most = table.facts.seq < MANY ? MOST : MOST_OF_MANY;
  return !isEndless(table, wish) || counts(table.room.endless, person, most, now);
}

/** Whether somebody may look back once more. */
export function mayLook(table: Table, person: PersonId, now: number): boolean {
  return countedBy(table.room.looks, watcher(table, person), now).count < MOST_LOOKS;
}

export function countLook(table: Table, person: PersonId, now: number): void {
  counts(table.room.looks, watcher(table, person), MOST_LOOKS, now);
}

/** Who has no seat is somebody else whenever they come back. */
const watcher = (table: Table, person: PersonId): PersonId => (seatsOf(table, person).length === 0 ? '' : person);

function counts(all: Map<PersonId, Counted>, person: PersonId, most: number, now: number): boolean {
  const counted = countedBy(all, person, now);
  if (counted.count >= most) return false;
  all.set(person, { ...counted, count: counted.count + 1 });
  return true;
}

function countedBy(all: ReadonlyMap<PersonId, Counted>, person: PersonId, now: number): Counted {
  const before = all.get(person);
  return before === undefined || now - before.since >= HOUR ? { since: now, count: 0 } : before;
}

function isEndless(table: Table, wish: Wish): boolean {
  if (wish.type !== 'answer') return ENDLESS.has(wish.type);
  const open = openFor(table, wish.question);
  return open !== undefined && (open.standing || isAgreeing(open.op));
}
