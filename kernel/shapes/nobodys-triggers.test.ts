import { describe, expect, it } from 'vitest';
import { checkpoint } from '../crank/control.ts';
import type { Seat } from '../match.ts';
import { sitDown, type TestTable } from '../testing/table.ts';
import { tinyGame } from '../testing/tiny-game.ts';

/** Bell, drum and gong sound when somebody rings; the drum twice. Nobody controls those on the shelf. */
interface Ops {
  ring: { seat: Seat };
  sound: { what: string };
  over: object;
}

interface State {
  log: string[];
}

const TRIGGER = { when: 'rang' } as const;

const band = (shelf: readonly string[], own: readonly string[], orders: boolean) =>
  tinyGame<Ops, State>({
    id: 'nobodys-triggers',
    zones: {
      shelf: { learn: 'everybody', order: 'row', inPlay: true },
      own: { learn: 'everybody', order: 'row', inPlay: true },
    },
    setup: () => ({
      zones: [
        { kind: 'shelf', cards: shelf },
        { kind: 'own', seat: 1, cards: own },
      ],
      state: { log: [] },
      first: { op: 'ring', seat: 0 } as const,
    }),
    effects: {
      abilities: (card) =>
        (card === 'drum' ? [0, 1] : [0]).map((ability) => ({ at: [card, ability] as const, ability: TRIGGER })),
      ability: () => TRIGGER,
      applies: () => true,
      replace: (_, __, verb) => [verb],
      triggerOrder: () => [undefined, 0, 1],
      ...(orders ? { ordersUncontrolled: () => 0 } : {}),
      take: (_, { at: path }) => [{ op: 'sound', what: path.join('/') } as const],
    },
    rules: {
      ring: {
        options: () => ['button:ring'],
        answer: (m) => {
          m.happened('rang', {});
          m.put(checkpoint(), { op: 'over' });
        },
      },
      sound: (m, { what }) => {
        m.state.log.push(what);
      },
      over: (m) => m.finish({ winners: [], how: 'over' }),
    },
  });

function ring(shelf: readonly string[], own: readonly string[] = [], orders = true): TestTable {
  const table = sitDown(band(shelf, own, orders), { seats: 2 });
  table.answer(0, 'button:ring');
  return table;
}

const labels = (table: TestTable, seat: Seat): (string | undefined)[] =>
  table.ask(seat, '$orderTriggers').options.map(({ label }) => label);

function next(table: TestTable, seat: Seat, label: string): void {
  const { options } = table.ask(seat, '$orderTriggers');
  table.answer(seat, options.find((option) => option.label === label)?.ref ?? 'none');
}

describe('triggers that nobody controls', () => {
  it('come in the order of the seat that the game names', () => {
    const table = ring(['bell', 'gong']);
    expect(labels(table, 0)).toEqual(['card:bell', 'card:gong']);
    next(table, 0, 'card:gong');
    expect(table.match.state).toEqual({ log: ['gong/0', 'bell/0'] });
  });

  it('come as they happened when the game names nobody', () => {
    expect(ring(['bell', 'gong'], [], false).match.state).toEqual({ log: ['bell/0', 'gong/0'] });
  });

  it('of one card come as they are printed', () => {
    expect(ring(['drum']).match.state).toEqual({ log: ['drum/0', 'drum/1'] });
  });
});

describe('triggers of a seat', () => {
  it('are named by their ability where one card has two of them', () => {
    const table = ring([], ['drum', 'bell']);
    expect(labels(table, 1)).toEqual(['card:drum/0', 'card:drum/1', 'card:bell']);
    next(table, 1, 'card:drum/1');
    next(table, 1, 'card:bell');
    expect(table.match.state).toEqual({ log: ['drum/1', 'bell/0', 'drum/0'] });
  });
});
