import { at } from '@tafelrunde/kernel';
import type { Reading, Skipped } from '../figure.ts';
import { type Machine, thisMachine } from '../machine.ts';
import type { Draft, Rival } from './draft.ts';
import { atRate, fullSpeed, type Paced, percentile, refill } from './load.ts';

const TABLES = 200;
const TRIES = 5;
const TURNS = 7;
/** A server is compiled anew for thousands of moves: so many seconds of its own CPU time make it warm. */
const WARM_UP = 12;
const MOVES = 2_000;
/** A calibration follows each slice of a try, so that both meet the same neighbours. */
const SLICE = 500;

/** Moves in a second of the reference machine, and how many of its seconds a try takes. */
const RATE = 1_500;
const SECONDS = 1;
/** A second in which the load itself was later than so many milliseconds says nothing about the server. */
const MOST_LATE = 10;
/** Nor does one in which more than this share of the moves could not be made, since no table was ready. */
const MOST_SKIPPED = 0.01;
const MOST_TRIES = 20;

/** Moves for each CPU second of a server: the best of five tries, after one to warm up. */
export async function movesPerCpuSecond(rival: Rival, machine: Machine = thisMachine): Promise<Reading> {
  const load = await warmLoad(rival, machine);
  for (let i = 0; i < TRIES; i++) load.found.push(await load.rate(MOVES));
  return at(byValue(load.found), TRIES - 1);
}

/** How many times the rate of the others ours is. They take turns, so that both meet the same machine: the middle one of several turns. */
export async function timesFaster(ours: Rival, theirs: Rival, machine: Machine = thisMachine): Promise<Reading> {
  const [our, their] = [await warmLoad(ours, machine), await warmLoad(theirs, machine)];
  const ratios: number[] = [];
  for (let i = 0; i < TURNS; i++) {
    const { measured } = await our.rate(SLICE * 2);
    ratios.push(measured / (await their.rate(SLICE * 2)).measured);
  }
  const ratio = percentile(ratios, 0.5);
  return { value: ratio, measured: ratio };
}

async function warmLoad(rival: Rival, machine: Machine) {
  const load = createLoad(rival, machine);
  const started = await rival.cpuSeconds();
  while ((await rival.cpuSeconds()) - started < WARM_UP) await load.rate(MOVES);
  return load;
}

/**
 * The milliseconds within which 95 of 100 moves are acknowledged: the middle one of five tries in which the load was on time and complete. Where
 * it is known for how many of them the server worked, nobody has to be on time: the rest was waiting for a core, which others on the machine had.
 */
export async function slowMoves(
  rival: Rival,
  machine: Machine = thisMachine,
  perSecond = RATE,
): Promise<Reading | Skipped> {
  const load = await warmLoad(rival, machine);
  for (let i = 0; i < MOST_TRIES && load.found.length < TRIES; i++) {
    const { late, skipped, worked, ...reading } = await load.slow(perSecond);
    if (skipped > MOST_SKIPPED) continue;
    if (worked !== undefined) load.found.push({ ...reading, value: Math.min(worked, reading.value) });
    else if (late <= MOST_LATE) load.found.push(reading);
  }
  if (load.found.length < TRIES) return { skipped: 'this machine is too busy to put a steady load on a server' };
  return at(byValue(load.found), TRIES >> 1);
}

interface Slow extends Reading, Pick<Paced, 'late' | 'skipped'> {
  /** As on a quiet machine. */
  readonly worked?: number;
}

/** 200 tables of three people, those that are over being replaced before each try. */
function createLoad(rival: Rival, machine: Machine) {
  const drafts: Draft[] = [];
  const found: Reading[] = [];
  return {
    found,
    async rate(moves: number): Promise<Reading> {
      await refill(drafts, rival, TABLES);
      const started = await rival.cpuSeconds();
      const costs: number[] = [];
      let made = 0;
      while (costs.length * SLICE < moves) {
        made += await fullSpeed(drafts, SLICE);
        costs.push(1 / machine.speed());
      }
      const measured = made / ((await rival.cpuSeconds()) - started);
      return { value: (measured * costs.reduce((sum, cost) => sum + cost, 0)) / costs.length, measured };
    },
    /** On a machine of half the speed half as many moves in a second are as much to do, and take twice the time. */
    async slow(perSecond: number): Promise<Slow> {
      await refill(drafts, rival, TABLES);
      rival.prepare?.();
      // The middle one of three, since one alone may meet a hiccup.
      const now = percentile([machine.speed(), machine.speed(), machine.speed()], 0.5);
      const { times, worked, late, skipped } = await atRate(drafts, perSecond * now, SECONDS / now, rival);
      const measured = percentile(times, 0.95);
      const busy = worked.length === 0 ? {} : { worked: percentile(worked, 0.95) * now };
      return { value: measured * now, measured, late, skipped, ...busy };
    },
  };
}

function byValue(readings: readonly Reading[]): Reading[] {
  return readings.toSorted((a, b) => a.value - b.value);
}
