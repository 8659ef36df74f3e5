import { figuresIn, stateIn } from '@tafelrunde/boss-monster';
import type { ObjectNumber, ToldEvent, View } from '@tafelrunde/kernel';
import { createContext, useContext, useEffect, useMemo } from 'react';
import { cardsOf } from '../../table/reading.ts';
import type { Tools } from '../../table/tools.tsx';

/* How Heroes fare if nobody does anything: as the rules play it on an imagined table, and until that is known, by the damage alone. */

export interface Walk {
  /** What is left of the Hero now. */
  readonly from: number;
  /** What is left of it after each Room that it enters. */
  readonly left: readonly number[];
  /** The last Room that it enters, counted from the left; 0 for none. */
  readonly last: number;
  /** `leaves`: it is sent elsewhere on its way. */
  readonly fate: 'dies' | 'survives' | 'leaves';
}

export type Walks = ReadonlyMap<ObjectNumber, Walk>;

const NOBODY: Walks = new Map();

const Context = createContext<Walks>(NOBODY);
export const WalksProvider = Context.Provider;
export const useWalks = (): Walks => useContext(Context);

const FATES: Readonly<Record<string, Walk['fate']>> = {
  souls: 'dies',
  wounds: 'survives',
  town: 'leaves',
  entrance: 'leaves',
  box: 'leaves',
};

interface Walking {
  readonly hero: ObjectNumber;
  now: number;
  room: ObjectNumber;
  readonly left: number[];
}

interface Told {
  readonly left: readonly number[];
  readonly room: ObjectNumber;
  readonly fate: Walk['fate'];
}

/** The walks that are told of, by the numbers that the Heroes have now; a Hero gets a new number wherever it goes. */
function walksTold(events: readonly ToldEvent[], from: (hero: ObjectNumber) => number): Map<ObjectNumber, Told> {
  const walking = new Map<ObjectNumber, Walking>();
  const told = new Map<ObjectNumber, Told>();
  const walkOf = (hero: ObjectNumber): Walking => {
    const known = walking.get(hero) ?? { hero, now: from(hero), room: 0, left: [] };
    walking.set(hero, known);
    return known;
  };
  for (const { type, to, data = {}, cards = [] } of events) {
    const { hero, room, left } = data;
    if (type === 'entered' && typeof hero === 'number' && typeof room === 'number') {
      const walk = walkOf(hero);
      walk.room = room;
      walk.left.push(walk.now);
    }
    if (type === 'hurt' && typeof hero === 'number' && typeof left === 'number') {
      const walk = walkOf(hero);
      walk.now = left;
      if (walk.left.length > 0) walk.left[walk.left.length - 1] = left;
    }
    if (type !== 'moved') continue;
    for (const { obj, was } of cards) if (obj !== undefined && was !== undefined) moved(was, obj, to?.kind);
  }
  return told;

  function moved(was: ObjectNumber, obj: ObjectNumber, to = ''): void {
    const walk = walkOf(was);
    walking.delete(was);
    walking.set(obj, walk);
    const fate = FATES[to];
    if (fate !== undefined && !told.has(walk.hero)) told.set(walk.hero, { left: walk.left, room: walk.room, fate });
  }
}

/** Everybody who stands at an entrance or walks. */
function walksIn(view: View, foretold: readonly ToldEvent[]): Walks {
  const { walks, heroes, players } = figuresIn(view);
  const from = (hero: ObjectNumber): number => heroes[hero]?.left ?? 0;
  const told = walksTold(foretold, from);
  /** Which Room of its dungeon it is. */
  const numberOf = (room: ObjectNumber): number =>
    Math.max(0, ...players.map(({ rooms }) => rooms.findIndex((each) => each.room === room) + 1));
  const { walk } = stateIn(view);
  return new Map(
    Object.entries(walks).map(([key, { left, dies }]): [ObjectNumber, Walk] => {
      const hero = Number(key);
      const known = told.get(hero);
      if (known !== undefined) return [hero, { ...known, from: from(hero), last: numberOf(known.room) }];
      const behind = walk?.hero === hero ? numberOf(walk.room) : 0;
      return [hero, { from: from(hero), left, last: behind + left.length, fate: dies ? 'dies' : 'survives' }];
    }),
  );
}

/** Milliseconds: while moves follow each other nobody is asked. */
const REST = 120;
const NOTHING: readonly ToldEvent[] = [];

/** The walks of all Heroes; the table is asked anew after every move. */
export function useMakeWalks({ board, assist }: Tools): Walks {
  const { view, table, forecast: ask, moment, mode } = board;
  const { forecast, seq } = table;
  const isWanted = assist && moment === undefined && mode === 'play' && view.outcome === undefined && hasWalkers(view);
  const isKnown = forecast?.seq === seq;
  useEffect(() => {
    if (!isWanted || isKnown) return;
    const timer = setTimeout(() => ask?.(), REST);
    return () => clearTimeout(timer);
  }, [isWanted, isKnown, ask]);
  const foretold = isWanted && isKnown ? forecast.events : NOTHING;
  return useMemo(() => walksIn(view, foretold), [view, foretold]);
}

const hasWalkers = (view: View): boolean =>
  Array.from({ length: view.seats }, (_, seat) => seat).some(
    (seat) => cardsOf(view, 'entrance', seat).length + cardsOf(view, 'inside', seat).length > 0,
  );
