import { at } from '@tafelrunde/kernel';
import type { Reading } from './figure.ts';
import { type Machine, stopwatchOf, thisMachine } from './machine.ts';

/** A piece of work of at least some 100 microseconds; it tells how many units it did. */
export type Work = () => number;

/** A piece of work that is timed as a whole. */
export type Task = () => void;

const TRIES = 5;
const SECONDS_A_TRY = 0.3;

/** Units per CPU second: the best of five tries, after one to warm up. */
export function perCpuSecond(work: Work, machine: Machine = thisMachine): Reading {
  rateOf(work, machine);
  return highest(tries(() => rateOf(work, machine)));
}

/** CPU microseconds per unit. */
export function microsecondsEach(work: Work, machine: Machine = thisMachine): Reading {
  const { value, measured } = perCpuSecond(work, machine);
  return { value: 1e6 / value, measured: 1e6 / measured };
}

/**
 * How many times the rate of the others ours is, each at the best of five tries. The tries take turns, so that both meet the
 * same machine: a ratio needs no scaling.
 */
export function timesFaster(ours: Work, theirs: Work, machine: Machine = thisMachine): Reading {
  const pair = () => ({ ours: rateOf(ours, machine), theirs: rateOf(theirs, machine) });
  pair();
  const pairs = tries(pair);
  const best = (rates: readonly Reading[]): number => Math.max(...rates.map(({ measured }) => measured));
  const ratio = best(pairs.map((both) => both.ours)) / best(pairs.map((both) => both.theirs));
  return { value: ratio, measured: ratio };
}

/** The CPU milliseconds of the middle one of several tasks, each by the best of its five tries. */
export function medianMilliseconds(tasks: readonly Task[], machine: Machine = thisMachine): Reading {
  return at(bestTimes(tasks, machine), Math.floor(tasks.length / 2));
}

/** Of very many tasks, those that were slowest at the first try get five more; the others are out. */
const SUSPECTS = 10;

/** The CPU milliseconds of the slowest task. */
export function slowestMilliseconds(tasks: readonly Task[], machine: Machine = thisMachine): Reading {
  const first = timesOf(tasks, machine).map((time, i) => ({ time, task: at(tasks, i) }));
  const suspects = first.sort((a, b) => b.time.value - a.time.value).slice(0, SUSPECTS);
  const times = bestTimes(
    suspects.map(({ task }) => task),
    machine,
  );
  return at(times, times.length - 1);
}

function rateOf(work: Work, machine: Machine): Reading {
  const stopwatch = stopwatchOf(machine);
  let units = 0;
  let seconds = 0;
  while (seconds < SECONDS_A_TRY) {
    seconds += stopwatch.time(() => {
      units += work();
    });
  }
  return { value: units / seconds / stopwatch.speed(), measured: units / seconds };
}

function timesOf(tasks: readonly Task[], machine: Machine): Reading[] {
  const stopwatch = stopwatchOf(machine);
  const times = tasks.map((task) => stopwatch.time(task) * 1000);
  return times.map((measured) => ({ value: measured * stopwatch.speed(), measured }));
}

/** Each task's best time of five, the shortest first. */
function bestTimes(tasks: readonly Task[], machine: Machine): Reading[] {
  const rounds = tries(() => timesOf(tasks, machine));
  return byValue(tasks.map((_, i) => at(byValue(rounds.map((times) => at(times, i))), 0)));
}

function tries<T>(one: () => T): T[] {
  return Array.from({ length: TRIES }, one);
}

function highest(readings: readonly Reading[]): Reading {
  return at(byValue(readings), readings.length - 1);
}

function byValue(readings: readonly Reading[]): Reading[] {
  return readings.toSorted((a, b) => a.value - b.value);
}
