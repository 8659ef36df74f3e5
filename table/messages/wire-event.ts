import type { CardId, ObjectNumber, PlaceName, Seat, ToldCard, ToldEvent } from '@tafelrunde/kernel';

/* What happened, in fewer words. */

export interface WireEvent extends Omit<ToldEvent, 'from' | 'to' | 'cards'> {
  readonly from?: WirePlace | undefined;
  readonly to?: WirePlace | undefined;
  readonly cards?: readonly WireToldCard[] | undefined;
}

/** The kind of place; with its seat, number or name where it has one. */
type WirePlace =
  | string
  | readonly [string, Seat | null]
  | readonly [string, Seat | null, number | null]
  | readonly [string, Seat | null, number | null, string];

/** 0 for a card that one does not know; last the number that it had before, if one saw that. */
type WireToldCard = 0 | readonly [ObjectNumber, CardId] | readonly [ObjectNumber, CardId, ObjectNumber];

export function eventToWire(event: ToldEvent): WireEvent {
  return {
    ...event,
    from: placeToWire(event.from),
    to: placeToWire(event.to),
    cards: event.cards?.map(cardToWire),
  };
}

function placeToWire(place: PlaceName | undefined): WirePlace | undefined {
  if (place === undefined) return undefined;
  const { kind, seat, n, name } = place;
  if (name !== undefined) return [kind, seat ?? null, n ?? null, name];
  if (n !== undefined) return [kind, seat ?? null, n];
  return seat === undefined ? kind : [kind, seat];
}

function cardToWire({ card, obj, was }: ToldCard): WireToldCard {
  if (card === undefined || obj === undefined) return 0;
  return was === undefined ? [obj, card] : [obj, card, was];
}

export function eventFromWire({ from, to, cards, ...rest }: WireEvent): ToldEvent {
  return {
    ...rest,
    ...(from === undefined ? {} : { from: placeFromWire(from) }),
    ...(to === undefined ? {} : { to: placeFromWire(to) }),
    ...(cards === undefined ? {} : { cards: cards.map(cardFromWire) }),
  };
}

function placeFromWire(place: WirePlace): PlaceName {
  if (typeof place === 'string') return { kind: place };
  const [kind, seat, n = null, name] = place;
  return {
    kind,
    ...(seat === null ? {} : { seat }),
    ...(n === null ? {} : { n }),
    ...(name === undefined ? {} : { name }),
  };
}

function cardFromWire(told: WireToldCard): ToldCard {
  if (told === 0) return {};
  const [obj, card, was] = told;
  return was === undefined ? { card, obj } : { card, obj, was };
}
