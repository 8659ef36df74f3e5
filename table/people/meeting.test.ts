import { at, verify } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { botAnswers, botsToMove } from '../questions/bot-turns.ts';
import { waitedFor } from '../questions/open-questions.ts';
import { recordOf, restoreTable, snapshot } from '../restore.ts';
import { openTable, type Table } from '../table.ts';
import { draft } from '../testing/games.ts';
import { bot, open, person, playOut, randomPicks, TestHost, threeAtTheTable } from '../testing/table.ts';
import { sit } from './arrivals.ts';
import { rematchSpec } from './rematch.ts';

const sitDown = (host: TestHost, seat: number, who: string, name: string) =>
  host.take(sit(host.table, { seat, person: who, name }, host.now)).refusal?.code;

/** Anna has begun before Ben came: a bot stands in for him, and another has a seat of its own. */
function begunTooEarly(): TestHost {
  const host = new TestHost(draft, [person('Anna'), open, bot]);
  host.connect('anna');
  host.connect('ben');
  host.wish('anna', { type: 'begin' });
  return host;
}

function letBotsMove(host: TestHost, most = 50): void {
  for (let i = 0; i < most; i++) {
    const [turn] = botsToMove(host.table, host.now);
    if (turn === undefined) return;
    const picks = randomPicks(host.table, turn.question, (_, n) => n - 1);
    host.take(botAnswers(host.table, { seat: turn.seat, question: turn.id, picks }, host.now));
  }
}

describe('a bot that stands in for somebody', () => {
  it('makes room when they come, also in the middle of its turn; they see their cards, and what it still thinks is too late', () => {
    const host = begunTooEarly();
    host.answer('anna', 0, ['pile:deck']);
    host.answer('anna', 0);
    const [turn] = botsToMove(host.table, host.now);
    expect(turn?.seat).toBe(1);
    expect(sitDown(host, 1, 'ben', 'Ben')).toBeUndefined();
    const { info, view, you, log } = host.state('ben');
    expect(info.seats[1]).toEqual({ name: 'Ben', mind: 'person' });
    expect(you.seats).toEqual([1]);
    expect(view?.questions).toHaveLength(1);
    expect(log.at(-1)).toMatchObject({ kind: 'joined', by: 1 });
    const late = botAnswers(host.table, { seat: 1, question: turn?.id ?? '', picks: ['pile:deck'] }, host.now);
    expect(late.refusal?.code).toBe('not-a-bot');
    expect(host.answer('ben', 1)).toBe('accepted');
    expect(host.table.journal.notes.at(-1)?.person).toBe(true);
  });

  it('makes room once, and no other bot does', () => {
    const host = begunTooEarly();
    expect(sitDown(host, 2, 'ben', 'Ben')).toBe('seat-taken');
    expect(sitDown(host, 1, 'ben', '')).toBe('bad-name');
    expect(sitDown(host, 1, 'ben', 'Ben')).toBeUndefined();
    expect(sitDown(host, 1, 'cleo', 'Cleo')).toBe('seat-taken');
    host.wish('anna', { type: 'concede' });
    host.wish('ben', { type: 'concede' });
    expect(sitDown(host, 1, 'cleo', 'Cleo')).toBe('over');
  });

  it('is none in place of somebody who was removed', () => {
    const host = threeAtTheTable(draft);
    host.disconnect('ben');
    host.now += 60_000;
    expect(host.wish('anna', { type: 'remove', seat: 1 })).toBe('accepted');
    expect(sitDown(host, 1, 'ben', 'Ben')).toBe('seat-taken');
  });

  it('is still there after a restart, and the record of the game tells who played when', () => {
    const host = begunTooEarly();
    host.restart();
    host.connect('anna');
    host.connect('ben');
    host.answer('anna', 0, ['pile:deck']);
    host.answer('anna', 0);
    letBotsMove(host);
    expect(sitDown(host, 1, 'ben', 'Ben')).toBeUndefined();
    const kept = JSON.parse(JSON.stringify({ spec: host.spec, snapshot: snapshot(host.table), entries: [] }));
    expect(restoreTable(draft, kept, host.now).journal.minds).toEqual(['person', 'person', 'bot']);
    for (let i = 0; i < 200 && host.table.facts.ended === undefined; i++) {
      letBotsMove(host);
      for (const [seat, who] of ['anna', 'ben'].entries()) while (isAsked(host.table, seat)) host.answer(who, seat);
    }
    const record = recordOf(host.table);
    if (record === undefined) throw new Error('no record');
    expect(record.notes.filter(({ entry }) => entry.kind === 'takeover')).toMatchObject([
      { entry: { by: 1, mind: 'person' } },
    ]);
    expect(verify(draft, record)).toMatchObject({ chance: true, commitment: true, replay: true, findings: [] });
  });
});

const isAsked = (table: Table, seat: number): boolean => waitedFor(table).some((open) => open.seat === seat);

describe('a rematch', () => {
  const again = (host: TestHost): TestHost => {
    const spec = {
      ...rematchSpec(host.table, { id: 'table-2', secret: 'f'.repeat(64), owner: 'ben' }),
      again: true,
    } as const;
    const next = new TestHost(draft, spec.seats);
    next.table = openTable(draft, spec, next.now);
    return next;
  };

  it('begins as soon as all who played are at the new table, whoever comes last', () => {
    const host = threeAtTheTable(draft);
    playOut(host, 1);
    const next = again(host);
    next.connect('cleo');
    next.connect('anna');
    expect(next.state('anna').info.state).toBe('waiting');
    expect(next.state('anna').you.owner).toBe(false);
    next.connect('ben');
    for (const who of ['anna', 'ben', 'cleo']) expect(next.state(who).info.state).toBe('running');
    expect(next.state('ben').you.owner).toBe(true);
    expect(at(next.entries, 0).entry).toEqual({ kind: 'begin' });
  });

  it('waits while a seat is open: whoever was removed is not replaced without a word', () => {
    const host = threeAtTheTable(draft);
    host.disconnect('cleo');
    host.now += 60_000;
    expect(host.wish('anna', { type: 'remove', seat: 2 })).toBe('accepted');
    host.wish('anna', { type: 'concede' });
    host.wish('ben', { type: 'concede' });
    const next = again(host);
    next.connect('anna');
    next.connect('ben');
    expect(next.state('ben').info).toMatchObject({ state: 'waiting', seats: [{}, {}, { mind: 'open' }] });
    expect(next.wish('ben', { type: 'begin' })).toBe('accepted');
  });
});
