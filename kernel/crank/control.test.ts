import { describe, expect, it } from 'vitest';
import type { Position } from '../game.ts';
import type { Seat } from '../match.ts';
import { sitDown } from '../testing/table.ts';
import { checkpoint, fork, leave, scope, secretFork, stand } from './control.ts';
import {
  type AnyOp,
  all,
  ask,
  asked,
  gameOf,
  LESS,
  log,
  note,
  play,
  press,
  STOP,
  type State,
  say,
} from './script-in-tests.ts';

describe('ops', () => {
  it('given in one handler run in the order written, before what was waiting', () => {
    const table = play([all(note('a'), all(note('b'), note('c')), note('d')), note('e'), STOP]);
    expect(log(table)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('end with the outcome: nothing that was waiting runs, and nobody is asked', () => {
    const table = play([note('a'), { op: 'end' }, note('b'), STOP]);
    expect(log(table)).toEqual(['a']);
    expect(table.match.lanes).toEqual([]);
    expect(table.view(0)).toMatchObject({ questions: [], waiting: { seats: [], somebody: false } });
    expect(table.refusal(0, '0.0.0', [])).toBe('over');
  });

  it('that no rule is for are a fault', () => {
    expect(() => sitDown({ ...gameOf(), rules: {} }, { seats: 2 })).toThrow('there is no rule for all');
  });
});

describe('scope', () => {
  it('takes in what follows it in the same handler, and not what comes before', () => {
    const table = play([
      all(
        scope('outer', { vars: { who: 'outer' } }),
        all(say('who'), scope('inner', { vars: { who: 'inner' } }), say('who')),
      ),
      STOP,
    ]);
    expect(log(table)).toEqual(['who is "outer"', 'who is "inner"']);
  });

  it('ends before its last op runs', () => {
    const last = say('who');
    const table = play([
      scope('outer', { vars: { who: 'outer' } }),
      all(scope('x', { vars: { who: 'x' }, last }), say('who')),
      STOP,
    ]);
    expect(log(table)).toEqual(['who is "x"', 'who is "outer"']);
  });

  it('nests scopes given together, the last one innermost', () => {
    const table = play([
      all(scope('a', { last: note('last a') }), scope('b', { last: note('last b') }), note('in')),
      STOP,
    ]);
    expect(log(table)).toEqual(['in', 'last b', 'last a']);
  });

  it('hands its result to the frame around it', () => {
    const counting = all(scope('count', { vars: { result: 0 }, as: 'n' }), { op: 'let', name: 'result', value: 7 });
    const without = all(scope('count', { vars: {}, as: 'none' }), note('in'));
    const table = play([scope('frame', { vars: {} }), counting, without, say('n'), say('none'), say('result'), STOP]);
    expect(log(table)).toEqual(['in', 'n is 7', 'none is null', 'result is undefined']);
  });

  it('gives its cause to the events within', () => {
    const table = play(
      [ask(0, 'go', all(scope('card', { cause: 'bomb' }), all(scope('x'), note('a'))), note('b'), STOP)],
      [0, 'go'],
    );
    expect(table.told(1)).toEqual([
      { type: 'noted', cause: 'bomb', data: { what: 'a' } },
      { type: 'noted', data: { what: 'b' } },
    ]);
  });

  it('holds no locals where there is no frame', () => {
    expect(() => play([{ op: 'let', name: 'x', value: 1 }])).toThrow('there is no frame to hold x');
  });
});

describe('leave', () => {
  it('drops what is above the innermost mark of that name', () => {
    const inner = all(scope('x', { last: note('last inner') }), leave('x'), note('never'));
    const table = play([all(scope('x', { last: note('last outer') }), inner, note('still')), STOP]);
    expect(log(table)).toEqual(['last inner', 'still', 'last outer']);
  });

  it('is a fault where there is no such scope', () => {
    expect(() => play([scope('x'), leave('y')])).toThrow('there is no scope y to leave');
    expect(() => play([scope('x'), { op: 'last', until: 'y' }])).toThrow('there is no scope y');
  });

  it('cuts off lanes within lanes, inner last words first', () => {
    const deep = (seat: Seat): AnyOp =>
      all(scope(`lane ${seat}`, { last: note(`last ${seat}`) }), ask(seat, `q${seat}`, leave('turn')));
    const second = all(
      scope('lane 1', { last: note('last 1') }),
      fork({ 1: deep(1), 2: deep(2) }, note('never')),
      note('never'),
    );
    const table = play(
      [all(scope('turn', { last: note('last turn') }), fork({ 0: deep(0), 1: second }, note('never'))), STOP],
      [2, 'q2'],
    );
    expect(log(table)).toEqual(['last 2', 'last 1', 'last 1', 'last 0', 'last turn']);
    expect(asked(table)).toEqual(['0 stop']);
    expect(table.match.lanes).toHaveLength(1);
  });

  it('forgets what secret lanes kept', () => {
    const table = play(
      [
        all(
          scope('turn'),
          secretFork({ 0: ask(0, 'a'), 1: ask(1, 'b', leave('turn')), 2: ask(2, 'c') }, note('never')),
        ),
        STOP,
      ],
      [0, 'a'],
      [1, 'b'],
    );
    expect(log(table)).toEqual([]);
    expect(asked(table)).toEqual(['0 stop']);
  });

  it('makes the same question a new one', () => {
    const again = ask(0, 'again');
    const table = play([
      all(scope('turn'), stand(1, ask(1, 'leave', leave('turn'))), again),
      all(scope('turn'), again, STOP),
    ]);
    const { id } = table.ask(0);
    press(table, 1, 'leave');
    expect(asked(table)).toEqual(['0 again']);
    expect(table.refusal(0, id, ['button:again'])).toBe('stale');
  });
});

describe('checkpoint', () => {
  it('runs the checks again until none has anything to do', () => {
    const game = {
      ...gameOf(checkpoint(), note('on'), STOP),
      checks: [({ state }: Position<State>) => (state.stones > 0 ? [LESS, note('less')] : undefined)],
    };
    expect(log(sitDown(game, { seats: 2 }))).toEqual(['less', 'less', 'less', 'on']);
  });
});
