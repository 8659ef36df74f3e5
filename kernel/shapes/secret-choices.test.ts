import { describe, expect, it } from 'vitest';
import { at } from '../at.ts';
import { cardOf, count, objectsIn } from '../cards/cards.ts';
import { imagine } from '../cards/imagine.ts';
import { move } from '../cards/moving.ts';
import { quickChance } from '../crank/chance.ts';
import { type Kept, scope, secretFork } from '../crank/control.ts';
import type { Seat, ZoneName } from '../match.ts';
import { refs } from '../refs/refs.ts';
import { checkManyGames } from '../testing/many-games.ts';
import { sitDown, type TestTable } from '../testing/table.ts';
import { tinyGame } from '../testing/tiny-game.ts';

/** Everybody secretly picks a card to attack with, then one to guard with, then a bid; all are shown together. */
interface Ops {
  round: object;
  attack: { seat: Seat };
  guard: { seat: Seat };
  bid: { seat: Seat };
  show: Kept;
}

const hand = (seat: Seat): ZoneName => ({ kind: 'hand', seat });
const SHOWN: ZoneName = { kind: 'shown' };
const HANDS = [
  ['one', 'two', 'five', 'six'],
  ['three', 'four', 'seven', 'eight'],
  ['nine', 'ten', 'eleven', 'twelve'],
];

const game = tinyGame<Ops, { pairs: string[] }>({
  id: 'secret-choices',
  zones: { hand: { learn: 'owner', order: 'none' }, shown: { learn: 'everybody', order: 'row' } },
  setup: (_, seats) => ({
    zones: [...HANDS.slice(0, seats).map((cards, seat) => ({ ...hand(seat), cards })), { ...SHOWN, cards: [] }],
    state: { pairs: [] },
    first: { op: 'round' },
  }),
  rules: {
    round: (m) => {
      if (count(m, hand(0)) === 0) return m.finish({ winners: [], how: 'shown' });
      const lanes = Object.fromEntries(
        Array.from({ length: m.seats }, (_, seat) => [seat, { op: 'attack', seat } as const]),
      );
      m.put(secretFork(lanes, { op: 'show' }), { op: 'round' });
    },
    attack: {
      options: (m, { seat }) => objectsIn(m, hand(seat)),
      answer: (m, { seat }, [pick = 0]) => {
        m.keep(pick);
        m.put({ op: 'guard', seat });
      },
    },
    guard: {
      options: (m, { seat }) => objectsIn(m, hand(seat)).filter((object) => !m.kept.includes(object)),
      answer: (m, { seat }, [pick = 0]) => {
        m.keep(pick);
        m.put(scope('bidding', { vars: { limit: 2 } }), { op: 'bid', seat });
      },
    },
    bid: {
      options: (m) => Array.from({ length: Number(m.vars.limit) + 1 }, (_, n) => refs.number(n)),
      answer: (m, _, [pick]) => m.keep(refs.number.in(pick) ?? 0),
    },
    show: (m, { kept }) => {
      for (const [seat, [attack, guard, bid]] of Object.entries(kept)) {
        const cards = [attack, guard].map((object) => cardOf(m, Number(object)));
        m.state.pairs.push(`${seat}: ${cards.join(' ')} ${Number(bid)}`);
        for (const object of [attack, guard]) move(m, Number(object), SHOWN);
      }
    },
  },
});

const sit = (): TestTable => sitDown(game, { seats: 3 });

/** The attack, the guard, the bid. */
function choose(table: TestTable, seat: Seat, ...picks: readonly string[]): void {
  for (const pick of picks) table.answer(seat, pick);
}

describe('secret choices of several steps', () => {
  it('asks everybody at once, and shows who is still choosing', () => {
    const table = sit();
    expect(table.view(0).waiting).toEqual({ seats: [1, 2], somebody: false });
    choose(table, 1, 'three', 'four', 'number:1');
    expect(table.view(0).waiting).toEqual({ seats: [2], somebody: false });
    expect(table.isAsked(1)).toBe(false);
    expect(table.view().waiting.seats).toEqual([0, 2]);
  });

  it('lets a later step know what the seat itself has picked', () => {
    const table = sit();
    table.answer(0, 'five');
    expect(table.refs(0)).toHaveLength(3);
    expect(table.refs(1)).toHaveLength(4);
  });

  it('tells a third seat nothing of what has been picked, be it done or halfway', () => {
    const [one, other] = [sit(), sit()];
    choose(one, 0, 'one', 'two', 'number:0');
    choose(other, 0, 'six', 'five', 'number:2');
    choose(one, 1, 'three');
    choose(other, 1, 'eight');
    for (const seats of [[2], []])
      expect(JSON.stringify(one.view(...seats))).toBe(JSON.stringify(other.view(...seats)));
    expect(one.told(2)).toEqual(other.told(2));
    const [mine, theirs] = [one, other].map(({ match }) => JSON.stringify(imagine(game, match, 2, quickChance(5))));
    expect(mine).toBe(theirs);
  });

  it('shows all picks together when the last seat is done', () => {
    const table = sit();
    choose(table, 2, 'nine', 'ten', 'number:2');
    choose(table, 0, 'two', 'one', 'number:1');
    choose(table, 1, 'three');
    expect(table.match.state).toMatchObject({ pairs: [] });
    expect(table.cards(SHOWN)).toEqual([]);
    choose(table, 1, 'seven', 'number:0');
    expect(table.match.state).toMatchObject({ pairs: ['0: two one 1', '1: three seven 0', '2: nine ten 2'] });
    expect(table.cards(SHOWN)).toEqual(['two', 'one', 'three', 'seven', 'nine', 'ten']);
    expect(table.match.lanes.map(({ secret }) => secret?.kept)).toEqual([undefined, [], [], []]);
  });

  it('comes to the same whoever chooses first', () => {
    const [one, other] = [sit(), sit()];
    const picks = [
      ['one', 'two', 'number:0'],
      ['four', 'eight', 'number:1'],
      ['ten', 'nine', 'number:2'],
    ];
    for (const seat of [0, 1, 2]) choose(one, seat, ...at(picks, seat));
    for (const seat of [2, 0, 1]) choose(other, seat, ...at(picks, seat));
    expect(other.match.state).toEqual(one.match.state);
    expect(other.match.zones).toEqual(one.match.zones);
  });

  it('lets a seat imagine that the others begin to choose anew, itself not', () => {
    const table = sit();
    choose(table, 0, 'one', 'two', 'number:0');
    choose(table, 1, 'three');
    const imagined = imagine(game, table.match, 1, quickChance(1));
    const [, theirs, mine] = imagined.lanes;
    expect(mine?.secret?.kept).toHaveLength(1);
    expect(theirs?.secret).toMatchObject({ kept: [], done: true });
    expect(theirs?.ops).toEqual([{ op: 'attack', seat: 0 }]);
  });

  it('holds every property at every step of random games', () => {
    expect(checkManyGames(game, { seats: [2, 3], games: 20 }).samples).toBeGreaterThan(60);
  });
});
