import type { AnyGame, ZoneKind } from '../game.ts';
import type { Seat, SeatSet, ZoneName } from '../match.ts';

/** Everybody at the table, and those who watch. */
export function everybody({ seats }: { readonly seats: number }): SeatSet {
  return (1 << (seats + 1)) - 1;
}

/** Those who only watch: the bit after the last seat. */
export function watchers({ seats }: { readonly seats: number }): SeatSet {
  return 1 << seats;
}

export function seatSet(seats: readonly Seat[]): SeatSet {
  return seats.reduce((set, seat) => set | (1 << seat), 0);
}

export function zoneKind(game: AnyGame, { kind }: ZoneName): ZoneKind {
  const found = game.zones[kind];
  if (found === undefined) throw new Error(`the game has no zones of the kind ${kind}`);
  return found;
}

/** Who learns a card that comes into the zone. */
export function learnersOfZone(game: AnyGame, seats: number, place: ZoneName): SeatSet {
  return learnersOf(zoneKind(game, place), seats, place);
}

export function learnersOf({ learn }: ZoneKind, seats: number, { seat }: ZoneName): SeatSet {
  if (learn === 'everybody') return everybody({ seats });
  return learn === 'owner' && seat !== undefined ? 1 << seat : 0;
}
