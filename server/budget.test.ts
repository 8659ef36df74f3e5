import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Budget, createBudget } from './budget.ts';

let now: number;
let budget: Budget;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  now = 0;
  budget = createBudget(() => now);
});
afterEach(() => vi.useRealTimers());

/** What takes so many milliseconds of the thread. */
const taking = (milliseconds: number, done: string[], name: string) => (): 'done' => {
  now += milliseconds;
  done.push(name);
  return 'done';
};

async function pass(milliseconds: number): Promise<void> {
  now += milliseconds;
  for (let i = 0; i < 20; i++) {
    await vi.advanceTimersByTimeAsync(milliseconds / 20);
    await turn();
  }
}

describe('a table that takes much of the time', () => {
  it('waits when it has overdrawn its account, and the others do not', async () => {
    const done: string[] = [];
    for (const name of ['a1', 'a2', 'a3', 'a4']) budget.take('a', taking(50, done, name));
    expect(done).toEqual(['a1', 'a2']);
    budget.take('b', taking(1, done, 'b1'));
    expect(done).toEqual(['a1', 'a2', 'b1']);
    await pass(1_000);
    expect(done.slice(0, 4)).toEqual(['a1', 'a2', 'b1', 'a3']);
    await pass(1_000);
    expect(done).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  });

  it('has no more than a fifth of it in the long run', async () => {
    const done: string[] = [];
    for (let i = 0; i < 100; i++) budget.take('a', taking(40, done, 'a'));
    const began = now;
    for (let i = 0; i < 20; i++) await pass(500);
    expect(done.length).toBeGreaterThan(20);
    expect((done.length * 40) / (now - began)).toBeLessThan(0.25);
  });

  it('does in slices what takes long, with the others in between', async () => {
    const done: string[] = [];
    let slices = 0;
    budget.take('a', () => {
      done.push(`slice ${++slices}`);
      return slices === 3 ? 'done' : 'more';
    });
    budget.take('a', taking(1, done, 'after'));
    budget.take('b', taking(1, done, 'b'));
    expect(done).toEqual(['slice 1', 'b']);
    await pass(100);
    expect(done).toEqual(['slice 1', 'b', 'slice 2', 'slice 3', 'after']);
  });

  it('is told so when too much waits there', () => {
    budget.spend('a', () => {
      now += 1_000;
    });
    const taken = Array.from({ length: 201 }, () => budget.take('a', () => 'done'));
    expect(taken.filter((each) => !each)).toHaveLength(1);
  });
});
