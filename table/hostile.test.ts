import { fourSouls } from '@tafelrunde/four-souls';
import { type AnyGame, at, type Question, type Ref, view } from '@tafelrunde/kernel';
import { beforeAll, describe, expect, it } from 'vitest';
import { PROTOCOL } from './messages/messages.ts';
import { asTold } from './questions/question-ids.ts';
import { prepare, receive } from './receive.ts';
import { floods } from './testing/games.ts';
import { person, TestHost } from './testing/table.ts';

/** Every answer that the rules carry out, the first time or again. */
function counting(game: AnyGame): { readonly game: AnyGame; readonly counted: { answers: number } } {
  const counted = { answers: 0 };
  const rules = Object.entries(game.rules).map(([name, rule]) => {
    if (typeof rule === 'function' || !('answer' in rule)) return [name, rule] as const;
    const answer: typeof rule.answer = (m, args, picks) => {
      counted.answers++;
      return rule.answer(m, args, picks);
    };
    return [name, { ...rule, answer }] as const;
  });
  return { game: { ...game, rules: Object.fromEntries(rules) }, counted };
}

/** More than this nobody may make the host carry out at once: the other tables wait meanwhile. */
const MOST_AT_ONCE = 260;
const TEN_MINUTES = 600_000;

/** Anna and Ben pass a coin to and fro for ten minutes, as fast as one may. */
describe('a table that wants to stop all others', () => {
  const { game, counted } = counting(fourSouls);
  const host = new TestHost(game, [person('Anna'), person('Ben')], { reaction: 0 });
  const people = ['anna', 'ben'] as const;
  let asks = 0;

  const say = (who: string, message: Readonly<Record<string, unknown>>): string | undefined => {
    const wish = message.type === 'hello' ? message : { ask: `ask-${++asks}`, ...message };
    return receive(host.table, { person: who, connection: who }, wish, host.now).refusal?.code;
  };

  const questionTo = (seat: number, op: string): Question | undefined =>
    view(game, host.table.journal.match, [seat]).questions.find((each) => each.op.op === op);

  const give = (seat: number, op: string, wanted: string): string | undefined => {
    const question = questionTo(seat, op);
    const pick: Ref | undefined = question?.options.map(({ ref }) => ref).find((ref) => String(ref).startsWith(wanted));
    if (question === undefined || pick === undefined) return 'nothing to pick';
    return say(at(people, seat), { type: 'answer', question: asTold(host.table, question).id, picks: [pick] });
  };

  /** One of them gives the other a coin. */
  const deal = (from: number): string | undefined =>
    give(from, 'deals', 'offer:') ??
    give(from, 'dealCoins', 'coin') ??
    give(from, 'dealPromise', 'promise:') ??
    give(1 - from, 'deals', 'accept:');

  /** What one call costs, at the most. */
  const cost = (act: () => void): number => {
    const before = counted.answers;
    act();
    return counted.answers - before;
  };

  beforeAll(() => {
    for (const who of people) say(who, { type: 'hello', protocol: PROTOCOL });
    say('anna', { type: 'begin' });
    // Whoever plays Eden chooses first.
    for (const seat of [0, 1]) give(seat, 'edenChooses', '');
    let ended: string | undefined;
    for (let i = 0; ended === undefined && i < 5_000; i++) {
      host.now += TEN_MINUTES / 5_000;
      ended = deal(i % 2);
    }
    if (ended !== 'too-often') throw new Error(`it ended with ${ended}`);
  });

  it('comes to an end with it, and no list in the position grows with it', () => {
    expect(host.table.facts.seq).toBeGreaterThan(1_500);
    expect(host.table.facts.seq).toBeLessThan(5_000);
    expect(JSON.stringify(host.table.journal.match).length).toBeLessThan(60_000);
  });

  it('takes back little at once, and what would be much not at all', () => {
    const costs = Array.from({ length: 40 }, (_, i) => cost(() => void say(at(people, i % 2), { type: 'undo' })));
    expect(Math.max(...costs)).toBeLessThan(MOST_AT_ONCE);
  });

  it('is looked back at, and come back to, in small parts', () => {
    const { seq } = host.table.facts;
    for (const message of [
      { type: 'look', ask: 'look', seq: Math.floor(seq / 2) },
      { type: 'look', ask: 'look', seq: seq - 600 },
      { type: 'hello', protocol: PROTOCOL, seen: seq - 90 },
    ]) {
      host.table.room.shown.clear();
      const costs: number[] = [];
      const part = (): boolean => {
        const before = counted.answers;
        const more = prepare(host.table, { person: 'anna' }, message, host.now);
        costs.push(counted.answers - before);
        return more;
      };
      while (part()) expect(costs.length).toBeLessThan(1_000);
      costs.push(cost(() => void say('anna', message)));
      expect(Math.max(...costs)).toBeLessThan(MOST_AT_ONCE);
    }
  });

  it('tells everybody of an answer without playing much again', () => {
    host.now += 3_600_000;
    expect(cost(() => expect(deal(0) ?? deal(1)).toBeUndefined())).toBeLessThan(MOST_AT_ONCE);
  });
});

/** Anna proposes and objects to what she has proposed, Ben does the same. */
describe('people who never agree', () => {
  const HOUR = 3_600_000;

  /** So many of these wishes one after the other; gives how many were granted. */
  function granted(host: TestHost, times: number): number {
    const { table } = host;
    const before = table.facts.seq;
    for (let i = 0; i < times; i++) {
      for (const [seat, who] of ['anna', 'ben'].entries()) {
        const [question] = view(floods, table.journal.match, [seat]).questions;
        const refs = question?.options.map(({ ref }) => ref) ?? [];
        const picks = [refs.find((ref) => String(ref).startsWith('object:')) ?? at(refs, 0)];
        const id = question === undefined ? '' : asTold(table, question).id;
        const wish = { type: 'answer', ask: `${host.now} ${who} ${i}`, question: id, picks };
        receive(table, { person: who, connection: who }, wish, host.now);
      }
    }
    return table.facts.seq - before;
  }

  it('come to an end with it in an hour, and the list of who has objected does not grow', () => {
    const host = new TestHost(floods, [person('Anna'), person('Ben')]);
    for (const who of ['anna', 'ben']) host.connect(who);
    host.wish('anna', { type: 'begin' });
    const size = JSON.stringify(host.table.journal.match).length;
    expect(granted(host, 601)).toBe(1_200);
    // The numbers of what was proposed and answered have become longer.
    expect(JSON.stringify(host.table.journal.match).length).toBeLessThan(size + 200);
    host.now += HOUR;
    expect(granted(host, 10)).toBe(20);
  });
});

it('somebody who says again and again what they want to be asked about is told that it is too often', () => {
  const host = new TestHost(fourSouls, [person('Anna'), person('Ben')]);
  host.connect('anna');
  const said = (i: number) =>
    host.wish('anna', { type: 'heed', about: i % 2 === 0 ? 'all' : 'open', rest: false, never: [] });
  expect(Array.from({ length: 600 }, (_, i) => said(i)).every((each) => each === 'accepted')).toBe(true);
  expect(said(600)).toBe('too-often');
  host.now += 3_600_000;
  expect(said(601)).toBe('accepted');
});
