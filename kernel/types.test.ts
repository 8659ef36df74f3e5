import { describe, expectTypeOf, it } from 'vitest';
import type { ControlOp, Crank, HappeningOf, OpsOf, Rules } from './game.ts';
import type { Seat } from './match.ts';

interface Ops {
  turn: { seat: Seat };
  drop: { seat: Seat; n: number };
  end: object;
}

interface Happenings {
  hit: { seat: Seat; n: number };
  dawn: object;
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

describe('what happens is typed', () => {
  type Happening = HappeningOf<Happenings>;

  it('as a name with its facts', () => {
    expectTypeOf<Parameters<Crank<Ops, State, Happenings>['happened']>>().toEqualTypeOf<Happening>();
    expectTypeOf<['hit', { seat: 0; n: 2 }]>().toExtend<Happening>();
    expectTypeOf<Happening[0]>().toEqualTypeOf<'hit' | 'dawn'>();
  });

  it('so that a misspelt name does not compile, nor one that lacks a fact', () => {
    expectTypeOf<['hti', { seat: 0; n: 2 }]>().not.toExtend<Happening>();
    expectTypeOf<['hit', { seat: 0 }]>().not.toExtend<Happening>();
    expectTypeOf<['hit', { seat: 0; n: 'two' }]>().not.toExtend<Happening>();
  });

  it('in every rule', () => {
    type Rule = (m: Crank<Ops, State, Happenings>, op: { readonly op: 'turn'; readonly seat: Seat }) => void;
    expectTypeOf<Rule>().toExtend<Rules<Ops, Ops, State, Happenings>['turn']>();
  });
});
