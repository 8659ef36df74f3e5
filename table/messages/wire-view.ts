import type {
  CardId,
  ObjectNumber,
  Option,
  Question,
  Ref,
  Seat,
  View,
  ViewCard,
  ViewZone,
  ZoneName,
} from '@tafelrunde/kernel';

/*
 * A view in fewer words: the same facts, with what goes without saying left out. A change to it is small, and it can be
 * turned into the view again by anybody.
 */

export interface WireView extends Omit<View, 'zones' | 'questions'> {
  readonly zones: readonly WireZone[];
  readonly questions: readonly WireQuestion[];
}

interface WireZone extends ZoneName {
  /** As many as there are in `cards`, unless told. */
  readonly size?: number | undefined;
  /** None unless told. The third number is the place of the card where the zone has an order. */
  readonly cards?: readonly WireCard[] | undefined;
  readonly backs?: readonly string[];
}

type WireCard = readonly [ObjectNumber, CardId] | readonly [ObjectNumber, CardId, number];

export interface WireQuestion extends Pick<Question, 'id' | 'op'> {
  /** The one that the op names, unless told. */
  readonly seat?: Seat | undefined;
  /** 1 unless told. */
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  /** False unless told. */
  readonly ordered?: boolean | undefined;
  readonly standing?: boolean | undefined;
  readonly unhurried?: true | undefined;
  /** An option about which there is nothing more to say is its ref. */
  readonly options: readonly (Ref | Option)[];
  readonly cause?: CardId | undefined;
}

/** A view and what it is on the wire. */
export interface Worded {
  readonly view: View;
  readonly wire: WireView;
}

/** A zone that is the same object as in a view `before` is the same on the wire, so that nobody needs to compare it. */
export function toWire(view: View, before?: Worded): WireView {
  return {
    ...view,
    zones: view.zones.map((zone, i) => {
      const known = before?.view.zones[i] === zone ? before.wire.zones[i] : undefined;
      return known ?? zoneToWire(zone);
    }),
    questions: view.questions.map(questionToWire),
  };
}

function zoneToWire(zone: ViewZone): WireZone {
  const { size, cards } = zone;
  return {
    ...zone,
    size: size === cards.length ? undefined : size,
    cards: cards.length === 0 ? undefined : cards.map(cardToWire),
  };
}

function cardToWire({ obj, card, at }: ViewCard): WireCard {
  return at === undefined ? [obj, card] : [obj, card, at];
}

export function questionToWire(question: Question): WireQuestion {
  const { id, op, seat, min, max, ordered, standing, unhurried, options, cause } = question;
  return {
    id,
    op,
    seat: seat === seatIn(op) ? undefined : seat,
    min: min === 1 ? undefined : min,
    max: max === 1 ? undefined : max,
    ordered: ordered ? true : undefined,
    standing: standing ? true : undefined,
    unhurried,
    options: options.map((option) => (isBare(option) ? option.ref : option)),
    cause,
  };
}

function isBare(option: Option): boolean {
  for (const key in option) if (key !== 'ref') return false;
  return true;
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
  ({
    id,
    op,
    seat,
    min = 1,
    max = 1,
    ordered = false,
    standing = false,
    unhurried,
    options,
    cause,
  }: WireQuestion): Question => ({
    id,
    seat: seat ?? seatIn(op) ?? 0,
    op,
    min,
    max,
    ordered,
    standing,
    ...(unhurried === undefined ? {} : { unhurried }),
    options: options.map((option) => (typeof option === 'object' ? option : { ref: option })),
    ...(cause === undefined ? {} : { cause }),
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
