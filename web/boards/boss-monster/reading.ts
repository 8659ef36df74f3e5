import { type Card, cards, type Figures, figuresIn, type State, stateIn } from '@tafelrunde/boss-monster';
import type { CardId, ObjectNumber, Ref, Seat, View, ViewCard } from '@tafelrunde/kernel';
import { cardsOf } from '../../table/reading.ts';

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
    ...cardsOf(view, 'entrance', seat).map(({ obj }) => obj),
    ...cardsOf(view, 'inside', seat).map(({ obj }) => obj),
    ...placesIn(view, seat).flatMap(({ room, miniboss }) => [room, miniboss].flatMap((card) => card?.obj ?? [])),
    ...cardsOf(view, 'boss', seat).map(({ obj }) => obj),
  ];
}

/** The Hero that walks through this dungeon. */
export const walkerIn = (view: View, seat: Seat): ViewCard | undefined => cardsOf(view, 'inside', seat)[0];

/** What a Room deals now; nothing for one that is not active. */
export const damageOf = (figures: Figures, seat: Seat, obj: ObjectNumber): number | undefined =>
  figures.players[seat]?.rooms.find(({ room }) => room === obj)?.damage;

/** Where the forecast says that a Hero dies: the number of the Room from the left, of those before it. */
export function fateOf(view: View, hero: ObjectNumber): Fate | undefined {
  const { walks, heroes } = figuresIn(view);
  const walk = walks[hero];
  if (walk === undefined) return undefined;
  const { left = 0, health = 0 } = heroes[hero] ?? {};
  return { dies: walk.dies, rooms: walk.left, left, health };
}

export interface Fate {
  readonly dies: boolean;
  /** What is left of it after each Room, as far as it comes. */
  readonly rooms: readonly number[];
  readonly left: number;
  readonly health: number;
}

export const stateOf = (view: View): Readonly<State> => stateIn(view);

/** Who still has to be waited for while cards are placed. */
export const lureOf = (view: View, hero: ObjectNumber): Figures['lures'][number] | undefined =>
  figuresIn(view).lures[hero];
