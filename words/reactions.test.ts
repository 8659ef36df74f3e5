import {
  cardOf,
  clone,
  type Game,
  move,
  type ObjectNumber,
  objectsIn,
  type Position,
  Run,
  type Seat,
  type ZoneName,
} from '@tafelrunde/kernel';
import { checkManyGames, sitDown, type TestTable, tinyGame } from '@tafelrunde/kernel/testing';
import { describe, expect, it } from 'vitest';
import { type ReactionOps, reactionRounds } from './index.ts';

/*
 * A window as Boss Monster has it: a Hero stands in a Room, and the player whose Room it is acts before what the others have
 * declared, who come in an order of their own. A counter says no to a spell before anybody acts.
 */

interface Spell {
  readonly id: number;
  readonly seat: Seat;
  readonly object: ObjectNumber;
  readonly card: string;
  /** What a counter says no to. */
  readonly of?: number;
}

interface State {
  active: Seat;
  health: number;
  waiting: readonly Spell[];
  spells: number;
  resolved: string[];
}

interface Ops extends ReactionOps {
  walk: { seat: Seat };
  over: object;
}

const PASS = 'button:pass';
const SPENT: ZoneName = { kind: 'spent' };
const hand = (seat: Seat): ZoneName => ({ kind: 'hand', seat });
/** The order in which they are asked after the active player: 0, 2, 1. */
const AFTER = [2, 0, 1];

const heldBy = (m: Position<State>, seat: Seat, card: string): ObjectNumber[] =>
  objectsIn(m, hand(seat)).filter((object) => cardOf(m, object) === card);

const without = (m: Position<State>, id: number | undefined) => m.state.waiting.filter((spell) => spell.id !== id);

/** Bolt: 2 damage; where nobody is left to be hurt it fizzles, and is spent all the same. Balm: 1 more Health. */
function windowGame(inTurn: boolean): Game<Ops, State> {
  return tinyGame<Ops, State>({
    id: 'window',
    seats: { min: 3, max: 3 },
    zones: { hand: { learn: 'owner', order: 'none' }, spent: { learn: 'everybody', order: 'pile' } },
    setup: () => ({
      zones: [
        { ...hand(0), cards: ['bolt', 'balm', 'balm', 'counter'] },
        { ...hand(1), cards: ['bolt', 'counter'] },
        { ...hand(2), cards: ['bolt', 'counter'] },
        { ...SPENT, cards: [] },
      ],
      state: { active: 0, health: 4, waiting: [], spells: 0, resolved: [] },
      first: { op: 'walk', seat: 0 } as const,
    }),
    rules: {
      walk: (m) => m.put({ op: 'settle' }, { op: 'over' }),
      over: (m) => m.finish({ winners: [], how: 'over' }),
      ...reactionRounds<Spell, State>({
        first: 'active',
        pass: PASS,
        active: (m) => m.state.active,
        after: (_, seat) => AFTER[seat] ?? 0,
        couldReact: (m, seat) => objectsIn(m, hand(seat)).length > 0,
        options: (m, seat) => [...heldBy(m, seat, 'bolt'), ...heldBy(m, seat, 'balm')],
        waiting: (m) => m.state.waiting,
        declare: (m, seat, pick, of) => {
          const object = typeof pick === 'number' ? pick : 0;
          const card = cardOf(m, object) ?? '';
          const lying = move(m, object, SPENT) ?? object;
          const aim = of === undefined ? {} : { of: of.id };
          m.state.waiting = [...m.state.waiting, { id: ++m.state.spells, seat, object: lying, card, ...aim }];
        },
        resolve: (m, { id, seat, card, of }) => {
          m.state.waiting = without(m, id);
          const isGone = card === 'bolt' && m.state.health <= 0;
          m.state.resolved.push(`${card} ${seat}${isGone ? ' fizzles' : ''}`);
          if (card === 'counter') m.state.waiting = without(m, of);
          else if (!isGone) m.state.health += card === 'bolt' ? -2 : 1;
        },
        interrupts: {
          could: (m, seat, of) => of.seat !== seat && objectsIn(m, hand(seat)).length > 0,
          options: (m, seat) => heldBy(m, seat, 'counter'),
          inTurn: () => inTurn,
        },
        attention: { to: () => 'a spell', calls: () => true },
      }),
    },
  });
}

const sit = (inTurn = false): TestTable => sitDown(windowGame(inTurn), { seats: 3 });

function pass(table: TestTable, ...seats: readonly Seat[]): void {
  for (const seat of seats) table.answer(seat, PASS);
}

describe('a reaction window with priority of the active player', () => {
  it('[R-10] resolves what the active player declares at once, before what others have declared', () => {
    const table = sit();
    pass(table, 0, 2);
    table.answer(1, 'bolt');
    pass(table, 0, 2); // Nobody interrupts.
    expect(table.match.state).toMatchObject({ waiting: [{ seat: 1 }], resolved: [], health: 4 });
    table.answer(0, 'balm');
    pass(table, 2, 1);
    expect(table.match.state).toMatchObject({ waiting: [{ seat: 1 }], resolved: ['balm 0'], health: 5 });
    table.answer(0, 'balm');
    pass(table, 2, 1);
    pass(table, 0, 2, 1);
    expect(table.match.state).toMatchObject({ waiting: [], resolved: ['balm 0', 'balm 0', 'bolt 1'], health: 4 });
  });

  it('asks nobody where what comes of something is imagined: it is as if all passed', () => {
    const table = sit();
    pass(table, 0, 2);
    table.answer(1, 'bolt');
    const run = new Run(windowGame(false), clone(table.match));
    const [open] = run.open();
    run.isUnanswered = true;
    if (open !== undefined) run.choose(open, [PASS]);
    expect(run.match.outcome).toBeDefined();
    expect(run.match.state).toMatchObject({ resolved: ['bolt 1'], health: 2 });
  });

  it('[R-10] resolves what others have declared in the order in which they are asked; who comes too late has spent the card', () => {
    const table = sit();
    pass(table, 0, 2);
    table.answer(1, 'bolt');
    pass(table, 0, 2);
    pass(table, 0);
    table.answer(2, 'bolt');
    pass(table, 1, 0);
    table.answer(0, 'bolt');
    pass(table, 2, 1);
    pass(table, 0, 2, 1);
    expect(table.match.state).toMatchObject({ resolved: ['bolt 0', 'bolt 2', 'bolt 1 fizzles'], health: 0 });
    expect(table.cards(SPENT)).toEqual(['bolt', 'bolt', 'bolt']);
  });

  it('[R-09] ends once the active player and all others have passed with nothing waiting', () => {
    const table = sit();
    table.answer(0, 'balm');
    pass(table, 2, 1);
    pass(table, 0, 2);
    expect(table.match.outcome).toBeUndefined();
    pass(table, 1);
    expect(table.match.outcome).toBeDefined();
  });

  it('[R-11] interrupts come before the priority of the active player and cannot be cancelled in turn', () => {
    const table = sit();
    pass(table, 0);
    table.answer(2, 'bolt');
    expect(table.refs(1)).toEqual([PASS, table.object(hand(1), 'counter')]);
    table.answer(1, 'counter');
    expect(table.match.state).toMatchObject({ waiting: [], resolved: ['counter 1'], health: 4 });
    expect(table.cards(SPENT)).toEqual(['bolt', 'counter']);
    expect(table.refs(0)).toHaveLength(4); // The active player begins anew, with a bolt and two balms.
  });

  it('[R-11] where the table wants it, an interrupt may be interrupted, and the spell takes effect after all', () => {
    const table = sit(true);
    table.answer(0, 'bolt');
    table.answer(2, 'counter');
    pass(table, 1);
    table.answer(0, 'counter');
    pass(table, 2, 1); // Nobody says no to that; who still holds a counter may say no to the bolt.
    expect(table.match.state).toMatchObject({ resolved: ['counter 0'], waiting: [{ card: 'bolt' }] });
    pass(table, 1, 2);
    expect(table.match.state).toMatchObject({ resolved: ['counter 0', 'bolt 0'], health: 2 });
  });

  it('does not show whose pass is awaited', () => {
    const table = sit();
    const before = table.view(1);
    expect(before.waiting).toEqual({ seats: [], somebody: true });
    pass(table, 0);
    expect(table.view(1)).toEqual(before);
  });

  it('holds every property at every step of random games', () => {
    for (const inTurn of [false, true]) {
      expect(checkManyGames(windowGame(inTurn), { seats: [3], games: 8 }).samples).toBeGreaterThan(5);
    }
  });
});
