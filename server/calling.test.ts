import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { at, granted, questionsTo, readOptions } from '@tafelrunde/kernel';
import { asTold, disconnect, openTable, PROTOCOL, receive, settingsSchema } from '@tafelrunde/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Caller, createCaller } from './calling.ts';
import { type LiveTable, liveTable } from './live-table.ts';
import { createLog } from './log.ts';

const people = ['anna', 'ben', 'cleo'];
const SECRET = '3'.repeat(64);
let live: LiveTable;
let caller: Caller;
let called: string[];

const say = (person: string, message: object) =>
  receive(live.table, { person, connection: person }, message, Date.now()).refusal?.code;
const arrive = (person: string) => say(person, { type: 'hello', protocol: PROTOCOL });
const leave = (person: string) => {
  disconnect(live.table, person, Date.now());
  caller.look(live);
};

/** A turn of whoever is asked: they are here. */
function turn(person: string): void {
  for (const step of [1, 2]) {
    const { game, journal } = live.table;
    const asked = at(questionsTo(game, journal.match, [people.indexOf(person)]), 0);
    const { id, options } = asTold(live.table, asked);
    const picks = [at(options, 0).ref];
    expect(say(person, { type: 'answer', ask: `${step} of ${id}`, question: id, picks })).toBeUndefined();
  }
  caller.look(live);
}

beforeEach(() => {
  vi.useFakeTimers();
  const options = granted(readOptions(fantasyRealms, {}));
  const spec = {
    id: 'a',
    rules: { game: fantasyRealms.id, version: fantasyRealms.version },
    options,
    seats: people.map((person) => ({ mind: 'person', person, name: person }) as const),
    owner: 'anna',
    // With this one Anna begins.
    secret: SECRET,
    settings: settingsSchema.parse({}),
  };
  live = liveTable(
    openTable(fantasyRealms, spec, Date.now()),
    { spec, listed: false, entries: [], chat: [] },
    0,
    Date.now(),
  );
  called = [];
  const push = {
    publicKey: '',
    tell: async (person: string, news: object) => void called.push(`${person} ${JSON.stringify(news)}`),
  };
  caller = createCaller({ push, log: createLog(() => undefined), now: () => Date.now(), onFault: () => undefined });
  for (const person of people) arrive(person);
  say('anna', { type: 'begin', ask: 'begin' });
});
afterEach(() => vi.useRealTimers());

const ben = `ben {"table":"a","game":${JSON.stringify(fantasyRealms.text.name)}}`;

describe('somebody whose turn it is', () => {
  it('is called at once when they have been away for a while, and once for each turn', () => {
    leave('ben');
    vi.advanceTimersByTime(60_000);
    expect(called).toEqual([]);
    turn('anna');
    expect(called).toEqual([ben]);
    caller.look(live);
    vi.advanceTimersByTime(600_000);
    expect(called).toEqual([ben]);
    arrive('ben');
    turn('ben');
    leave('ben');
    turn('cleo');
    turn('anna');
    vi.advanceTimersByTime(60_000);
    expect(called).toEqual([ben, ben]);
  });

  it('and then closes the tab is called after a moment, but not when they are back by then', () => {
    turn('anna');
    leave('ben');
    vi.advanceTimersByTime(5_000);
    arrive('ben');
    vi.advanceTimersByTime(60_000);
    expect(called).toEqual([]);
    leave('ben');
    vi.advanceTimersByTime(5_000);
    expect(called).toEqual([]);
    vi.advanceTimersByTime(5_000);
    expect(called).toEqual([ben]);
  });

  it('is not called while they are here, when a bot plays for them, or when the game is over', () => {
    turn('anna');
    vi.advanceTimersByTime(60_000);
    say('ben', { type: 'takeover', ask: 'bot', seat: 1, mind: 'bot' });
    leave('ben');
    vi.advanceTimersByTime(60_000);
    expect(called).toEqual([]);
    arrive('ben');
    say('ben', { type: 'takeover', ask: 'back', seat: 1, mind: 'person' });
    leave('ben');
    say('anna', { type: 'concede', ask: 'x' });
    say('cleo', { type: 'concede', ask: 'x' });
    vi.advanceTimersByTime(60_000);
    expect(called).toEqual([]);
  });

  it('is not called again for a question from before the table was put away', () => {
    turn('anna');
    disconnect(live.table, 'ben', Date.now());
    live.told.clear();
    caller.assumeTold(live);
    caller.look(live);
    vi.advanceTimersByTime(60_000);
    expect(called).toEqual([]);
  });
});
