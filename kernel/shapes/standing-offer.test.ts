import { describe, expect, it } from 'vitest';
import { at } from '../at.ts';
import { cardOf, count, objectsIn } from '../cards/cards.ts';
import { move } from '../cards/moving.ts';
import { alone, scope, stand } from '../crank/control.ts';
import type { Position } from '../game.ts';
import type { CardId, Seat, ZoneName } from '../match.ts';
import { checkManyGames } from '../testing/many-games.ts';
import { sitDown, type TestTable } from '../testing/table.ts';
import { tinyGame } from '../testing/tiny-game.ts';

/**
 * A turn: buy what you can pay from the market, or end it. Meanwhile everybody else may give the one at turn coins, as long as
 * they have some, and may once ask for a swap of a card, which the one at turn does not wait for.
 */
interface Ops {
  turn: { seat: Seat };
  buy: { seat: Seat };
  give: { seat: Seat; to: Seat };
  howMany: { seat: Seat; to: Seat };
  swap: { seat: Seat };
  which: { seat: Seat };
  swapped: { seat: Seat };
}

interface State {
  coins: number[];
  turns: number;
  swaps: number;
}

const MARKET: ZoneName = { kind: 'market' };
const DECK: ZoneName = { kind: 'deck' };
const hand = (seat: Seat): ZoneName => ({ kind: 'hand', seat });
const PRICE: Readonly<Record<CardId, number>> = { pin: 1, pot: 2, pan: 4 };
const PASS = 'button:pass';

const game = tinyGame<Ops, State>({
  id: 'standing-offer',
  zones: {
    market: { learn: 'everybody', order: 'row' },
    deck: { learn: 'nobody', order: 'pile' },
    hand: { learn: 'owner', order: 'none' },
  },
  setup: (_, seats) => ({
    zones: [
      { ...MARKET, cards: ['pin', 'pot', 'pan'] },
      { ...DECK, cards: ['cup', 'jug', 'mug', 'jar'] },
      ...Array.from({ length: seats }, (__, seat) => ({ ...hand(seat), cards: [`coat-${seat}`, `hat-${seat}`] })),
    ],
    state: { coins: Array.from({ length: seats }, (__, seat) => (seat === 1 ? 0 : 1)), turns: 0, swaps: 0 },
    first: { op: 'turn', seat: 0 } as const,
  }),
  rules: {
    turn: (m, { seat }) => {
      if (m.state.turns++ === 5) return m.finish({ winners: [], scores: m.state.coins, how: 'closed' });
      const others = Array.from({ length: m.seats }, (_, each) => each).filter((each) => each !== seat);
      m.put(
        scope('turn', { last: { op: 'turn', seat: (seat + 1) % m.seats } }),
        ...others.map((each) => stand(each, { op: 'give', seat: each, to: seat })),
        ...others.map((each) => stand(each, { op: 'swap', seat: each })),
        { op: 'buy', seat },
      );
    },
    buy: {
      options: (m, { seat }) => [...affordable(m, seat), PASS],
      answer: (m, { seat }, [pick]) => {
        if (typeof pick !== 'number') return;
        pay(m, seat, PRICE[cardOf(m, pick) ?? ''] ?? 0);
        move(m, pick, hand(seat));
        m.put({ op: 'buy', seat });
      },
    },
    give: {
      options: (m, { seat }) => (at(m.state.coins, seat) > 0 ? ['button:give'] : []),
      answer: (m, { seat, to }) => m.put({ op: 'howMany', seat, to }, { op: 'give', seat, to }),
    },
    howMany: {
      options: (m, { seat }) => [{ ref: 'number:coin', cap: at(m.state.coins, seat) }],
      max: (m, { seat }) => at(m.state.coins, seat),
      answer: (m, { seat, to }, picks) => {
        pay(m, seat, picks.length);
        pay(m, to, -picks.length);
        m.emit({ type: 'gave', seat, data: { coins: picks.length } });
      },
    },
    swap: {
      options: (m, { seat }) => (count(m, hand(seat)) > 0 && count(m, DECK) > 0 ? ['button:swap'] : []),
      answer: (m, { seat }) => m.put(alone({ op: 'which', seat })),
    },
    which: {
      options: (m, { seat }) => objectsIn(m, hand(seat)),
      answer: (m, { seat }, [pick]) => {
        if (typeof pick === 'number') move(m, pick, DECK, { to: 'bottom' });
        m.put(scope('swap', { last: { op: 'swapped', seat } }));
      },
    },
    swapped: (m, { seat }) => {
      m.state.swaps++;
      const top = objectsIn(m, DECK).at(-1);
      if (top !== undefined) move(m, top, hand(seat));
    },
  },
});

function affordable(m: Position<State>, seat: Seat): number[] {
  return objectsIn(m, MARKET).filter((object) => (PRICE[cardOf(m, object) ?? ''] ?? 0) <= at(m.state.coins, seat));
}

function pay(m: Position<State>, seat: Seat, n: number): void {
  m.state.coins[seat] = at(m.state.coins, seat) - n;
}

/** Seat 0 has one coin, seat 1 none, seats 2 and 3 one each. */
const sit = (): TestTable => sitDown(game, { seats: 4 });
const buyable = (table: TestTable, seat: Seat): (string | undefined)[] =>
  table.refs(seat, 'buy').map((ref) => (typeof ref === 'number' ? cardOf(table.m, ref) : ref));

function give(table: TestTable, seat: Seat): void {
  table.answerTo(seat, 'give', 'button:give');
  table.answerTo(seat, 'howMany', 'number:coin');
}

describe('an offer accepted while somebody else is asked', () => {
  it('is open beside the other question and never waited for', () => {
    const table = sit();
    expect(table.ask(2, 'give').standing).toBe(true);
    expect(table.view(1).waiting).toEqual({ seats: [0], somebody: false });
    table.answer(0, PASS);
    expect(table.ask(1, 'buy').standing).toBe(false);
  });

  it('changes what the other may pick, and then the id of that question', () => {
    const table = sit();
    const { id } = table.ask(0);
    expect(buyable(table, 0)).toEqual(['pin', PASS]);
    give(table, 2);
    expect(buyable(table, 0)).toEqual(['pin', 'pot', PASS]);
    expect(table.ask(0).id).not.toBe(id);
    expect(table.refusal(0, id, [PASS])).toBe('stale');
    expect(table.match.state).toMatchObject({ turns: 1, coins: [2, 0, 0, 1] });
  });

  it('keeps the id of the other question while the options stay the same', () => {
    const table = sit();
    give(table, 2);
    const { id } = table.ask(0);
    give(table, 3);
    expect(table.match.state).toMatchObject({ coins: [3, 0, 0, 0] });
    expect(table.ask(0).id).toBe(id);
    expect(table.refusal(0, id, [PASS])).toBeUndefined();
  });

  it('waits while there is nothing to pick, and is open again when there is', () => {
    const table = sit();
    expect(table.isAsked(1, 'give')).toBe(false);
    give(table, 2);
    expect(table.isAsked(2, 'give')).toBe(false);
    table.answer(0, PASS);
    expect(table.isAsked(2, 'give')).toBe(false);
    expect(table.isAsked(0, 'give')).toBe(true);
    give(table, 0);
    give(table, 0);
    expect(table.isAsked(0, 'give')).toBe(false);
    expect(table.match.state).toMatchObject({ coins: [0, 2, 0, 1] });
  });

  it('goes with the turn, even halfway, and lets the table go', () => {
    const table = sit();
    const { id } = table.ask(3, 'give');
    table.answerTo(2, 'swap', 'button:swap');
    table.answerTo(3, 'swap', 'button:swap');
    expect(table.isAsked(3, 'which')).toBe(false);
    expect(table.match.alone).not.toBe(-1);
    table.answer(0, PASS);
    expect(table.match.alone).toBe(-1);
    expect(table.refusal(3, id, ['button:give'])).toBe('stale');
    expect(table.match.lanes).toHaveLength(7);
    table.answerTo(3, 'swap', 'button:swap');
    table.answerTo(3, 'which', 'hat-3');
    expect(table.match.state).toMatchObject({ swaps: 1 });
    expect(table.cards(hand(3))).toEqual(['coat-3', 'jar']);
  });

  it('has a new id each time, though it looks the same', () => {
    const table = sitDown(game, { seats: 3, layout: { state: { coins: [0, 0, 2], turns: 0, swaps: 0 } } });
    const { id } = table.ask(2, 'give');
    give(table, 2);
    expect(table.ask(2, 'give').id).not.toBe(id);
    expect(table.refusal(2, id, ['button:give'])).toBe('stale');
  });

  it('holds every property at every step of random games', () => {
    expect(checkManyGames(game, { seats: [2, 3, 4], games: 12 }).samples).toBeGreaterThan(40);
  });
});
