import type { ObjectNumber, Seat, View, ViewZone, ZoneName } from '@tafelrunde/kernel';
import { deckFor } from '../cards/catalogue.ts';
import { cardIndex, isCardId } from '../cards/ids.ts';
import { modeOf, rulingsOf } from '../rules/worth.ts';
import { contextOf } from '../scoring/read-hand.ts';
import { DISCARD, endsAt, hand, handSize } from '../state.ts';
import { type Estimate, estimateFor } from './estimate.ts';

/** A card that a player knows: its number on the table, and its index in the scorer. */
export interface Held {
  readonly object: ObjectNumber;
  readonly card: number;
}

/** What a player can tell from the table. */
export interface Outlook {
  readonly seats: number;
  readonly hand: readonly Held[];
  /** What a hand holds when it is full. */
  readonly handSize: number;
  readonly discard: readonly Held[];
  /** The cards that may be anywhere: in the deck or in the hands of others. */
  readonly unknown: readonly number[];
  /** The hand of the next player, as far as it is known. */
  readonly rival: { readonly known: readonly number[]; readonly size: number };
  /** How many cards the discard area still takes before the game ends. */
  readonly room: number;
  readonly estimate: Estimate;
}

export function outlookOf(view: View, seat: Seat): Outlook {
  const { options, seats, zones } = view;
  const mode = modeOf(options);
  const discard = heldIn(zoneAt(view, DISCARD));
  const next = zoneAt(view, hand((seat + 1) % seats));
  const seen = new Set(zones.flatMap(({ cards }) => cards.map(({ card }) => card)));
  return {
    seats,
    hand: heldIn(zoneAt(view, hand(seat))),
    handSize: handSize(view),
    discard,
    unknown: deckFor(mode)
      .filter((id) => !seen.has(id))
      .map(cardIndex),
    rival: { known: heldIn(next).map(cardOf), size: next?.size ?? 0 },
    room: endsAt(view) - discard.length,
    estimate: estimateFor(mode, contextOf(seats, discard.map(cardOf), rulingsOf(options))),
  };
}

export const cardOf = ({ card }: Held): number => card;

const zoneAt = ({ zones }: View, { kind, seat }: ZoneName): ViewZone | undefined =>
  zones.find((zone) => zone.kind === kind && zone.seat === seat);

const heldIn = (zone: ViewZone | undefined): Held[] =>
  (zone?.cards ?? []).flatMap(({ obj, card }) => (isCardId(card) ? [{ object: obj, card: cardIndex(card) }] : []));
