import { setImmediate as soon } from 'node:timers/promises';

/*
 * One thread serves all tables, so none of them may have it for long. Each has an account of milliseconds, which fills as time passes;
 * whoever has overdrawn it waits, and those at other tables do not. What takes long is done in slices, with the others in between.
 */
export interface Budget {
  /** Carries it out at once if the table may, otherwise when its turn comes; false when too much waits there already. */
  take(table: string, task: Task): boolean;
  /** Carries it out now, at the table's expense. */
  spend<T>(table: string, act: () => T): T;
  /** Once the table may do something again. */
  free(table: string): Promise<void>;
}

/** Does a slice of it, and says whether that was the last. */
type Task = () => 'done' | 'more';

/** Milliseconds that a table may use at once, and for how much of the time in the long run. */
const MOST = 60;
const SHARE = 0.2;
/** So many tasks of one table may wait. */
const MOST_WAITING = 200;
/** With so many accounts it is time to look for full ones, which need not be kept. */
const MANY = 1_000;

interface Account {
  left: number;
  at: number;
  readonly waiting: Task[];
  isServed: boolean;
}

export function createBudget(clock: () => number = () => performance.now()): Budget {
  const accounts = new Map<string, Account>();

  const accountOf = (table: string): Account => {
    const now = clock();
    const known = accounts.get(table);
    if (known === undefined) {
      if (accounts.size >= MANY) tidy();
      const fresh: Account = { left: MOST, at: now, waiting: [], isServed: false };
      accounts.set(table, fresh);
      return fresh;
    }
    known.left = Math.min(MOST, known.left + (now - known.at) * SHARE);
    known.at = now;
    return known;
  };

  const tidy = (): void => {
    for (const [table, { left, at, isServed }] of accounts) {
      if (!isServed && left + (clock() - at) * SHARE >= MOST) accounts.delete(table);
    }
  };

  const spend = <T>(table: string, act: () => T): T => {
    const began = clock();
    try {
      return act();
    } finally {
      accountOf(table).left -= clock() - began;
    }
  };

  const free = async (table: string): Promise<void> => {
    for (let { left } = accountOf(table); left <= 0; { left } = accountOf(table))
      await later(Math.ceil(-left / SHARE) + 1);
  };

  /** One slice at a time, the others in between. */
  const serve = async (table: string, account: Account): Promise<void> => {
    account.isServed = true;
    for (let [task] = account.waiting; task !== undefined; [task] = account.waiting) {
      await soon();
      await free(table);
      if (spend(table, task) === 'done') account.waiting.shift();
    }
    account.isServed = false;
  };

  return {
    take(table, task) {
      const account = accountOf(table);
      if (account.waiting.length >= MOST_WAITING) return false;
      if (account.waiting.length === 0 && account.left > 0 && spend(table, task) === 'done') return true;
      account.waiting.push(task);
      if (!account.isServed) serve(table, account).catch(() => undefined);
      return true;
    },
    spend,
    free,
  };
}

const later = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
