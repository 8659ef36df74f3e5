import { describe, expect, it } from 'vitest';
import type { Machine } from './machine.ts';
import { medianMilliseconds, microsecondsEach, perCpuSecond, slowestMilliseconds, timesFaster } from './measure.ts';

/** A machine whose clock the test moves: `spend` is work that takes so long on the reference machine. */
function machineAt(speed: number) {
  let now = 0;
  const machine: Machine = { cpuSeconds: () => now, speed: () => speed };
  const spend = (seconds: number) => {
    now += seconds / speed;
  };
  return { machine, spend };
}

function workAt(spend: (seconds: number) => void, unitsPerSecond: number) {
  return () => {
    spend(0.01);
    return unitsPerSecond / 100;
  };
}

describe('a figure', () => {
  it('is the same on a quiet and on a busy machine, and says what was measured', () => {
    const quiet = machineAt(1);
    expect(perCpuSecond(workAt(quiet.spend, 5000), quiet.machine).value).toBeCloseTo(5000);
    const busy = machineAt(0.5);
    const reading = perCpuSecond(workAt(busy.spend, 5000), busy.machine);
    expect(reading.value).toBeCloseTo(5000);
    expect(reading.measured).toBeCloseTo(2500);
  });

  it('is the best of five tries, the warming up not counting', () => {
    const { machine, spend } = machineAt(1);
    const warmingUp = [900, 900, 900, 900];
    const tries = [30, 60, 90, 60, 30];
    const left = [...warmingUp, ...tries];
    const work = () => {
      spend(0.5);
      return left.shift() ?? 0;
    };
    expect(perCpuSecond(work, machine).value).toBeCloseTo(180);
    expect(left).toEqual([]);
  });

  it('may be a duration', () => {
    const { machine, spend } = machineAt(0.5);
    const reading = microsecondsEach(workAt(spend, 500_000), machine);
    expect(reading.value).toBeCloseTo(2);
    expect(reading.measured).toBeCloseTo(4);
  });

  it('may be a ratio of two rates', () => {
    const { machine, spend } = machineAt(0.7);
    expect(timesFaster(workAt(spend, 300_000), workAt(spend, 10_000), machine).value).toBeCloseTo(30);
  });

  it('gives both sides of a ratio as much time', () => {
    const { machine, spend } = machineAt(1);
    const spent = [0, 0];
    const working = (who: number, seconds: number) => () => {
      spend(seconds);
      spent[who] = (spent[who] ?? 0) + seconds;
      return 1;
    };
    timesFaster(working(0, 0.01), working(1, 0.03), machine);
    expect(Math.abs((spent[0] ?? 0) - (spent[1] ?? 0))).toBeLessThan(0.3);
  });

  it('may be the median or the slowest of several tasks, in milliseconds', () => {
    const { machine, spend } = machineAt(0.5);
    const tasks = [3, 1, 40, 2, 5].map((milliseconds) => () => spend(milliseconds / 1000));
    expect(medianMilliseconds(tasks, machine).value).toBeCloseTo(3);
    expect(slowestMilliseconds(tasks, machine).value).toBeCloseTo(40);
    expect(slowestMilliseconds(tasks, machine).measured).toBeCloseTo(80);
  });

  it('does not take one hiccup for the slowest task', () => {
    const { machine, spend } = machineAt(1);
    let runs = 0;
    const hiccup = () => spend(runs++ === 0 ? 0.5 : 0.001);
    expect(slowestMilliseconds([hiccup, () => spend(0.002)], machine).value).toBeCloseTo(2);
  });
});
