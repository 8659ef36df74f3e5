import {
  asOption,
  at,
  type Chance,
  clone,
  type GameEvent,
  type Match,
  NO,
  type ObjectNumber,
  objectsIn,
  Run,
} from '@tafelrunde/kernel';
import { playRandomly, positionAfter } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { tableOf, WHIMS } from './fuzz-in-tests.ts';
import { bossMonster } from './index.ts';
import { entrance } from './places.ts';
import { isBossMonster } from './state.ts';
import { type WalkFigures, walksOf } from './walks.ts';

function walksIn(match: Match): Readonly<Record<ObjectNumber, WalkFigures>> {
  const run = new Run(bossMonster, match);
  return isBossMonster(run) ? walksOf(run) : {};
}

const isAdventure = ({ outcome, state }: Match): boolean =>
  outcome === undefined && 'phase' in state && state.phase === 'adventure';

/** What people see of a Hero: what is left of it, and where it goes. */
interface Seen {
  readonly left: readonly number[];
  readonly to: string | undefined;
}

/** The match goes on while nobody does anything, until somebody has to choose, chance decides, or the round is over. */
function nobodyActs(match: Match): readonly GameEvent[] {
  const events: GameEvent[] = [];
  let isOpen = true;
  const chance: Chance = () => {
    isOpen = false;
    events.push({ type: 'uncertain' });
    return 0;
  };
  const run = new Run(bossMonster, clone(match), chance, events);
  while (isOpen && isAdventure(run.match)) {
    const open = at(run.open(), 0);
    const { reaction } = open.ask;
    const options = run.options(open).map((option) => asOption(option).ref);
    if (reaction !== undefined) run.choose(open, [reaction.pass]);
    else if (options.includes(NO)) run.choose(open, [NO]);
    else isOpen = false;
  }
  return events;
}

function seenOf(hero: ObjectNumber, events: readonly GameEvent[]): Seen {
  const left: number[] = [];
  let now = hero;
  for (const { type, to, cards = [], data = {} } of events) {
    if (type === 'phase') return { left, to: 'nowhere' };
    if (type === 'uncertain') break;
    if ((type === 'hurt' || type === 'health') && data.hero === now) left.push(Number(data.left));
    const moved = cards.find(({ was }) => was === now);
    now = moved?.obj ?? now;
    if (moved !== undefined && to?.kind !== 'inside') return { left, to: to?.kind };
  }
  return { left, to: undefined };
}

const FATES: Readonly<Record<string, WalkFigures['fate']>> = { souls: 'dies', wounds: 'survives', nowhere: 'waits' };

/** So many games, and one in so many positions of them. */
const GAMES = 25;
const EVERY = 13;

describe('how a Hero fares if nobody does anything', () => {
  it('[BM-074] [BM-077] [BM-079] is what happens then, in random games with any legal mix of sets', () => {
    let compared = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      const seats = 2 + (seed % 5);
      const plan = { seats, options: tableOf(seats)(seed), seed, often: at(WHIMS, seed % WHIMS.length), most: 30_000 };
      const positions = playRandomly(bossMonster, plan).steps.map(({ after }) => after);
      for (const match of positions.filter((each, i) => i % EVERY === 0 && isAdventure(each))) {
        const told = walksIn(match);
        const events = nobodyActs(match);
        for (const [hero, { fate, left }] of Object.entries(told)) {
          const { left: seen, to } = seenOf(Number(hero), events);
          if (to === undefined) continue;
          compared++;
          expect({ seed, hero, fate, left: seen.length === 0 ? undefined : left.at(-1) }).toEqual({
            seed,
            hero,
            fate: FATES[to] ?? 'leaves',
            left: seen.at(-1),
          });
        }
      }
    }
    expect(compared).toBeGreaterThan(1000);
  });

  /** The first Hero at the entrance of seat 0 where a scenario ends. */
  function walkAt(options: object, given: object, play: readonly object[] = []): Omit<WalkFigures, 'room'> | undefined {
    const run = new Run(bossMonster, positionAfter(bossMonster, { options, given, play }));
    const hero = isBossMonster(run) ? (run.state.walk?.hero ?? objectsIn(run, entrance(0))[0]) : undefined;
    const walk = hero === undefined ? undefined : walksIn(run.match)[hero];
    return walk === undefined ? undefined : { left: walk.left, fate: walk.fate };
  }

  const TABLE = {
    active: 0,
    'boss/0': ['xyzax'],
    'boss/1': ['robobo'],
    'ordinary-deck': { only: [] },
    'epic-deck': { only: [] },
    'room-deck': { only: [] },
    'hand/1': ['freeze'], // So that seat 1 is asked before the Hero enters.
  };
  const ROUND = [{ 0: 'done' }, { 1: 'pass' }, { 1: 'done' }];

  it('[BM-109] with a Reliquary Shield: nothing in the first Room that would deal damage', () => {
    const rooms = { 'room/0#2': ['neanderthal-cave'], 'room/0#1': ['golem-factory'], 'room/0#0': ['specters-sanctum'] };
    const given = { ...TABLE, ...rooms, 'item-deck': ['reliquary-shield'], town: ['nick-the-masher'] };
    expect(walkAt({ implements: true }, given, ROUND)).toEqual({ left: [4, 2, 0], fate: 'dies' });
  });

  it('[BM-109] with a Scroll of Recall: it walks on with 2 where it would have died', () => {
    const rooms = {
      'room/0#2': ['neanderthal-cave'],
      'room/0#1': ['dark-laboratory'],
      'room/0#0': ['brainsucker-hive'],
    };
    const given = {
      ...TABLE,
      ...rooms,
      'item-deck': ['scroll-of-recall'],
      town: ['tieg-and-the-magic-bubble'],
    };
    expect(walkAt({ implements: true }, given, ROUND)).toEqual({ left: [1, 2, 0], fate: 'dies' });
  });

  it('[BM-109] with a Jetpack: it skips the Room with the highest damage', () => {
    const rooms = { 'room/0#2': ['alien-ooze'], 'room/0#1': ['neanderthal-cave'], 'room/0#0': ['golem-factory'] };
    const given = { ...TABLE, ...rooms, 'item-deck': ['jetpack'], town: ['crash-dodgers'] };
    expect(walkAt({ implements: true, 'crash-landing': true }, given, ROUND)).toEqual({
      left: [3, 1],
      fate: 'survives',
    });
  });

  it('[BM-130] after Blobby of level 2: 1 more in the Room behind it', () => {
    const given = {
      ...TABLE,
      phase: 'adventure',
      'coins/0': 1,
      'room/0#1': ['golem-factory'],
      'miniboss/0#1': ['blobby'],
      'room/0#0': ['specters-sanctum'],
      'entrance/0': ['acacia-warrior-of-light'],
    };
    expect(walkAt({ vault: true }, given)).toEqual({ left: [4, 2], fate: 'survives' });
    expect(walkAt({ vault: true }, { ...given, phase: 'build' }, [{ 0: 'blobby' }])).toEqual({
      left: [4, 1],
      fate: 'survives',
    });
  });

  it('[R-24] waits where no Hero may enter any more this round', () => {
    const given = {
      ...TABLE,
      phase: 'adventure',
      'hand/0': ['pause'],
      'room/0#0': ['golem-factory'],
      'entrance/0': ['acacia-warrior-of-light'],
    };
    const inside = walkAt({ 'next-level': true }, given, [{ 0: 'pass' }, { 1: 'pass' }]);
    expect(inside).toEqual({ left: [], fate: 'survives' });
    const play = [{ 0: 'pass' }, { 1: 'pass' }, { 0: 'pause' }, { 1: 'pass' }];
    expect(walkAt({ 'next-level': true }, given, play)).toEqual({ left: [], fate: 'waits' });
  });
});
