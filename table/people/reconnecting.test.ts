import { describe, expect, it } from 'vitest';
import { greeting, reconnecting, wishing } from '../client.ts';
import { receive } from '../receive.ts';
import { draft } from '../testing/games.ts';
import { playOut, type TestHost, threeAtTheTable } from '../testing/table.ts';

const types = (host: TestHost, connection: string, from: number) =>
  host.sent.slice(from).flatMap(({ to, text }) => (to === connection ? [String(JSON.parse(text).type)] : []));

function missSome(host: TestHost): number {
  host.disconnect('ben');
  host.answer('anna', 0, ['pile:deck']);
  host.answer('anna', 0);
  host.wish('cleo', { type: 'chat', text: 'where is Ben?' });
  return host.sent.length;
}

describe('coming back', () => {
  it('tells what happened since, and only that', () => {
    const host = threeAtTheTable(draft);
    const lines = host.state('ben').log.length;
    const from = missSome(host);
    host.connect('ben');
    expect(types(host, 'ben', from)).toEqual(['update', 'info', 'chat', 'presence', 'pong']);
    const { log, fresh, chat, presence } = host.state('ben');
    expect(log.map(({ seq }) => seq)).toEqual(host.state('cleo').log.map(({ seq }) => seq));
    expect(log).toHaveLength(lines + 2);
    expect(fresh).toHaveLength(2);
    expect(chat.map(({ text }) => text)).toEqual(['where is Ben?']);
    expect(presence.seats).toEqual([true, true, true]);
  });

  it('works the same after the host was killed, and with nothing missed nothing is told twice', () => {
    const host = threeAtTheTable(draft);
    missSome(host);
    host.restart();
    let from = host.sent.length;
    host.connect('ben');
    expect(types(host, 'ben', from)).toContain('update');
    from = host.sent.length;
    host.disconnect('ben');
    host.connect('ben');
    expect(types(host, 'ben', from)).toEqual(['info', 'presence', 'pong']);
  });

  it('to a table where somebody had their words deleted begins with everything, without them', () => {
    const host = threeAtTheTable(draft);
    for (const [who, text] of [
      ['anna', 'hello'],
      ['cleo', 'forget this'],
      ['anna', 'what?'],
    ] as const) {
      host.wish(who, { type: 'chat', text });
    }
    host.chat.splice(1, 1);
    host.restart();
    const from = host.sent.length;
    host.connect('ben');
    expect(types(host, 'ben', from)).toEqual(['welcome']);
    expect(host.state('ben').chat.map(({ text }) => text)).toEqual(['hello', 'what?']);
  });

  it('after too long, with a new device, or with other seats begins with everything', () => {
    const host = threeAtTheTable(draft);
    host.disconnect('ben');
    host.now += 60_000;
    host.wish('anna', { type: 'remove', seat: 1 });
    const from = host.sent.length;
    host.connect('ben');
    expect(types(host, 'ben', from)).toEqual(['welcome']);
    expect(host.state('ben').you.seats).toEqual([]);
    const asleep = threeAtTheTable(draft);
    asleep.connect('zoe');
    asleep.disconnect('zoe');
    for (let missed = 1; missed <= 101; missed++) {
      asleep.wish('anna', { type: 'mute', seat: 1, on: missed % 2 === 1 });
      if (missed < 100) continue;
      const before = asleep.sent.length;
      const state = asleep.state('zoe');
      asleep.connect('zoe');
      expect(types(asleep, 'zoe', before)[0]).toBe(missed === 100 ? 'update' : 'welcome');
      asleep.disconnect('zoe');
      asleep.states.set('zoe', state);
    }
  });

  it('to a table that was restored from an older backup and played on begins with everything', () => {
    const host = threeAtTheTable(draft);
    const backup = host.entries.slice();
    host.answer('anna', 0, ['pile:deck']);
    host.answer('anna', 0);
    const { seq } = host.state('ben');
    host.entries.splice(0, host.entries.length, ...backup);
    host.restart();
    host.connect('anna');
    for (const on of [true, false, true]) host.wish('anna', { type: 'mute', seat: 1, on });
    host.answer('anna', 0);
    expect(host.table.facts.seq).toBeGreaterThan(seq);
    const from = host.sent.length;
    host.connect('ben');
    expect(types(host, 'ben', from)).toEqual(['welcome']);
  });

  it('needs no mark: who names none is told what happened since', () => {
    const host = threeAtTheTable(draft);
    missSome(host);
    const { mark, ...older } = greeting(host.state('ben'));
    expect(mark).toMatch(/^[0-9a-f]{8}$/);
    const { outgoing } = receive(host.table, { person: 'ben', connection: 'ben' }, older, host.now);
    expect(outgoing[0]?.message).toMatchObject({ type: 'update', from: older.seen });
  });

  it('sends again what was not answered, and it is done once', () => {
    const host = threeAtTheTable(draft);
    const wish = { type: 'answer', ask: 'x', question: host.question(0).id, picks: ['pile:deck'] } as const;
    const before = wishing(host.state('anna'), wish);
    host.send('anna', wish);
    host.restart();
    host.states.set('anna', before);
    expect(reconnecting(before)).toMatchObject([{ type: 'hello', seen: 1 }, { ask: 'x' }]);
    host.connect('anna');
    for (const message of reconnecting(before).slice(1)) host.send('anna', message);
    expect(host.state('anna').pending).toEqual([]);
    expect(host.entries.filter(({ entry }) => entry.kind === 'answer')).toHaveLength(1);
  });

  it('a client that missed an update notices and asks for the rest', () => {
    const host = threeAtTheTable(draft);
    const old = host.state('ben');
    host.answer('anna', 0, ['pile:deck']);
    host.states.set('ben', old);
    host.deliver([{ to: ['ben'], message: { type: 'update', seq: old.seq + 2 } }]);
    expect(host.state('ben').status).toBe('behind');
    host.connect('ben');
    expect(host.state('ben').status).toBe('current');
  });

  it('any earlier moment can be looked at as it was', () => {
    const host = threeAtTheTable(draft);
    const views = new Map([[host.table.facts.seq, host.state('ben').view]]);
    playOut(host, 4, (step) => {
      if (step % 7 === 0) views.set(host.table.facts.seq, host.state('ben').view);
    });
    expect(views.size).toBeGreaterThan(10);
    // Backwards and forwards: what was looked at makes the way to others shorter, and changes nothing.
    for (const [seq, view] of [...views, ...[...views].reverse()]) {
      expect(host.wish('ben', { type: 'look', seq })).toBe('moment');
      expect(host.state('ben').moment).toMatchObject({ seq, view });
    }
    expect(host.wish('ben', { type: 'look', seq: 0 })).toBe('no-such-moment');
    expect(host.wish('ben', { type: 'look', seq: 9_999 })).toBe('no-such-moment');
  });
});
