import { type Chance, quickChance } from '@tafelrunde/kernel';
import type { Costs } from './costs.ts';

/*
 * People at tables, servers that drive them, and one Postgres, in simulated time: every move of every table comes to the server that
 * drives it, waits there for its turn, and is acknowledged when the transaction that it shares with the others of that turn is durable.
 */

export interface Plan {
  readonly people: number;
  readonly servers: number;
  readonly costs: Costs;
  /** Simulated seconds. */
  readonly seconds: number;
  readonly seed: number;
  /** Cores of the machine with Postgres. */
  readonly databaseCores: number;
}

export interface Simulated {
  readonly tables: number;
  readonly movesPerSecond: number;
  /** Milliseconds until a move is acknowledged, for the middle one, and for 95 and 99 of 100. */
  readonly middle: number;
  readonly p95: number;
  readonly p99: number;
  /** Share of its time that the busiest server has been at work; more than 1: it does not keep up. */
  readonly busiest: number;
  /** The same of Postgres. */
  readonly database: number;
  readonly commitsPerSecond: number;
}

/** How many sit at a table, and how many of ten tables are so large. */
const TABLE_SIZES = [2, 2, 2, 3, 3, 3, 4, 4, 5, 6] as const;
/** Seconds that a table takes between two moves: people think for longer, but they are several, and passes are quick. */
const PAUSE = 6;
/** Seconds that a disk takes to make a transaction durable. */
const SYNC = 0.002;
/** Longest time between two looks at what has come in: moves of one such turn share a transaction. */
const TURN = 0.001;

/** One server: what it has to do, one thing after the other. */
interface Server {
  /** Until when it is at work. */
  busyUntil: number;
  worked: number;
  /** When the transaction that is being gathered begins, and how many moves share it. */
  commitAt: number;
}

/** Moves fall due in the order of time: a ring of buckets, one for each turn of the simulated clock. */
class Calendar {
  private readonly buckets: number[][];
  private readonly step: number;

  constructor(seconds: number, step: number) {
    this.step = step;
    this.buckets = Array.from({ length: Math.ceil(seconds / step) + 1 }, () => []);
  }

  add(time: number, table: number): void {
    this.buckets[Math.floor(time / this.step)]?.push(table);
  }

  *all(): Generator<readonly [number, readonly number[]]> {
    for (const [i, bucket] of this.buckets.entries()) yield [i * this.step, bucket];
  }
}

const RESOLUTION = 1 << 20;
/** Waiting times of people are memoryless. */
const exponential = (chance: Chance, mean: number): number =>
  -mean * Math.log((chance('pause', RESOLUTION) + 1) / RESOLUTION);

function tablesFor(people: number, chance: Chance): number {
  let [seated, tables] = [0, 0];
  for (; seated < people; tables++) seated += TABLE_SIZES[chance('size', TABLE_SIZES.length)] ?? 2;
  return tables;
}

export function simulate({ people, servers: count, costs, seconds, seed, databaseCores }: Plan): Simulated {
  const chance = quickChance(seed);
  const tables = tablesFor(people, chance);
  const servers = Array.from({ length: count }, (): Server => ({ busyUntil: 0, worked: 0, commitAt: -1 }));
  const calendar = new Calendar(seconds, TURN);
  for (let table = 0; table < tables; table++) calendar.add(exponential(chance, PAUSE), table);
  // Table ids are hashes: they spread over the servers by chance.
  const driver = Uint16Array.from({ length: tables }, () => chance('driver', count));
  const waits = new Histogram();
  let [moves, commits, databaseBusyUntil, databaseWorked] = [0, 0, 0, 0];
  for (const [now, due] of calendar.all()) {
    for (const table of due) {
      const server = servers[driver[table] ?? 0];
      if (server === undefined) continue;
      moves++;
      const done = Math.max(now, server.busyUntil) + costs.serverSeconds;
      server.busyUntil = done;
      server.worked += costs.serverSeconds;
      // What is done before the transaction of this turn begins goes with it.
      if (done > server.commitAt) {
        server.commitAt = Math.ceil(done / TURN) * TURN;
        commits++;
      }
      const work = costs.databaseSeconds / databaseCores;
      databaseBusyUntil = Math.max(databaseBusyUntil, server.commitAt) + work;
      databaseWorked += work;
      const acknowledged = databaseBusyUntil + SYNC;
      waits.add(acknowledged - now);
      calendar.add(acknowledged + exponential(chance, PAUSE), table);
    }
  }
  return {
    tables,
    movesPerSecond: moves / seconds,
    middle: waits.percentile(0.5) * 1_000,
    p95: waits.percentile(0.95) * 1_000,
    p99: waits.percentile(0.99) * 1_000,
    busiest: Math.max(...servers.map(({ worked }) => worked)) / seconds,
    database: databaseWorked / seconds,
    commitsPerSecond: commits / seconds,
  };
}

/** Millions of times, kept as counts. */
class Histogram {
  private static readonly width = 0.000_1;
  private static readonly most = 100_000;
  private readonly counts = new Uint32Array(Histogram.most + 1);
  private total = 0;

  add(seconds: number): void {
    const bucket = Math.min(Histogram.most, Math.floor(seconds / Histogram.width));
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.total++;
  }

  percentile(share: number): number {
    let left = this.total * share;
    for (const [bucket, count] of this.counts.entries()) {
      left -= count;
      if (left <= 0) return (bucket + 1) * Histogram.width;
    }
    return Number.NaN;
  }
}

/** How many servers it takes until 95 of 100 moves are acknowledged within so many milliseconds; none if no number does. */
export function serversFor(plan: Omit<Plan, 'servers'>, milliseconds: number): number | undefined {
  const isEnough = (servers: number): boolean => simulate({ ...plan, servers }).p95 <= milliseconds;
  let most = 1;
  for (; !isEnough(most); most *= 2) if (most > MOST_SERVERS) return undefined;
  let least = most >> 1;
  while (most - least > 1) {
    const middle = (least + most) >> 1;
    if (isEnough(middle)) most = middle;
    else least = middle;
  }
  return most;
}

const MOST_SERVERS = 512;
