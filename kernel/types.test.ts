import { describe, expectTypeOf, it } from 'vitest';
import type { ControlOp, Crank, OpsOf, Rules } from './game.ts';
import type { Seat } from './match.ts';

interface Ops {
  turn: { seat: Seat };
  drop: { seat: Seat; n: number };
  end: object;
}

type State = { round: number };
type Puttable = OpsOf<Ops> | ControlOp;
type TurnRule = Rules<Ops, Ops, State>['turn'];

// Compiled by the types step: a misspelt op that compiled would fail it here.
describe('ops are typed', () => {
  it('an op is a name with its arguments', () => {
    expectTypeOf<Crank<Ops, State>['put']>().toEqualTypeOf<(...ops: readonly Puttable[]) => void>();
    expectTypeOf<{ op: 'turn'; seat: 0 }>().toExtend<Puttable>();
    expectTypeOf<{ op: 'end' }>().toExtend<Puttable>();
    expectTypeOf<OpsOf<Ops>['op']>().toEqualTypeOf<'turn' | 'drop' | 'end'>();
  });

  it('a misspelt op does not compile, nor one that lacks an argument', () => {
    expectTypeOf<{ op: 'trun'; seat: 0 }>().not.toExtend<Puttable>();
    expectTypeOf<{ op: 'drop'; seat: 0 }>().not.toExtend<Puttable>();
    expectTypeOf<{ op: 'turn'; seat: 'first' }>().not.toExtend<Puttable>();
  });

  it('a chapter without a rule for one of its ops does not compile', () => {
    expectTypeOf<{ turn: TurnRule; drop: Rules<Ops, Ops, State>['drop'] }>().not.toExtend<Rules<Ops, Ops, State>>();
    expectTypeOf<
      (m: Crank<Ops, State>, op: { readonly op: 'turn'; readonly seat: Seat }) => void
    >().toExtend<TurnRule>();
  });
});
