import { setImmediate as settle } from 'node:timers/promises';
import { at } from '@tafelrunde/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createLeases, type How, type LeaseRows, type Leases } from './leases.ts';

/*
 * The leases as they are, over a database that does what `storage/postgres-leases.ts` has Postgres do, with messages that arrive late, in any
 * order or never, servers that stand still for a while, and a clock that jumps.
 */

const TABLE = 'the table';
const SERVERS = 3;

/** Something that was said to the database: it arrives some time, and so does the answer; or one of them never does. */
interface Message {
  arrive(): void;
  answer(): void;
  lose(): void;
  hasArrived: boolean;
}

interface Entry {
  readonly by: number;
  readonly fence: number;
  readonly text: string;
}

class Database {
  time = 1_000_000;
  driver: string | undefined;
  fence = 0;
  readonly entries: Entry[] = [];
  readonly alive = new Map<string, { readonly address: string; readonly until: number }>();
  readonly taken: string[] = [];
  readonly messages: Message[] = [];

  /** On its way: nothing has happened yet. */
  private say<T>(act: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      let result: T;
      const message: Message = {
        hasArrived: false,
        arrive() {
          this.hasArrived = true;
          result = act();
        },
        answer: () => resolve(result),
        lose: () => reject(new Error('lost')),
      };
      this.messages.push(message);
    });
  }

  private isAlive(server: string | undefined): boolean {
    return server !== undefined && (this.alive.get(server)?.until ?? 0) > this.time;
  }

  private take(server: string, how: How): number | undefined {
    const isFree = this.driver === server || !this.isAlive(this.driver);
    if (how === 'if-free' && !isFree) return undefined;
    if (this.driver !== undefined && this.driver !== server) this.taken.push(this.driver);
    this.driver = server;
    return ++this.fence;
  }

  readonly rows: LeaseRows = {
    pulse: (server, address, milliseconds) =>
      this.say(() => {
        this.alive.set(server, { address, until: this.time + milliseconds });
        const isTaken = this.taken.includes(server);
        if (isTaken) this.taken.splice(0, this.taken.length, ...this.taken.filter((each) => each !== server));
        return { now: this.time, taken: isTaken ? [TABLE] : [] };
      }),
    take: (_, server, how) => this.say(() => this.take(server, how)),
    driverOf: () => this.say(() => (this.isAlive(this.driver) ? this.alive.get(this.driver ?? '')?.address : null)),
    give: (_, server, fence) =>
      this.say(() => {
        if (this.driver === server && this.fence === fence) this.driver = undefined;
      }),
    clear: () => Promise.resolve(),
    secret: () => Promise.resolve('secret'),
    servers: () => Promise.resolve([]),
    gone: (server) => this.say(() => void this.alive.delete(server)),
  };

  /** Only under the number by which the table is driven, and each place once. */
  store(seq: number, entry: Entry): Promise<boolean> {
    return this.say(() => {
      if (entry.fence !== this.fence || this.entries.length !== seq) return false;
      this.entries.push(entry);
      return true;
    });
  }

  length(): Promise<number> {
    return this.say(() => this.entries.length);
  }
}

/** A server with one table, which it loads, drives and loses as the hall does. */
class Server {
  clock = 0;
  isPaused = false;
  /** The table in memory. */
  held: { readonly fence: number; length: number } | undefined;
  /** What people were told, by number. */
  readonly told = new Map<number, string>();
  private isLoading = false;
  private written = 0;
  readonly leases: Leases;
  private readonly database: Database;
  private readonly number: number;
  private pulse: () => void = () => undefined;

  constructor(database: Database, number: number) {
    [this.database, this.number] = [database, number];
    this.leases = createLeases(database.rows, {
      clock: () => this.clock,
      every: (act) => {
        this.pulse = act;
        return () => undefined;
      },
      onFault: () => undefined,
      onAnswer: () => undefined,
    });
    this.leases.onTaken(() => {
      this.held = undefined;
    });
    this.leases.join(`address ${number}`).catch(() => undefined);
  }

  act(what: 'pulse' | 'take' | 'force' | 'store' | 'give'): void {
    if (this.isPaused) return;
    if (what === 'pulse') this.pulse();
    else if (what === 'store') this.store();
    else if (what === 'give') this.give();
    else this.load(what === 'force' ? 'by-force' : 'if-free').catch(() => undefined);
  }

  /** Somebody asks for the table. */
  private async load(how: How): Promise<void> {
    if (this.held !== undefined && !this.leases.isSure()) this.held = undefined;
    if (this.held !== undefined || this.isLoading) return;
    this.isLoading = true;
    try {
      const taken = await this.leases.take(TABLE, how);
      if (taken === undefined || 'elsewhere' in taken) return;
      const length = await this.database.length();
      if (taken.isOurs()) this.held = { fence: taken.fence, length };
    } finally {
      this.isLoading = false;
    }
  }

  /** Somebody moves. */
  private store(): void {
    const { held } = this;
    if (held === undefined) return;
    if (!this.leases.isSure()) {
      this.held = undefined;
      return;
    }
    const text = `${this.number} wrote ${this.written++}`;
    const seq = held.length++;
    this.database.store(seq, { by: this.number, fence: held.fence, text }).then(
      (isStored) => {
        if (isStored) this.told.set(seq, text);
        else if (this.held === held) this.held = undefined;
      },
      () => {
        if (this.held === held) this.held = undefined;
      },
    );
  }

  private give(): void {
    const { held } = this;
    this.held = undefined;
    if (held !== undefined) this.leases.give(TABLE, held.fence).catch(() => undefined);
  }

  /** It would serve people by what it has in memory. */
  serves(): boolean {
    return this.held !== undefined && this.leases.isSure();
  }
}

type Step =
  | { readonly kind: 'act'; readonly server: number; readonly what: Parameters<Server['act']>[0] }
  | { readonly kind: 'arrive' | 'answer' | 'lose'; readonly which: number }
  | { readonly kind: 'pass' | 'jump'; readonly milliseconds: number }
  | { readonly kind: 'pause'; readonly server: number }
  /** All that is on its way comes through. */
  | { readonly kind: 'calm' };

const server = fc.nat(SERVERS - 1);
const acts = (...what: Parameters<Server['act']>[0][]) =>
  fc.record({ kind: fc.constant('act' as const), server, what: fc.constantFrom(...what) });
const usual = [
  { arbitrary: acts('pulse', 'take', 'store', 'give'), weight: 6 },
  {
    arbitrary: fc.record({ kind: fc.constantFrom('arrive' as const, 'answer' as const), which: fc.nat(5) }),
    weight: 12,
  },
  { arbitrary: fc.record({ kind: fc.constant('lose' as const), which: fc.nat(5) }), weight: 1 },
  {
    arbitrary: fc.record({ kind: fc.constant('pass' as const), milliseconds: fc.integer({ min: 1, max: 2_000 }) }),
    weight: 3,
  },
  { arbitrary: fc.record({ kind: fc.constant('pause' as const), server }), weight: 1 },
  { arbitrary: fc.constant({ kind: 'calm' as const }), weight: 4 },
] as const;
const unusual = [
  { arbitrary: acts('force'), weight: 1 },
  {
    arbitrary: fc.record({ kind: fc.constant('jump' as const), milliseconds: fc.integer({ min: -9_000, max: 9_000 }) }),
    weight: 1,
  },
] as const;

class World {
  readonly database = new Database();
  readonly servers = Array.from({ length: SERVERS }, (_, i) => new Server(this.database, i));

  async step(step: Step): Promise<void> {
    const { database, servers } = this;
    switch (step.kind) {
      case 'act':
        at(servers, step.server).act(step.what);
        break;
      case 'pass':
        database.time += step.milliseconds;
        for (const each of servers) each.clock += step.milliseconds;
        break;
      case 'jump':
        database.time += step.milliseconds;
        break;
      case 'pause':
        at(servers, step.server).isPaused = !at(servers, step.server).isPaused;
        break;
      case 'calm':
        while (this.database.messages.length > 0) {
          this.deliver(this.database.messages.some(({ hasArrived }) => hasArrived) ? 'answer' : 'arrive', 0);
          await settle();
        }
        break;
      default:
        this.deliver(step.kind, step.which);
    }
    await settle();
  }

  private deliver(kind: 'arrive' | 'answer' | 'lose', which: number): void {
    const { messages } = this.database;
    const waiting = messages.filter(({ hasArrived }) => kind === 'lose' || hasArrived === (kind === 'answer'));
    const message = waiting[which % Math.max(1, waiting.length)];
    if (message === undefined) return;
    message[kind]();
    if (kind !== 'arrive') messages.splice(messages.indexOf(message), 1);
  }
}

async function played(steps: readonly Step[], look: (world: World) => void): Promise<World> {
  const world = new World();
  for (const step of steps) {
    await world.step(step);
    look(world);
  }
  return world;
}

const RUNS = { numRuns: 400 };

describe('a table that several servers want', () => {
  it('is never stored by two drivers, and nobody is told what is not stored, whatever clocks and messages do', async () => {
    let stored = 0;
    let changes = 0;
    const schedule = fc.array(fc.oneof(...usual, ...unusual), { minLength: 100, maxLength: 300, size: 'max' });
    await fc.assert(
      fc.asyncProperty(schedule, async (steps) => {
        const { database, servers } = await played(steps, () => undefined);
        const { entries } = database;
        for (const [i, { fence, by }] of entries.entries()) {
          const before = entries[i - 1];
          // Whoever has lost the table stores nothing more, not even under the same name.
          expect(before === undefined || fence > before.fence || (fence === before.fence && by === before.by)).toBe(
            true,
          );
          if (before !== undefined && before.by !== by) changes++;
        }
        for (const { told } of servers) for (const [seq, text] of told) expect(at(entries, seq).text).toBe(text);
        stored += entries.length;
      }),
      RUNS,
    );
    // Otherwise it would prove little.
    expect(stored).toBeGreaterThan(100);
    expect(changes).toBeGreaterThan(10);
  });

  it('is served by one of them at a time, as long as clocks only go at the same pace', async () => {
    let served = 0;
    const schedule = fc.array(fc.oneof(...usual), { minLength: 100, maxLength: 300, size: 'max' });
    await fc.assert(
      fc.asyncProperty(schedule, async (steps) => {
        await played(steps, ({ servers }) => {
          const serving = servers.filter((each) => each.serves());
          expect(serving.length).toBeLessThanOrEqual(1);
          served += serving.length;
        });
      }),
      RUNS,
    );
    expect(served).toBeGreaterThan(100);
  });
});
