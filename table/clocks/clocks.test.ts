import { describe, expect, it } from 'vitest';
import { draft } from '../testing/games.ts';
import { type TestHost, threeAtTheTable } from '../testing/table.ts';
import { nextDeadline, resumeClocks, timeouts } from './timeouts.ts';

const later = (host: TestHost, seconds: number) => {
  host.now += seconds * 1000;
  return host.take(timeouts(host.table, host.now)).append.map(({ entry }) => entry.kind);
};

describe('a clock for each move', () => {
  it('gives the first possible answer when the time is up, and starts again with each answer', () => {
    const host = threeAtTheTable(draft, { clock: { kind: 'move', seconds: 30 } });
    expect(nextDeadline(host.table)).toBe(host.now + 30_000);
    expect(host.state('ben').clocks?.seats[0]).toEqual({ left: 30_000, running: true });
    expect(later(host, 29)).toEqual([]);
    expect(host.answer('anna', 0, ['pile:deck'])).toBe('accepted');
    expect(nextDeadline(host.table)).toBe(host.now + 30_000);
    const first = host.question(0).options[0]?.ref;
    expect(later(host, 30)).toEqual(['timeout']);
    expect(host.entries.at(-1)?.entry).toMatchObject({ kind: 'timeout', by: 0, picks: [first] });
    expect(host.state('ben').log.at(-1)).toMatchObject({ kind: 'timeout', by: 0 });
    expect(host.state('cleo').clocks?.seats.map((clock) => clock?.running)).toEqual([false, true, false]);
  });

  it('does not tell that a hidden question runs on it, nor who let it pass', () => {
    const host = threeAtTheTable(draft, { clock: { kind: 'move', seconds: 30 } });
    const [, card] = host.question(0).options;
    host.answer('anna', 0, [card?.ref ?? 0]);
    expect(host.state('cleo').view?.waiting).toEqual({ seats: [], somebody: true });
    const running = (who: string) => host.state(who).clocks?.seats.map((clock) => clock?.running);
    expect(running('ben')).toEqual([false, true, false]);
    expect(running('cleo')).toEqual([false, false, false]);
    expect(later(host, 30)).toEqual(['timeout']);
    const { kind, by } = host.state('cleo').log.at(-1) ?? {};
    expect([kind, by]).toEqual(['answer', undefined]);
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
    expect(nextDeadline(host.table)).toBe(host.now + 60_000);
    expect(later(host, 60)).toEqual(['takeover']);
    expect(host.state('ben').info.seats[1]).toEqual({ name: 'Ben', mind: 'bot', bot: 'search', late: true });
    expect(host.state('ben').log.at(-1)).toMatchObject({ kind: 'out-of-time', by: 1 });
    expect(host.state('ben').clocks?.seats[1]).toBeNull();
    expect(nextDeadline(host.table)).toBeUndefined();
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
    expect(nextDeadline(host.table)).toBe(host.now + 50_000);
    host.restart();
    expect(nextDeadline(host.table)).toBe(host.now + 50_000);
  });

  it('there is none unless the table has one', () => {
    const host = threeAtTheTable(draft);
    expect(nextDeadline(host.table)).toBeUndefined();
    expect(later(host, 1_000_000)).toEqual([]);
    expect(host.state('anna').clocks).toBeNull();
  });
});
