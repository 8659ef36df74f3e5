import { describe, expect, it } from 'vitest';
import type { Seat } from '../match.ts';
import { sitDown } from '../testing/table.ts';
import { alone, fork, leave, scope, stand } from './control.ts';
import { Run } from './run.ts';
import { type AnyOp, all, ask, asked, gameOf, log, note, play, press, STOP, say } from './script-in-tests.ts';

describe('fork', () => {
  it('runs the lanes in the order of the seats, and goes on when all are done', () => {
    const lane = (seat: Seat): AnyOp => all(note(`begin ${seat}`), ask(seat, `q${seat}`, note(`end ${seat}`)));
    const table = play(
      [fork({ 2: lane(2), 0: lane(0), 1: lane(1) }, note('then')), note('after'), STOP],
      [1, 'q1'],
      [2, 'q2'],
    );
    expect(log(table)).toEqual(['begin 0', 'begin 1', 'begin 2', 'end 1', 'end 2']);
    press(table, 0, 'q0');
    expect(log(table)).toEqual(['begin 0', 'begin 1', 'begin 2', 'end 1', 'end 2', 'end 0', 'then', 'after']);
  });

  it('goes on at once without lanes, and with lanes that ask nothing', () => {
    const table = play([fork({}, note('then')), fork({ 0: note('a'), 1: note('b') }, note('then')), STOP]);
    expect(log(table)).toEqual(['then', 'a', 'b', 'then']);
  });

  it('shows a lane the locals of the frame that it was forked in', () => {
    const table = play([all(scope('frame', { vars: { who: 'me' } }), fork({ 0: say('who') }, say('who'))), STOP]);
    expect(log(table)).toEqual(['who is "me"', 'who is "me"']);
  });
});

describe('who waits for an answer', () => {
  const unhurried = (table: ReturnType<typeof play>, seat: Seat): boolean[] =>
    table.view(seat).questions.map((question) => question.unhurried === true);

  it("is everybody on the lane of the table, nobody on a lane of one's own, and its owner on that of another", () => {
    const lanes = fork({ 0: ask(0, 'mine'), 1: ask(0, 'theirs') }, note('then'));
    const table = play([ask(0, 'table'), lanes, STOP]);
    expect(unhurried(table, 0)).toEqual([false]);
    press(table, 0, 'table');
    expect(unhurried(table, 0)).toEqual([true, false]);
  });

  it('is whoever is shut out, while one is alone', () => {
    const table = play([fork({ 0: alone(ask(0, 'in')), 1: ask(1, 'beside') }, note('then')), STOP]);
    expect([unhurried(table, 0), unhurried(table, 1)]).toEqual([[false], [true]]);
  });
});

describe('alone', () => {
  it('may be entered again by the lane that is in', () => {
    const table = play([
      fork({ 0: alone(all(note('a'), alone(note('b')), note('c'))), 1: alone(note('d')) }, note('then')),
      STOP,
    ]);
    expect(log(table)).toEqual(['a', 'b', 'c', 'd', 'then']);
    expect(table.match.alone).toBe(-1);
  });

  it('lets in what the lane forks, one at a time, and then nobody else until it is done', () => {
    const within = (seat: Seat): AnyOp => alone(ask(seat, `in${seat}`));
    const section = all(fork({ 0: within(0), 1: within(1) }, note('both')), ask(0, 'still', note('done')));
    const table = play([fork({ 0: alone(section), 2: alone(ask(2, 'out')) }, note('then')), STOP]);
    expect(asked(table)).toEqual(['0 in0']);
    press(table, 0, 'in0');
    expect(asked(table)).toEqual(['1 in1']);
    press(table, 1, 'in1');
    expect(asked(table)).toEqual(['0 still']);
    press(table, 0, 'still');
    expect(asked(table)).toEqual(['2 out']);
    press(table, 2, 'out');
    expect(log(table)).toEqual(['both', 'done', 'then']);
    expect(table.match.alone).toBe(-1);
  });

  it('gives the table back to the lane around it when what it forked is cut off', () => {
    const within = (seat: Seat): AnyOp => alone(ask(seat, `in${seat}`, leave('event')));
    const section = all(all(scope('event'), fork({ 0: within(0), 1: within(1) }, note('never'))), ask(0, 'still'));
    const table = play([fork({ 0: alone(section), 2: alone(ask(2, 'out')) }, note('then')), STOP], [0, 'in0']);
    expect(asked(table)).toEqual(['0 still']);
    press(table, 0, 'still');
    expect(asked(table)).toEqual(['2 out']);
  });
});

describe('stand', () => {
  it('stands until the end of the scope around it, on whatever lane that lies', () => {
    const lane = all(stand(2, ask(2, 'offer', note('taken'))), note('lane done'));
    const table = play([all(scope('turn'), fork({ 1: lane }, note('then')), ask(0, 'end')), STOP]);
    expect(asked(table)).toEqual(['0 end', '2 offer']);
    press(table, 0, 'end');
    expect(asked(table)).toEqual(['0 stop']);
    expect(table.match.lanes).toHaveLength(1);
  });

  it('stands for the whole game where there is no scope', () => {
    const table = play([fork({ 1: stand(2, ask(2, 'offer', note('taken'))) }, note('then')), STOP]);
    expect(asked(table)).toEqual(['0 stop', '2 offer']);
    press(table, 2, 'offer');
    expect(log(table)).toEqual(['then', 'taken']);
  });

  it('knows the locals and the cause of what it stands in, not of what is going on', () => {
    const going = all(scope('card', { vars: { who: 'card' }, cause: 'card' }), ask(0, 'go'));
    const table = play([
      all(
        scope('turn', { vars: { who: 'turn' }, cause: 'turn' }),
        stand(2, ask(2, 'offer', say('who'), note('x'))),
        going,
      ),
      STOP,
    ]);
    press(table, 2, 'offer');
    expect(log(table)).toEqual(['who is "turn"', 'x']);
    expect(table.told(0)).toEqual([{ type: 'noted', cause: 'turn', data: { what: 'x' } }]);
  });

  it('goes with its scope whatever it has begun: lanes, last words, and the table', () => {
    const begun = all(
      scope('deal', { last: note('no deal') }),
      alone(fork({ 1: ask(1, 'yes'), 2: ask(2, 'sure') }, note('deal'))),
    );
    const table = play([
      all(scope('turn', { last: note('turn ends') }), stand(2, ask(2, 'offer', begun)), ask(0, 'end')),
      STOP,
    ]);
    press(table, 2, 'offer');
    expect(asked(table)).toEqual(['0 end', '1 yes', '2 sure']);
    press(table, 0, 'end');
    expect(log(table)).toEqual(['no deal', 'turn ends']);
    expect(asked(table)).toEqual(['0 stop']);
    expect(table.match).toMatchObject({ alone: -1, lanes: [{ id: 0 }] });
  });

  it('is not let in where the lane that it stands beside is alone', () => {
    const table = play([
      all(scope('turn'), stand(2, ask(2, 'offer', alone(note('taken')))), alone(ask(0, 'main')), STOP),
    ]);
    press(table, 2, 'offer');
    expect(log(table)).toEqual([]);
    press(table, 0, 'main');
    expect(log(table)).toEqual(['taken']);
  });

  it('changes the options of the question beside it, also within one run', () => {
    const game = gameOf(
      scope('turn'),
      stand(2, ask(2, 'offer', alone({ op: 'take', n: 2 }))),
      alone(ask(0, 'main')),
      { op: 'stones', seat: 0 },
      STOP,
    );
    const run = new Run(game, sitDown(game, { seats: 3 }).match);
    for (const lane of [1, 0]) {
      const open = run.openOn(lane);
      if (open !== undefined) run.choose(open, ['button:x']);
    }
    const [open] = run.open();
    expect(open && run.options(open)).toEqual(['number:1']);
  });
});

describe('a question with nothing to pick', () => {
  it('is answered with nothing, also when that comes about while it is open', () => {
    const table = play([
      all(scope('turn'), stand(2, ask(2, 'take', { op: 'take', n: 3 })), { op: 'stones', seat: 0 }, STOP),
    ]);
    press(table, 2, 'take');
    expect(log(table)).toEqual(['picked 0']);
    expect(asked(table)).toEqual(['0 stop']);
  });

  it('does not pass its id on to the next that looks the same', () => {
    const stones: AnyOp = { op: 'stones', seat: 0 };
    const taking = stand(2, ask(2, 'take', { op: 'take', n: 3 }));
    const table = play([all(scope('turn'), taking, stones, { op: 'take', n: -3 }, stones)]);
    const { id } = table.ask(0);
    press(table, 2, 'take');
    expect(table.refs(0)).toHaveLength(3);
    expect(table.refusal(0, id, ['number:1'])).toBe('stale');
  });
});
