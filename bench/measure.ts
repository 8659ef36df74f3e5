import { at } from '@tafelrunde/kernel';
import type { Reading } from './figure.ts';
import { type Machine, stopwatchOf, thisMachine } from './machine.ts';

/** A piece of work of at least some 100 microseconds; it tells how many units it did. */
export type Work = () => number;

/** A piece of work that is timed as a whole. */
export type Task = () => void;

const TRIES = 5;
const SECONDS_A_TRY = 0.3;
/** Until the engine has compiled what is hot: its compiling costs CPU time too, on threads of its own. */
const SECONDS_TO_WARM_UP = 2;

/** Units per CPU second: the best of five tries, after a time to warm up. */
export function perCpuSecond(work: Work, machine: Machine = thisMachine): Reading {
  rateOf(work, machine, SECONDS_TO_WARM_UP);
  return highest(tries(() => rateOf(work, machine)));
}

/** CPU microseconds per unit. */
export function microsecondsEach(work: Work, machine: Machine = thisMachine): Reading {
  const { value, measured } = perCpuSecond(work, machine);
  return { value: 1e6 / value, measured: 1e6 / measured };
}

/**
 * How many times the rate of the others ours is, at the best of five tries. In each try both work in turns of a few milliseconds,
 * so that they meet the same machine: a ratio needs no scaling.
 */
export function timesFaster(ours: Work, theirs: Work, machine: Machine = thisMachine): Reading {
  inTurns(ours, theirs, machine, SECONDS_TO_WARM_UP);
  const ratio = Math.max(...tries(() => inTurns(ours, theirs, machine, SECONDS_A_TRY)));
  return { value: ratio, measured: ratio };
}

/** The ratio of two rates, each worker having its turn when it has spent less time than the other. */
function inTurns(ours: Work, theirs: Work, machine: Machine, atLeast: number): number {
  const done = { ours: 0, theirs: 0 };
  const spent = { ours: 0, theirs: 0 };
  const turn = (who: 'ours' | 'theirs', work: Work) => {
    const start = machine.cpuSeconds();
    done[who] += work();
    spent[who] += machine.cpuSeconds() - start;
  };
  while (spent.ours < atLeast || spent.theirs < atLeast) {
    if (spent.ours <= spent.theirs) turn('ours', ours);
    else turn('theirs', theirs);
  }
  return done.ours / spent.ours / (done.theirs / spent.theirs);
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

/** The CPU milliseconds that all but one in twenty of these tasks take, each timed once where it comes up. */
export function nearlyAllMilliseconds(
  play: (timed: (task: Task) => void) => void,
  machine: Machine = thisMachine,
): Reading {
  const stopwatch = stopwatchOf(machine);
  const times: number[] = [];
  play((task) => times.push(stopwatch.time(task) * 1000));
  const measured = at(
    times.toSorted((a, b) => a - b),
    Math.floor(times.length * 0.95),
  );
  return { value: measured * stopwatch.speed(), measured };
}

function rateOf(work: Work, machine: Machine, atLeast: number = SECONDS_A_TRY): Reading {
  const stopwatch = stopwatchOf(machine);
  let units = 0;
  let seconds = 0;
  while (seconds < atLeast) {
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
