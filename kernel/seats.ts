import type { Seat } from './match.ts';

/** Whose turn it is after this seat's, at a table or in a view of one. */
export const clockwise = ({ seats }: { readonly seats: number }, seat: Seat): Seat => (seat + 1 < seats ? seat + 1 : 0);
