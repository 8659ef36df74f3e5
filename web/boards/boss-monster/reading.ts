import { type Card, cards, type Figures, figuresIn, type State, stateIn } from '@tafelrunde/boss-monster';
import type { CardId, ObjectNumber, Ref, Seat, View, ViewCard } from '@tafelrunde/kernel';
import { cardsOf } from '../../table/cards/reading.ts';

/* What the table shows, found in the view. */

export const cardNamed = (id: CardId | undefined): Card | undefined => (id === undefined ? undefined : cards[id]);

export const bossIn = (view: View, seat: Seat): ViewCard | undefined => cardsOf(view, 'boss', seat)[0];

/** A place of a dungeon, with all that lies there. */
export interface Place {
  readonly n: number;
  /** The Room on top; none where one lies face down on an empty place. */
  readonly room: ViewCard | undefined;
  /** How many Rooms lie below it. */
  readonly covered: number;
  readonly miniboss: ViewCard | undefined;
  /** Something lies face down on it, and what it is, where one may know it. */
  readonly placed: { readonly obj: ObjectNumber; readonly card: CardId | undefined } | undefined;
}

/** The places of a dungeon from left to right. */
export function placesIn(view: View, seat: Seat): Place[] {
  const { rows, placed } = stateIn(view);
  return (rows[seat] ?? []).flatMap((n) => {
    const stack = at(view, 'room', seat, n);
    const down = placed.find(({ into, stack: where }) => into === seat && where === n);
    if (stack.length === 0 && down === undefined) return [];
    const known =
      down === undefined ? undefined : view.zones.flatMap((zone) => (zone.kind === 'placed' ? zone.cards : []));
    return [
      {
        n,
        room: stack.at(-1),
        covered: Math.max(0, stack.length - 1),
        miniboss: at(view, 'miniboss', seat, n)[0],
        placed:
          down === undefined
            ? undefined
            : { obj: down.object, card: known?.find(({ obj }) => obj === down.object)?.card },
      },
    ];
  });
}

const at = ({ zones }: View, kind: string, seat: Seat, n: number): readonly ViewCard[] =>
  zones.find((zone) => zone.kind === kind && zone.seat === seat && zone.n === n)?.cards ?? [];

/** Everything in somebody's dungeon that can be picked, as it lies. */
export function refsIn(view: View, seat: Seat): Ref[] {
  return [
    ...heroesAt(view, seat).map(({ obj }) => obj),
    ...cardsOf(view, 'inside', seat).map(({ obj }) => obj),
    ...placesIn(view, seat).flatMap(({ room, miniboss }) => [room, miniboss].flatMap((card) => card?.obj ?? [])),
    ...cardsOf(view, 'boss', seat).map(({ obj }) => obj),
    ...cardsOf(view, 'items', seat).map(({ obj }) => obj),
  ];
}

/** The Heroes at an entrance as they stand before it: the one that enters first next to the dungeon (BM-068). */
export const heroesAt = (view: View, seat: Seat): ViewCard[] => cardsOf(view, 'entrance', seat).toReversed();

/** The Item that a Hero bears. */
export function borneBy(view: View, hero: ObjectNumber): ViewCard | undefined {
  const item = stateIn(view).heroes[hero]?.item;
  return item === undefined ? undefined : cardsOf(view, 'borne').find(({ obj }) => obj === item);
}

/** Who has still to place a Room: the active player, and everybody after (BM-057). */
export function stillToBuild(view: View): Seat[] {
  const { phase, order, active, out, builds } = stateIn(view);
  if (phase !== 'build') return [];
  return order
    .slice(Math.max(0, order.indexOf(active)))
    .filter((seat) => out[seat] !== true && (builds[seat] ?? 0) > 0);
}

/** The Hero that walks through this dungeon. */
export const walkerIn = (view: View, seat: Seat): ViewCard | undefined => cardsOf(view, 'inside', seat)[0];

/** What a Room deals now; nothing for one that is not active. */
export const damageOf = (figures: Figures, seat: Seat, obj: ObjectNumber): number | undefined =>
  figures.players[seat]?.rooms.find(({ room }) => room === obj)?.damage;

export const stateOf = (view: View): Readonly<State> => stateIn(view);

/** How a Hero at an entrance or in a dungeon fares if nobody does anything. */
export const walkOf = (view: View, hero: ObjectNumber): Figures['walks'][number] | undefined =>
  figuresIn(view).walks[hero];

/** Which of the active Rooms of its dungeon it is, counted from the left; 0 for none of them. */
export const numberOf = (view: View, room: ObjectNumber): number =>
  Math.max(0, ...figuresIn(view).players.map(({ rooms }) => rooms.findIndex((each) => each.room === room) + 1));

/** Where a Hero in town would go. */
export const lureOf = (view: View, hero: ObjectNumber): Figures['lures'][number] | undefined =>
  figuresIn(view).lures[hero];
