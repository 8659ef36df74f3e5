import type { Place, Seat } from './match.ts';

const SEATS = 8;

/** A zone that every seat has one of: where it is, by seat. Rules ask for that without end, so the answers are made beforehand. */
export function perSeat<Kind extends string>(kind: Kind): (seat: Seat) => Place {
  const places = Array.from({ length: SEATS }, (_, seat): Place => ({ kind, seat }));
  return (seat) => places[seat] ?? { kind, seat };
}
