import { at, type Mind, type Seat } from '@tafelrunde/kernel';
import type { PersonId } from '../entries.ts';
import type { You } from '../messages/messages.ts';
import type { ConnectionId, Table } from '../table.ts';

/** Who wants to sit where, with what their app promises to add to the shuffle. */
export interface Sitting {
  readonly seat: Seat;
  readonly person: PersonId;
  readonly name: string;
  readonly hash?: string | undefined;
}

/** The seats that somebody holds, also while a bot plays for them. */
export function seatsOf({ facts }: Table, person: PersonId): Seat[] {
  const seats: Seat[] = [];
  facts.seats.forEach((seat, i) => {
    if (seat.person === person) seats.push(i);
  });
  return seats;
}

/** Owners belong to their table, with a seat or without. */
export function belongsTo(table: Table, person: PersonId): boolean {
  return person === table.spec.owner || seatsOf(table, person).length > 0;
}

export function youAre(table: Table, person: PersonId): You {
  return { seats: seatsOf(table, person), owner: person === table.spec.owner };
}

/** Who answers for the seat now. */
export function mindOf({ facts, journal }: Table, seat: Seat): Mind | 'open' {
  const { person, bot } = at(facts.seats, seat);
  return person === undefined && bot === undefined ? 'open' : at(journal.minds, seat);
}

/** The bot that plays for the seat. */
export function botOf({ facts, spec }: Table, seat: Seat): string {
  return at(facts.seats, seat).bot ?? spec.settings.bot;
}

/** The people who play: who gave up, or lets a bot play, is not waited for. */
export function players(table: Table): PersonId[] {
  const people = table.facts.seats.flatMap(({ person, conceded }, seat) =>
    person !== undefined && conceded !== true && mindOf(table, seat) === 'person' ? [person] : [],
  );
  return [...new Set(people)];
}

/** The people who have a part in the game, those who let a bot play too: they may come back. */
export function holders({ facts }: Table): PersonId[] {
  return [...new Set(facts.seats.flatMap(({ person, conceded }) => (conceded === true ? [] : (person ?? []))))];
}

/** Somebody is invited to a seat in which a bot stands in: they will hold what it holds. */
export const isAwaited = ({ facts }: Table): boolean => facts.seats.some(({ standsIn }) => standsIn === true);

/** Nobody else has a part in the game, or may still come to have one. */
export const isAlone = (table: Table): boolean => holders(table).length <= 1 && !isAwaited(table);

export function isPresent({ room }: Table, person: PersonId): boolean {
  return [...room.connections.values()].some((connection) => connection.person === person);
}

/** Since when somebody is away; undefined while they are here. */
export function awaySince(table: Table, person: PersonId): number | undefined {
  return isPresent(table, person) ? undefined : (table.room.away.get(person) ?? table.room.opened);
}

export function connectionsOf({ room }: Table, person: PersonId): ConnectionId[] {
  return [...room.connections].flatMap(([id, connection]) => (connection.person === person ? [id] : []));
}
