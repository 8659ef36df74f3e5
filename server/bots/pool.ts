import { randomInt } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import type { Ref } from '@tafelrunde/kernel';
import type { Metrics } from '../metrics.ts';
import type { BotJob, BotReply, BotTask } from './job.ts';

/** Bots think in threads of their own, so that nobody at the other tables has to wait for them. */
export interface BotPool {
  /** `of`: for whom; they take turns, however many decisions one of them has waiting. */
  decide(job: BotJob, of: string): Promise<readonly Ref[]>;
  /** How many decisions are waiting for a thread. */
  waiting(): number;
  close(): Promise<void>;
}

export interface PoolOptions {
  readonly threads: number;
  /** How long a bot may think about one decision. */
  readonly milliseconds: number;
  readonly metrics: Metrics;
}

/** With more than so many waiting for each thread, of all or of one address its share, bots decide at once. */
const PATIENT_QUEUE = 6;
/** A thread that takes so much longer than it was given is stuck. */
const GRACE = 15_000;

interface Pending {
  readonly of: string;
  readonly job: BotJob;
  readonly tries: number;
  readonly resolve: (picks: readonly Ref[]) => void;
  readonly reject: (fault: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  busy: { readonly pending: Pending; readonly alarm: NodeJS.Timeout } | undefined;
}

export function createPool({ threads: most, milliseconds, metrics }: PoolOptions): BotPool {
  const queue: Pending[] = [];
  const threads = new Set<Thread>();
  /** Whose turn was when, of those who still wait. */
  const served = new Map<string, number>();
  let turns = 0;
  let closed = false;

  const start = (): Thread => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    const thread: Thread = { worker, busy: undefined };
    worker.on('message', (reply: BotReply) => finish(thread, reply));
    worker.on('error', (fault) => discard(thread, String(fault)));
    threads.add(thread);
    return thread;
  };

  const finish = (thread: Thread, reply: BotReply): void => {
    const { busy } = thread;
    thread.busy = undefined;
    if (busy !== undefined) {
      clearTimeout(busy.alarm);
      if ('picks' in reply) busy.pending.resolve(reply.picks);
      else again(busy.pending, reply.fault);
    }
    next();
  };

  const discard = (thread: Thread, why: string): void => {
    threads.delete(thread);
    thread.worker.terminate().catch(() => undefined);
    finish(thread, { fault: why });
  };

  /** What failed once is tried again by a bot that needs no time. */
  const again = (pending: Pending, why: string): void => {
    if (pending.tries > 0 || closed) pending.reject(new Error(why));
    else queue.unshift({ ...pending, tries: 1 });
  };

  /** Of those who wait, the first of whoever was served longest ago. */
  const takeNext = (): Pending | undefined => {
    const [first] = queue.toSorted((one, other) => (served.get(one.of) ?? 0) - (served.get(other.of) ?? 0));
    if (first === undefined) return undefined;
    queue.splice(queue.indexOf(first), 1);
    if (!queue.some(({ of }) => of === first.of)) served.delete(first.of);
    else served.set(first.of, ++turns);
    return first;
  };

  const next = (): void => {
    if (closed) return;
    const idle = [...threads].find(({ busy }) => busy === undefined);
    const thread = idle ?? (threads.size < most && queue.length > 0 ? start() : undefined);
    const pending = thread === undefined ? undefined : takeNext();
    if (thread === undefined || pending === undefined) return;
    const waiting = queue.filter(({ of }) => of === pending.of).length;
    const share = (PATIENT_QUEUE * most) / new Set([pending.of, ...queue.map(({ of }) => of)]).size;
    const quick = pending.tries > 0 || waiting >= share;
    metrics.add(quick ? 'bot_decisions_quick_total' : 'bot_decisions_total');
    const task: BotTask = { ...pending.job, quick, milliseconds, seed: randomInt(2 ** 32) };
    const alarm = setTimeout(() => discard(thread, 'a bot took too long'), milliseconds + GRACE);
    thread.busy = { pending, alarm };
    thread.worker.postMessage(JSON.stringify(task));
    next();
  };

  return {
    decide: (job, of) =>
      new Promise((resolve, reject) => {
        queue.push({ job, of, tries: 0, resolve, reject });
        next();
      }),
    waiting: () => queue.length,
    async close() {
      closed = true;
      for (const { busy } of threads) if (busy !== undefined) clearTimeout(busy.alarm);
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}
