import type { CardId, ObjectNumber, PlaceName, Seat, SeatSet, Vars, ZoneName } from '../match.ts';
import type { Groups } from '../pieces/groups.ts';

/** A card in an event, stamped with who knew it at that moment. */
export interface Seen {
  readonly card: CardId;
  readonly obj: ObjectNumber;
  /** Its number before, if it moved; told to those who saw the old place and the new one. */
  readonly was?: ObjectNumber;
  readonly sees: SeatSet;
  readonly saw?: SeatSet;
}

/** What happened, and why: it drives the log, the animations and the "why?" help. */
export interface GameEvent {
  readonly type: string;
  /** The card or the rule behind it. */
  readonly cause?: string;
  readonly seat?: Seat;
  readonly from?: PlaceName;
  readonly to?: PlaceName;
  readonly cards?: readonly Seen[];
  /** Pieces, as they were; everybody sees them. */
  readonly pieces?: Groups;
  /** What they became. */
  readonly by?: Groups;
  /** Public facts: numbers, names, seats. */
  readonly data?: Vars;
}

/** A card as one person saw it; a card that they do not know is an empty object. */
export interface ToldCard {
  readonly card?: CardId;
  readonly obj?: ObjectNumber;
  readonly was?: ObjectNumber;
}

export interface ToldEvent extends Omit<GameEvent, 'cards'> {
  readonly cards?: readonly ToldCard[];
}

/** The event as the holder of these seats may know it. */
export function toldTo(event: GameEvent, to: SeatSet): ToldEvent {
  const { cards } = event;
  return cards === undefined ? event : { ...event, cards: cards.map((seen) => tellCard(seen, to)) };
}

function tellCard({ card, obj, was, sees, saw }: Seen, to: SeatSet): ToldCard {
  if ((sees & to) === 0) return {};
  if (was === undefined || ((saw ?? 0) & to) === 0) return { card, obj };
  return { card, obj, was };
}

/** Cards that come into one hand one after another, from the same place and for the same reason, are told in one breath. */
export function drawnTogether(events: readonly ToldEvent[]): ToldEvent[] {
  const told: ToldEvent[] = [];
  for (const event of events) {
    const last = told.at(-1);
    if (last === undefined || !isSameDraw(last, event)) told.push(event);
    else told[told.length - 1] = { ...last, cards: [...(last.cards ?? []), ...(event.cards ?? [])] };
  }
  return told;
}

const isSameDraw = (one: ToldEvent, other: ToldEvent): boolean =>
  one.type === 'moved' &&
  other.type === 'moved' &&
  one.to?.kind === 'hand' &&
  isSamePlace(one.to, other.to) &&
  isSamePlace(one.from, other.from) &&
  one.cause === other.cause;

const isSamePlace = (one: ZoneName | undefined, other: ZoneName | undefined): boolean =>
  one?.kind === other?.kind && one?.seat === other?.seat;
