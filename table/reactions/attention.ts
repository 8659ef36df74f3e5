import type { Seat } from '@tafelrunde/kernel';
import { type Heed, USUAL_HEED } from '../messages/messages.ts';
import { mindOf } from '../people/people.ts';
import { waitedFor } from '../questions/open-questions.ts';
import type { Heeds, Table } from '../table.ts';
import type { Asking } from './rounds.ts';

/** Who is asked for something else than a reaction has rested long enough. */
export function heedOf(table: Table, seat: Seat): Heed {
  const { heeds } = table.room;
  const heed = heeds.get(seat) ?? USUAL_HEED;
  if (!heed.rest || !waitedFor(table).some((open) => open.seat === seat && open.ask.reaction === undefined))
    return heed;
  const awake = { ...heed, rest: false };
  heeds.set(seat, awake);
  return awake;
}

/** Does the person at this seat want to be asked? For others nobody can say. */
export function wantsToBeAsked(table: Table, { seat, to, calls, openlyCalls, rings }: Asking): boolean {
  if (mindOf(table, seat) !== 'person') return true;
  const { about, rest, never, deaf = [] } = heedOf(table, seat);
  if (never.includes(to)) return false;
  if (rest) return rings.some((alarm) => !deaf.includes(alarm));
  return { all: true, able: calls, open: openlyCalls }[about];
}

/** What of it goes with the table wherever it goes. */
export const heedsAt = ({ room }: Table): Heeds => [...room.heeds];

/** Whoever reacts no longer rests. */
export function wake({ room: { heeds } }: Table, seat: Seat): void {
  const heed = heeds.get(seat);
  if (heed?.rest === true) heeds.set(seat, { ...heed, rest: false });
}
