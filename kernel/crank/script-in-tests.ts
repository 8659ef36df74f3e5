import { expect } from 'vitest';
import type { ControlOp, Game, OpsOf, Rules } from '../game.ts';
import type { Plain, Seat } from '../match.ts';
import { refs } from '../refs/refs.ts';
import { sitDown, type TestTable } from '../testing/table.ts';
import { tinyGame } from '../testing/tiny-game.ts';

/** A game whose every line is written in the test: ops that note, say a local, and ask what to do next. */
interface Ops {
  all: { ops: readonly AnyOp[] };
  note: { what: string };
  say: { name: string };
  let: { name: string; value: Plain };
  ask: { seat: Seat; name: string; then: readonly AnyOp[] };
  /** Offers the stones that are left. */
  stones: { seat: Seat };
  take: { n: number };
  last: { until: string };
  end: object;
}

export type AnyOp = OpsOf<Ops> | ControlOp;

export interface State {
  log: string[];
  stones: number;
}

const rules: Rules<Ops, Ops, State> = {
  all: (m, { ops }) => m.put(...ops),
  note: (m, { what }) => {
    m.state.log.push(what);
    m.emit({ type: 'noted', data: { what } });
  },
  say: (m, { name }) => {
    m.state.log.push(`${name} is ${JSON.stringify(m.vars[name])}`);
  },
  let: (m, { name, value }) => m.let(name, value),
  ask: { options: (_, { name }) => [refs.button(name)], answer: (m, { then }) => m.put(...then) },
  stones: {
    options: ({ state }) => Array.from({ length: state.stones }, (_, i) => refs.number(i + 1)),
    answer: (m, _, picks) => {
      m.state.log.push(`picked ${picks.length}`);
    },
  },
  take: (m, { n }) => {
    m.state.stones -= n;
  },
  last: (m, { until }) => m.startLasting(['card'], {}, { scope: until }),
  end: (m) => m.finish({ winners: [], how: 'end' }),
};

export const note = (what: string): AnyOp => ({ op: 'note', what });
export const say = (name: string): AnyOp => ({ op: 'say', name });
export const all = (...ops: readonly AnyOp[]): AnyOp => ({ op: 'all', ops });
export const ask = (seat: Seat, name: string, ...then: readonly AnyOp[]): AnyOp => ({ op: 'ask', seat, name, then });
export const STOP = ask(0, 'stop');
export const LESS: AnyOp = { op: 'take', n: 1 };

export function gameOf(...ops: readonly AnyOp[]): Game<Ops, State> {
  return tinyGame<Ops, State>({
    id: 'script',
    zones: {},
    setup: () => ({
      zones: [],
      state: { log: [], stones: 3 },
      first: { op: 'all', ops: [all(...ops), { op: 'end' }] } as const,
    }),
    rules,
  });
}

/** Plays the ops, then the buttons of these names. */
export function play(ops: readonly AnyOp[], ...buttons: readonly [Seat, string][]): TestTable {
  const table = sitDown(gameOf(...ops), { seats: 3 });
  for (const [seat, name] of buttons) press(table, seat, name);
  return table;
}

export function press(table: TestTable, seat: Seat, name: string): void {
  const view = table.view(seat);
  const question = view.questions.find(({ options }) => options[0]?.ref === refs.button(name));
  if (question === undefined) throw new Error(`seat ${seat} is not asked ${name}`);
  expect(table.refusal(seat, question.id, [refs.button(name)])).toBeUndefined();
}

export function log({ match: { state } }: TestTable): unknown {
  return 'log' in state ? state.log : undefined;
}

export function asked(table: TestTable): string[] {
  return [0, 1, 2].flatMap((seat) =>
    table.view(seat).questions.map(({ options: [first] }) => `${seat} ${String(first?.ref).replace('button:', '')}`),
  );
}
