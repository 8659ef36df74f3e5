import { describe, expect, it } from 'vitest';
import { count, objectsIn, topOf } from '../cards/cards.ts';
import { seatSet } from '../cards/knowledge.ts';
import { arrange, look, move, randomOf, shuffle } from '../cards/moving.ts';
import type { ViewZone } from '../cards/view.ts';
import type { Seat, ZoneName } from '../match.ts';
import { refs } from '../refs/refs.ts';
import { checkManyGames } from '../testing/many-games.ts';
import { sitDown, type TestTable } from '../testing/table.ts';
import { tinyGame } from '../testing/tiny-game.ts';

/** A turn: look at the top three cards and put them back in any order, or draw, or steal a random card, or discard, or shuffle. */
interface Ops {
  turn: { seat: Seat };
  order: { seat: Seat };
  putDown: { seat: Seat };
}

const DECK: ZoneName = { kind: 'deck' };
const DISCARD: ZoneName = { kind: 'discard' };
const hand = (seat: Seat): ZoneName => ({ kind: 'hand', seat });

const game = tinyGame<Ops, { turns: number }>({
  id: 'who-knows-what',
  seats: { min: 3, max: 4 },
  zones: {
    deck: { learn: 'nobody', order: 'pile' },
    hand: { learn: 'owner', order: 'none' },
    discard: { learn: 'everybody', order: 'pile' },
  },
  setup: (_, seats) => ({
    zones: [
      { ...DECK, cards: ['ape', 'bear', 'crow', 'deer', 'eel', 'frog', 'goat', 'hare', 'ibis', 'jay'] },
      ...Array.from({ length: seats }, (__, seat) => ({ ...hand(seat), cards: [`knight-${seat}`, `lord-${seat}`] })),
      { ...DISCARD, cards: [] },
    ],
    state: { turns: 0 },
    first: { op: 'turn', seat: 0 } as const,
  }),
  rules: {
    turn: {
      options: (m, { seat }) => [
        ...(count(m, DECK) > 2 ? [refs.button('look')] : []),
        ...(count(m, DECK) > 0 ? [refs.button('draw'), refs.button('shuffle')] : []),
        ...Array.from({ length: m.seats }, (_, other) => other)
          .filter((other) => other !== seat && count(m, hand(other)) > 0)
          .map((other) => refs.seat(other)),
        ...(count(m, hand(seat)) > 0 ? [refs.button('put-down')] : []),
        'button:pass',
      ],
      answer: (m, { seat }, [pick]) => {
        const what = refs.button.in(pick);
        const whom = refs.seat.in(pick);
        const top = topOf(m, DECK);
        if (what === 'look') {
          look(m, seat, objectsIn(m, DECK).slice(-3));
          m.put({ op: 'order', seat });
        }
        if (what === 'draw' && top !== undefined) move(m, top, hand(seat));
        if (what === 'shuffle') shuffle(m, DECK);
        if (what === 'put-down') m.put({ op: 'putDown', seat });
        const stolen = whom === undefined ? undefined : randomOf(m, hand(whom));
        if (stolen !== undefined) move(m, stolen, hand(seat));
        if (m.state.turns++ === 20) m.finish({ winners: [], how: 'over' });
        else m.put({ op: 'turn', seat: (seat + 1) % m.seats });
      },
    },
    order: {
      ordered: true,
      min: 3,
      options: (m) => objectsIn(m, DECK).slice(-3),
      answer: (m, { seat }, picks) =>
        arrange(
          m,
          DECK,
          picks.filter((pick) => typeof pick === 'number'),
          seatSet([seat]),
        ),
    },
    putDown: {
      options: (m, { seat }) => objectsIn(m, hand(seat)),
      answer: (m, _, [pick]) => {
        if (typeof pick === 'number') move(m, pick, DISCARD);
      },
    },
  },
});

function zone(table: TestTable, seats: readonly Seat[], { kind, seat }: ZoneName): ViewZone | undefined {
  return table.view(...seats).zones.find((each) => each.kind === kind && each.seat === seat);
}

/** The cards in a zone that each seat, and then those who watch, can name. */
function known(table: TestTable, place: ZoneName): string[][] {
  return [[0], [1], [2], []].map((seats) => zone(table, seats, place)?.cards.map(({ card }) => card) ?? []);
}

/** Chance that always takes the card at this place. */
const sit = (place: number): TestTable => sitDown(game, { seats: 3, chance: (_, n) => place % n });

function putDown(table: TestTable, seat: Seat, card: string): void {
  table.answer(seat, 'button:put-down');
  table.answer(seat, card);
}

describe('who knows what', () => {
  it('follows three cards that are looked at, put back in an order, drawn and stolen', () => {
    const table = sit(0);
    expect(known(table, DECK)).toEqual([[], [], [], []]);

    table.answer(0, 'button:look');
    expect(known(table, DECK)).toEqual([['hare', 'ibis', 'jay'], [], [], []]);
    expect(zone(table, [0], DECK)?.cards.map(({ at }) => at)).toEqual([7, 8, 9]);
    expect(table.told(0)).toMatchObject([
      { type: 'looked', seat: 0, cards: [{ card: 'hare' }, { card: 'ibis' }, { card: 'jay' }] },
    ]);
    expect(table.told(1)).toEqual([{ type: 'looked', seat: 0, from: DECK, cards: [{}, {}, {}] }]);

    const looked = objectsIn(table.m, DECK).slice(-3);
    table.answer(0, 'jay', 'ibis', 'hare');
    expect(table.cards(DECK).slice(-3)).toEqual(['jay', 'ibis', 'hare']);
    expect(known(table, DECK)).toEqual([['jay', 'ibis', 'hare'], [], [], []]);
    expect(
      objectsIn(table.m, DECK)
        .slice(-3)
        .filter((object) => looked.includes(object)),
    ).toEqual([]);
    expect(table.told(1)).toEqual([{ type: 'arranged', from: DECK, cards: [{}, {}, {}] }]);

    table.answer(1, 'button:draw');
    expect(known(table, hand(1))).toEqual([['hare'], ['knight-1', 'lord-1', 'hare'], [], []]);
    expect(known(table, DECK)).toEqual([['jay', 'ibis'], [], [], []]);
    expect(table.told(0)).toMatchObject([{ cards: [{ card: 'hare', was: expect.any(Number) }] }]);
    expect(table.told(1)[0]?.cards?.[0]).not.toHaveProperty('was');
    expect(table.told(2)).toEqual([{ type: 'moved', from: DECK, to: hand(1), cards: [{}] }]);

    table.answer(2, 'seat:1');
    expect(table.cards(hand(2))).toEqual(['knight-2', 'lord-2', 'knight-1']);
    expect(known(table, hand(1))).toEqual([[], ['lord-1', 'hare'], [], []]);
    expect(known(table, hand(2))).toEqual([[], ['knight-1'], ['knight-2', 'lord-2', 'knight-1'], []]);
    expect(table.told(0)).toEqual([{ type: 'moved', from: hand(1), to: hand(2), cards: [{}] }]);
    expect(known(table, DECK)).toEqual([['jay', 'ibis'], [], [], []]);
  });

  it('lets those who knew the stolen card forget it too: they cannot tell that it was that one', () => {
    const table = sit(2);
    table.answer(0, 'button:look');
    table.answer(0, 'hare', 'ibis', 'jay');
    table.answer(1, 'button:draw');
    table.answer(2, 'seat:1');
    expect(table.cards(hand(2))).toContain('jay');
    expect(known(table, hand(2))).toEqual([[], ['jay'], expect.arrayContaining(['jay']), []]);
    expect(known(table, hand(1))[0]).toEqual([]);
  });

  it('lets them remember if there was only one card to take', () => {
    const table = sit(0);
    table.answer(0, 'button:look');
    table.answer(0, 'hare', 'ibis', 'jay');
    for (const seat of [1, 2]) putDown(table, seat, `knight-${seat}`);
    table.answer(0, 'button:pass');
    for (const seat of [1, 2]) putDown(table, seat, `lord-${seat}`);
    table.answer(0, 'button:pass');
    table.answer(1, 'button:draw');
    table.answer(2, 'seat:1');
    expect(known(table, hand(2))).toEqual([['jay'], ['jay'], ['jay'], []]);
    expect(table.told(0)).toMatchObject([{ cards: [{ card: 'jay', was: expect.any(Number) }] }]);
  });

  it('makes a card known to everybody that is put down openly, and the rest of the hand stays known to whom it was', () => {
    const table = sit(0);
    table.answer(0, 'button:look');
    table.answer(0, 'hare', 'ibis', 'jay');
    table.answer(1, 'button:draw');
    table.answer(2, 'button:pass');
    table.answer(0, 'button:pass');
    table.answer(1, 'button:put-down');
    table.answer(1, 'knight-1');
    expect(known(table, DISCARD)).toEqual([['knight-1'], ['knight-1'], ['knight-1'], ['knight-1']]);
    expect(known(table, hand(1))[0]).toEqual(['jay']);
  });

  it('forgets everything of a deck that is shuffled', () => {
    const table = sit(0);
    table.answer(0, 'button:look');
    table.answer(0, 'hare', 'ibis', 'jay');
    const before = objectsIn(table.m, DECK);
    table.answer(1, 'button:shuffle');
    expect(known(table, DECK)).toEqual([[], [], [], []]);
    expect(objectsIn(table.m, DECK).filter((object) => before.includes(object))).toEqual([]);
    expect(table.told(0)).toEqual([{ type: 'shuffled', from: DECK }]);
    expect(table.cards(DECK).toSorted()).toEqual([
      'ape',
      'bear',
      'crow',
      'deer',
      'eel',
      'frog',
      'goat',
      'hare',
      'ibis',
      'jay',
    ]);
  });

  it('lets the one who looks second know the order, and the first forget it', () => {
    const table = sit(0);
    table.answer(0, 'button:look');
    table.answer(0, 'hare', 'ibis', 'jay');
    table.answer(1, 'button:look');
    expect(known(table, DECK)).toEqual([['hare', 'ibis', 'jay'], ['hare', 'ibis', 'jay'], [], []]);
    table.answer(1, 'ibis', 'jay', 'hare');
    expect(known(table, DECK)).toEqual([[], ['ibis', 'jay', 'hare'], [], []]);
  });

  it('holds every property at every step of random games', () => {
    const looked = checkManyGames(game, { seats: [3, 4], games: 25, swaps: 12 });
    expect(looked.samples).toBeGreaterThan(200);
    expect(looked.steps / looked.samples).toBeGreaterThan(5);
  });
});
