import { describe, expect, it } from 'vitest';
import { cardOf, count, objectsIn, topOf } from '../cards/cards.ts';
import { disguise } from '../cards/disguises.ts';
import { move, shuffle } from '../cards/moving.ts';
import { effectsOn } from '../effects/effects.ts';
import type { Position } from '../game.ts';
import type { CardId, ObjectNumber, Seat, ZoneName } from '../match.ts';
import { checkManyGames } from '../testing/many-games.ts';
import { sitDown, type TestTable } from '../testing/table.ts';
import { tinyGame } from '../testing/tiny-game.ts';

/** A turn: draw, then play an item or destroy one. A mimic becomes a copy of another item until it leaves play. The discard is shuffled into the deck. */
interface Ops {
  turn: { seat: Seat };
  act: { seat: Seat };
  copy: { seat: Seat; object: ObjectNumber };
  reshuffle: object;
}

const DECK: ZoneName = { kind: 'deck' };
const DISCARD: ZoneName = { kind: 'discard' };
const hand = (seat: Seat): ZoneName => ({ kind: 'hand', seat });
const items = (seat: Seat): ZoneName => ({ kind: 'items', seat });
const GLOWING: readonly CardId[] = ['lamp', 'torch'];

const game = tinyGame<Ops, { turns: number; light: number }>({
  id: 'copied-face',
  zones: {
    deck: { learn: 'nobody', order: 'pile' },
    hand: { learn: 'owner', order: 'none' },
    items: { learn: 'everybody', order: 'none', inPlay: true },
    discard: { learn: 'everybody', order: 'pile' },
  },
  setup: (_, seats) => ({
    zones: [
      { ...DECK, cards: ['rope', 'mimic', 'lamp', 'sack', 'torch', 'mimic'] },
      ...Array.from({ length: seats }, (__, seat) => ({ ...hand(seat), cards: ['mimic', 'sack'] })),
      ...Array.from({ length: seats }, (__, seat) => ({ ...items(seat), cards: ['lamp', 'rope'] })),
      { ...DISCARD, cards: [] },
    ],
    state: { turns: 0, light: 0 },
    first: { op: 'turn', seat: 0 } as const,
  }),
  effects: {
    abilities: (card) => (GLOWING.includes(card) ? [{ at: [card], ability: { always: 'light' } }] : []),
    ability: () => ({ always: 'light' }),
    applies: () => true,
    replace: (_, __, verb) => [verb],
    triggerOrder: () => [],
    take: () => [],
  },
  rules: {
    turn: (m, { seat }) => {
      if (m.state.turns++ === 16) return m.finish({ winners: [], how: 'dark' });
      m.state.light = lightOf(m);
      const top = topOf(m, DECK);
      if (top !== undefined) move(m, top, hand(seat));
      m.put({ op: 'act', seat }, { op: 'reshuffle' }, { op: 'turn', seat: (seat + 1) % m.seats });
    },
    act: {
      options: (m, { seat }) => [
        ...objectsIn(m, hand(seat)),
        ...Array.from({ length: m.seats }, (_, each) => objectsIn(m, items(each))).flat(),
        'button:pass',
      ],
      answer: (m, { seat }, [pick]) => {
        if (typeof pick !== 'number') return;
        if (!objectsIn(m, hand(seat)).includes(pick)) return void move(m, pick, DISCARD);
        const object = move(m, pick, items(seat)) ?? 0;
        if (cardOf(m, object) === 'mimic') m.put({ op: 'copy', seat, object });
      },
    },
    copy: {
      options: (m, { object }) =>
        Array.from({ length: m.seats }, (_, each) => objectsIn(m, items(each)))
          .flat()
          .filter((each) => each !== object),
      answer: (m, { object }, [pick]) => {
        const as = typeof pick === 'number' ? cardOf(m, pick) : undefined;
        if (as !== undefined) disguise(m, object, as);
      },
    },
    reshuffle: (m) => {
      if (count(m, DISCARD) < 3) return;
      for (const object of objectsIn(m, DISCARD)) move(m, object, DECK);
      shuffle(m, DECK);
    },
  },
});

function lightOf(m: Position): number {
  return effectsOn(m, 'always', 'light').length;
}

/** Seat 0 holds a mimic and has a lamp and a rope; so has seat 1. */
const sit = (): TestTable => sitDown(game, { seats: 2 });

function mimicLamp(): TestTable {
  const table = sit();
  table.answer(0, 'mimic');
  table.answer(0, table.object(items(0), 'lamp'));
  return table;
}

describe('an item that copies another', () => {
  it('has its face and its ability', () => {
    const table = mimicLamp();
    expect(table.cards(items(0))).toEqual(['lamp', 'rope', 'lamp']);
    expect(lightOf(table.m)).toBe(3);
    expect(table.view(1).zones.find(({ kind, seat }) => kind === 'items' && seat === 0)?.cards).toMatchObject([
      { card: 'lamp' },
      { card: 'rope' },
      { card: 'lamp' },
    ]);
  });

  it('keeps them when what it copied leaves play', () => {
    const table = mimicLamp();
    table.answer(1, table.object(items(0), 'lamp'));
    expect(table.cards(items(0))).toEqual(['rope', 'lamp']);
    expect(table.cards(DISCARD)).toEqual(['lamp']);
    expect(lightOf(table.m)).toBe(2);
  });

  it('is itself again when it leaves play, and everybody sees it', () => {
    const table = mimicLamp();
    table.answer(1, Number(objectsIn(table.m, items(0))[2]));
    expect(table.cards(DISCARD)).toEqual(['mimic']);
    expect(table.match.disguises).toEqual([]);
    expect(lightOf(table.m)).toBe(2);
    expect(table.told(0)[0]).toMatchObject({ type: 'moved', to: DISCARD, cards: [{ card: 'mimic' }] });
  });

  it('copies what another copy passes for', () => {
    const table = mimicLamp();
    table.answer(1, 'mimic');
    table.answer(1, Number(objectsIn(table.m, items(0))[2]));
    expect(table.cards(items(1))).toEqual(['lamp', 'rope', 'lamp']);
    expect(lightOf(table.m)).toBe(4);
  });

  it('comes back from a shuffle as itself, known to nobody', () => {
    const table = mimicLamp();
    table.answer(1, Number(objectsIn(table.m, items(0))[2]));
    table.answer(0, table.object(items(1), 'rope'));
    table.answer(1, table.object(items(1), 'lamp'));
    expect(table.cards(DISCARD)).toEqual([]);
    const all = [...table.cards(DECK), ...table.cards(hand(0)), ...table.cards(hand(1))];
    expect(all.filter((card) => card === 'mimic')).toHaveLength(4);
    expect(table.view(0).zones.find(({ kind }) => kind === 'deck')?.cards).toEqual([]);
  });

  it('holds every property at every step of random games', () => {
    expect(checkManyGames(game, { seats: [2, 3], games: 20 }).samples).toBeGreaterThan(80);
  });
});
