import { type NamedRef, type ObjectNumber, refs, type Seat, type Written } from '@tafelrunde/kernel';

export const MOST_SEATS = 4;

/** A player as something that can be picked: `seat:2`. */
export type PlayerRef = NamedRef<'seat'>;

/** Whatever has hit points: a player, or a monster (or room) as a card object. */
export type Body = PlayerRef | ObjectNumber;

/** Made once: they are asked for all the time. */
const PLAYERS: readonly PlayerRef[] = Array.from({ length: MOST_SEATS }, (_, seat) => refs.seat(seat));

export const player = (seat: Seat): PlayerRef => PLAYERS[seat] ?? refs.seat(seat);

/** The seat that a reference names; undefined when it is none. */
export function seatIn(ref: Written | undefined): Seat | undefined {
  if (typeof ref !== 'string') return undefined;
  for (let seat = 0; seat < PLAYERS.length; seat++) if (PLAYERS[seat] === ref) return seat;
  return undefined;
}

/** Everybody in the order of play, this seat first. */
export function turnOrder({ seats }: { readonly seats: number }, from: Seat): readonly Seat[] {
  const known = orders[seats * MOST_SEATS + from];
  if (known !== undefined) return known;
  const order = Array.from({ length: seats }, (_, i) => (from + i) % seats);
  orders[seats * MOST_SEATS + from] = order;
  return order;
}

const orders: (readonly Seat[])[] = [];
