import { figuresIn } from '@tafelrunde/boss-monster';
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
  readonly left: number[];
}

/** The walks that are told of, by the numbers that the Heroes have now; a Hero gets a new number wherever it goes. */
function walksTold(events: readonly ToldEvent[], from: (hero: ObjectNumber) => number): Map<ObjectNumber, Walk> {
  const walking = new Map<ObjectNumber, Walking>();
  const told = new Map<ObjectNumber, Walk>();
  const walkOf = (hero: ObjectNumber): Walking => {
    const known = walking.get(hero) ?? { hero, now: from(hero), left: [] };
    walking.set(hero, known);
    return known;
  };
  for (const { type, to, data = {}, cards = [] } of events) {
    const hero = typeof data.hero === 'number' ? data.hero : undefined;
    if (type === 'entered' && hero !== undefined) {
      const walk = walkOf(hero);
      walk.left.push(walk.now);
    }
    if (type === 'hurt' && hero !== undefined && typeof data.left === 'number') {
      const walk = walkOf(hero);
      walk.now = data.left;
      if (walk.left.length > 0) walk.left[walk.left.length - 1] = data.left;
    }
    if (type === 'moved')
      for (const { obj, was } of cards) if (obj !== undefined && was !== undefined) moved(was, obj, to?.kind);
  }
  return told;

  function moved(was: ObjectNumber, obj: ObjectNumber, to = ''): void {
    const walk = walkOf(was);
    walking.delete(was);
    walking.set(obj, walk);
    const fate = FATES[to];
    if (fate !== undefined && !told.has(walk.hero))
      told.set(walk.hero, { from: from(walk.hero), left: walk.left, fate });
  }
}

/** Everybody who stands at an entrance or walks. */
function walksIn(view: View, foretold: readonly ToldEvent[]): Walks {
  const { walks, heroes } = figuresIn(view);
  const from = (hero: ObjectNumber): number => heroes[hero]?.left ?? 0;
  const told = walksTold(foretold, from);
  return new Map(
    Object.entries(walks).map(([key, { left, dies }]): [ObjectNumber, Walk] => {
      const hero = Number(key);
      return [hero, told.get(hero) ?? { from: from(hero), left, fate: dies ? 'dies' : 'survives' }];
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
