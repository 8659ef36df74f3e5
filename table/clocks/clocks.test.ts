import { describe, expect, it } from 'vitest';
import { botAnswers, botsToMove } from '../questions/bot-turns.ts';
import { draft, strike } from '../testing/games.ts';
import { type TestHost, threeAtTheTable } from '../testing/table.ts';
import { nextDeadline, resumeClocks, timeouts } from './timeouts.ts';

const later = (host: TestHost, seconds: number) => {
  host.now += seconds * 1000;
  return host.take(timeouts(host.table, host.now)).append.map(({ entry }) => entry.kind);
};

/** A bot decides for whoever the table names one for. */
const letBotMove = (host: TestHost) => {
  const [turn] = botsToMove(host.table, host.now);
  if (turn === undefined) return undefined;
  const picks = turn.question.options.slice(-1).map(({ ref }) => ref);
  host.take(botAnswers(host.table, { seat: turn.seat, question: turn.id, picks }, host.now));
  return { bot: turn.bot, seat: turn.seat, picks };
};

const running = (host: TestHost, who: string) => host.state(who).clocks?.seats.map((clock) => clock?.running);

describe('a host whose clock was a day ahead', () => {
  const DAY = 86_400_000;

  it('goes on after it was set right: bots move, rounds end, and nobody has more time than they had', () => {
    const host = threeAtTheTable(strike, { clock: { kind: 'game', seconds: 600, increment: 0 }, pace: 0 });
    host.now += DAY;
    host.answer('anna', 0);
    host.now -= DAY;
    host.restart();
    host.take(resumeClocks(host.table, host.now));
    const due = nextDeadline(host.table, host.now) ?? Number.POSITIVE_INFINITY;
    expect(due - host.now).toBeLessThanOrEqual(600_000);
    expect(botsToMove(host.table, host.now).every(({ notBefore }) => notBefore <= host.now)).toBe(true);
    host.connect('ben');
    host.now += 5_000;
    host.take(timeouts(host.table, host.now));
    expect(host.entries.at(-1)?.at).toBeLessThanOrEqual(host.now);
  });
});

describe('a clock for each turn', () => {
  const turnClock = { clock: { kind: 'move', seconds: 30 } } as const;

  it('counts all answers of a turn together, and the next turn begins with all of the time', () => {
    const host = threeAtTheTable(draft, turnClock);
    expect(nextDeadline(host.table, host.now)).toBe(host.now + 30_000);
    expect(host.state('ben').clocks?.seats[0]).toEqual({ left: 30_000, running: true });
    host.now += 20_000;
    expect(host.answer('anna', 0, ['pile:deck'])).toBe('accepted');
    expect(host.state('ben').clocks?.seats[0]).toEqual({ left: 10_000, running: true });
    expect(nextDeadline(host.table, host.now)).toBe(host.now + 10_000);
    host.now += 9_000;
    expect(host.answer('anna', 0)).toBe('accepted');
    expect(running(host, 'cleo')).toEqual([false, true, false]);
    expect(host.state('ben').clocks?.seats[0]).toEqual({ left: 30_000, running: false });
  });

  it('lets a bot move for whoever ran out of time until the turn is over, and not a moment before', () => {
    const host = threeAtTheTable(draft, turnClock);
    host.now += 29_999;
    expect(botsToMove(host.table, host.now)).toEqual([]);
    expect(
      host.take(botAnswers(host.table, { seat: 0, question: host.question(0).id, picks: [] }, host.now)).refusal,
    ).toMatchObject({ code: 'not-a-bot' });
    expect(later(host, 0.001)).toEqual([]);
    expect(nextDeadline(host.table, host.now)).toBeUndefined();
    const last = host.question(0).options.at(-1)?.ref;
    expect(letBotMove(host)).toEqual({ bot: 'search', seat: 0, picks: [last] });
    expect(host.entries.at(-1)?.entry).toMatchObject({ kind: 'timeout', by: 0, picks: [last] });
    expect(host.state('ben').log.at(-1)).toMatchObject({ kind: 'timeout', by: 0 });
    // Ben may hiss, and has all of his time for it.
    expect(host.answer('ben', 1, ['button:pass'])).toBe('accepted');
    expect(letBotMove(host)?.seat).toBe(0);
    expect(botsToMove(host.table, host.now)).toEqual([]);
    expect(host.state('anna').info.seats[0]?.mind).toBe('person');
    expect(running(host, 'cleo')).toEqual([false, true, false]);
  });

  it('leaves the move to its holder, if they are quicker than the bot', () => {
    const host = threeAtTheTable(draft, turnClock);
    host.now += 31_000;
    const [turn] = botsToMove(host.table, host.now);
    expect(host.answer('anna', 0, ['pile:deck'])).toBe('accepted');
    const late = botAnswers(host.table, { seat: 0, question: turn?.id ?? '', picks: ['pile:deck'] }, host.now);
    expect(host.take(late).refusal?.code).toBe('stale');
  });

  it('does not tell that a hidden question runs on it, nor who let it pass', () => {
    const host = threeAtTheTable(draft, turnClock);
    const [, card] = host.question(0).options;
    host.answer('anna', 0, [card?.ref ?? 0]);
    expect(host.state('cleo').view?.waiting).toEqual({ seats: [], somebody: true });
    expect(running(host, 'ben')).toEqual([false, true, false]);
    expect(running(host, 'cleo')).toEqual([false, false, false]);
    later(host, 30);
    expect(letBotMove(host)?.seat).toBe(1);
    const { kind, by } = host.state('cleo').log.at(-1) ?? {};
    expect([kind, by]).toEqual(['answer', undefined]);
  });

  it('in a reaction round each of those who are asked has time of their own; who has answered waits for the others', () => {
    const host = threeAtTheTable(strike, turnClock);
    for (const who of ['anna', 'ben', 'cleo']) host.wish(who, { type: 'heed', about: 'all', rest: false, never: [] });
    host.answer('anna', 0, ['button:strike']);
    expect(running(host, 'ben')).toEqual([false, true, false]);
    const asked = (who: string) => host.state(who).reactions[0]?.question.id ?? '';
    for (const who of ['ben', 'anna']) host.wish(who, { type: 'answer', question: asked(who), picks: ['button:pass'] });
    later(host, 30);
    expect(botsToMove(host.table, host.now).map(({ seat }) => seat)).toEqual([2]);
    expect(letBotMove(host)?.seat).toBe(2);
    expect(host.entries.filter(({ entry }) => entry.kind === 'timeout').map(({ entry }) => entry)).toMatchObject([
      { by: 2 },
    ]);
    expect(nextDeadline(host.table, host.now)).toBe(host.now + 30_000);
  });
});

describe('a clock for the game', () => {
  it('runs while a seat is asked, adds for each answer, and lets a bot play on when it is empty', () => {
    const host = threeAtTheTable(draft, { clock: { kind: 'game', seconds: 60, increment: 5 } });
    host.now += 10_000;
    host.answer('anna', 0, ['pile:deck']);
    expect(host.state('ben').clocks?.seats[0]).toEqual({ left: 55_000, running: true });
    host.now += 20_000;
    host.answer('anna', 0);
    expect(host.state('ben').clocks?.seats[0]).toEqual({ left: 40_000, running: false });
    expect(nextDeadline(host.table, host.now)).toBe(host.now + 60_000);
    expect(later(host, 60)).toEqual(['takeover']);
    expect(host.state('ben').info.seats[1]).toEqual({ name: 'Ben', mind: 'bot', bot: 'search', late: true });
    expect(host.state('ben').log.at(-1)).toMatchObject({ kind: 'out-of-time', by: 1 });
    expect(host.state('ben').clocks?.seats[1]).toBeNull();
    expect(nextDeadline(host.table, host.now)).toBeUndefined();
    expect(host.wish('ben', { type: 'takeover', seat: 1, mind: 'person' })).toBe('late');
    host.restart();
    host.connect('ben');
    expect(host.state('ben').info.seats[1]?.late).toBe(true);
  });

  it('does not count the time that the host was down', () => {
    const host = threeAtTheTable(draft, { clock: { kind: 'game', seconds: 60, increment: 0 } });
    host.now += 10_000;
    host.answer('anna', 0, ['pile:deck']);
    host.now += 1_000_000;
    host.restart();
    host.take(resumeClocks(host.table, host.now));
    expect(nextDeadline(host.table, host.now)).toBe(host.now + 50_000);
    host.restart();
    expect(nextDeadline(host.table, host.now)).toBe(host.now + 50_000);
  });

  it('there is none unless the table has one', () => {
    const host = threeAtTheTable(draft);
    expect(nextDeadline(host.table, host.now)).toBeUndefined();
    expect(later(host, 1_000_000)).toEqual([]);
    expect(host.state('anna').clocks).toBeNull();
  });
});
