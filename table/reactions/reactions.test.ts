import type { Ref } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { nextDeadline, timeouts } from '../clocks/timeouts.ts';
import { botAnswers, botsToMove } from '../questions/bot-turns.ts';
import { strike } from '../testing/games.ts';
import { bot, person, TestHost, threeAtTheTable } from '../testing/table.ts';
import { heedsAt } from './attention.ts';

const PASS = 'button:pass';
const ALL = { about: 'all', rest: false, never: [] } as const;

const asked = (host: TestHost, who: string) => host.state(who).reactions;

/** Somebody answers what the round asks them. */
function give(host: TestHost, who: string, picks: readonly Ref[]): string {
  const [reaction] = asked(host, who);
  return host.wish(who, { type: 'answer', question: reaction?.question.id ?? '', picks });
}

/** Anna strikes; only Ben has shields. */
function struck(settings = {}): TestHost {
  const host = threeAtTheTable(strike, { reaction: 2_000, ...settings });
  expect(host.answer('anna', 0, ['button:strike'])).toBe('accepted');
  return host;
}

const seqs = (host: TestHost): readonly number[] => ['anna', 'ben', 'cleo'].map((who) => host.state(who).seq);

describe('a reaction round', () => {
  it('asks only those who could do something, and tells the others that somebody is asked', () => {
    const host = struck();
    expect(asked(host, 'ben').map(({ to, pass, held }) => [to, pass, held])).toEqual([['the blow', PASS, false]]);
    for (const who of ['anna', 'cleo']) {
      expect(asked(host, who)).toEqual([]);
      expect(host.state(who).view?.waiting).toEqual({ seats: [], somebody: true });
    }
  });

  it('lasts at least the reaction time, so that nobody sees who was asked', () => {
    const host = struck();
    const before = seqs(host);
    host.now += 500;
    expect(give(host, 'ben', [PASS])).toBe('unanswered');
    expect(asked(host, 'ben')[0]?.held).toBe(true);
    expect(seqs(host)).toEqual(before);
    expect(nextDeadline(host.table, host.now)).toBe(host.now + 1_500);
    host.now += 1_500;
    host.take(timeouts(host.table, host.now));
    expect(host.state('anna').fresh.flatMap(({ events = [] }) => events.map(({ type }) => type))).toEqual(['landed']);
    expect(host.state('ben').pending).toEqual([]);
  });

  it('takes as long when nobody can do anything', () => {
    const host = struck();
    give(host, 'ben', [PASS]);
    host.now += 2_000;
    host.take(timeouts(host.table, host.now));
    host.wish('ben', { type: 'heed', about: 'able', rest: false, never: ['the blow'] });
    expect(host.answer('ben', 1, ['button:strike'])).toBe('accepted');
    expect(['anna', 'ben', 'cleo'].map((who) => asked(host, who))).toEqual([[], [], []]);
    expect(nextDeadline(host.table, host.now)).toBe(host.now + 2_000);
  });

  it('asks people who share a screen whatever they hold', () => {
    const host = struck();
    expect(['ben', 'cleo'].map((who) => asked(host, who).length)).toEqual([1, 0]);
    host.wish('cleo', { type: 'heed', about: 'open', rest: false, never: [] });
    expect(['ben', 'cleo'].map((who) => asked(host, who).length)).toEqual([1, 1]);
  });

  it('goes on at once when somebody reacts; what others had said is over', () => {
    const host = struck();
    host.wish('cleo', { type: 'heed', ...ALL });
    expect(give(host, 'cleo', [PASS])).toBe('unanswered');
    const shield = asked(host, 'ben')[0]?.question.options[1]?.ref ?? PASS;
    expect(give(host, 'ben', [shield])).toBe('accepted');
    expect(host.state('cleo').pending).toEqual([]);
    expect(asked(host, 'cleo').map(({ held }) => held)).toEqual([false]);
    expect(asked(host, 'ben')).toHaveLength(1);
  });

  it('asks everybody at once; a reaction waits for those who are asked before', () => {
    const host = struck();
    host.wish('cleo', { type: 'heed', ...ALL });
    expect(asked(host, 'cleo')).toHaveLength(1);
    expect(give(host, 'cleo', ['button:shield'])).toBe('not-an-option');
    expect(give(host, 'cleo', [PASS])).toBe('unanswered');
    expect(host.wish('cleo', { type: 'undo' })).toBe('accepted');
    expect(asked(host, 'cleo')[0]?.held).toBe(false);
    expect(host.state('cleo').pending).toEqual([]);
  });

  it('ends where something happens, even if no event tells of it', () => {
    const quiet: typeof strike = {
      ...strike,
      rules: {
        ...strike.rules,
        // Only Ben may answer the strike, and Cleo what comes of it.
        turn: {
          options: () => ['button:strike'],
          answer: (m) => m.put({ op: 'round', seat: 1, passed: 2 }, { op: 'land', seat: 0 }),
        },
        land: (m) => {
          m.state.blows += 1;
          m.put({ op: 'round', seat: 2, passed: 2 }, { op: 'land', seat: 0 });
        },
      },
    };
    const host = threeAtTheTable(quiet, { reaction: 0 });
    host.wish('cleo', { type: 'heed', ...ALL });
    host.answer('anna', 0, ['button:strike']);
    expect(['ben', 'cleo'].map((who) => asked(host, who).length)).toEqual([1, 0]);
    give(host, 'ben', [PASS]);
    expect(['ben', 'cleo'].map((who) => asked(host, who).length)).toEqual([0, 1]);
  });

  it('is not over for somebody who comes back: they are asked again, and their answer counts once', () => {
    const host = struck();
    give(host, 'ben', [PASS]);
    host.disconnect('ben');
    host.connect('ben');
    expect(asked(host, 'ben')[0]?.held).toBe(true);
    host.restart();
    for (const who of ['anna', 'ben', 'cleo']) host.connect(who);
    expect(asked(host, 'ben')[0]?.held).toBe(false);
  });

  it('leaves the same to take back whether the others were asked or not', () => {
    const [asking, passing] = [struck(), struck()];
    passing.wish('ben', { type: 'heed', about: 'able', rest: false, never: ['the blow'] });
    for (const host of [asking, passing]) expect(host.state('anna').undo).toEqual({ free: true, seat: 0, steps: 1 });
    give(asking, 'ben', [PASS]);
    const told = [asking, passing].map((host) => {
      host.now += 2_000;
      host.take(timeouts(host.table, host.now));
      const { undo } = host.state('anna');
      return { undo, wished: host.wish('anna', { type: 'undo' }), proposals: host.state('cleo').info.proposals };
    });
    expect(told[1]).toEqual(told[0]);
    expect(told[0]?.undo).toMatchObject({ free: false, why: 'answered' });
  });

  it('can be taken back by whoever is alone with bots', () => {
    const host = new TestHost(strike, [person('Anna'), bot, bot], { reaction: 0 });
    host.connect('anna');
    host.wish('anna', { type: 'begin' });
    host.answer('anna', 0, ['button:strike']);
    for (
      let [turn] = botsToMove(host.table, host.now);
      turn?.question.op.op === 'block';
      [turn] = botsToMove(host.table, host.now)
    )
      host.take(botAnswers(host.table, { seat: turn.seat, question: turn.id, picks: [PASS] }, host.now));
    expect(host.state('anna').undo).toMatchObject({ free: true, seat: 0 });
  });
});

describe('what one wants to be asked about', () => {
  it('everything', () => {
    const host = struck();
    host.wish('anna', { type: 'heed', ...ALL });
    expect(host.state('anna').heed).toEqual(ALL);
    expect(asked(host, 'anna').map(({ question }) => question.options)).toEqual([[{ ref: PASS }]]);
  });

  it('nothing until my turn: the rest ends by itself', () => {
    const host = struck({ reaction: 0 });
    host.wish('ben', { type: 'heed', about: 'able', rest: true, never: [] });
    expect(host.question(1).op.op).toBe('turn');
    expect(host.state('ben').heed.rest).toBe(false);
    host.answer('ben', 1, ['button:strike']);
    expect(asked(host, 'ben')).toHaveLength(1);
  });

  it('nothing until my turn but an alarm, unless one is deaf to it; who reacts is awake', () => {
    const resting = { type: 'heed', about: 'able', rest: true, never: [] } as const;
    for (const deaf of [[], ['the last blow']]) {
      const host = struck({ reaction: 0 });
      // Three blows land, Anna's, Ben's and Cleo's; then Anna strikes for the last time.
      for (const [name, seat] of [
        ['ben', 1],
        ['cleo', 2],
        ['anna', 0],
      ] as const) {
        host.wish('ben', { ...resting, deaf });
        expect(asked(host, 'ben')).toEqual([]);
        host.answer(name, seat, ['button:strike']);
      }
      host.wish('ben', { ...resting, deaf });
      const [alarm] = asked(host, 'ben');
      expect(alarm?.to).toBe(deaf.length === 0 ? 'the blow' : undefined);
      if (alarm === undefined) continue;
      expect(host.state('ben').heed.rest).toBe(true);
      give(host, 'ben', [alarm.question.options[1]?.ref ?? PASS]);
      expect(host.state('ben').heed.rest).toBe(false);
    }
  });

  it('nothing until my turn: an alarm that one lets pass wakes nobody', () => {
    const host = struck({ reaction: 0 });
    for (const [name, seat] of [
      ['ben', 1],
      ['cleo', 2],
    ] as const) {
      give(host, 'ben', [PASS]);
      host.answer(name, seat, ['button:strike']);
    }
    give(host, 'ben', [PASS]);
    // Cleo keeps the round of the last blow open.
    host.wish('cleo', { type: 'heed', ...ALL });
    host.wish('ben', { type: 'heed', about: 'able', rest: true, never: [] });
    host.answer('anna', 0, ['button:strike']);
    expect(asked(host, 'ben').map(({ held }) => held)).toEqual([false]);
    give(host, 'ben', [PASS]);
    expect(asked(host, 'ben').map(({ held }) => held)).toEqual([true]);
    expect(host.state('ben').heed.rest).toBe(true);
  });

  it('never this', () => {
    const host = struck({ reaction: 0 });
    host.wish('ben', { type: 'heed', about: 'all', rest: false, never: ['the blow'] });
    expect(asked(host, 'ben')).toEqual([]);
    expect(host.question(1).op.op).toBe('turn');
  });

  it('goes on after a restart, and ends with whoever it was that wanted it', () => {
    const host = new TestHost(strike, [person('Anna'), person('Ben'), person('Cleo')]);
    for (const who of ['anna', 'ben', 'cleo']) host.connect(who);
    for (const who of ['ben', 'cleo']) expect(host.wish(who, { type: 'heed', ...ALL })).toBe('accepted');
    host.restart();
    for (const who of ['anna', 'ben', 'cleo']) host.connect(who);
    expect(['anna', 'ben', 'cleo'].map((who) => host.state(who).heed.about)).toEqual(['able', 'all', 'all']);
    host.wish('ben', { type: 'leave' });
    expect(heedsAt(host.table)).toEqual([[2, ALL]]);
  });

  it('is nobody else’s business', () => {
    const host = struck();
    const before = host.sent.length;
    host.wish('ben', { type: 'heed', ...ALL });
    expect(host.sent.slice(before).every(({ to }) => to === 'ben')).toBe(true);
    const never = Array.from({ length: 500 }, () => 'x');
    const tooMuch = { type: 'heed', ask: 'a', about: 'able', rest: false, never };
    expect(host.send('ben', tooMuch).refusal?.code).toBe('malformed');
  });
});

describe('bots in a round', () => {
  it('decide together, and alone with them nobody has to wait', () => {
    const host = new TestHost(strike, [person('Anna'), bot, bot], { reaction: 2_000, pace: 300 });
    host.connect('anna');
    host.wish('anna', { type: 'begin' });
    host.answer('anna', 0, ['button:strike']);
    const turns = botsToMove(host.table, host.now);
    expect(turns.map(({ seat, notBefore }) => [seat, notBefore - host.now])).toEqual([
      [1, 300],
      [2, 300],
    ]);
    for (const { seat, id } of turns) {
      host.take(botAnswers(host.table, { seat, question: id, picks: [PASS] }, host.now));
    }
    expect(host.question(1).op.op).toBe('turn');
  });
});
