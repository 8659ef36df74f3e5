import { verify, view } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import { botAnswers, botsToMove } from '../questions/bot-turns.ts';
import { recordOf } from '../restore.ts';
import { draft, gift } from '../testing/games.ts';
import { bot, open, person, playOut, SECRET, TestHost, threeAtTheTable } from '../testing/table.ts';
import { sit } from './arrivals.ts';
import { announceRematch, rematchSpec } from './rematch.ts';

describe('before the game', () => {
  it('people take open seats, add entropy, and the owner begins; bots take what is left', () => {
    const host = new TestHost(draft, [person('Anna'), open, open]);
    host.connect('anna');
    host.connect('ben');
    expect(host.state('ben').you).toEqual({ seats: [], owner: false });
    host.take(sit(host.table, { seat: 1, person: 'ben', name: ' Ben ' }, host.now));
    expect(host.state('ben').you.seats).toEqual([1]);
    expect(host.state('anna').info.seats.map(({ name, mind }) => [name, mind])).toEqual([
      ['Anna', 'person'],
      ['Ben', 'person'],
      ['', 'open'],
    ]);
    expect(host.wish('ben', { type: 'entropy', text: 'seven' })).toBe('accepted');
    expect(host.wish('ben', { type: 'entropy', text: 'eight' })).toBe('entropy-given');
    expect(host.wish('ben', { type: 'begin' })).toBe('not-owner');
    const { commitment } = host.state('ben').info;
    expect(commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(host.wish('anna', { type: 'begin' })).toBe('accepted');
    expect(host.wish('anna', { type: 'begin' })).toBe('already-begun');
    expect(host.state('ben').info).toMatchObject({ state: 'running', commitment });
    expect(host.state('ben').info.seats[2]).toEqual({ name: 'Gawain', mind: 'bot', bot: 'search', standsIn: true });
    expect(host.wish('anna', { type: 'entropy', text: 'late' })).toBe('already-begun');
  });

  it('a seat is taken once, by a name, and can be given back', () => {
    const host = new TestHost(draft, [person('Anna'), open]);
    const code = (seat: number, who: string, name: string) =>
      host.take(sit(host.table, { seat, person: who, name }, host.now)).refusal?.code;
    expect(code(5, 'ben', 'Ben')).toBe('no-such-seat');
    expect(code(1, 'ben', '  ')).toBe('bad-name');
    expect(code(1, 'ben', 'B'.repeat(41))).toBe('bad-name');
    expect(code(1, 'ben', 'Du')).toBe('bad-name');
    expect(code(1, 'ben', 'Ben')).toBeUndefined();
    expect(code(1, 'cleo', 'Cleo')).toBe('seat-taken');
    host.connect('ben');
    expect(host.wish('ben', { type: 'leave' })).toBe('accepted');
    expect(host.state('ben').you.seats).toEqual([]);
    expect(code(1, 'cleo', 'Cleo')).toBeUndefined();
  });
});

describe('presence', () => {
  it('counts people, not tabs, and spectators apart', () => {
    const host = new TestHost(draft, [person('Anna'), person('Ben'), bot]);
    host.connect('anna');
    host.connect('anna', 'second');
    host.connect('zoe');
    expect(host.state('anna').presence).toMatchObject({ seats: [true, false, true], spectators: 1 });
    host.disconnect('second');
    expect(host.state('zoe').presence.seats[0]).toBe(true);
    host.disconnect('anna');
    expect(host.state('zoe').presence.seats[0]).toBe(false);
  });

  it('says since when somebody is away', () => {
    const host = threeAtTheTable(draft);
    expect(host.state('anna').presence).toEqual({ seats: [true, true, true], spectators: 0 });
    host.now += 5_000;
    host.disconnect('ben');
    const since = [null, host.now, null];
    expect(host.state('anna').presence).toEqual({ seats: [true, false, true], spectators: 0, since });
    host.now += 5_000;
    host.connect('zoe');
    expect(host.state('zoe').presence.since).toEqual(since);
    host.connect('ben');
    expect(host.state('anna').presence).toEqual({ seats: [true, true, true], spectators: 1 });
  });

  it('remembers of those who only watched nothing', () => {
    const host = threeAtTheTable(draft);
    for (const who of ['zoe', 'ben']) {
      host.connect(who);
      host.disconnect(who);
    }
    expect([...host.table.room.away.keys()]).toEqual(['ben']);
    host.connect('ben');
    expect(host.table.room.away.size).toBe(0);
  });

  it('says of an owner without a seat whether they watch, or since when they are away', () => {
    const host = new TestHost(draft, [person('Anna'), person('Ben'), bot]);
    host.connect('anna');
    host.connect('ben');
    expect(host.state('ben').presence).not.toHaveProperty('owner');
    expect(host.wish('anna', { type: 'leave' })).toBe('accepted');
    expect(host.state('ben').presence.owner).toBeNull();
    host.now += 5_000;
    host.disconnect('anna');
    expect(host.state('ben').presence.owner).toBe(host.now);
  });

  it('spectators are turned away where there shall be none', () => {
    const host = new TestHost(draft, [person('Anna'), bot], { spectators: false });
    const hello = { type: 'hello', protocol: 1 };
    host.connect('anna');
    host.states.set('zoe', { status: 'arriving', pending: [] });
    host.connect('zoe');
    expect(host.states.get('zoe')).toMatchObject({ status: 'closed', closed: 'no-spectators' });
    expect(host.send('anna', hello).outgoing[0]?.message.type).toBe('welcome');
  });
});

describe('somebody is away', () => {
  it('and the majority of those who wait calls a bot; who comes back takes over again', () => {
    const host = new TestHost(draft, [person('Anna'), person('Ben'), person('Cleo'), person('Dora')]);
    for (const who of ['anna', 'ben', 'cleo', 'dora', 'zoe']) host.connect(who);
    host.wish('anna', { type: 'begin' });
    const call = { type: 'takeover', seat: 0, mind: 'bot' } as const;
    expect(host.wish('ben', call)).toBe('present');
    host.disconnect('anna');
    host.now += 59_000;
    expect(host.wish('ben', call)).toBe('patience');
    host.now += 1_000;
    expect(host.wish('zoe', call)).toBe('no-vote');
    expect(host.wish('ben', call)).toBe('accepted');
    expect(host.state('cleo').info.seats[0]).toEqual({ name: 'Anna', mind: 'person' });
    expect(host.state('cleo').info.proposals).toMatchObject([{ kind: 'takeover', seat: 0, by: 1, yes: [1] }]);
    expect(host.wish('cleo', call)).toBe('accepted');
    expect(host.state('cleo').info.seats[0]).toEqual({ name: 'Anna', mind: 'bot', bot: 'search', away: true });
    expect(host.state('cleo').info.proposals).toEqual([]);
    expect(botsToMove(host.table, host.now)).toMatchObject([{ seat: 0, bot: 'search' }]);
    host.connect('anna');
    expect(host.answer('anna', 0)).toBe('bot-plays');
    expect(host.wish('ben', { type: 'takeover', seat: 0, mind: 'person' })).toBe('not-your-seat');
    expect(host.wish('anna', { type: 'takeover', seat: 0, mind: 'person' })).toBe('accepted');
    expect(host.answer('anna', 0)).toBe('accepted');
  });

  it('and is back before the vote is over: nobody plays for them', () => {
    const host = new TestHost(draft, [person('Anna'), person('Ben'), person('Cleo')], { patience: 0 });
    for (const who of ['anna', 'ben', 'cleo']) host.connect(who);
    host.wish('anna', { type: 'begin' });
    host.disconnect('anna');
    host.wish('ben', { type: 'takeover', seat: 0, mind: 'bot' });
    const { id } = host.state('ben').info.proposals[0] ?? { id: 0 };
    host.connect('anna');
    expect(host.state('ben').info.proposals).toEqual([]);
    expect(host.wish('cleo', { type: 'vote', proposal: id, yes: true })).toBe('no-proposal');
  });

  it('from two players one decides alone, and so does an owner who only watches', () => {
    const host = new TestHost(draft, [person('Ben'), person('Cleo')], { patience: 0 });
    for (const who of ['anna', 'ben', 'cleo']) host.connect(who);
    host.wish('anna', { type: 'begin' });
    host.disconnect('cleo');
    expect(host.wish('anna', { type: 'takeover', seat: 1, mind: 'bot' })).toBe('no-vote');
    expect(host.wish('ben', { type: 'takeover', seat: 1, mind: 'bot' })).toBe('accepted');
    host.disconnect('ben');
    expect(host.wish('anna', { type: 'takeover', seat: 0, mind: 'bot' })).toBe('accepted');
  });

  it('a bot is asked what the seat is asked, and its answer counts while the seat is its own', () => {
    const host = new TestHost(draft, [person('Anna'), person('Ben')]);
    host.connect('anna');
    host.wish('anna', { type: 'begin' });
    host.wish('anna', { type: 'takeover', seat: 0, mind: 'bot' });
    const [turn] = botsToMove(host.table, host.now);
    expect(view(draft, host.table.journal.match, [0]).questions[0]?.id).toBe(turn?.question.id);
    const early = { seat: 0, question: turn?.question.id ?? '', picks: ['pile:deck'] } as const;
    expect(host.take(botAnswers(host.table, early, host.now)).append).toHaveLength(1);
    expect(host.take(botAnswers(host.table, early, host.now)).refusal?.code).toBe('stale');
    host.wish('anna', { type: 'takeover', seat: 0, mind: 'person' });
    expect(host.take(botAnswers(host.table, early, host.now)).refusal?.code).toBe('not-a-bot');
  });
});

describe('a question that stands beside the others', () => {
  it('is answered by a bot when somebody waits for that, and by nothing but what is due', () => {
    const host = new TestHost(gift, [person('Anna'), bot]);
    host.connect('anna');
    host.wish('anna', { type: 'begin' });
    expect(botsToMove(host.table, host.now)).toEqual([]);
    const [question] = host.state('anna').view?.questions ?? [];
    host.wish('anna', { type: 'answer', question: question?.id ?? '', picks: ['button:offer'] });
    const [turn, ...more] = botsToMove(host.table, host.now);
    expect(turn).toMatchObject({ seat: 1, question: { standing: true, options: [{ ref: 'button:take' }] } });
    expect(more).toEqual([]);
    host.take(botAnswers(host.table, { seat: 1, question: turn?.id ?? '', picks: ['button:take'] }, host.now));
    expect(host.table.journal.match.state).toEqual({ offered: 1, taken: 1 });
    expect(botsToMove(host.table, host.now)).toEqual([]);
  });
});

describe('giving up', () => {
  it('hands the seat to a bot for good while others play on', () => {
    const host = threeAtTheTable(draft);
    expect(host.wish('anna', { type: 'concede' })).toBe('accepted');
    expect(host.state('ben').info.seats[0]).toEqual({ name: 'Anna', mind: 'bot', bot: 'search', conceded: true });
    expect(host.wish('anna', { type: 'takeover', seat: 0, mind: 'person' })).toBe('conceded');
    expect(host.wish('anna', { type: 'concede' })).toBe('conceded');
    expect(host.state('ben').info.state).toBe('running');
  });

  it('ends the game when one is left: that one has won', () => {
    const host = threeAtTheTable(draft);
    host.wish('anna', { type: 'concede' });
    host.wish('cleo', { type: 'concede' });
    const outcome = { winners: [1], how: 'conceded' };
    expect(host.state('ben').info.ended).toEqual({ how: 'conceded', by: 2, outcome });
    const record = recordOf(host.table);
    expect(record && verify(draft, record).findings).toEqual([]);
  });

  it('ends the game when only bots are left', () => {
    const host = new TestHost(draft, [person('Anna'), bot, bot]);
    host.connect('anna');
    host.wish('anna', { type: 'begin' });
    host.wish('anna', { type: 'concede' });
    expect(host.state('anna').info.ended).toEqual({ how: 'conceded', by: 0 });
    const record = recordOf(host.table);
    expect(record && verify(draft, record)).toEqual({ commitment: true, chance: true, replay: true, findings: [] });
  });

  it('is a defeat where one person plays all seats, and no bot plays on', () => {
    const host = new TestHost({ ...draft, oneMind: () => true }, [person('Anna'), person('Anna'), person('Anna')]);
    host.connect('anna');
    host.wish('anna', { type: 'begin' });
    expect(host.wish('anna', { type: 'concede', seat: 0 })).toBe('accepted');
    const outcome = { winners: [], how: 'conceded' };
    expect(host.state('anna').info.ended).toEqual({ how: 'conceded', by: 0, outcome });
    expect(host.entries.map(({ entry }) => entry.kind)).toEqual(['begin', 'concede']);
    const record = recordOf(host.table);
    expect(record && verify(host.game, record).findings).toEqual([]);
  });

  it('is called aborting before the first move, and anybody at the table may', () => {
    const host = threeAtTheTable(draft);
    host.connect('zoe');
    expect(host.wish('zoe', { type: 'abort' })).toBe('not-seated');
    expect(host.wish('cleo', { type: 'abort' })).toBe('accepted');
    expect(host.state('anna').info.ended).toEqual({ how: 'aborted', by: 2 });
    const played = threeAtTheTable(draft);
    played.answer('anna', 0);
    expect(played.wish('cleo', { type: 'abort' })).toBe('already-moved');
  });
});

describe('the owner', () => {
  it('closes a table that nobody else plays at any more', () => {
    const host = threeAtTheTable(draft);
    expect(host.wish('anna', { type: 'close' })).toBe('not-dead');
    host.disconnect('ben');
    host.disconnect('cleo');
    expect(host.wish('anna', { type: 'close' })).toBe('patience');
    host.now += 60_000;
    expect(host.wish('anna', { type: 'close' })).toBe('accepted');
    expect(host.state('anna').info.ended).toEqual({ how: 'closed', by: 0 });
  });

  it('mutes somebody, and lets them speak again', () => {
    const host = threeAtTheTable(draft);
    expect(host.wish('ben', { type: 'chat', text: ' hello ' })).toBe('accepted');
    expect(host.state('cleo').chat).toEqual([{ n: 1, at: host.now, seat: 1, name: 'Ben', text: 'hello' }]);
    expect(host.wish('cleo', { type: 'mute', seat: 1, on: true })).toBe('not-owner');
    expect(host.wish('anna', { type: 'mute', seat: 1, on: true })).toBe('accepted');
    expect(host.wish('ben', { type: 'chat', text: 'still here' })).toBe('muted');
    host.wish('anna', { type: 'mute', seat: 1, on: false });
    expect(host.wish('ben', { type: 'chat', text: 'thanks' })).toBe('accepted');
    host.connect('zoe');
    expect(host.wish('zoe', { type: 'chat', text: 'psst' })).toBe('not-seated');
    expect(host.state('zoe').chat).toHaveLength(2);
  });

  it('cannot go on muting for ever, and neither can anybody with anything else; what ends a game is always possible', () => {
    const host = threeAtTheTable(draft);
    const toggle = (on: boolean) => host.wish('anna', { type: 'mute', seat: 1, on });
    for (let i = 0; i < 300; i++) expect([toggle(true), toggle(false)]).toEqual(['accepted', 'accepted']);
    const before = host.entries.length;
    expect(toggle(true)).toBe('too-often');
    expect(host.wish('anna', { type: 'takeover', seat: 0, mind: 'bot' })).toBe('too-often');
    expect(host.entries).toHaveLength(before);
    expect(host.wish('ben', { type: 'takeover', seat: 1, mind: 'bot' })).toBe('accepted');
    expect(host.answer('anna', 0)).toBe('accepted');
    expect(host.wish('anna', { type: 'concede' })).toBe('accepted');
    host.now += 3_600_000;
    expect(toggle(true)).toBe('accepted');
  });

  it('and everybody else say no more than anybody would: what nobody can see is nothing said', () => {
    const host = threeAtTheTable(draft);
    for (const text of ['\u200b', '\u2060\u200d', ' \ufe0f '])
      expect(host.send('ben', { type: 'chat', ask: 'x', text }).refusal?.code).toBe('malformed');
    const long = 'x'.repeat(500);
    const said = Array.from({ length: 130 }, (_, i) =>
      host.wish(i % 2 === 0 ? 'ben' : 'cleo', { type: 'chat', text: long }),
    );
    expect(said.filter((each) => each === 'accepted')).toHaveLength(120);
    expect(said.at(-1)).toBe('too-often');
    host.now += 3_600_000;
    expect(host.wish('ben', { type: 'chat', text: long })).toBe('accepted');
  });

  it('is seen to hold several seats', () => {
    const host = new TestHost(draft, [
      person('Anna'),
      person('Ben'),
      { mind: 'person', person: 'anna', name: 'Zweitanna' },
    ]);
    host.connect('ben');
    expect(host.state('ben').info.seats.map(({ sameAs }) => sameAs)).toEqual([undefined, undefined, 0]);
  });

  it('what was said is said once, however often it arrives', () => {
    const host = threeAtTheTable(draft);
    host.wish('ben', { type: 'chat', text: 'hello' }, 'x');
    host.wish('ben', { type: 'chat', text: 'hello' }, 'x');
    expect(host.state('anna').chat).toHaveLength(1);
  });

  it('removes somebody who is away for good, and nobody who is there and plays', () => {
    const host = threeAtTheTable(draft);
    expect(host.wish('anna', { type: 'remove', seat: 0 })).toBe('not-your-seat');
    expect(host.wish('anna', { type: 'remove', seat: 1 })).toBe('present');
    host.disconnect('ben');
    host.now += 59_999;
    expect(host.wish('anna', { type: 'remove', seat: 1 })).toBe('patience');
    host.now += 1;
    expect(host.wish('anna', { type: 'remove', seat: 1 })).toBe('accepted');
    expect(host.state('cleo').info.seats[1]).toEqual({ name: 'Gawain', mind: 'bot', bot: 'search' });
    host.connect('ben', 'again');
    expect(host.wish('again', { type: 'takeover', seat: 1, mind: 'person' })).toBe('no-such-seat');
  });

  it('takes no seat from who loads the page anew, nor from who is back while a bot still plays, whatever the patience', () => {
    const host = new TestHost(draft, [person('Anna'), person('Ben')], { patience: 0 });
    for (const who of ['anna', 'ben']) host.connect(who);
    host.wish('anna', { type: 'begin' });
    host.disconnect('ben');
    expect(host.wish('anna', { type: 'remove', seat: 1 })).toBe('patience');
    expect(host.wish('anna', { type: 'takeover', seat: 1, mind: 'bot' })).toBe('accepted');
    expect(host.wish('anna', { type: 'remove', seat: 1 })).toBe('patience');
    host.connect('ben');
    expect(host.wish('anna', { type: 'remove', seat: 1 })).toBe('present');
    expect(host.wish('anna', { type: 'close' })).toBe('not-dead');
    expect(host.wish('ben', { type: 'takeover', seat: 1, mind: 'person' })).toBe('accepted');
  });
});

describe('a table that everybody else has left', () => {
  const DAY = 86_400_000;
  const close = { type: 'close' } as const;

  /** Anna has moved; now she and Cleo are gone. */
  function left(settings = {}): TestHost {
    const host = threeAtTheTable(draft, settings);
    host.connect('zoe');
    host.answer('anna', 0);
    host.disconnect('anna');
    host.disconnect('cleo');
    return host;
  }

  it('is closed by anybody who sits there, a day after the last thing happened', () => {
    const host = left();
    expect(host.wish('ben', close)).toBe('patience');
    host.now += DAY - 1;
    expect(host.wish('ben', close)).toBe('not-silent');
    host.now += 1;
    expect(host.wish('zoe', close)).toBe('not-seated');
    expect(host.wish('ben', close)).toBe('accepted');
    expect(host.state('ben').info.ended).toEqual({ how: 'closed', by: 1 });
  });

  it('is not closed by them while the owner is there, if only to watch', () => {
    const host = new TestHost(draft, [person('Ben'), person('Cleo')]);
    for (const who of ['anna', 'ben']) host.connect(who);
    expect(host.wish('ben', close)).toBe('not-begun');
    host.wish('anna', { type: 'begin' });
    host.now += DAY;
    expect(host.wish('ben', close)).toBe('not-dead');
    host.disconnect('anna');
    host.now += DAY;
    expect(host.wish('ben', close)).toBe('accepted');
  });

  it('is not dead for them while a clock runs: that decides', () => {
    const host = left({ clock: { kind: 'move', seconds: 3 * 86_400 } });
    host.now += DAY;
    expect(host.wish('ben', close)).toBe('not-silent');
  });

  it('is still so after a restart of the host, once the others had time to come back', () => {
    const host = left();
    host.now += DAY;
    host.restart();
    host.connect('ben');
    expect(host.wish('ben', close)).toBe('patience');
    host.now += 60_000;
    expect(host.wish('ben', close)).toBe('accepted');
  });
});

describe('a rematch', () => {
  it('is one new table for the same people, whoever asks first', () => {
    const host = threeAtTheTable(draft);
    expect(host.wish('ben', { type: 'rematch' })).toBe('not-over');
    playOut(host, 1);
    const wish = (connection: string, ask: string) => host.send(connection, { type: 'rematch', ask }).rematch;
    const [first, second] = [wish('ben', 'x'), wish('cleo', 'y')];
    if (first === undefined || second === undefined) throw new Error('nobody may play again');
    const spec = rematchSpec(host.table, {
      id: 'table-2',
      secret: SECRET.replaceAll('0', 'f'),
      owner: 'ben',
    });
    expect(spec).toMatchObject({
      id: 'table-2',
      owner: 'ben',
      seats: [{ person: 'anna' }, { person: 'ben' }, { person: 'cleo' }],
    });
    host.take(announceRematch(host.table, first, spec.id, host.now));
    const late = host.take(announceRematch(host.table, second, 'table-3', host.now));
    expect(late.append).toEqual([]);
    expect(host.state('anna').info).toMatchObject({ rematch: 'table-2', rematchBy: 1 });
    expect(host.wish('anna', { type: 'rematch' })).toBe('accepted');
  });
});
