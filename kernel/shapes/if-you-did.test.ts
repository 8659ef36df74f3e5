import { describe, expect, it } from 'vitest';
import { cardOf, count, objectsIn, topOf } from '../cards/cards.ts';
import { move } from '../cards/moving.ts';
import { scope } from '../crank/control.ts';
import type { Ability } from '../game.ts';
import type { ObjectNumber, Seat, ZoneName } from '../match.ts';
import { checkManyGames } from '../testing/many-games.ts';
import { sitDown, type TestTable } from '../testing/table.ts';
import { tinyGame } from '../testing/tiny-game.ts';

/** On a turn: sacrifice up to three creatures. If you did, draw a card for each, then say thanks; a golem cannot be destroyed. */
interface Ops {
  turn: { seat: Seat };
  sacrifice: { seat: Seat };
  destroyThem: { objects: readonly ObjectNumber[] };
  destroy: { object: ObjectNumber };
  ifYouDid: { seat: Seat };
  drawForEach: { seat: Seat; n: number };
  thanks: { seat: Seat };
  recruit: { seat: Seat };
}

interface State {
  turns: number;
  drawn: number[];
  thanks: number;
}

const DECK: ZoneName = { kind: 'deck' };
const GRAVE: ZoneName = { kind: 'grave' };
const hand = (seat: Seat): ZoneName => ({ kind: 'hand', seat });
const field = (seat: Seat): ZoneName => ({ kind: 'field', seat });

const game = tinyGame<Ops, State>({
  id: 'if-you-did',
  zones: {
    deck: { learn: 'nobody', order: 'pile' },
    hand: { learn: 'owner', order: 'none' },
    field: { learn: 'everybody', order: 'row', inPlay: true },
    grave: { learn: 'everybody', order: 'pile' },
  },
  setup: (_, seats) => ({
    zones: [
      { ...DECK, cards: ['imp', 'rat', 'bat', 'cat', 'golem'] },
      ...Array.from({ length: seats }, (__, seat) => ({ ...hand(seat), cards: ['wolf'] })),
      ...Array.from({ length: seats }, (__, seat) => ({ ...field(seat), cards: ['ant', 'golem', 'bee', 'fly'] })),
      { ...GRAVE, cards: [] },
    ],
    state: { turns: 0, drawn: [], thanks: 0 },
    first: { op: 'turn', seat: 0 } as const,
  }),
  effects: {
    abilities: (card) => (card === 'golem' ? [{ at: ['golem', 'stands'], ability: { instead: 'destroy' } }] : []),
    ability: (): Ability => ({ instead: 'destroy' }),
    applies: (_, { source }, facts) => 'object' in facts && facts.object === source,
    replace: () => [],
    triggerOrder: () => [],
    take: () => [],
  },
  rules: {
    turn: (m, { seat }) => {
      if (m.state.turns++ === 5) return m.finish({ winners: [], how: 'over' });
      m.put({ op: 'sacrifice', seat }, { op: 'recruit', seat }, { op: 'turn', seat: (seat + 1) % m.seats });
    },
    sacrifice: {
      options: (m, { seat }) => objectsIn(m, field(seat)),
      min: 0,
      max: 3,
      answer: (m, { seat }, picks) => {
        const objects = picks.filter((pick) => typeof pick === 'number');
        m.put(scope('effect', { vars: { destroyed: 0 } }), { op: 'destroyThem', objects }, { op: 'ifYouDid', seat });
      },
    },
    destroyThem: (m, { objects }) =>
      m.put(
        scope('destroying', { vars: { result: 0 }, as: 'destroyed' }),
        ...objects.map((object) => ({ op: 'destroy', object }) as const),
      ),
    destroy: {
      affected: () => 0,
      act: (m, { object }) => {
        if (move(m, object, GRAVE) !== undefined) m.let('result', Number(m.vars.result) + 1);
      },
    },
    ifYouDid: (m, { seat }) => {
      const n = Number(m.vars.destroyed);
      if (n > 0) m.put({ op: 'drawForEach', seat, n }, { op: 'thanks', seat });
    },
    drawForEach: (m, { seat, n }) => {
      m.state.drawn.push(n);
      for (let i = 0; i < n; i++) {
        const top = topOf(m, DECK);
        if (top !== undefined) move(m, top, hand(seat));
      }
    },
    thanks: (m) => {
      m.state.thanks++;
    },
    recruit: {
      options: (m, { seat }) => objectsIn(m, hand(seat)),
      min: 0,
      max: 1,
      answer: (m, { seat }, [pick]) => {
        if (typeof pick === 'number') move(m, pick, field(seat));
      },
    },
  },
});

const sit = (): TestTable => sitDown(game, { seats: 2 });

describe('do A; if you did, B for each A', () => {
  it('does B once for each', () => {
    const table = sit();
    table.answer(0, 'ant', 'bee');
    expect(table.match.state).toMatchObject({ drawn: [2], thanks: 1 });
    expect(table.cards(hand(0)).toSorted()).toEqual(['cat', 'golem', 'wolf']);
    expect(table.cards(GRAVE)).toEqual(['ant', 'bee']);
  });

  it('counts what was done, not what was picked: a golem stands', () => {
    const table = sit();
    table.answer(0, 'ant', 'golem', 'bee');
    expect(table.match.state).toMatchObject({ drawn: [2] });
    expect(table.cards(field(0))).toEqual(['golem', 'fly']);
  });

  it('does nothing if nothing was done, be it picked or not', () => {
    const table = sit();
    table.answer(0, 'golem');
    table.answer(0);
    table.answer(1);
    expect(table.match.state).toMatchObject({ drawn: [], thanks: 0 });
    expect(count(table.m, DECK)).toBe(5);
  });

  it('leaves no locals behind', () => {
    const table = sit();
    table.answer(0, 'ant');
    expect(table.match.lanes[0]?.ops.map(({ op }) => op)).toEqual(['turn', 'recruit']);
    expect(table.m.vars).toEqual({});
  });

  it('takes a question with nothing to pick as answered with nothing', () => {
    const table = sitDown(game, {
      seats: 2,
      layout: {
        zones: [
          { ...DECK, cards: ['imp'] },
          ...[0, 1].map((seat) => ({ ...hand(seat), cards: ['wolf'] })),
          { ...field(0), cards: [] },
          { ...field(1), cards: ['ant'] },
          { ...GRAVE, cards: [] },
        ],
      },
    });
    expect(table.ask(0).op.op).toBe('recruit');
    expect(cardOf(table.m, Number(table.refs(0)[0]))).toBe('wolf');
  });

  it('holds every property at every step of random games', () => {
    expect(checkManyGames(game, { seats: [2, 3], games: 15 }).samples).toBeGreaterThan(40);
  });
});
