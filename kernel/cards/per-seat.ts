import type { Seat, ZoneName } from '../match.ts';

const SEATS = 8;

/** A zone that every seat has one of: where it is, by seat. Rules ask for that without end, so the answers are made beforehand. */
export function perSeat<Kind extends string>(kind: Kind): (seat: Seat) => ZoneName {
  const places = Array.from({ length: SEATS }, (_, seat): ZoneName => ({ kind, seat }));
  return (seat) => places[seat] ?? { kind, seat };
}
