import type { Ref, Seat, View, ViewCard, ViewZone } from '@tafelrunde/kernel';
import { isReader } from '@tafelrunde/words';
import type { BoardProps } from '../../app/games/board.ts';

/* What lies where, found in the view. */

const zoneOf = ({ zones }: View, kind: string, seat?: Seat): ViewZone | undefined =>
  zones.find((zone) => zone.kind === kind && zone.seat === seat);

export const cardsOf = (view: View, kind: string, seat?: Seat): readonly ViewCard[] =>
  zoneOf(view, kind, seat)?.cards ?? [];

export const sizeOf = (view: View, kind: string, seat?: Seat): number => zoneOf(view, kind, seat)?.size ?? 0;

/** Where a card lies that can be seen. */
export const placeOf = ({ zones }: View, ref: Ref): ViewZone | undefined =>
  zones.find(({ cards }) => cards.some(({ obj }) => obj === ref));

/** Who sits at the lower edge; those who only watch look over the shoulder of the first. */
export const lowerSeat = (seat: Seat | undefined): Seat => seat ?? 0;

/** Everybody but this seat, in the order of play; for those who only watch, everybody. */
export function othersOf({ seats }: View, seat: Seat | undefined): Seat[] {
  const first = seat === undefined ? 0 : seat + 1;
  return Array.from({ length: seat === undefined ? seats : seats - 1 }, (_, i) => (first + i) % seats);
}

/** Is it the one person at this screen? Where several share it, everybody has a name. */
export const isYou = ({ names, lang, seat }: BoardProps, whose: Seat | undefined): boolean =>
  whose !== undefined && whose === seat && isReader(names[whose] ?? '', lang);
