import { type Bot, botsFor } from '@tafelrunde/bots';
import { fantasyRealms } from '@tafelrunde/fantasy-realms';
import { type AnyGame, granted, type Ref, readOptions, readRecord, verify } from '@tafelrunde/kernel';
import {
  arriving,
  hasTable,
  reduce,
  type Seated,
  type StoredEntry,
  type TableSnapshot,
  type TableSpec,
  type TableState,
} from '@tafelrunde/table';
import { describe, expect, it } from 'vitest';
import type { Pace } from '../app/kept/settings.ts';
import { type Change, type Host, openHost } from './host.ts';
import { localSettings, personHere } from './start.ts';
import type { LocalTable } from './tables.ts';
import type { FromWorker } from './wire.ts';

const bots = await botsFor(fantasyRealms);
const options = granted(readOptions(fantasyRealms, {}));

function tableFor(people: number, bots: number): LocalTable {
  const spec: TableSpec = {
    id: 't',
    secret: 'ab'.repeat(32),
    rules: { game: fantasyRealms.id, version: fantasyRealms.version },
    options,
    owner: personHere(0),
    seats: [
      ...Array.from({ length: people }, (_, i) => ({ mind: 'person', person: personHere(i), name: `P${i}` }) as const),
      ...Array.from({ length: bots }, (_, i) => ({ mind: 'bot', bot: 'highest', name: `B${i}` }) as const),
    ],
    settings: localSettings('highest'),
  };
  return { id: 't', spec, created: 0, touched: 0, summary: { names: [], state: 'waiting', moves: 0, asked: [] } };
}

interface More {
  readonly game: AnyGame;
  readonly snapshot: TableSnapshot;
  readonly keep: () => Promise<void>;
  /** Milliseconds that a bot thinks about a move. */
  readonly thinks: number;
}

/** A host with a disk and a screen; the disk is written before the screen. */
function setUp(table: LocalTable, pace: Pace, disk: StoredEntry[] = [], more: Partial<More> = {}) {
  const { game = fantasyRealms, snapshot, keep = async () => undefined, thinks = 0 } = more;
  const kept: (TableSnapshot | undefined)[] = [];
  const seen = new Map<string, TableState>();
  const said: FromWorker[] = [];
  const changes: Change[] = [];
  let asks = disk.length;
  let clock = 1000;
  const say = (message: FromWorker): void => {
    said.push(message);
    if (message.type !== 'heard') return;
    for (const told of message.told) {
      const after = reduce(seen.get(told.person) ?? arriving, told.message);
      seen.set(told.person, after);
      if (hasTable(after) && after.seq > disk.length) throw new Error('it was told before it was stored');
    }
  };
  const slower = (bot: Bot): Bot => ({
    ...bot,
    decide: (...asked) => {
      clock += thinks;
      return bot.decide(...asked);
    },
  });
  const thinking = Object.fromEntries(Object.entries(bots).map(([name, bot]) => [name, slower(bot)]));
  const opened = openHost(
    { game, bots: thinking, strong: 'greedy' },
    { table, entries: disk.slice(), ...(snapshot && { snapshot }) },
    pace,
    {
      now: () => clock++,
      wait: async (milliseconds) => {
        clock += milliseconds;
      },
      randomHex: (bytes) => '7'.repeat(bytes * 2),
      budget: { iterations: 1 },
      say,
      store: async (change) => {
        await Promise.resolve();
        disk.push(...change.entries);
        changes.push(change);
      },
      keep: (_, taken) => {
        kept.push(taken);
        return keep();
      },
      create: async () => undefined,
    },
  );
  return {
    host: opened,
    disk,
    said,
    changes,
    kept,
    now: () => clock,
    async hello(person: string) {
      opened.hear(person, { type: 'hello', protocol: 1 });
      await settle(opened);
    },
    async wish(
      person: string,
      wish:
        | { readonly type: 'begin' | 'undo' }
        | { readonly type: 'answer'; readonly question: string; readonly picks: readonly Ref[] },
    ) {
      opened.hear(person, { ...wish, ask: `${asks++}` });
      await settle(opened);
    },
    state(person: string): Seated {
      const state = seen.get(person);
      if (state === undefined || !hasTable(state)) throw new Error(`${person} has seen nothing`);
      return state;
    },
  };
}

/** Until nothing happens any more. */
async function settle(host: Host): Promise<void> {
  for (let i = 0; i < 60; i++) {
    await host.settled();
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}

async function answerFirst(table: ReturnType<typeof setUp>, person: string): Promise<void> {
  const question = table.state(person).view?.questions[0];
  if (question === undefined) throw new Error('nothing is asked');
  const picks = question.options.slice(0, question.min).map(({ ref }) => ref);
  await table.wish(person, { type: 'answer', question: question.id, picks });
}

describe('a local table', () => {
  it('tells what the strongest bot would answer, and nothing once the question is gone', async () => {
    const table = setUp(tableFor(1, 2), 'instant');
    const me = personHere(0);
    await table.hello(me);
    await table.wish(me, { type: 'begin' });
    const question = table.state(me).view?.questions[0];
    table.host.advise(question?.seat ?? 0, question?.id ?? '');
    await settle(table.host);
    const advice = () => table.said.filter((message) => message.type === 'advice');
    expect(advice()).toMatchObject([{ question: question?.id }]);
    expect(question?.options.map(({ ref }) => ref)).toContain(advice()[0]?.picks[0]);
    table.host.advise(0, 'gone');
    await settle(table.host);
    expect(advice()).toHaveLength(1);
  });

  it('is played to its end, and every entry is on disk before anybody sees it', async () => {
    const table = setUp(tableFor(1, 2), 'instant');
    const me = personHere(0);
    await table.hello(me);
    await table.wish(me, { type: 'begin' });
    while (table.state(me).info.state === 'running') await answerFirst(table, me);
    expect(table.state(me).view?.outcome?.scores).toHaveLength(3);
    expect(table.disk.map(({ seq }) => seq)).toEqual(table.disk.map((_, i) => i + 1));
    const { record } = table.changes.findLast((change) => change.record !== undefined) ?? {};
    const read = readRecord(JSON.parse(JSON.stringify(record)));
    expect(read.ok && verify(fantasyRealms, read.value)).toEqual({
      commitment: true,
      chance: true,
      replay: true,
      findings: [],
    });
    expect(table.changes.at(-1)?.table.summary).toMatchObject({ state: 'over', asked: [] });
  });

  it('goes on after a reload where it was', async () => {
    const spec = tableFor(1, 2);
    const first = setUp(spec, 'instant');
    const me = personHere(0);
    await first.hello(me);
    await first.wish(me, { type: 'begin' });
    await answerFirst(first, me);
    const before = first.state(me);
    const again = setUp(spec, 'instant', first.disk.slice());
    await again.hello(me);
    expect(again.state(me).seq).toBe(before.seq);
    expect(again.state(me).view).toEqual(before.view);
  });

  it('lets bots wait for a step, and takes one move for each', async () => {
    const table = setUp(tableFor(1, 3), 'step');
    const me = personHere(0);
    await table.hello(me);
    await table.wish(me, { type: 'begin' });
    while ((table.state(me).view?.questions.length ?? 0) > 0) await answerFirst(table, me);
    const { seq } = table.state(me);
    expect(table.said.at(-1)).toEqual({ type: 'bots', bots: 'stepping' });
    table.host.step();
    await settle(table.host);
    expect(table.state(me).seq).toBe(seq + 1);
  });

  it('lets bots think while one looks at what they did: six at a table take no longer for it', async () => {
    const roundOf = async (thinks: number): Promise<number> => {
      const table = setUp(tableFor(1, 5), 'slow', [], { thinks });
      const me = personHere(0);
      await table.hello(me);
      await table.wish(me, { type: 'begin' });
      await answerFirst(table, me);
      const before = table.now();
      await answerFirst(table, me);
      return table.now() - before;
    };
    const quick = await roundOf(0);
    expect(quick).toBeGreaterThan(5_000);
    expect(Math.abs((await roundOf(120)) - quick)).toBeLessThan(100);
  });

  it('keeps no step for later, and asks for none when the turn of a bot was taken back', async () => {
    const table = setUp(tableFor(1, 3), 'step');
    const me = personHere(0);
    const isAsked = () => (table.state(me).view?.questions.length ?? 0) > 0;
    await table.hello(me);
    await table.wish(me, { type: 'begin' });
    while (!isAsked()) {
      table.host.step();
      await settle(table.host);
    }
    table.host.step();
    while (isAsked()) await answerFirst(table, me);
    const { seq } = table.state(me);
    expect(table.said.at(-1)).toEqual({ type: 'bots', bots: 'stepping' });
    await settle(table.host);
    expect(table.state(me).seq).toBe(seq);
    await table.wish(me, { type: 'undo' });
    expect(isAsked()).toBe(true);
    expect(table.said.at(-1)).toEqual({ type: 'bots', bots: 'idle' });
  });

  it('goes on from its snapshot when the rules have changed', async () => {
    const spec = tableFor(1, 2);
    const first = setUp(spec, 'instant');
    const me = personHere(0);
    await first.hello(me);
    await first.wish(me, { type: 'begin' });
    await answerFirst(first, me);
    const before = first.state(me);
    const snapshot = first.kept.at(-1);
    expect(snapshot?.facts.seq).toBe(before.seq);
    const game: AnyGame = { ...fantasyRealms, version: fantasyRealms.version + 1 };
    const again = setUp(spec, 'instant', first.disk.slice(), { game, ...(snapshot && { snapshot }) });
    await again.hello(me);
    expect(again.state(me).view?.zones).toEqual(before.view?.zones);
    expect(again.kept.map((each) => each?.rules.version)).toEqual([game.version]);
    await answerFirst(again, me);
    expect(again.state(me).seq).toBeGreaterThan(before.seq);
    const without = setUp(spec, 'instant', first.disk.slice(), { game });
    await without.hello(me);
    expect(without.state(me).info.ended).toEqual({ how: 'interrupted-by-update' });
    expect(without.kept).toEqual([]);
  });

  it('keeps one snapshot each time it waits for a person, and none when it is over', async () => {
    const table = setUp(tableFor(1, 2), 'instant');
    const me = personHere(0);
    await table.hello(me);
    await table.wish(me, { type: 'begin' });
    while (table.state(me).info.state === 'running') {
      const { seq } = table.state(me);
      expect(table.kept.at(-1)?.facts.seq).toBe(seq);
      await table.hello(me);
      expect(table.kept.filter((each) => each?.facts.seq === seq)).toHaveLength(1);
      await answerFirst(table, me);
    }
    expect(table.kept.at(-1)).toBeUndefined();
    const { length } = table.kept;
    await table.hello(me);
    expect(table.kept).toHaveLength(length);
  });

  it('keeps one, too, while a bot waits for a step', async () => {
    const table = setUp(tableFor(1, 3), 'step');
    const me = personHere(0);
    await table.hello(me);
    await table.wish(me, { type: 'begin' });
    while ((table.state(me).view?.questions.length ?? 0) > 0) await answerFirst(table, me);
    expect(table.said.at(-1)).toEqual({ type: 'bots', bots: 'stepping' });
    expect(table.kept.at(-1)?.facts.seq).toBe(table.state(me).seq);
  });

  it.each([
    ['never done', () => new Promise<void>(() => undefined)],
    ['impossible', () => Promise.reject(new Error('the disk is full'))],
  ])('is played on while keeping its snapshot is %s', async (_, keep) => {
    const table = setUp(tableFor(1, 2), 'instant', [], { keep });
    const me = personHere(0);
    await table.hello(me);
    await table.wish(me, { type: 'begin' });
    while (table.state(me).info.state === 'running') await answerFirst(table, me);
    expect(table.said.filter(({ type }) => type === 'trouble')).toEqual([]);
  });

  it('shows everybody at one screen their own hand only', async () => {
    const table = setUp(tableFor(3, 0), 'instant');
    for (const n of [0, 1, 2]) await table.hello(personHere(n));
    await table.wish(personHere(0), { type: 'begin' });
    for (const n of [0, 1, 2]) {
      const hands = table.state(personHere(n)).view?.zones.filter(({ kind }) => kind === 'hand') ?? [];
      expect(hands.map(({ cards }) => cards.length > 0)).toEqual([0, 1, 2].map((seat) => seat === n));
    }
  });

  it('reports the position so that it can be opened again', async () => {
    const table = setUp(tableFor(1, 2), 'instant');
    const me = personHere(0);
    await table.hello(me);
    await table.wish(me, { type: 'begin' });
    table.host.report();
    await settle(table.host);
    const reported = table.said.findLast((message) => message.type === 'report');
    expect(reported?.report.entries).toEqual(table.disk);
    expect(reported?.report.scenario.game).toBe('fantasy-realms');
  });
});
