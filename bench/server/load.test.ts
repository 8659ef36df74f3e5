import { at } from '@tafelrunde/kernel';
import { describe, expect, it } from 'vitest';
import type { Machine } from '../machine.ts';
import { startBoardgame } from './boardgame.ts';
import type { Draft, Rival } from './draft.ts';
import { atRate, fullSpeed, percentile, refill } from './load.ts';
import { movesPerCpuSecond, slowMoves, timesFaster } from './measuring.ts';
import { startOurs } from './ours.ts';

interface FakeDraft extends Draft {
  readonly moves: () => number;
  readonly isClosed: () => boolean;
}

/** A draft that is over after so many moves. */
function fakeDraft(length: number, onMove: () => void = () => undefined): FakeDraft {
  let [moves, isClosed] = [0, false];
  return {
    moves: () => moves,
    isClosed: () => isClosed,
    isReady: () => moves < length,
    isOver: () => moves >= length,
    async move() {
      moves++;
      onMove();
      return moves;
    },
    close() {
      isClosed = true;
    },
  };
}

/** A server that makes so many moves in a CPU second of a machine of this speed. */
function fakeRival(perSecond: number, speed: number, { length = 100, onMove = () => {} } = {}): Rival {
  let spent = 0;
  return {
    address: '',
    openDraft: async () =>
      fakeDraft(length, () => {
        spent += 1 / perSecond / speed;
        onMove();
      }),
    cpuSeconds: async () => spent,
    stop: async () => undefined,
  };
}

const machineAt = (speed: number): Machine => ({ cpuSeconds: () => 0, speed: () => speed });

describe('a load', () => {
  it('at full speed makes as many moves as it is told, or as there are', async () => {
    const drafts = [fakeDraft(10), fakeDraft(10)];
    expect(await fullSpeed(drafts, 7)).toBe(7);
    expect(await fullSpeed(drafts, 100)).toBe(13);
  });

  it('at a rate begins that many moves, and every draft gets its share', async () => {
    const drafts = Array.from({ length: 7 }, () => fakeDraft(1_000));
    const { times } = await atRate(drafts, 500, 0.2);
    const shares = drafts.map(({ moves }) => moves());
    expect(times.length).toBeGreaterThan(0);
    expect(times.length).toBeLessThanOrEqual(100);
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
  });

  it('at a rate tells which share of the moves nobody was ready for', async () => {
    const { times, skipped } = await atRate([fakeDraft(10)], 1_000, 0.1);
    expect(times).toHaveLength(10);
    expect(skipped).toBeGreaterThan(0.8);
    expect((await atRate([fakeDraft(1_000)], 500, 0.1)).skipped).toBe(0);
  });

  it('puts new drafts in the place of those that are over', async () => {
    const over = fakeDraft(0);
    const going = fakeDraft(5);
    const drafts: Draft[] = [over, going];
    await refill(drafts, fakeRival(1, 1), 50);
    expect(drafts).toHaveLength(50);
    expect(drafts).toContain(going);
    expect(drafts).not.toContain(over);
    expect(over.isClosed()).toBe(true);
  });

  it('knows how slow the slow ones are', () => {
    const times = Array.from({ length: 100 }, (_, i) => 100 - i);
    expect([percentile(times, 0.5), percentile(times, 0.95)]).toEqual([50, 95]);
  });
});

describe('a figure of a server', () => {
  it('is the same on a machine of half the speed', async () => {
    const reading = await movesPerCpuSecond(fakeRival(4_000, 0.5), machineAt(0.5));
    expect(reading.value).toBeCloseTo(4_000);
    expect(reading.measured).toBeCloseTo(2_000);
  });

  it('may be a ratio', async () => {
    expect((await timesFaster(fakeRival(4_000, 1), fakeRival(800, 1), machineAt(1))).value).toBeCloseTo(5);
  });

  it('is not told when the load itself came too late', async () => {
    let moves = 0;
    const stumble = () => {
      if (++moves % 150 === 0) wait(15);
    };
    expect(await slowMoves(fakeRival(1, 1, { onMove: stumble }), machineAt(10))).toEqual({
      skipped: expect.stringContaining('too busy'),
    });
  });

  it('on such a machine is how long the server worked while a move waited, where that is known', async () => {
    let worked = 0;
    const stumble = () => {
      worked += 0.25;
      wait(15);
    };
    const rival = { ...fakeRival(1, 1, { length: 1_000, onMove: stumble }), worked: () => worked };
    const reading = await slowMoves(rival, machineAt(1), 40);
    expect(reading).toEqual({ value: expect.any(Number), measured: expect.any(Number) });
    // A move, and now and then one that had to be made at once with it.
    expect('value' in reading && reading.value).toBeGreaterThanOrEqual(0.25);
    expect('value' in reading && reading.value).toBeLessThan(3);
  });

  it('is not told when many moves could not be made', async () => {
    expect(await slowMoves(fakeRival(1, 1, { length: 1 }), machineAt(10))).toEqual({
      skipped: expect.stringContaining('steady load'),
    });
  });
});

/** Keeps the processor busy. */
function wait(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

describe('both servers', () => {
  it.each([
    ['ours', startOurs],
    ['boardgame.io', startBoardgame],
  ])('%s: three people play a draft', { timeout: 120_000 }, async (_, start) => {
    const rival = await start();
    try {
      const drafts: Draft[] = [];
      await refill(drafts, rival, 1);
      expect(await fullSpeed(drafts, 20)).toBe(20);
      expect(await rival.cpuSeconds()).toBeGreaterThan(0);
      at(drafts, 0).close();
    } finally {
      await rival.stop();
    }
  });
});
