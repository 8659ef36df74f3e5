import { setImmediate as turn } from 'node:timers/promises';
import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { at, granted, type Ref, readOptions } from '@tafelrunde/kernel';
import {
  type HostMessage,
  PROTOCOL,
  type Settings,
  SNAPSHOT_EVERY,
  settingsSchema,
  snapshot,
  type TableSpec,
} from '@tafelrunde/table';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BotJob } from './bots/job.ts';
import type { BotPool } from './bots/pool.ts';
import { type Leases, onlyServer } from './cluster/leases.ts';
import { createHall, type Hall, type HallWorld } from './hall.ts';
import { createBuckets } from './limits.ts';
import type { LiveTable } from './live-table.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { openSqlite } from './storage/sqlite.ts';
import type { Store } from './storage/store.ts';

/** A bot whose decisions are made by the test. */
interface Thought {
  readonly job: BotJob;
  /** For whom. */
  readonly of: string;
  decide(picks: readonly Ref[]): void;
}

let store: Store;
let world: HallWorld;
let hall: Hall;
let lines: string[];
let thoughts: Thought[];
/** What happens before anything is stored. */
let beforeStored: () => Promise<void>;
let now: number;

const bots: BotPool = {
  decide: (job, of) => new Promise((decide) => thoughts.push({ job, of, decide })),
  waiting: () => 0,
  close: () => Promise.resolve(),
};

const push = { publicKey: '', tell: () => Promise.resolve() };

beforeEach(async () => {
  [lines, thoughts, beforeStored, now] = [[], [], () => Promise.resolve(), 1_000_000];
  const sqlite = await openSqlite({ file: ':memory:' });
  store = {
    ...sqlite,
    async append(changes) {
      await beforeStored();
      return sqlite.append(changes);
    },
  };
  const newTables = createBuckets(2, 0);
  world = {
    leases: onlyServer,
    store,
    bots,
    push,
    metrics: createMetrics(),
    log: createLog((line) => lines.push(line)),
    now: () => now,
    secret: () => '3'.repeat(64),
    newTables: { take: (who) => Promise.resolve(newTables.take(who)) },
  };
  hall = createHall(world);
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  await hall.close();
  await store.close();
});

const person = (name: string) => ({ mind: 'person', person: name.toLowerCase(), name }) as const;
const bot = { mind: 'bot', bot: 'random', name: 'Botho' } as const;

/** Somebody at a table, with all that they were told. */
class Guest {
  readonly heard: HostMessage[] = [];
  closed: string | undefined;
  readonly live: LiveTable;
  readonly sender: { readonly person: string; readonly connection: string };

  constructor(live: LiveTable, name: string) {
    this.live = live;
    this.sender = { person: name, connection: `${live.id} ${name}` };
    hall.enter(live, this.sender, {
      address: 'here',
      send: (texts) => this.heard.push(...texts.map((text) => JSON.parse(text))),
      close: (why) => {
        this.closed = why;
      },
    });
    this.say({ type: 'hello', protocol: PROTOCOL });
  }

  say(message: object): void {
    hall.hear(this.live, this.sender, message);
  }

  answerTo(ask: string): HostMessage | undefined {
    return this.heard.find((message) => 'ask' in message && message.ask === ask);
  }

  until(look: () => unknown): Promise<void> {
    return vi.waitFor(
      () => {
        if (!look()) throw new Error('waited in vain');
      },
      { timeout: 10_000, interval: 2 },
    );
  }
}

const specOf = (id: string, seats: TableSpec['seats'], settings: Partial<Settings> = {}): TableSpec => ({
  id,
  rules: { game: fantasyRealms.id, version: fantasyRealms.version },
  options: granted(readOptions(fantasyRealms, {})),
  seats,
  owner: 'anna',
  secret: '3'.repeat(64),
  settings: { ...settingsSchema.parse({ pace: 0 }), ...settings },
});

async function tableOf(id: string, seats: TableSpec['seats'], settings: Partial<Settings> = {}): Promise<LiveTable> {
  const spec = specOf(id, seats, settings);
  const people = seats.flatMap((seat) => (seat.mind === 'person' ? [seat.person] : []));
  await hall.open({ spec, listed: false, members: people, invitations: [] });
  const live = await hall.visit(id);
  if (live === undefined) throw new Error('there is no table');
  return live;
}

/** Anna and Ben sit there, and the game has begun. */
async function begun(id: string, seats: TableSpec['seats'] = [person('Anna'), person('Ben')]): Promise<Guest> {
  const live = await tableOf(id, seats);
  const anna = new Guest(live, 'anna');
  anna.say({ type: 'begin', ask: 'begin' });
  await anna.until(() => anna.answerTo('begin'));
  return anna;
}

const decideSomehow = ({ job, decide }: Thought): void => decide([at([...job.question.options], 0).ref]);

const broke = () => lines.filter((line) => line.includes(' broke: ')).length;
const fault = () => {
  throw new Error('it is broken');
};

describe('a table that is thrown away', () => {
  it('has bots no longer think about it, whoever leaves in the middle of a turn', async () => {
    const anna = await begun('a', [bot, person('Anna'), person('Ben')]);
    await anna.until(() => thoughts.length === 1);
    await hall.forget('anna');
    expect(anna.closed).toBe('again');
    const before = thoughts.length;
    for (const thought of [...thoughts]) decideSomehow(thought);
    for (let i = 0; i < 20; i++) await turn();
    expect(thoughts).toHaveLength(before);
  });
});

describe('whoever has their data deleted', () => {
  it('leaves the others a game that was carried over to newer rules, without their name', async () => {
    const { live } = await begun('a', [person('Anna'), person('Ben'), person('Cleo')]);
    const rules = { game: fantasyRealms.id, version: fantasyRealms.version - 1 };
    await store.keepSnapshot('a', 0, { ...snapshot(live.table), rules });
    const entries = await store.entriesOf('a');
    const older = entries.map((entry) => ({ ...entry, rules: rules.version }));
    await store.rewrite('a', { spec: { ...live.table.spec, rules }, entries: older });
    await hall.forget('ben');
    expect((await hall.visit('a'))?.table.facts.ended).toBeUndefined();
    expect(JSON.stringify(await store.find('a'))).not.toContain('Ben');
  });
});

describe('a fault at one table', () => {
  it('is no matter at the others: what was stored with it is told, and so is what comes later', async () => {
    const [anna, elsewhere] = [await begun('a'), await begun('b')];
    vi.spyOn(anna.live.peers, 'get').mockImplementation(fault);
    anna.say({ type: 'chat', ask: 'one', text: 'Hallo' });
    elsewhere.say({ type: 'chat', ask: 'one', text: 'Hallo' });
    await elsewhere.until(() => elsewhere.answerTo('one'));
    elsewhere.say({ type: 'chat', ask: 'two', text: 'Hallo' });
    await elsewhere.until(() => elsewhere.answerTo('two'));
    expect([anna.closed, elsewhere.closed, broke()]).toEqual(['again', undefined, 1]);
    expect(await hall.visit('a')).not.toBe(anna.live);
  });

  it('when bots are to think, after a move or after a thought, ends there', async () => {
    const [first, second] = [await begun('a', [person('Anna'), bot]), await begun('b', [bot, person('Anna')])];
    await second.until(() => thoughts.length > 0);
    for (const { live } of [first, second]) vi.spyOn(live.thinking, 'has').mockImplementation(fault);
    first.say({ type: 'takeover', ask: 'x', seat: 0, mind: 'bot' });
    for (const thought of [...thoughts]) decideSomehow(thought);
    await first.until(() => first.closed === 'again' && second.closed === 'again');
    expect(broke()).toBe(2);
  });

  it('when somebody is called, by a timer or because another one leaves, ends there', async () => {
    const [first, second] = [await begun('a'), await begun('b')];
    vi.useFakeTimers();
    vi.spyOn(first.live.told, 'get').mockImplementation(fault);
    hall.leave(first.live, first.sender);
    expect(broke()).toBe(1);
    hall.leave(second.live, second.sender);
    vi.spyOn(second.live.told, 'get').mockImplementation(fault);
    now += 20_000;
    vi.advanceTimersByTime(20_000);
    expect(broke()).toBe(2);
  });

  it('when somebody leaves ends there', async () => {
    const anna = await begun('a');
    const ben = new Guest(anna.live, 'ben');
    vi.spyOn(anna.live.peers, 'get').mockImplementation(fault);
    hall.leave(anna.live, anna.sender);
    expect([broke(), ben.closed]).toEqual([1, 'again']);
  });

  it('by a wish is told to whoever had it, so that they do not bring it again', async () => {
    const anna = await begun('a');
    vi.spyOn(anna.live.table.granted, 'get').mockImplementation(fault);
    anna.say({ type: 'chat', ask: 'poison', text: 'Hallo' });
    expect(anna.answerTo('poison')).toMatchObject({ type: 'refused', code: 'trouble' });
    expect(anna.closed).toBe('again');
  });
});

describe('a clock', () => {
  it('that runs longer than any timer does not ring all the time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const clock = { kind: 'move', seconds: 86_400 * 30 } as const;
    const anna = new Guest(await tableOf('a', [person('Anna'), person('Ben')], { clock }), 'anna');
    anna.say({ type: 'begin', ask: 'begin' });
    await anna.until(() => anna.answerTo('begin'));
    const { deadline } = anna.live;
    expect(deadline?.at).toBe(now + clock.seconds * 1_000);
    vi.advanceTimersByTime(10_000);
    expect(anna.live.deadline).toBe(deadline);
  });
});

describe('a table at which nothing happens', () => {
  it('is packed, is the same when somebody goes on, and is not woken by a sign of life', async () => {
    const anna = await begun('a');
    const before = anna.live.table;
    const taken = snapshot(before);
    now += 60_000;
    await hall.sweep();
    anna.say({ type: 'ping' });
    expect(anna.heard.at(-1)).toEqual({ type: 'pong', now });
    const { room, journal } = before;
    expect([room.shown.size, room.positions.size, room.connections.size]).toEqual([0, 0, 1]);
    expect(anna.live.table).not.toBe(before);
    expect(snapshot(anna.live.table)).toEqual(JSON.parse(JSON.stringify(taken)));
    expect(anna.live.table.journal.match).toEqual(journal.match);
    anna.say({ type: 'concede', ask: 'enough' });
    await anna.until(() => anna.answerTo('enough')?.type === 'accepted');
    expect(anna.heard.some(({ type }) => type === 'update')).toBe(true);
  });

  it('is never far from its last snapshot: whenever the server is killed, little is played again', async () => {
    const anna = await begun('a');
    const left: number[] = [];
    for (let i = 0; i < 200; i++) {
      const ask = `mute-${i}`;
      anna.say({ type: 'mute', ask, seat: 1, on: i % 2 === 0 });
      await anna.until(() => anna.answerTo(ask));
      left.push((await store.find('a'))?.entries.length ?? Number.NaN);
    }
    expect(Math.max(...left)).toBeLessThanOrEqual(SNAPSHOT_EVERY);
  });

  it('comes back after those that were asked for before', async () => {
    const order: string[] = [];
    for (const id of ['a', 'b', 'c'])
      await hall.open({ spec: specOf(id, [person('Anna')]), listed: false, members: ['anna'], invitations: [] });
    await Promise.all(['a', 'b', 'c'].map(async (id) => hall.visit(id).then(() => order.push(id))));
    expect(order).toEqual(['a', 'b', 'c']);
  });
});

describe('a table at which only bots play', () => {
  /** What bots are asked next, if they still play. */
  const nextThought = async ({ thinking }: LiveTable): Promise<Thought | undefined> => {
    const before = thoughts.length;
    decideSomehow(at(thoughts, before - 1));
    await vi.waitFor(() => expect(thoughts.length > before || thinking.size === 0).toBe(true), 10_000);
    return thoughts[before];
  };

  it('stops after a while when nobody looks, and goes on when somebody comes', async () => {
    const anna = await begun('a', [person('Anna'), bot]);
    anna.say({ type: 'takeover', ask: 'play', seat: 0, mind: 'bot' });
    await anna.until(() => anna.answerTo('play')?.type === 'accepted' && thoughts.length > 0);
    hall.leave(anna.live, anna.sender);
    // They still take the time of whoever has left them: nobody gets more of it by leaving many tables.
    expect(await nextThought(anna.live)).toMatchObject({ of: 'here' });
    now += 600_001;
    expect(await nextThought(anna.live)).toBeUndefined();
    const seen = thoughts.length;
    const back = new Guest(anna.live, 'anna');
    await back.until(() => thoughts.length > seen);
  });
});

describe('a table that another server drives', () => {
  it('is loaded once for all who look at it at the same time, and gone afterwards', async () => {
    await tableOf('a', [person('Anna')]);
    let loaded = 0;
    const counting: Store = {
      ...store,
      find(id) {
        loaded++;
        return store.find(id);
      },
    };
    const leases: Leases = { ...onlyServer, take: () => Promise.resolve({ elsewhere: 'http://10.0.0.6' }) };
    const other = createHall({ ...world, leases, store: counting });
    const seen = await Promise.all(Array.from({ length: 50 }, () => other.look('a')));
    expect(seen.every((table) => table?.spec.id === 'a')).toBe(true);
    expect([loaded, other.size()]).toEqual([1, 0]);
    await other.look('a');
    expect(loaded).toBe(2);
    await other.close();
  });
});

describe('servers that are updated one by one', () => {
  /** Somebody has moved at a server that has newer rules already, and that server is gone. */
  async function playedByNewerRules(): Promise<void> {
    const anna = await begun('a');
    const { facts } = anna.live.table;
    await hall.close();
    const entry = { kind: 'mute', seat: 0, on: true } as const;
    const newer = { seq: facts.seq + 1, at: now, rules: fantasyRealms.version + 1, entry };
    await store.append([{ table: 'a', fence: 0, entries: [newer], chat: [] }]);
  }

  const among = (count: number, given: string[] = []): Leases => ({
    ...onlyServer,
    servers: () => Promise.resolve(Array.from({ length: count }, () => ({ address: 'there', tables: 0 }))),
    give: (id) => Promise.resolve(void given.push(id)),
  });

  it('send people on to one that can go on with a game which was carried over to newer rules', async () => {
    await playedByNewerRules();
    const given: string[] = [];
    const older = createHall({ ...world, leases: among(2, given) });
    expect(await older.whereIs('a')).toBe('there');
    await expect(older.look('a')).rejects.toThrow('changing servers');
    expect(given).toEqual(['a', 'a']);
    expect(older.size()).toBe(0);
    await older.close();
  });

  it('and one alone says that it is over: nobody else could go on', async () => {
    await playedByNewerRules();
    const alone = createHall({ ...world, leases: among(1) });
    expect((await alone.visit('a'))?.table.facts.ended).toEqual({ how: 'interrupted-by-update' });
    await alone.close();
  });
});

describe('a clock that was wrong', () => {
  const DAY = 86_400_000;

  it('deletes nothing in a day, nor what somebody sits at; several days that agree do', async () => {
    const anna = await begun('a');
    await tableOf('b', [person('Anna')]);
    now += 400 * DAY;
    for (const marked of [2, 0, 0]) expect(await hall.tidy(365)).toEqual({ marked, removed: 0 });
    now -= 400 * DAY;
    expect(await hall.tidy(365)).toEqual({ marked: 0, removed: 0 });
    now += 400 * DAY;
    for (const removed of [0, 0, 1]) {
      expect(await hall.tidy(365)).toMatchObject({ removed });
      now += DAY;
    }
    expect([await store.find('b'), anna.closed]).toEqual([undefined, undefined]);
    hall.leave(anna.live, anna.sender);
    expect(await hall.tidy(365)).toMatchObject({ removed: 1 });
    expect(await store.find('a')).toBeUndefined();
  });
});

describe('a store that takes nothing in', () => {
  it('is told to everybody who waits for an answer', async () => {
    const anna = await begun('a');
    const ben = new Guest(anna.live, 'ben');
    beforeStored = () => Promise.reject(new Error('the disk is full'));
    anna.say({ type: 'chat', ask: 'anna', text: 'Hallo' });
    ben.say({ type: 'concede', ask: 'ben' });
    await ben.until(() => ben.closed);
    const refused = {
      type: 'refused',
      code: 'not-stored',
      message: { en: expect.any(String), de: expect.any(String) },
    };
    expect([anna.answerTo('anna'), ben.answerTo('ben')]).toMatchObject([refused, refused]);
    expect([anna.closed, ben.closed]).toEqual(['again', 'again']);
    beforeStored = () => Promise.resolve();
    const back = new Guest((await hall.visit('a')) ?? anna.live, 'ben');
    back.say({ type: 'chat', ask: 'later', text: 'Hallo' });
    await back.until(() => back.answerTo('later'));
    expect(back.answerTo('later')).toMatchObject({ type: 'accepted' });
  });
});

describe('closing', () => {
  it('waits for what is being stored, and tells it before everybody is sent away', async () => {
    const anna = await begun('a');
    const { promise, resolve } = Promise.withResolvers<void>();
    beforeStored = () => promise;
    const asks = Array.from({ length: 20 }, (_, i) => `line ${i}`);
    anna.say({ type: 'chat', ask: asks[0], text: 'Hallo' });
    await turn();
    for (const ask of asks.slice(1)) anna.say({ type: 'chat', ask, text: 'Hallo' });
    const closing = hall.close();
    await turn();
    expect([anna.closed, asks.map((ask) => anna.answerTo(ask)?.type)]).toEqual([undefined, asks.map(() => undefined)]);
    resolve();
    await closing;
    expect(asks.map((ask) => anna.answerTo(ask)?.type)).toEqual(asks.map(() => 'accepted'));
    expect((await store.find('a'))?.chat.map(({ ask }) => ask)).toEqual(asks);
    expect(anna.closed).toBe('again');
  });
});

describe('a rematch', () => {
  const over = async (id: string): Promise<Guest> => {
    const anna = await begun(id);
    anna.say({ type: 'concede', ask: 'enough' });
    await anna.until(() => anna.answerTo('enough'));
    return anna;
  };

  it('that cannot be opened is refused, and may be wished for again', async () => {
    const anna = await over('a');
    const ben = new Guest(anna.live, 'ben');
    vi.spyOn(store, 'create').mockRejectedValueOnce(new Error('the disk is full'));
    for (const guest of [anna, ben]) guest.say({ type: 'rematch', ask: 'again' });
    await ben.until(() => ben.answerTo('again'));
    for (const guest of [anna, ben])
      expect(guest.answerTo('again')).toMatchObject({ type: 'refused', code: 'trouble' });
    anna.say({ type: 'rematch', ask: 'once more' });
    await anna.until(() => anna.answerTo('once more'));
    expect(anna.answerTo('once more')).toMatchObject({ type: 'accepted' });
  });

  it('counts as a new table', async () => {
    const guests = [await over('a'), await over('b'), await over('c')];
    for (const guest of guests) {
      guest.say({ type: 'rematch', ask: 'again' });
      await guest.until(() => guest.answerTo('again'));
    }
    expect(guests.map((guest) => guest.answerTo('again')?.type)).toEqual(['accepted', 'accepted', 'refused']);
    expect(guests[2]?.answerTo('again')).toMatchObject({ code: 'too-fast' });
  });
});
