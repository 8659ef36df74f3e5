import { describe, expect, it } from 'vitest';
import { PROTOCOL } from '../messages/messages.ts';
import { receive } from '../receive.ts';
import { draft, endless } from '../testing/games.ts';
import { bot, open, person, playOut, TestHost, threeAtTheTable } from '../testing/table.ts';

describe('answers', () => {
  it('count once, however often they arrive', () => {
    const host = threeAtTheTable(draft);
    const { id } = host.question(0);
    const answer = { type: 'answer', question: id, picks: ['pile:deck'] } as const;
    expect(host.wish('anna', answer, 'a')).toBe('accepted');
    const { seq } = host.table.facts;
    expect(host.wish('anna', answer, 'a')).toBe('accepted');
    expect(host.table.facts.seq).toBe(seq);
    expect(host.wish('anna', answer, 'another')).toBe('stale');
  });

  it('count once even when the host was killed before it could say so', () => {
    const host = threeAtTheTable(draft);
    const answer = { type: 'answer', question: host.question(0).id, picks: ['pile:deck'] } as const;
    host.wish('anna', answer, 'a');
    host.restart();
    host.connect('anna');
    expect(host.wish('anna', answer, 'a')).toBe('accepted');
    expect(host.entries.filter(({ entry }) => entry.kind === 'answer')).toHaveLength(1);
  });

  it('are refused when the question is gone, another seat is asked or the picks are wrong, and nothing changes', () => {
    const host = threeAtTheTable(draft);
    const { seq } = host.table.facts;
    const { id } = host.question(0);
    expect(host.wish('anna', { type: 'answer', question: '0.99.x', picks: [] })).toBe('stale');
    expect(host.wish('ben', { type: 'answer', question: id, picks: ['pile:deck'] })).toBe('stale');
    expect(host.wish('anna', { type: 'answer', question: id, picks: [] })).toBe('too-few');
    expect(host.wish('anna', { type: 'answer', question: id, picks: ['pile:shelf'] })).toBe('not-an-option');
    expect(host.table.facts.seq).toBe(seq);
    expect(host.state('anna').refused?.message.de).toContain('nicht zur Wahl');
  });

  it('of a spectator, or before the game begins, are refused', () => {
    const host = new TestHost(draft, [person('Anna'), open]);
    host.connect('anna');
    host.connect('zoe');
    const answer = { type: 'answer', question: '0.0.x', picks: [] } as const;
    expect(host.wish('anna', answer)).toBe('not-begun');
    expect(host.wish('zoe', answer)).toBe('not-seated');
  });

  it('reach both tabs of a person, and everybody who holds several seats answers for each of them', () => {
    const host = new TestHost(draft, [person('Anna'), { mind: 'person', person: 'anna', name: 'Ben' }]);
    host.connect('anna', 'tab-1');
    host.connect('anna', 'tab-2');
    host.wish('tab-1', { type: 'begin' });
    expect(host.state('tab-2').you).toEqual({ seats: [0, 1], owner: true });
    host.answer('tab-2', 0);
    host.answer('tab-1', 0);
    expect(host.answer('tab-1', 1)).toBe('accepted');
    expect(host.state('tab-1').view).toEqual(host.state('tab-2').view);
    expect(host.state('tab-1').pending).toEqual([]);
  });

  it('that nobody can read are refused with their ask, if they have one', () => {
    const host = threeAtTheTable(draft);
    const codes = (message: object) => host.send('anna', message).outgoing.map(({ message: answer }) => answer);
    expect(codes({ type: 'answer', ask: 'x', question: 7 })).toMatchObject([{ code: 'malformed', ask: 'x' }]);
    expect(codes({ type: 'dance' })).toMatchObject([{ code: 'malformed', ask: null }]);
    expect(codes({ type: 'undo', ask: 'x', extra: 1 })).toMatchObject([{ code: 'malformed', ask: 'x' }]);
    expect(codes({ type: 'chat', ask: 'x', text: 'a'.repeat(501) })).toMatchObject([{ code: 'malformed' }]);
    expect(codes({ type: 'answer', ask: 'x', question: 'q', picks: Array(201).fill(1) })).toMatchObject([
      { code: 'malformed' },
    ]);
  });

  it('on a connection that has not said hello are refused, and an old app is told to reload', () => {
    const { table } = new TestHost(draft, [person('Anna'), bot]);
    const from = { person: 'anna', connection: 'tab' };
    const early = receive(table, from, { type: 'begin', ask: 'x' }, 0);
    expect(early.outgoing).toMatchObject([{ to: ['tab'], message: { ask: 'x', code: 'no-hello' } }]);
    const old = receive(table, from, { type: 'hello', protocol: PROTOCOL + 1 }, 0);
    expect(old.outgoing).toEqual([{ to: ['tab'], message: { type: 'closed', why: 'protocol' } }]);
    expect(table.facts.seq).toBe(0);
  });

  it('that the rules come to no end with change nothing, not even what chance will say next', () => {
    const host = new TestHost(endless, [person('Anna'), bot]);
    host.connect('anna');
    host.wish('anna', { type: 'begin' });
    expect(host.answer('anna', 0, ['button:spin'])).toBe('endless');
    expect(host.answer('anna', 0, ['button:roll'])).toBe('accepted');
    const rolled = JSON.stringify(host.table.journal.match.state);
    host.restart();
    expect(JSON.stringify(host.table.journal.match.state)).toBe(rolled);
    expect(host.table.journal.seed?.position.value).toBe(1);
  });

  it('lead through a whole game, and the result is told with the seed', () => {
    const host = threeAtTheTable(draft);
    expect(host.state('ben').info.seed).toBeUndefined();
    playOut(host, 5);
    const { info, view } = host.state('ben');
    expect(info.state).toBe('over');
    expect(info.ended).toEqual({ how: 'finished', outcome: view?.outcome });
    expect(info.seed).toBe(host.spec.secret);
    expect(host.wish('anna', { type: 'undo' })).toBe('over');
    expect(host.wish('anna', { type: 'concede' })).toBe('over');
  });
});
