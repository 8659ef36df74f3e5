import type {
  CardId,
  ObjectNumber,
  Option,
  Place,
  Question,
  Ref,
  Seat,
  View,
  ViewCard,
  ViewZone,
} from '@tafelrunde/kernel';

/*
 * A view in fewer words: the same facts, with what goes without saying left out. A change to it is small, and it can be
 * turned into the view again by anybody.
 */

export interface WireView extends Omit<View, 'zones' | 'questions'> {
  readonly zones: readonly WireZone[];
  readonly questions: readonly WireQuestion[];
}

interface WireZone extends Place {
  /** As many as there are in `cards`, unless told. */
  readonly size?: number;
  /** None unless told. The third number is the place of the card where the zone has an order. */
  readonly cards?: readonly WireCard[];
  readonly backs?: readonly string[];
}

type WireCard = readonly [ObjectNumber, CardId] | readonly [ObjectNumber, CardId, number];

export interface WireQuestion extends Pick<Question, 'id' | 'op'> {
  /** The one that the op names, unless told. */
  readonly seat?: Seat;
  /** 1 unless told. */
  readonly min?: number;
  readonly max?: number;
  /** False unless told. */
  readonly ordered?: boolean;
  readonly standing?: boolean;
  /** An option about which there is nothing more to say is its ref. */
  readonly options: readonly (Ref | Option)[];
}

/** A view and what it is on the wire. */
export interface Worded {
  readonly view: View;
  readonly wire: WireView;
}

/** A zone that is the same object as in a view `before` is the same on the wire, so that nobody needs to compare it. */
export function toWire({ zones, questions, ...rest }: View, before?: Worded): WireView {
  return {
    ...rest,
    zones: zones.map((zone, i) => {
      const known = before?.view.zones[i] === zone ? before.wire.zones[i] : undefined;
      return known ?? zoneToWire(zone);
    }),
    questions: questions.map(questionToWire),
  };
}

function zoneToWire({ size, cards, ...rest }: ViewZone): WireZone {
  return {
    ...rest,
    ...(size === cards.length ? {} : { size }),
    ...(cards.length === 0 ? {} : { cards: cards.map(cardToWire) }),
  };
}

function cardToWire({ obj, card, at }: ViewCard): WireCard {
  return at === undefined ? [obj, card] : [obj, card, at];
}

export function questionToWire({ id, op, seat, min, max, ordered, standing, options }: Question): WireQuestion {
  return {
    id,
    op,
    ...(seat === seatIn(op) ? {} : { seat }),
    ...(min === 1 ? {} : { min }),
    ...(max === 1 ? {} : { max }),
    ...(ordered ? { ordered } : {}),
    ...(standing ? { standing } : {}),
    options: options.map((option) => (Object.keys(option).length === 1 ? option.ref : option)),
  };
}

function seatIn(op: object): Seat | undefined {
  return 'seat' in op && typeof op.seat === 'number' ? op.seat : undefined;
}

/** What has not changed on the wire is the same object in the view, so that nobody needs to draw it again. */
export function fromWire({ zones, questions, ...rest }: WireView): View {
  return { ...rest, zones: zones.map(zoneFromWire), questions: questions.map(questionFromWire) };
}

const zoneFromWire = remembering(
  ({ size, cards = [], ...rest }: WireZone): ViewZone => ({
    ...rest,
    size: size ?? cards.length,
    cards: cards.map(cardFromWire),
  }),
);

const cardFromWire = remembering(
  ([obj, card, at]: WireCard): ViewCard => (at === undefined ? { obj, card } : { obj, card, at }),
);

export const questionFromWire = remembering(
  ({ id, op, seat, min = 1, max = 1, ordered = false, standing = false, options }: WireQuestion): Question => ({
    id,
    seat: seat ?? seatIn(op) ?? 0,
    op,
    min,
    max,
    ordered,
    standing,
    options: options.map((option) => (typeof option === 'object' ? option : { ref: option })),
  }),
);

function remembering<W extends object, V>(make: (wire: W) => V): (wire: W) => V {
  const made = new WeakMap<W, V>();
  return (wire) => {
    const known = made.get(wire);
    if (known !== undefined) return known;
    const fresh = make(wire);
    made.set(wire, fresh);
    return fresh;
  };
}
