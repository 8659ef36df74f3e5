import { describe, expect, it } from 'vitest';
import { objectsIn, topOf } from '../cards/cards.ts';
import { move } from '../cards/moving.ts';
import { checkpoint, fork, scope } from '../crank/control.ts';
import { resume } from '../history/versions.ts';
import type { Match, Seat, ZoneName } from '../match.ts';
import { checkManyGames } from '../testing/many-games.ts';
import { sitDown, type TestTable } from '../testing/table.ts';
import { tinyGame } from '../testing/tiny-game.ts';

/** Two work side by side: each rings, draws, forks once more, or looks whether anything has rung; a bell sounds where it was rung. */
interface Ops {
  work: { seat: Seat };
  sub: { seat: Seat };
  together: { seat: Seat };
  sound: { who: string; from: number };
  evening: object;
  sleep: object;
}

interface State {
  log: string[];
  left: number[];
}

const DECK: ZoneName = { kind: 'deck' };
const TOWER: ZoneName = { kind: 'tower' };
const hand = (seat: Seat): ZoneName => ({ kind: 'hand', seat });
const BELL = { when: 'rang' };
const plan = (seat: Seat) => ({ op: 'work', seat }) as const;

const game = tinyGame<Ops, State>({
  id: 'lanes-apart',
  zones: {
    deck: { learn: 'everybody', order: 'pile' },
    tower: { learn: 'everybody', order: 'row', inPlay: true },
    hand: { learn: 'everybody', order: 'row' },
  },
  setup: () => ({
    zones: [
      { ...DECK, cards: Array.from({ length: 20 }, (_, i) => `card-${i}`) },
      { ...TOWER, cards: ['bell'] },
      { ...hand(0), cards: [] },
      { ...hand(1), cards: [] },
    ],
    state: { log: [], left: [6, 6] },
    first: { op: 'evening' },
  }),
  effects: {
    abilities: (card) => (card === 'bell' ? [{ at: ['bell'], ability: BELL }] : []),
    ability: () => BELL,
    applies: () => true,
    replace: (_, __, verb) => [verb],
    triggerOrder: () => [undefined],
    take: (_, { vars, lane }) => [
      { op: 'sound', who: typeof vars.who === 'string' ? vars.who : '', from: lane } as const,
    ],
  },
  rules: {
    evening: (m) => m.put(fork({ 0: plan(0), 1: plan(1) }, { op: 'sleep' }), { op: 'sleep' }),
    work: {
      options: (m, { seat }) =>
        (m.state.left[seat] ?? 0) > 0 ? ['button:ring', 'button:draw', 'button:look', 'button:fork', 'button:end'] : [],
      answer: (m, { seat }, [pick]) => {
        m.state.left[seat] = (m.state.left[seat] ?? 0) - 1;
        if (pick === 'button:ring') m.happened('rang', { who: String(seat) });
        if (pick === 'button:draw') move(m, topOf(m, DECK) ?? 0, hand(seat));
        if (pick === 'button:look') m.put(checkpoint());
        if (pick === 'button:fork') m.put(fork({ [seat]: { op: 'sub', seat } }, { op: 'together', seat }));
        if (pick !== undefined && pick !== 'button:end') m.put(scope('more'), plan(seat));
      },
    },
    sub: {
      options: () => ['button:draw'],
      answer: (m, { seat }) => {
        move(m, topOf(m, DECK) ?? 0, hand(seat));
      },
    },
    together: (m, { seat }) => {
      move(m, topOf(m, DECK) ?? 0, hand(seat));
    },
    sound: (m, { who }) => {
      m.state.log.push(`${who} sounds`);
      m.emit({ type: 'sounded' });
    },
    sleep: (m) => {
      if (m.match.waiting.length > 0) m.put(checkpoint(), { op: 'sleep' });
      else m.finish({ winners: [], how: 'evening' });
    },
  },
});

const sit = (): TestTable => sitDown(game, { seats: 2 });

/** What the two of them do, in any order between them: R rings, D draws, L looks, F forks and draws, E ends. */
function does(table: TestTable, seat: Seat, what: string): void {
  const button = { R: 'ring', D: 'draw', L: 'look', F: 'fork', E: 'end' }[what] ?? '';
  table.answer(seat, `button:${button}`);
  if (what === 'F') table.answer(seat, 'button:draw');
}

const log = ({ match: { state } }: TestTable): unknown => ('log' in state ? state.log : undefined);
const numbers = (table: TestTable): number[][] => [0, 1].map((seat) => objectsIn(table.m, hand(seat)));

describe('lanes side by side', () => {
  it('keep their triggers: what one has raised is taken up at its own checkpoint', () => {
    const table = sit();
    does(table, 0, 'R');
    does(table, 1, 'L');
    expect(log(table)).toEqual([]);
    does(table, 0, 'L');
    expect(log(table)).toEqual(['0 sounds']);
  });

  it('leave what is still waiting when they end to the lane that they came from', () => {
    const table = sit();
    does(table, 0, 'R');
    does(table, 0, 'E');
    does(table, 1, 'L');
    expect(log(table)).toEqual([]);
    does(table, 1, 'E');
    expect(log(table)).toEqual(['0 sounds']);
    expect(table.match.outcome?.how).toBe('evening');
  });

  it('give numbers that do not depend on what the others do, also when they fork once more', () => {
    const orders = ['0D 0F 1D 1D 0D 1F', '1D 1D 1F 0D 0F 0D', '0D 1D 0F 1D 1F 0D'].map((order) => {
      const table = sit();
      for (const [seat, what] of order.split(' ').map((each) => [Number(each[0]), each.slice(1)] as const))
        does(table, seat, what);
      return table;
    });
    const [first, ...others] = orders.map(numbers);
    expect(first?.map((each) => each.length)).toEqual([4, 4]);
    for (const other of others) expect(other).toEqual(first);
    expect(new Set(first?.flat()).size).toBe(8);
    for (const table of orders) {
      for (const seat of [0, 1]) does(table, seat, 'E');
      expect(table.match.outcome?.how).toBe('evening');
    }
  });

  it('alone cost the same numbers as ever: one after the other', () => {
    const table = sit();
    does(table, 0, 'D');
    does(table, 0, 'E');
    does(table, 1, 'E');
    expect(numbers(table)).toEqual([[23], []]);
  });

  it('hold every property at every step of random games', () => {
    checkManyGames(game, { seats: [2], games: 15 });
  });

  it('that were written down when they shared their numbers go on', () => {
    const { match } = sit();
    const { queue: _, moves: __, lanes, ...rest } = match;
    const older = {
      ...rest,
      rules: { ...match.rules, version: 0 },
      lanes: lanes.map(({ nextObject: ___, nextNumber: ____, step: _____, ...lane }) => lane),
      nextObject: 40,
      nextNumber: 9,
    };
    const stored: Match = JSON.parse(JSON.stringify(older));
    const resumed = resume({ ...game, migrate: (each) => each }, stored);
    expect(resumed.ok && resumed.value.lanes.map(({ nextObject, step }) => [nextObject, step])).toEqual([
      [40, 3],
      [41, 3],
      [42, 3],
    ]);
  });
});
